// Accepted modifiers of keyboards: there is none here.

/// What a keyboard is for.
public enum UIKeyboardType: Int, Sendable {
    case `default`, asciiCapable, numbersAndPunctuation, URL, numberPad, phonePad, namePhonePad, emailAddress,
        decimalPad
    case twitter, webSearch, asciiCapableNumberPad
}

/// What a keyboard begins with capitals.
public enum UITextAutocapitalizationType: Int, Sendable { case none, words, sentences, allCharacters }

/// What a keyboard begins with capitals.
public struct TextInputAutocapitalization: Sendable {
    /// Nothing.
    public static let never = TextInputAutocapitalization()
    /// Each word.
    public static let words = TextInputAutocapitalization()
    /// Each sentence.
    public static let sentences = TextInputAutocapitalization()
    /// Each letter.
    public static let characters = TextInputAutocapitalization()
}

/// What a text is, for the system to propose some.
public struct UITextContentType: Hashable, Sendable {
    private let name: String
    private init(_ name: String) { self.name = name }

    /// A name.
    public static let name = UITextContentType("name")
    /// A first name.
    public static let givenName = UITextContentType("givenName")
    /// A last name.
    public static let familyName = UITextContentType("familyName")
    /// A nickname.
    public static let nickname = UITextContentType("nickname")
    /// The name of an organisation.
    public static let organizationName = UITextContentType("organizationName")
    /// A place.
    public static let location = UITextContentType("location")
    /// A whole address.
    public static let fullStreetAddress = UITextContentType("fullStreetAddress")
    /// A city.
    public static let addressCity = UITextContentType("addressCity")
    /// The code of a place.
    public static let postalCode = UITextContentType("postalCode")
    /// A country.
    public static let countryName = UITextContentType("countryName")
    /// A telephone number.
    public static let telephoneNumber = UITextContentType("telephoneNumber")
    /// An address of mail.
    public static let emailAddress = UITextContentType("emailAddress")
    /// An address of the web.
    public static let URL = UITextContentType("URL")
    /// The name of a user.
    public static let username = UITextContentType("username")
    /// A password.
    public static let password = UITextContentType("password")
    /// A password that is being made up.
    public static let newPassword = UITextContentType("newPassword")
    /// A code that is used once.
    public static let oneTimeCode = UITextContentType("oneTimeCode")
    /// The number of a credit card.
    public static let creditCardNumber = UITextContentType("creditCardNumber")
}

extension View {
    /// What the keyboard is for. Has no effect here.
    nonisolated public func keyboardType(_ type: UIKeyboardType) -> some View { self }
    /// What the text is. Has no effect here.
    nonisolated public func textContentType(_ textContentType: UITextContentType?) -> some View { self }
    /// What begins with capitals. Has no effect here.
    nonisolated public func autocapitalization(_ style: UITextAutocapitalizationType) -> some View { self }
    /// What begins with capitals. Has no effect here.
    nonisolated public func textInputAutocapitalization(_ capitalization: TextInputAutocapitalization?) -> some View {
        self
    }
    /// Whether the system corrects what is typed. Has no effect here.
    nonisolated public func autocorrectionDisabled(_ disable: Bool = true) -> some View { self }
    /// Whether the system corrects what is typed. Has no effect here.
    nonisolated public func disableAutocorrection(_ disable: Bool?) -> some View { self }
    /// Whether mistakes are searched for while finding. Has no effect here.
    nonisolated public func findDisabled(_ isDisabled: Bool = true) -> some View { self }
    /// Whether text can be replaced while finding. Has no effect here.
    nonisolated public func replaceDisabled(_ isDisabled: Bool = true) -> some View { self }
    /// Which help for writing is there. Has no effect here.
    nonisolated public func writingToolsBehavior(_ behavior: WritingToolsBehavior) -> some View { self }
}

/// Which help for writing is there.
public struct WritingToolsBehavior: Sendable {
    /// What is usual.
    public static let automatic = WritingToolsBehavior()
    /// All.
    public static let complete = WritingToolsBehavior()
    /// Some.
    public static let limited = WritingToolsBehavior()
    /// None.
    public static let disabled = WritingToolsBehavior()
}
