import Foundation
import HeadlessUI

/// Sign-ins. A step answers each, or lets it fail: without a connection, or with the service's errors.
extension Auth {
    private func signingIn(
        _ call: String, _ name: String, _ values: User.Values, isNew: Bool = false,
        _ credential: AuthCredential? = nil, _ errors: AuthErrorCode...
    ) -> ServiceCall<AuthDataResult> {
        let state = AuthState.current
        return ServiceCall(
            call, arguments: "(\(name))", errors: ([.networkError] + errors).map(\.error)
        ) { state.signIn(name, values, isNew: isNew, credential) }
    }

    private func signingIn(email: String, _ call: String) -> ServiceCall<AuthDataResult> {
        signingIn(
            call, email, User.Values(email: email, providers: [EmailAuthProvider.id]), isNew: false, nil,
            .wrongPassword, .userNotFound, .invalidCredential)
    }

    private func creating(_ email: String) -> ServiceCall<AuthDataResult> {
        signingIn(
            "createUser", email, User.Values(email: email, providers: [EmailAuthProvider.id]), isNew: true, nil,
            .emailAlreadyInUse, .weakPassword, .invalidEmail)
    }

    private func signingIn(_ credential: AuthCredential) -> ServiceCall<AuthDataResult> {
        signingIn(
            "signIn", credential.email ?? credential.provider,
            User.Values(email: credential.email, providers: [credential.provider]), isNew: false, credential,
            .invalidCredential)
    }

    private func signingInAnonymously() -> ServiceCall<AuthDataResult> {
        // "If there is already an anonymous user signed in, that user will be returned instead."
        if let user = currentUser, user.isAnonymous {
            return ServiceCall("signInAnonymously", errors: [AuthErrorCode.networkError.error]) {
                AuthDataResult(user, isNew: false)
            }
        }
        return signingIn("signInAnonymously", AuthState.current.newName(), User.Values(), isNew: true)
    }

    private func sending(_ name: String) -> ServiceCall<Void> {
        ServiceCall(name, errors: [AuthErrorCode.networkError.error, AuthErrorCode.userNotFound.error]) {}
    }

    /// Signs a user in.
    public func signIn(withEmail email: String, password: String, completion: AuthDataResultCallback? = nil) {
        signingIn(email: email, "signIn").start(then: completion)
    }
    /// Signs a user in.
    @discardableResult public func signIn(withEmail email: String, password: String) async throws -> AuthDataResult {
        try await signingIn(email: email, "signIn").value()
    }
    /// Signs a user in with a link.
    public func signIn(withEmail email: String, link: String, completion: AuthDataResultCallback? = nil) {
        signingIn(email: email, "signIn").start(then: completion)
    }
    /// Signs a user in with a link.
    @discardableResult public func signIn(withEmail email: String, link: String) async throws -> AuthDataResult {
        try await signingIn(email: email, "signIn").value()
    }
    /// Signs a user in.
    public func signIn(with credential: AuthCredential, completion: AuthDataResultCallback? = nil) {
        signingIn(credential).start(then: completion)
    }
    /// Signs a user in.
    @discardableResult public func signIn(with credential: AuthCredential) async throws -> AuthDataResult {
        try await signingIn(credential).value()
    }
    /// Signs a user in who has no credential.
    public func signInAnonymously(completion: AuthDataResultCallback? = nil) {
        signingInAnonymously().start(then: completion)
    }
    /// Signs a user in who has no credential.
    @discardableResult public func signInAnonymously() async throws -> AuthDataResult {
        try await signingInAnonymously().value()
    }
    /// Signs a user in with a token of the app's server.
    public func signIn(withCustomToken token: String, completion: AuthDataResultCallback? = nil) {
        signingIn("signIn", token, User.Values(providers: ["custom"]), isNew: false, nil, .invalidCustomToken)
            .start(then: completion)
    }
    /// Signs a user in with a token of the app's server.
    @discardableResult public func signIn(withCustomToken token: String) async throws -> AuthDataResult {
        try await signingIn("signIn", token, User.Values(providers: ["custom"]), isNew: false, nil, .invalidCustomToken)
            .value()
    }
    /// Creates a user, who then is signed in.
    public func createUser(withEmail email: String, password: String, completion: AuthDataResultCallback? = nil) {
        creating(email).start(then: completion)
    }
    /// Creates a user, who then is signed in.
    @discardableResult public func createUser(
        withEmail email: String, password: String
    ) async throws -> AuthDataResult { try await creating(email).value() }
    /// Sends a message with which the user sets another password.
    public func sendPasswordReset(withEmail email: String, completion: ((Error?) -> Void)? = nil) {
        sending("sendPasswordReset").start(reporting: completion)
    }
    /// Sends a message with which the user sets another password.
    public func sendPasswordReset(withEmail email: String) async throws {
        try await sending("sendPasswordReset").value()
    }
    /// Sends a link with which the user signs in.
    public func sendSignInLink(
        toEmail email: String, actionCodeSettings: ActionCodeSettings, completion: ((Error?) -> Void)? = nil
    ) { sending("sendSignInLink").start(reporting: completion) }
    /// Sends a link with which the user signs in.
    public func sendSignInLink(toEmail email: String, actionCodeSettings: ActionCodeSettings) async throws {
        try await sending("sendSignInLink").value()
    }
    /// Asks how a user can sign in.
    public func fetchSignInMethods(forEmail email: String, completion: (([String]?, Error?) -> Void)? = nil) {
        methods.start(then: completion)
    }
    /// Asks how a user can sign in.
    public func fetchSignInMethods(forEmail email: String) async throws -> [String] { try await methods.value() }

    private var methods: ServiceCall<[String]> {
        ServiceCall("fetchSignInMethods", errors: [AuthErrorCode.networkError.error]) { [EmailAuthProvider.id] }
    }
}
