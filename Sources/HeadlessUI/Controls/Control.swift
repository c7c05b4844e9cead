/// What a person can operate, found by its label. What can be done to it is said by the protocols that refine this one: a verb
/// of the host looks only among the controls that have it.
@MainActor protocol Control: AnyObject {
    /// The text by which the control is found.
    var label: String { get }
}

/// A control that is pressed or flipped: a button, a toggle.
@MainActor protocol Pressable: Control {
    func press()
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
    nonisolated public func accessibilityLabel<S: TextSource>(_ label: S) -> some View {
        modifier(EnvironmentModifier(value: label.shownText.content) { $1.accessibilityLabel = $0 })
    }
}
