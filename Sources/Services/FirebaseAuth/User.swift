import Foundation
import HeadlessUI

/// Times of a user.
public final class UserMetadata: NSObject, Sendable {
    /// When the user signed in last.
    public let lastSignInDate: Date?
    /// When the user was created.
    public let creationDate: Date?
    init(_ date: Date) { (lastSignInDate, creationDate) = (date, date) }
}

/// What a provider or the service knows of a user.
public protocol UserInfo: NSObjectProtocol {
    /// The identifier of the provider.
    var providerID: String { get }
    /// The identifier of the user.
    var uid: String { get }
    /// The name.
    var displayName: String? { get }
    /// The picture.
    var photoURL: URL? { get }
    /// The address.
    var email: String? { get }
    /// The number.
    var phoneNumber: String? { get }
}

/// What a provider knows of a user.
private final class ProviderInfo: NSObject, UserInfo {
    let providerID, uid: String
    let displayName, email, phoneNumber: String?
    let photoURL: URL?
    init(_ provider: String, of user: User) {
        (providerID, uid) = (provider, user.email ?? user.uid)
        (displayName, email, phoneNumber) = (user.displayName, user.email, user.phoneNumber)
        photoURL = user.photoURL
    }
}

/// A user.
public final class User: NSObject, UserInfo, @unchecked Sendable {
    struct Values: Sendable {
        var email, displayName, phoneNumber: String?
        var photoURL: URL?
        var isEmailVerified = false
        var providers: [String] = []
    }

    private let lock = NSLock()
    private var values: Values
    /// The identifier of the user.
    public let uid: String
    /// The times of the user.
    public let metadata: UserMetadata

    init(_ uid: String, _ values: Values) {
        (self.uid, self.values) = (uid, values)
        metadata = UserMetadata(Date())
    }

    /// The identifier of the service.
    public var providerID: String { "Firebase" }
    /// The address.
    public var email: String? { lock.withLock { values.email } }
    /// The name.
    public var displayName: String? { lock.withLock { values.displayName } }
    /// The number.
    public var phoneNumber: String? { lock.withLock { values.phoneNumber } }
    /// The picture.
    public var photoURL: URL? { lock.withLock { values.photoURL } }
    /// Whether the address is verified.
    public var isEmailVerified: Bool { lock.withLock { values.isEmailVerified } }
    /// Whether the user has no credential.
    public var isAnonymous: Bool { lock.withLock { values.providers.isEmpty } }
    /// What the providers know.
    public var providerData: [any UserInfo] {
        lock.withLock { values.providers }.map { ProviderInfo($0, of: self) }
    }
    /// A token.
    public var refreshToken: String? { "refresh" }

    func change(_ change: (inout Values) -> Void) { lock.withLock { change(&values) } }

    private func call<Value>(
        _ name: String, _ errors: AuthErrorCode..., answer: @escaping () throws -> Value
    ) -> ServiceCall<Value> {
        ServiceCall(
            name, arguments: "(\(uid))", errors: [AuthErrorCode.networkError.error] + errors.map(\.error),
            answer: answer)
    }

    // MARK: Calls, which a step answers

    private var reloading: ServiceCall<Void> { call("reload", .userTokenExpired) {} }
    private var deleting: ServiceCall<Void> {
        call("deleteUser", .requiresRecentLogin) { [self] in AuthState.current.remove(self) }
    }
    private func token(_ name: String = "getIDToken") -> ServiceCall<String> { call(name) { "token" } }
    private func reauthenticating() -> ServiceCall<AuthDataResult> {
        call("reauthenticate", .wrongPassword) { [self] in AuthDataResult(self, isNew: false) }
    }
    private func linking(_ credential: AuthCredential) -> ServiceCall<AuthDataResult> {
        call("link", .credentialAlreadyInUse) { [self] in
            change { values in
                values.providers.append(credential.provider)
                values.email = values.email ?? credential.email
            }
            AuthState.current.notify(isOfToken: true)
            return AuthDataResult(self, isNew: false)
        }
    }
    private func unlinking(_ provider: String) -> ServiceCall<User> {
        call("unlink", .noSuchProvider) { [self] in
            change { $0.providers.removeAll { $0 == provider } }
            return self
        }
    }
    private func changing(_ name: String, _ body: @escaping (inout Values) -> Void) -> ServiceCall<Void> {
        call(name, .requiresRecentLogin) { [self] in change(body) }
    }

