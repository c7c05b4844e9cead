/// What a person can do to a view, found by its label.
@MainActor protocol Control {
    /// The text by which the control is found.
    var label: String { get }
    /// Presses a button, flips a toggle.
    func press()
    /// Puts text into a field while it is being edited.
    func type(_ text: String)
    /// Ends the edit of a field, which writes what was typed through the binding.
    func endEditing()
    /// Chooses what has a tag.
    func choose(_ tag: AnyHashable)
    /// Hands over what is on the pasteboard.
    func paste(_ items: [Any])
}

private struct AccessibilityLabelKey: EnvironmentKey {
    static let defaultValue: String? = nil
}

extension EnvironmentValues {
    /// The label that controls are found by in place of their own.
    var accessibilityLabel: String? {
        get { self[AccessibilityLabelKey.self] }
        set { self[AccessibilityLabelKey.self] = newValue }
    }
}

extension View {
    /// The label by which the control is found, in place of the text that it shows.
    nonisolated public func accessibilityLabel<S: StringProtocol>(_ label: S) -> some View {
        modifier(EnvironmentModifier(value: String(label)) { $1.accessibilityLabel = $0 })
    }
}

extension Control {
    func press() {}
    func type(_ text: String) {}
    func endEditing() {}
    func choose(_ tag: AnyHashable) {}
    func paste(_ items: [Any]) {}
}
