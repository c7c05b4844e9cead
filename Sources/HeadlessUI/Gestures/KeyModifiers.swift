extension View {
    /// Sets the keys that trigger the control.
    nonisolated public func keyboardShortcut(_ key: KeyEquivalent, modifiers: EventModifiers = .command) -> some View {
        keyboardShortcut(KeyboardShortcut(key, modifiers: modifiers))
    }

    /// Sets the keys that trigger the control.
    nonisolated public func keyboardShortcut(_ shortcut: KeyboardShortcut) -> some View {
        environment(\.keyboardShortcut, shortcut)
    }

    /// Sets the keys that trigger the control, or removes them if the shortcut is nil.
    nonisolated public func keyboardShortcut(_ shortcut: KeyboardShortcut?) -> some View {
        environment(\.keyboardShortcut, shortcut)
    }

    nonisolated private func onKeyPress(
        at source: SourcePlace, keys: Set<KeyEquivalent> = [], where accepts: @escaping (KeyPress) -> Bool,
        _ action: @escaping @MainActor (KeyPress) -> KeyPress.Result
    ) -> some View {
        modifier(KeyPressModifier(keys: keys, accepts: accepts, action: action, source: source))
    }

    /// Runs an action when the user presses a key while the view, or a view within it, has the focus.
    nonisolated public func onKeyPress(
        _ key: KeyEquivalent, file: StaticString = #filePath, line: Int = #line,
        action: @escaping @MainActor () -> KeyPress.Result
    ) -> some View {
        onKeyPress(at: SourcePlace(file, line), keys: [key], where: { $0.key == key }, { _ in action() })
    }

    /// Runs an action when the user presses a key while the view, or a view within it, has the focus.
    nonisolated public func onKeyPress(
        _ key: KeyEquivalent, phases: KeyPress.Phases, file: StaticString = #filePath, line: Int = #line,
        action: @escaping @MainActor (KeyPress) -> KeyPress.Result
    ) -> some View {
        onKeyPress(
            at: SourcePlace(file, line), keys: [key], where: { $0.key == key && phases.contains($0.phase) }, action)
    }

    /// Runs an action when the user presses one of several keys while the view, or a view within it, has the focus.
    nonisolated public func onKeyPress(
        keys: Set<KeyEquivalent>, phases: KeyPress.Phases = [.down, .repeat], file: StaticString = #filePath,
        line: Int = #line, action: @escaping @MainActor (KeyPress) -> KeyPress.Result
    ) -> some View {
        onKeyPress(
            at: SourcePlace(file, line), keys: keys, where: { keys.contains($0.key) && phases.contains($0.phase) },
            action)
    }

    /// Runs an action when the user types one of several characters while the view, or a view within it, has the focus.
    nonisolated public func onKeyPress(
        characters: CharacterSet, phases: KeyPress.Phases = [.down, .repeat], file: StaticString = #filePath,
        line: Int = #line, action: @escaping @MainActor (KeyPress) -> KeyPress.Result
    ) -> some View {
        onKeyPress(
            at: SourcePlace(file, line),
            where: { press in
                press.key.character.unicodeScalars.allSatisfy(characters.contains) && phases.contains(press.phase)
            }, action)
    }

    /// Runs an action when the user presses any key while the view, or a view within it, has the focus.
    nonisolated public func onKeyPress(
        phases: KeyPress.Phases = [.down, .repeat], file: StaticString = #filePath, line: Int = #line,
        action: @escaping @MainActor (KeyPress) -> KeyPress.Result
    ) -> some View {
        onKeyPress(at: SourcePlace(file, line), where: { phases.contains($0.phase) }, action)
    }
}