    /// Asks the service for the user.
    public func reload(completion: ((Error?) -> Void)? = nil) { reloading.start(reporting: completion) }
    /// Asks the service for the user.
    public func reload() async throws { try await reloading.value() }
    /// Deletes the user, who then is signed out.
    public func delete(completion: ((Error?) -> Void)? = nil) { deleting.start(reporting: completion) }
    /// Deletes the user, who then is signed out.
    public func delete() async throws { try await deleting.value() }
    /// Asks for a token.
    public func getIDToken(completion: ((String?, Error?) -> Void)?) { token().start(then: completion) }
    /// Asks for a token.
    public func getIDToken(forcingRefresh forceRefresh: Bool = false) async throws -> String {
        try await token().value()
    }
    /// Asks for a token.
    public func getIDTokenForcingRefresh(_ forceRefresh: Bool, completion: ((String?, Error?) -> Void)?) {
        token().start(then: completion)
    }
    /// Proves again who the user is.
    public func reauthenticate(
        with credential: AuthCredential, completion: ((AuthDataResult?, Error?) -> Void)? = nil
    ) { reauthenticating().start(then: completion) }
    /// Proves again who the user is.
    @discardableResult public func reauthenticate(with credential: AuthCredential) async throws -> AuthDataResult {
        try await reauthenticating().value()
    }
    /// Adds a credential.
    public func link(
        with credential: AuthCredential, completion: ((AuthDataResult?, Error?) -> Void)? = nil
    ) { linking(credential).start(then: completion) }
    /// Adds a credential.
    @discardableResult public func link(with credential: AuthCredential) async throws -> AuthDataResult {
        try await linking(credential).value()
    }
    /// Removes the credential of a provider.
    public func unlink(fromProvider provider: String, completion: ((User?, Error?) -> Void)? = nil) {
        unlinking(provider).start(then: completion)
    }
    /// Removes the credential of a provider.
    @discardableResult public func unlink(fromProvider provider: String) async throws -> User {
        try await unlinking(provider).value()
    }
    /// Changes the address.
    public func updateEmail(to email: String, completion: ((Error?) -> Void)? = nil) {
        changing("updateEmail") { $0.email = email }.start(reporting: completion)
    }
    /// Changes the address.
    public func updateEmail(to email: String) async throws {
        try await changing("updateEmail") { $0.email = email }.value()
    }
    /// Changes the password.
    public func updatePassword(to password: String, completion: ((Error?) -> Void)? = nil) {
        changing("updatePassword") { _ in }.start(reporting: completion)
    }
    /// Changes the password.
    public func updatePassword(to password: String) async throws {
        try await changing("updatePassword") { _ in }.value()
    }
    /// Sends a message with which the user confirms the address.
    public func sendEmailVerification(completion: ((Error?) -> Void)? = nil) {
        changing("sendEmailVerification") { _ in }.start(reporting: completion)
    }
    /// Sends a message with which the user confirms the address.
    public func sendEmailVerification() async throws {
        try await changing("sendEmailVerification") { _ in }.value()
    }
    /// Sends a message with which the user confirms another address.
    public func sendEmailVerification(beforeUpdatingEmail email: String) async throws {
        try await changing("sendEmailVerification") { _ in }.value()
    }
    /// Begins changes of name and picture.
    public func createProfileChangeRequest() -> UserProfileChangeRequest { UserProfileChangeRequest(self) }
}

/// Changes of the name and the picture of a user.
public final class UserProfileChangeRequest: NSObject, @unchecked Sendable {
    private let user: User
    /// The new name.
    public var displayName: String?
    /// The new picture.
    public var photoURL: URL?
    init(_ user: User) { self.user = user }

    private var committing: ServiceCall<Void> {
        ServiceCall("commitChanges", errors: [AuthErrorCode.networkError.error]) { [self] in
            user.change { values in
                values.displayName = displayName ?? values.displayName
                values.photoURL = photoURL ?? values.photoURL
            }
        }
    }
    /// Makes the changes, when a step answers.
    public func commitChanges(completion: ((Error?) -> Void)? = nil) { committing.start(reporting: completion) }
    /// Makes the changes, when a step answers.
    public func commitChanges() async throws { try await committing.value() }
}
