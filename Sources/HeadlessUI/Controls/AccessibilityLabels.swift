private struct AccessibilityLabelKey: EnvironmentKey {
    static let defaultValue: String? = nil
}

private struct AccessibilityIdentifierKey: EnvironmentKey {
    static let defaultValue: String? = nil
}

extension EnvironmentValues {
    /// The label that lookups use in place of a control's own label.
    var accessibilityLabel: String? {
        get { self[AccessibilityLabelKey.self] }
        set { self[AccessibilityLabelKey.self] = newValue }
    }

    /// The identifier by which lookups find a control if no control has that label.
    var accessibilityIdentifier: String? {
        get { self[AccessibilityIdentifierKey.self] }
        set { self[AccessibilityIdentifierKey.self] = newValue }
    }
}

extension View {
    /// Sets the label by which lookups find the control, in place of the text that it shows.
    nonisolated public func accessibilityLabel<S: TextSource>(_ label: S) -> some View {
        modifier(EnvironmentModifier(value: label.shownText.content) { $1.accessibilityLabel = $0 })
    }

    /// Sets the label by which lookups find the control, in place of the text that it shows, if `isEnabled` is true.
    nonisolated public func accessibilityLabel<S: TextSource>(_ label: S, isEnabled: Bool) -> some View {
        modifier(EnvironmentModifier(value: isEnabled ? label.shownText.content : nil) { $1.accessibilityLabel = $0 })
    }

    /// Sets the identifier by which lookups find the control if no control has that label.
    nonisolated public func accessibilityIdentifier(_ identifier: String, isEnabled: Bool = true) -> some View {
        modifier(EnvironmentModifier(value: isEnabled ? identifier : nil) { $1.accessibilityIdentifier = $0 })
    }

    /// Sets the identifier by which lookups find the control if no control has that label. This is the older spelling.
    nonisolated public func accessibility(identifier: String) -> some View { accessibilityIdentifier(identifier) }

    /// Sets the label by which lookups find the control. This is the older spelling.
    nonisolated public func accessibility(label: Text) -> some View { accessibilityLabel(label) }
}
