import Foundation

/// The gestures that are offered, with what a person does for them.
@MainActor private let offeredGestures: [(verb: UserAction.Verb, inputs: [GestureInput])] = [
    (.tap, [GestureInput(kind: .tap(count: 1), stage: .ended)]),
    (.doubleTap, [GestureInput(kind: .tap(count: 2), stage: .ended)]),
    (.hold, [GestureInput(kind: .longPress, stage: .began), GestureInput(kind: .longPress, stage: .ended)]),
    (.drag, drag(isAfterLongPress: false)),
    (.drag, drag(isAfterLongPress: true)),
]

/// Two touches: one by which the finger has come some way in both directions, and one with which it is lifted.
@MainActor private func drag(isAfterLongPress: Bool) -> [GestureInput] {
    let kind = GestureInput.Kind.drag(
        translation: CGSize(width: 100, height: 100), isAfterLongPress: isAfterLongPress)
    return [GestureInput(kind: kind, stage: .began), GestureInput(kind: kind, stage: .ended)]
}

extension GestureEffect {
    /// A gesture is offered where there is a place in its view at which it would be recognized, and by the text of that view.
    func addOffers(to walk: OfferWalk, at node: Node) {
        guard walk.isReachable, walk.isEnabled else { return }
        var known: UserAction.Verb?
        for (verb, inputs) in offeredGestures where verb != known {
            guard let first = inputs.first, accepts(first), let target = target(for: first, in: node) else { continue }
            let label = node.spokenLabel
            if label.isEmpty { return }
            walk.add(verb, label: label, inputs, at: target)
            known = verb
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
        for effect in effects(for: input) { effect.handle(input, in: session) }
        guard input.stage == .ended else { return }
        for ending in session.endings { ending() }
    }
}
