extension View {
    /// Has keys do what the control does.
    nonisolated public func keyboardShortcut(_ key: KeyEquivalent, modifiers: EventModifiers = .command) -> some View {
        keyboardShortcut(KeyboardShortcut(key, modifiers: modifiers))
    }

    /// Has keys do what the control does.
    nonisolated public func keyboardShortcut(_ shortcut: KeyboardShortcut) -> some View {
        environment(\.keyboardShortcut, shortcut)
    }

    /// Has keys do what the control does, where there are some.
    nonisolated public func keyboardShortcut(_ shortcut: KeyboardShortcut?) -> some View {
        environment(\.keyboardShortcut, shortcut)
    }

    nonisolated private func onKeyPress(
        at source: SourcePlace, keys: Set<KeyEquivalent> = [], where accepts: @escaping (KeyPress) -> Bool,
        _ action: @escaping @MainActor (KeyPress) -> KeyPress.Result
    ) -> some View {
        modifier(KeyPressModifier(keys: keys, accepts: accepts, action: action, source: source))
    }

    /// Runs an action when a key is pressed while the view, or one within it, has the focus.
    nonisolated public func onKeyPress(
        _ key: KeyEquivalent, file: StaticString = #fileID, line: Int = #line,
        action: @escaping @MainActor () -> KeyPress.Result
    ) -> some View {
        onKeyPress(at: SourcePlace(file, line), keys: [key], where: { $0.key == key }, { _ in action() })
    }

    /// Runs an action when a key is pressed while the view, or one within it, has the focus.
    nonisolated public func onKeyPress(
        _ key: KeyEquivalent, phases: KeyPress.Phases, file: StaticString = #fileID, line: Int = #line,
        action: @escaping @MainActor (KeyPress) -> KeyPress.Result
    ) -> some View {
        onKeyPress(
            at: SourcePlace(file, line), keys: [key], where: { $0.key == key && phases.contains($0.phase) }, action)
    }

    /// Runs an action when one of some keys is pressed while the view, or one within it, has the focus.
    nonisolated public func onKeyPress(
        keys: Set<KeyEquivalent>, phases: KeyPress.Phases = [.down, .repeat], file: StaticString = #fileID,
        line: Int = #line, action: @escaping @MainActor (KeyPress) -> KeyPress.Result
    ) -> some View {
        onKeyPress(
            at: SourcePlace(file, line), keys: keys, where: { keys.contains($0.key) && phases.contains($0.phase) },
            action)
    }

    /// Runs an action when a character of some is typed while the view, or one within it, has the focus.
    nonisolated public func onKeyPress(
        characters: CharacterSet, phases: KeyPress.Phases = [.down, .repeat], file: StaticString = #fileID,
        line: Int = #line, action: @escaping @MainActor (KeyPress) -> KeyPress.Result
    ) -> some View {
        onKeyPress(
            at: SourcePlace(file, line),
            where: { press in
                press.key.character.unicodeScalars.allSatisfy(characters.contains) && phases.contains(press.phase)
            }, action)
    }

    /// Runs an action when a key is pressed while the view, or one within it, has the focus.
    nonisolated public func onKeyPress(
        phases: KeyPress.Phases = [.down, .repeat], file: StaticString = #fileID, line: Int = #line,
        action: @escaping @MainActor (KeyPress) -> KeyPress.Result
    ) -> some View {
        onKeyPress(at: SourcePlace(file, line), where: { phases.contains($0.phase) }, action)
    }
}
