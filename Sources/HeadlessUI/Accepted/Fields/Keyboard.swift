// Keyboard modifiers, accepted without effect: the host shows no keyboard.

/// An automatic capitalization.
public enum UITextAutocapitalizationType: Int, Sendable { case none, words, sentences, allCharacters }

/// An automatic capitalization.
public struct TextInputAutocapitalization: Sendable {
    /// No capitalization.
    public static let never = TextInputAutocapitalization()
    /// Capitalizes each word.
    public static let words = TextInputAutocapitalization()
    /// Capitalizes each sentence.
    public static let sentences = TextInputAutocapitalization()
    /// Capitalizes each letter.
    public static let characters = TextInputAutocapitalization()
}

/// The meaning of a text, which the system uses for suggestions.
public struct UITextContentType: Hashable, Sendable {
    private let name: String
    private init(_ name: String) { self.name = name }

    /// A person's name.
    public static let name = UITextContentType("name")
    /// A given name.
    public static let givenName = UITextContentType("givenName")
    /// A family name.
    public static let familyName = UITextContentType("familyName")
    /// A nickname.
    public static let nickname = UITextContentType("nickname")
    /// The name of an organization.
    public static let organizationName = UITextContentType("organizationName")
    /// A location.
    public static let location = UITextContentType("location")
    /// A full street address.
    public static let fullStreetAddress = UITextContentType("fullStreetAddress")
    /// The city of an address.
    public static let addressCity = UITextContentType("addressCity")
    /// A postal code.
    public static let postalCode = UITextContentType("postalCode")
    /// The name of a country.
    public static let countryName = UITextContentType("countryName")
    /// A telephone number.
    public static let telephoneNumber = UITextContentType("telephoneNumber")
    /// An email address.
    public static let emailAddress = UITextContentType("emailAddress")
    /// A URL.
    public static let URL = UITextContentType("URL")
    /// A user name.
    public static let username = UITextContentType("username")
    /// A password.
    public static let password = UITextContentType("password")
    /// A new password.
    public static let newPassword = UITextContentType("newPassword")
    /// A one-time code.
    public static let oneTimeCode = UITextContentType("oneTimeCode")
    /// A credit card number.
    public static let creditCardNumber = UITextContentType("creditCardNumber")
}

extension View {
    /// Sets the meaning of the text. Has no effect here.
    nonisolated public func textContentType(_ textContentType: UITextContentType?) -> some View { self }
    /// Sets the automatic capitalization. Has no effect here.
    nonisolated public func autocapitalization(_ style: UITextAutocapitalizationType) -> some View { self }
    /// Sets the automatic capitalization. Has no effect here.
    nonisolated public func textInputAutocapitalization(_ capitalization: TextInputAutocapitalization?) -> some View {
        self
    }
    /// Disables automatic correction. Has no effect here.
    nonisolated public func autocorrectionDisabled(_ disable: Bool = true) -> some View { self }
    /// Disables automatic correction. Has no effect here.
    nonisolated public func disableAutocorrection(_ disable: Bool?) -> some View { self }
    /// Disables the find command. Has no effect here.
    nonisolated public func findDisabled(_ isDisabled: Bool = true) -> some View { self }
    /// Disables the replace command. Has no effect here.
    nonisolated public func replaceDisabled(_ isDisabled: Bool = true) -> some View { self }
    /// Sets the availability of Writing Tools. Has no effect here.
    nonisolated public func writingToolsBehavior(_ behavior: WritingToolsBehavior) -> some View { self }
}

/// The availability of Writing Tools.
public struct WritingToolsBehavior: Sendable {
    /// The default.
    public static let automatic = WritingToolsBehavior()
    /// All tools.
    public static let complete = WritingToolsBehavior()
    /// Some tools.
    public static let limited = WritingToolsBehavior()
    /// No tools.
    public static let disabled = WritingToolsBehavior()
}
