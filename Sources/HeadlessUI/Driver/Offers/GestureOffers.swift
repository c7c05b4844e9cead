import Foundation

/// A gesture that can be offered, with the touches of the user.
@MainActor private struct OfferedGesture {
    let verb: UserAction.Verb
    let stages: [GestureInput.Stage]
    /// An example of the action.
    let example: UserAction
    /// Returns the input that an action describes; nil if the action lacks a value.
    let kind: (UserAction) -> GestureInput.Kind?

    /// All gestures. A view offers each verb once, for the first gesture that it would recognize.
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

    /// Returns a drag by half the width of a phone, which exceeds the distance that apps usually wait for.
    private static func drag(_ action: UserAction, isAfterLongPress: Bool) -> GestureInput.Kind? {
        let ways: [String: CGSize] = [
            "left": CGSize(width: -200, height: 0), "right": CGSize(width: 200, height: 0),
            "up": CGSize(width: 0, height: -200), "down": CGSize(width: 0, height: 200),
        ]
        return action.text.flatMap { ways[$0] }.map { .drag(translation: $0, isAfterLongPress: isAfterLongPress) }
    }

    /// The input of the first touch, for the example.
    var first: GestureInput? { kind(example).map { GestureInput(kind: $0, stage: stages[0]) } }
}

extension UserAction {
    /// The directions of a drag.
    package static let directions = ["left", "right", "up", "down"]
}

extension GestureEffect {
    /// Offers a gesture if its view contains a place that would recognize the gesture. The label is the text of that view.
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
    /// Handles the user's input at the target.
    func handle(_ input: GestureInput, in session: GestureSession) {
        session.handle(input, by: effects(for: input))
    }
}
