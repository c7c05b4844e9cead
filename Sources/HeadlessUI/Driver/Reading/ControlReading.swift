/// A control on screen, and its value.
public struct ControlReading: Hashable, Sendable {
    /// The kind of a control.
    public enum Kind: String, Sendable {
        /// A button or a link.
        case button
        /// A toggle or a switch.
        case toggle
        /// A field of text.
        case field
        /// A picker of an option, a date or a color.
        case picker
        /// A slider.
        case slider
        /// A stepper.
        case stepper
        /// A menu.
        case menu
        /// A tab.
        case tab
    }

    /// The kind of the control.
    public let kind: Kind
    /// The label by which verbs find the control.
    public let label: String
    /// The value that the control shows: `on` or `off`, the text of a field, the label of the chosen option, the number of a slider or
    /// a stepper. Empty for other controls.
    public let value: String
    /// Whether the user can operate the control.
    public let isEnabled: Bool
    /// Whether the control has the focus.
    public let isFocused: Bool
}

extension ControlReading {
    /// Reads a control; nil for a control that shows nothing, such as a gesture.
    @MainActor init?<C>(_ found: OperableControl<C>) {
        guard let control = found.node.control, let kind = Kind(of: control) else { return nil }
        self.kind = kind
        label = found.label
        value = found.node.value(of: control)
        isEnabled = found.node.environment.isEnabled
        isFocused = found.node.graph.focus.focused.map { $0 === found.node } ?? false
    }
}

extension ControlReading.Kind {
    /// The kind of a control; nil for one that has no shape on screen.
    @MainActor init?(of control: any Control) {
        switch control {
        case is any TabItem: self = .tab
        case is any Editing: self = .field
        case is any Choosing: self = .picker
        case is any Sliding: self = .slider
        case is any Stepping: self = .stepper
        case is any Picking: self = .picker
        case is any Openable: self = .menu
        case let pressable as any Pressable: self = pressable.glance == nil ? .button : .toggle
        default: return nil
        }
    }
}

extension Node {
    /// Returns the value that a control of the node shows; empty if it shows none.
    fileprivate func value(of control: any Control) -> String {
        switch control {
        case is any Editing: text ?? ""
        case let picker as any Choosing: picker.chosenLabel ?? ""
        case let slider as any Sliding: slider.shownNumber.formattedShortly
        default: control.glance ?? ""
        }
    }
}

extension Double {
    /// The number without a fraction of zero.
    fileprivate var formattedShortly: String { Int(exactly: self).map(String.init) ?? "\(self)" }
}
