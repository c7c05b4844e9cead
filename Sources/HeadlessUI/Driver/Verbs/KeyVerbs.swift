extension HostPart {
    /// Presses a key. The focused view and the views around it receive the key, from the inside out, until one handles it. If
    /// none does, the host presses the control of the part with that shortcut.
    ///
    /// - Throws: `ControlError` if no view or control handles the key.
    public func pressKey(_ key: KeyEquivalent, modifiers: EventModifiers = []) throws(ControlError) {
        try perform { () throws(ControlError) in
            let press = KeyPress(key: key, modifiers: modifiers, phase: .down)
            for effect in host.graph.focus.keyPressEffects where effect.handle(press) == .handled { return }
            let shortcut = KeyboardShortcut(key, modifiers: modifiers)
            let controls = controls((any Pressable).self)
            guard let found = controls.first(where: { $0.node.environment.keyboardShortcut == shortcut }) else {
                throw error(
                    of: String(key.character), count: 0,
                    labels: controls.filter { $0.node.environment.keyboardShortcut != nil }.map(\.label))
            }
            try host.operate(found.control) { () throws(ControlError) in found.control.press() }
        }
    }
}

extension Host {
    /// Presses a key. The focused view and the views around it receive the key, from the inside out, until one handles it. If
    /// none does, the host presses the control with that shortcut.
    ///
    /// - Throws: `ControlError` if no view or control handles the key.
    public func pressKey(_ key: KeyEquivalent, modifiers: EventModifiers = []) throws(ControlError) {
        try screen.pressKey(key, modifiers: modifiers)
    }
}
