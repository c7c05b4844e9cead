/// What a person touches, and the gestures that are recognized there.
@MainActor struct GestureTarget {
    /// The node at the very inside of what is touched.
    let node: Node

    /// The gestures that a person's input is for: one of high priority from the outside in, or else the innermost, and
    /// those that are recognized together with it. A control on the way out takes the taps.
    func effects(for input: GestureInput) -> [GestureEffect] {
        var chosen: GestureEffect?
        var together: [GestureEffect] = []
        for effect in effectsOutwards where effect.accepts(input) {
            switch effect.priority {
            case .simultaneous: together.append(effect)
            case .high: chosen = effect
            case .usual: chosen = chosen ?? effect
            }
        }
        return (chosen.map { [$0] } ?? []) + together
    }

    /// The control that takes the taps there, unless a gesture within it does.
    var control: (any Pressable)? {
        for node in node.withAncestors {
            if !node.environment.allowsHitTesting || node.handlesTap { return nil }
            if let control = node.control as? any Pressable { return control }
        }
        return nil
    }

    private var effectsOutwards: [GestureEffect] {
        var effects: [GestureEffect] = []
        for node in node.withAncestors {
            if !node.environment.isEnabled || !node.environment.allowsHitTesting { return effects }
            if let effect = (node as? any EffectNode)?.anyEffect as? GestureEffect { effects.append(effect) }
            if node.control is any Pressable { return effects }
        }
        return effects
    }
}

extension GestureSession {
    /// Does what a person does: the gestures recognize it, and what they put off to the end of the gesture happens there.
    func handle(_ input: GestureInput, by effects: [GestureEffect]) {
        for effect in effects { effect.handle(input, in: self) }
        guard input.stage == .ended else { return }
        for ending in endings { ending() }
    }
}

extension Node {
    private var tap: GestureInput { GestureInput(kind: .tap(count: 1), stage: .ended) }

    /// Whether the node has a gesture for taps.
    var handlesTap: Bool {
        ((self as? any EffectNode)?.anyEffect as? GestureEffect)?.accepts(tap) ?? false
    }

    /// Taps the node, where it has a gesture for taps.
    func handleTap() {
        let effect = (self as? any EffectNode)?.anyEffect as? GestureEffect
        GestureSession().handle(tap, by: effect.map { [$0] } ?? [])
    }

    /// The nodes that show a text, or are named so for those who do not see it, from the outside in.
    func nodes(named name: String) -> [Node] {
        guard !environment.isHidden else { return [] }
        let isNamed =
            text == name || environment.accessibilityLabel == name || environment.accessibilityIdentifier == name
            || pictureName == name
            || (control as? any Pressable)?.label == name
        return isNamed ? [self] : children.flatMap { $0.nodes(named: name) }
    }
}
