/// The button that signs in with Apple. The host offers it, and no answer comes.
nonisolated public struct SignInWithAppleButton: View {
    /// The label.
    public enum Label: Sendable { case signIn, `continue`, signUp }
    /// The colors.
    public enum Style: Sendable { case black, white, whiteOutline }
    private let request: @MainActor (ASAuthorizationAppleIDRequest) -> Void
    /// A button.
    public init(
        _ label: Label = .signIn, onRequest: @escaping @MainActor (ASAuthorizationAppleIDRequest) -> Void,
        onCompletion: @escaping (Result<ASAuthorization, any Error>) -> Void
    ) { request = onRequest }
    @MainActor public var body: some View {
        Button("Sign in with Apple") { request(ASAuthorizationAppleIDRequest()) }
    }
}

extension View {
    /// Sets the colors of the button. Has no effect here.
    nonisolated public func signInWithAppleButtonStyle(_ style: SignInWithAppleButton.Style) -> some View { self }
}

/// A request to sign in.
open class ASAuthorizationAppleIDRequest: NSObject {
    /// What the app wants to know.
    open var requestedScopes: [ASAuthorization.Scope]?
    /// A number that is used once.
    open var nonce: String?
}

/// The answer to a request.
open class ASAuthorization: NSObject, @unchecked Sendable {
    /// What the app wants to know.
    public struct Scope: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        /// The name.
        public static let fullName = Scope(rawValue: "full_name")
        /// The mail address.
        public static let email = Scope(rawValue: "email")
    }
    /// The credential.
    public let credential: any ASAuthorizationCredential
    init(credential: any ASAuthorizationCredential) { self.credential = credential }
}

/// A credential.
public protocol ASAuthorizationCredential: Sendable {}

/// A credential of Apple.
open class ASAuthorizationAppleIDCredential: NSObject, ASAuthorizationCredential, @unchecked Sendable {
    /// The identifier of the user.
    open var user: String { "" }
    /// The mail address.
    open var email: String? { nil }
    /// The name.
    open var fullName: PersonNameComponents? { nil }
    /// The token.
    open var identityToken: Data? { nil }
}

/// An error of a request.
public struct ASAuthorizationError: Error, Sendable {
    /// The kind of error.
    public enum Code: Int, Sendable { case unknown = 1000, canceled, invalidResponse, notHandled, failed }
    /// The kind of error.
    public let code: Code
    /// An error of a kind.
    public init(_ code: Code) { self.code = code }
}
