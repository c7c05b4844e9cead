/// A field for text.
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
    open var isEditing: Bool { false }
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
    /// The object that receives the events of the view.
    open weak var textDelegate: (any UITextViewDelegate)?
}

/// The object that receives the events of a text field.
@MainActor @preconcurrency public protocol UITextFieldDelegate: AnyObject {
    /// Asks whether editing may begin.
    func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool
    /// Notifies of the beginning of editing.
    func textFieldDidBeginEditing(_ textField: UITextField)
    /// Notifies of the end of editing.
    func textFieldDidEndEditing(_ textField: UITextField)
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
@MainActor open class UITextChecker: NSObject {
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
