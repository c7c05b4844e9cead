import Foundation

/// A gesture that is offered, with what a person does for it.
@MainActor private struct OfferedGesture {
    let verb: UserAction.Verb
    let stages: [GestureInput.Stage]
    /// Something that is done so.
    let example: UserAction
    /// What an action says; nil where it lacks something.
    let kind: (UserAction) -> GestureInput.Kind?

    /// All of them; of those with one verb the first counts that would be recognized.
    static let all: [OfferedGesture] = [
        OfferedGesture(.tap, [.ended]) { _ in .tap(count: 1) },
        OfferedGesture(.doubleTap, [.ended]) { _ in .tap(count: 2) },
        OfferedGesture(.hold) { _ in .longPress },
        OfferedGesture(.drag) { drag($0, isAfterLongPress: false) },
        OfferedGesture(.drag) { drag($0, isAfterLongPress: true) },
        OfferedGesture(.magnify) { $0.number.map { .magnify($0) } },
        OfferedGesture(.rotate) { $0.number.map { .rotate(.degrees($0)) } },
    ]

    private init(
        _ verb: UserAction.Verb, _ stages: [GestureInput.Stage] = [.began, .ended],
        kind: @escaping (UserAction) -> GestureInput.Kind?
    ) {
        self.verb = verb
        self.stages = stages
        self.kind = kind
        example = UserAction(verb, text: UserAction.directions[0], number: 2)
    }

    /// Half of the width of a phone, which is further than apps wait for.
    private static func drag(_ action: UserAction, isAfterLongPress: Bool) -> GestureInput.Kind? {
        let ways: [String: CGSize] = [
            "left": CGSize(width: -200, height: 0), "right": CGSize(width: 200, height: 0),
            "up": CGSize(width: 0, height: -200), "down": CGSize(width: 0, height: 200),
        ]
        return action.text.flatMap { ways[$0] }.map { .drag(translation: $0, isAfterLongPress: isAfterLongPress) }
    }

    /// What is done in the first touch, for the example.
    var first: GestureInput? { kind(example).map { GestureInput(kind: $0, stage: stages[0]) } }
}

extension UserAction {
    /// Where something can be dragged to.
    package static let directions = ["left", "right", "up", "down"]
}

extension GestureEffect {
    /// A gesture is offered where there is a place in its view at which it would be recognized, and by the text of that view.
    func addOffers(to walk: OfferWalk, at node: Node) {
        guard walk.isReachable, walk.isEnabled else { return }
        let host = walk.host
        var known: UserAction.Verb?
        for gesture in OfferedGesture.all where gesture.verb != known {
            guard let first = gesture.first, accepts(first), let target = target(for: first, in: node) else { continue }
            let label = node.spokenLabel
            if label.isEmpty { return }
            let operation = Offer.Operation { (action, stage, session) throws(ControlError) in
                guard let kind = gesture.kind(action) else {
                    throw host.refusal("\(action.verb.rawValue) does not say how far, or where to")
                }
                target.handle(GestureInput(kind: kind, stage: gesture.stages[stage]), in: session)
            }
            walk.add(gesture.verb, label: label, operation)
            known = gesture.verb
        }
    }

    private func target(for input: GestureInput, in node: Node) -> GestureTarget? {
        let children = node.children
        if !children.isEmpty { return children.lazy.compactMap { self.target(for: input, in: $0) }.first }
        guard !node.environment.isHidden else { return nil }
        let target = GestureTarget(node: node)
        return target.effects(for: input).first === self ? target : nil
    }
}

extension GestureTarget {
    /// Does what a person does there.
    func handle(_ input: GestureInput, in session: GestureSession) {
        session.handle(input, by: effects(for: input))
    }
}
