/// The target of a touch, and the gestures that it recognizes.
@MainActor struct GestureTarget {
    /// The innermost node at the touch.
    let node: Node

    /// Returns the gestures that receive an input: the outermost gesture of high priority, or else the innermost gesture, and all
    /// simultaneous gestures. The search moves outward and stops at a control, which takes the taps itself.
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

    /// The control that takes taps at the target; nil if a tap gesture within the control takes them.
    var control: (any Pressable)? {
        for node in node.withAncestors {
            if !node.environment.allowsHitTesting || node.handlesTap { return nil }
            if let control = node.control as? any Pressable { return control }
        }
        return nil
    }

    /// The gestures from the inside out. A disabled view has none. One that is no button leaves a touch to those around it.
    private var effectsOutwards: [GestureEffect] {
        var effects: [GestureEffect] = []
        for node in node.withAncestors {
            if !node.environment.allowsHitTesting { return effects }
            if node.environment.isEnabled, let effect = node.effectNode?.anyEffect as? GestureEffect {
                effects.append(effect)
            }
            if node.control is any Pressable { return effects }
        }
        return effects
    }
}

extension GestureSession {
    /// Handles an input. The gestures recognize it, and at the end of the gesture their deferred actions run.
    func handle(_ input: GestureInput, by effects: [GestureEffect]) {
        for effect in effects { effect.handle(input, in: self) }
        guard input.stage == .ended else { return }
        for ending in endings { ending() }
    }
}

extension Node {
    private var tap: GestureInput { GestureInput(kind: .tap(count: 1), stage: .ended) }

    /// Whether the node has a tap gesture.
    var handlesTap: Bool {
        (effectNode?.anyEffect as? GestureEffect)?.accepts(tap) ?? false
    }

    /// Taps the node, if it has a tap gesture.
    func handleTap() {
        let effect = effectNode?.anyEffect as? GestureEffect
        GestureSession().handle(tap, by: effect.map { [$0] } ?? [])
    }

    /// Returns the outermost nodes that have a name. The name is the node's text, an accessibility label or identifier, the name of
    /// an image, or the label of a control.
    func nodes(named name: String) -> [Node] {
        guard !environment.isHidden else { return [] }
        let isNamed =
            text == name || environment.accessibilityLabel == name || environment.accessibilityIdentifier == name
            || pictureName == name
            || (control as? any Pressable)?.label == name
        return isNamed ? [self] : children.flatMap { $0.nodes(named: name) }
    }
}
