private struct AccessibilityLabelKey: EnvironmentKey {
    static let defaultValue: String? = nil
}

private struct AccessibilityIdentifierKey: EnvironmentKey {
    static let defaultValue: String? = nil
}

extension EnvironmentValues {
    /// The label that controls are found by in place of their own.
    var accessibilityLabel: String? {
        get { self[AccessibilityLabelKey.self] }
        set { self[AccessibilityLabelKey.self] = newValue }
    }

    /// What controls are found by where none has the label.
    var accessibilityIdentifier: String? {
        get { self[AccessibilityIdentifierKey.self] }
        set { self[AccessibilityIdentifierKey.self] = newValue }
    }
}

extension View {
    /// The label by which the control is found, in place of the text that it shows.
    nonisolated public func accessibilityLabel<S: TextSource>(_ label: S) -> some View {
        modifier(EnvironmentModifier(value: label.shownText.content) { $1.accessibilityLabel = $0 })
    }

    /// The label by which the control is found, in place of the text that it shows, where that is enabled.
    nonisolated public func accessibilityLabel<S: TextSource>(_ label: S, isEnabled: Bool) -> some View {
        modifier(EnvironmentModifier(value: isEnabled ? label.shownText.content : nil) { $1.accessibilityLabel = $0 })
    }

    /// What the control is found by where none has that label.
    nonisolated public func accessibilityIdentifier(_ identifier: String, isEnabled: Bool = true) -> some View {
        modifier(EnvironmentModifier(value: isEnabled ? identifier : nil) { $1.accessibilityIdentifier = $0 })
    }

    /// What the control is found by where none has that label, in the older spelling.
    nonisolated public func accessibility(identifier: String) -> some View { accessibilityIdentifier(identifier) }

    /// The label by which the control is found, in the older spelling.
    nonisolated public func accessibility(label: Text) -> some View { accessibilityLabel(label) }
}
