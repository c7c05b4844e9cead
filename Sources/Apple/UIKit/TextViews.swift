/// A field for text, which the user edits where a representable wraps it.
open class UITextField: UIControl {
    /// The text.
    open var text: String? = ""
    /// The text of an empty field.
    open var placeholder: String?
    /// The font.
    open var font: UIFont?
    /// The color.
    open var textColor: UIColor?
    /// The alignment.
    open var textAlignment = NSTextAlignment.natural
    /// The type of keyboard.
    open var keyboardType = UIKeyboardType.default
    /// The key that ends the input.
    open var returnKeyType = UIReturnKeyType.default
    /// Whether the text is hidden.
    open var isSecureTextEntry = false
    /// The meaning of the text.
    open var textContentType: UITextContentType?
    /// The capitalization.
    open var autocapitalizationType = UITextAutocapitalizationType.sentences
    /// The correction.
    open var autocorrectionType = UITextAutocorrectionType.default
    /// The object that receives the events of the field.
    open weak var delegate: (any UITextFieldDelegate)?
    /// The style of the border.
    open var borderStyle = BorderStyle.none
    /// The border of a field.
    public enum BorderStyle: Int, Sendable { case none, line, bezel, roundedRect }
    private var keyView: UIView?
    open override var inputView: UIView? { keyView }
    /// Whether the field is being edited.
    open internal(set) var isEditing = false
    /// Moves the focus to the field, or away from it. Only a field that is on screen has the closure.
    package var moveFocus: (@MainActor (_ toField: Bool) -> Void)?

    open override var isFirstResponder: Bool { isEditing }
    open override var canBecomeFirstResponder: Bool { isEnabled }
    /// Begins an edit, if the field is on screen.
    @discardableResult open override func becomeFirstResponder() -> Bool {
        moveFocus?(true)
        return isEditing
    }
    /// Ends the edit.
    @discardableResult open override func resignFirstResponder() -> Bool {
        moveFocus?(false)
        return !isEditing
    }

    /// The text has changed.
    nonisolated public static let textDidChangeNotification = Notification.Name(
        "UITextFieldTextDidChangeNotification")
    /// An edit has begun.
    nonisolated public static let textDidBeginEditingNotification = Notification.Name(
        "UITextFieldTextDidBeginEditingNotification")
    /// An edit has ended.
    nonisolated public static let textDidEndEditingNotification = Notification.Name(
        "UITextFieldTextDidEndEditingNotification")
}

/// A view for text of several lines.
open class UITextView: UIScrollView {
    /// The text.
    // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
    open var text: String! = ""
    /// The text with attributes.
    // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
    open var attributedText: NSAttributedString!
    /// The font.
    open var font: UIFont?
    /// The color.
    open var textColor: UIColor?
    /// The alignment.
    open var textAlignment = NSTextAlignment.natural
    /// Whether the user can change the text.
    open var isEditable = true
    /// Whether the user can select the text.
    open var isSelectable = true
    /// The selected part.
    open var selectedRange = NSRange(location: 0, length: 0)
    /// The distance of the text from the edges.
    open var textContainerInset = UIEdgeInsets.zero
    /// The key that ends the input.
    open var returnKeyType = UIReturnKeyType.default
    /// The type of keyboard.
    open var keyboardType = UIKeyboardType.default
    /// The correction.
    open var autocorrectionType = UITextAutocorrectionType.default
    /// The capitalization.
    open var autocapitalizationType = UITextAutocapitalizationType.sentences
    /// Whether the view is being edited.
    package var isBeingEdited = false
    /// Moves the focus to the view, or away from it. Only a view that is on screen has the closure.
    package var moveFocus: (@MainActor (_ toField: Bool) -> Void)?

    open override var isFirstResponder: Bool { isBeingEdited }
    open override var canBecomeFirstResponder: Bool { isEditable }
    /// Begins an edit, if the view is on screen.
    @discardableResult open override func becomeFirstResponder() -> Bool {
        moveFocus?(true)
        return isBeingEdited
    }
    /// Ends the edit.
    @discardableResult open override func resignFirstResponder() -> Bool {
        moveFocus?(false)
        return !isBeingEdited
    }

    /// The text has changed.
    nonisolated public static let textDidChangeNotification = Notification.Name("UITextViewTextDidChangeNotification")
    /// An edit has begun.
    nonisolated public static let textDidBeginEditingNotification = Notification.Name(
        "UITextViewTextDidBeginEditingNotification")
    /// An edit has ended.
    nonisolated public static let textDidEndEditingNotification = Notification.Name(
        "UITextViewTextDidEndEditingNotification")
}

