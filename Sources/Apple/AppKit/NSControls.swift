/// A control of AppKit, which the user operates where a representable wraps it.
open class NSControl: NSView {
    /// Whether the user can operate the control.
    open var isEnabled = true
    /// The text of the control.
    open var stringValue = ""
    /// The object that the control calls.
    open weak var target: AnyObject?
    /// The method that the control calls. Only the runtime of Objective-C calls methods by name; here the selector has to have the
    /// method, as `Selector("toggle(_:)", Coordinator.toggle(_:))` does.
    open var action: Selector?
    /// Calls a method of a target. Returns whether it was called.
    @discardableResult open func sendAction(_ action: Selector?, to target: Any?) -> Bool {
        action.map { NSApplication.shared.sendAction($0, to: target, from: self) } ?? false
    }
    /// A state of a button or a switch.
    public struct StateValue: RawRepresentable, Hashable, Sendable {
        public let rawValue: Int
        public init(rawValue: Int) { self.rawValue = rawValue }
        /// On.
        public static let on = StateValue(rawValue: 1)
        /// Off.
        public static let off = StateValue(rawValue: 0)
        /// Both on and off.
        public static let mixed = StateValue(rawValue: -1)
    }
    /// An edit has begun.
    nonisolated public static let textDidBeginEditingNotification = Notification.Name(
        "NSControlTextDidBeginEditingNotification")
    /// The text has changed.
    nonisolated public static let textDidChangeNotification = Notification.Name("NSControlTextDidChangeNotification")
    /// An edit has ended.
    nonisolated public static let textDidEndEditingNotification = Notification.Name(
        "NSControlTextDidEndEditingNotification")
}

/// A switch of AppKit.
open class NSSwitch: NSControl {
    /// Whether the switch is on.
    open var state = StateValue.off
}

/// A button of AppKit.
open class NSButton: NSControl {
    /// The title.
    open var title = ""
    /// Whether a check box is on.
    open var state = StateValue.off
    /// The key that presses the button. Has no effect here.
    open var keyEquivalent = ""
    /// Whether the button deletes something. Has no effect here.
    open var hasDestructiveAction = false
    /// Whether a press changes the state.
    package private(set) var isCheckbox = false

    /// A button with a title.
    public convenience init(title: String, target: Any?, action: Selector?) {
        self.init(frame: .zero)
        self.title = title
        self.target = target as AnyObject?
        self.action = action
    }
    /// A check box with a title.
    public convenience init(checkboxWithTitle title: String, target: Any?, action: Selector?) {
        self.init(title: title, target: target, action: action)
        isCheckbox = true
    }
}

/// A field for text.
open class NSTextField: NSControl {
    /// The text of an empty field.
    open var placeholderString: String?
    /// Whether the user can change the text.
    open var isEditable = true
    /// Whether the user can select the text.
    open var isSelectable = true
    /// Whether the field has a border.
    open var isBordered = true
    /// Whether the field has a bezel.
    open var isBezeled = true
    /// Whether the field draws its background.
    open var drawsBackground = true
    /// The color.
    open var textColor: NSColor?
    /// The object that receives the events of the field.
    open weak var delegate: (any NSTextFieldDelegate)?
    /// Whether the field is being edited, and whether the edit has changed the text.
    package var isBeingEdited = false
    package var hasChanged = false
    /// Moves the focus to the field, or away from it. Only a field that is on screen has the closure.
    package var moveFocus: (@MainActor (_ toField: Bool) -> Void)?

    /// A field with a text.
    public convenience init(string stringValue: String) {
        self.init(frame: .zero)
        self.stringValue = stringValue
    }
    /// A label.
    public convenience init(labelWithString stringValue: String) {
        self.init(string: stringValue)
        isEditable = false
        isSelectable = false
        isBezeled = false
    }

    open override var isFirstResponder: Bool { isBeingEdited }
    open override var canBecomeFirstResponder: Bool { isEditable }
    /// Begins an edit, if the field is on screen.
    @discardableResult open override func becomeFirstResponder() -> Bool {
        moveFocus?(true)
        return isBeingEdited
    }
    /// Ends the edit.
    @discardableResult open override func resignFirstResponder() -> Bool {
        moveFocus?(false)
        return !isBeingEdited
    }
}

/// A field for a secret text.
open class NSSecureTextField: NSTextField {}
/// A field for a search.
open class NSSearchField: NSTextField {}

/// The object that receives the edits of a control.
@MainActor @preconcurrency public protocol NSControlTextEditingDelegate: AnyObject {
    /// Notifies of the beginning of an edit. The object of the notification is the control.
    func controlTextDidBeginEditing(_ obj: Notification)
    /// Notifies of another text.
    func controlTextDidChange(_ obj: Notification)
    /// Notifies of the end of an edit.
    func controlTextDidEndEditing(_ obj: Notification)
}

extension NSControlTextEditingDelegate {
    /// Does nothing.
    public func controlTextDidBeginEditing(_ obj: Notification) {}
    /// Does nothing.
    public func controlTextDidChange(_ obj: Notification) {}
    /// Does nothing.
    public func controlTextDidEndEditing(_ obj: Notification) {}
}

/// The object that receives the events of a field.
@MainActor @preconcurrency public protocol NSTextFieldDelegate: NSControlTextEditingDelegate {}

/// A view for text of several lines.
open class NSTextView: NSView {
    /// The text.
    open var string = ""
    /// Whether the user can change the text.
    open var isEditable = true
    /// Whether the user can select the text.
    open var isSelectable = true
    /// Whether the text may have attributes.
    open var isRichText = true
    /// The color.
    open var textColor: NSColor?
    /// The object that receives the events of the view.
    open weak var delegate: (any NSTextViewDelegate)?
    /// Whether the view is being edited.
    package var isBeingEdited = false
    /// Moves the focus to the view, or away from it. Only a view that is on screen has the closure.
    package var moveFocus: (@MainActor (_ toField: Bool) -> Void)?
}

/// The object that receives the events of a text view.
@MainActor @preconcurrency public protocol NSTextViewDelegate: AnyObject {
    /// Notifies of the beginning of an edit. The object of the notification is the view.
    func textDidBeginEditing(_ notification: Notification)
    /// Notifies of another text.
    func textDidChange(_ notification: Notification)
    /// Notifies of the end of an edit.
    func textDidEndEditing(_ notification: Notification)
}

extension NSTextViewDelegate {
    /// Does nothing.
    public func textDidBeginEditing(_ notification: Notification) {}
    /// Does nothing.
    public func textDidChange(_ notification: Notification) {}
    /// Does nothing.
    public func textDidEndEditing(_ notification: Notification) {}
}

extension NSText {
    /// The text has changed.
    nonisolated public static let didChangeNotification = Notification.Name("NSTextDidChangeNotification")
    /// An edit has begun.
    nonisolated public static let didBeginEditingNotification = Notification.Name("NSTextDidBeginEditingNotification")
    /// An edit has ended.
    nonisolated public static let didEndEditingNotification = Notification.Name("NSTextDidEndEditingNotification")
}

/// The names of the notifications of texts.
public enum NSText {}