/// The object that receives the events of a text field.
@MainActor @preconcurrency public protocol UITextFieldDelegate: AnyObject {
    /// Asks whether editing may begin.
    func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool
    /// Notifies of the beginning of editing.
    func textFieldDidBeginEditing(_ textField: UITextField)
    /// Asks whether editing may end.
    func textFieldShouldEndEditing(_ textField: UITextField) -> Bool
    /// Notifies of the end of editing.
    func textFieldDidEndEditing(_ textField: UITextField)
    /// Asks whether the text may be cleared. The host does not call it.
    func textFieldShouldClear(_ textField: UITextField) -> Bool
    /// Notifies of another selection, or another text.
    func textFieldDidChangeSelection(_ textField: UITextField)
    /// Asks whether a key ends the input.
    func textFieldShouldReturn(_ textField: UITextField) -> Bool
    /// Asks whether a text may change.
    func textField(_ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String)
        -> Bool
}

extension UITextFieldDelegate {
    /// Allows it.
    public func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool { true }
    /// Does nothing.
    public func textFieldDidBeginEditing(_ textField: UITextField) {}
    /// Allows it.
    public func textFieldShouldEndEditing(_ textField: UITextField) -> Bool { true }
    /// Allows it.
    public func textFieldShouldClear(_ textField: UITextField) -> Bool { true }
    /// Does nothing.
    public func textFieldDidEndEditing(_ textField: UITextField) {}
    /// Does nothing.
    public func textFieldDidChangeSelection(_ textField: UITextField) {}
    /// Allows it.
    public func textFieldShouldReturn(_ textField: UITextField) -> Bool { true }
    /// Allows it.
    public func textField(
        _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
    ) -> Bool { true }
}

/// The object that receives the events of a text view.
@MainActor @preconcurrency public protocol UITextViewDelegate: UIScrollViewDelegate {
    /// Asks whether editing may begin.
    func textViewShouldBeginEditing(_ textView: UITextView) -> Bool
    /// Asks whether editing may end.
    func textViewShouldEndEditing(_ textView: UITextView) -> Bool
    /// Notifies of the beginning of editing.
    func textViewDidBeginEditing(_ textView: UITextView)
    /// Notifies of the end of editing.
    func textViewDidEndEditing(_ textView: UITextView)
    /// Notifies of another text.
    func textViewDidChange(_ textView: UITextView)
    /// Notifies of another selection.
    func textViewDidChangeSelection(_ textView: UITextView)
    /// Asks whether a text may change.
    func textView(_ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool
}

extension UITextViewDelegate {
    /// Allows it.
    public func textViewShouldBeginEditing(_ textView: UITextView) -> Bool { true }
    /// Allows it.
    public func textViewShouldEndEditing(_ textView: UITextView) -> Bool { true }
    /// Does nothing.
    public func textViewDidBeginEditing(_ textView: UITextView) {}
    /// Does nothing.
    public func textViewDidEndEditing(_ textView: UITextView) {}
    /// Does nothing.
    public func textViewDidChange(_ textView: UITextView) {}
    /// Does nothing.
    public func textViewDidChangeSelection(_ textView: UITextView) {}
    /// Allows it.
    public func textView(_ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String)
        -> Bool
    { true }
}

/// The key that ends an input.
public enum UIReturnKeyType: Int, Sendable {
    case `default`, go, google, join, next, route, search, send, yahoo, done, emergencyCall, `continue`
}
/// A correction of texts.
public enum UITextAutocorrectionType: Int, Sendable { case `default`, no, yes }

/// A checker of spelling. It accepts words that only have letters, and rejects all others.
@MainActor @preconcurrency open class UITextChecker: NSObject {
    /// A checker.
    public override init() {}
    /// Returns the first range that is no word; its location is `NSNotFound` if there is none.
    open func rangeOfMisspelledWord(
        in stringToCheck: String, range: NSRange, startingAt startingOffset: Int, wrap wrapFlag: Bool, language: String
    ) -> NSRange {
        let text = (stringToCheck as NSString).substring(with: range)
        let isWord = text.allSatisfy { $0.isLetter || $0.isWhitespace || $0.isPunctuation }
        return isWord ? NSRange(location: NSNotFound, length: 0) : range
    }
    /// Returns guesses for a word: none.
    open func guesses(forWordRange range: NSRange, in string: String, language: String) -> [String]? { nil }
    /// Returns completions of a word: none.
    open func completions(forPartialWordRange range: NSRange, in string: String, language: String) -> [String]? { nil }
}
