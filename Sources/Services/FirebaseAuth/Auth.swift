import Foundation
import HeadlessUI

/// A handle of a listener for the user.
public typealias AuthStateDidChangeListenerHandle = NSObjectProtocol
/// A handle of a listener for the token of the user.
public typealias IDTokenDidChangeListenerHandle = NSObjectProtocol
/// Receives the result of a sign-in.
public typealias AuthDataResultCallback = (AuthDataResult?, Error?) -> Void

/// What the service says of a user at a sign-in.
public final class AdditionalUserInfo: NSObject, Sendable {
    /// Whether the user was created.
    public let isNewUser: Bool
    /// The identifier of the provider.
    public let providerID: String
    init(_ isNewUser: Bool, _ providerID: String) { (self.isNewUser, self.providerID) = (isNewUser, providerID) }
}

/// The result of a sign-in.
public final class AuthDataResult: NSObject, @unchecked Sendable {
    /// The user.
    public let user: User
    /// What the service says of the user.
    public let additionalUserInfo: AdditionalUserInfo?
    /// The credential.
    public let credential: AuthCredential?
    init(_ user: User, isNew: Bool, _ credential: AuthCredential? = nil) {
        (self.user, self.credential) = (user, credential)
        additionalUserInfo = AdditionalUserInfo(isNew, credential?.provider ?? EmailAuthProvider.id)
    }
}

/// The user of one host, and the listeners.
final class AuthState: @unchecked Sendable {
    private final class Listener: NSObject, @unchecked Sendable {
        let isOfToken: Bool
        let body: (Auth, User?) -> Void
        private var isCalled = false
        private var lastIdentifier: String?

        init(_ isOfToken: Bool, _ body: @escaping (Auth, User?) -> Void) {
            (self.isOfToken, self.body) = (isOfToken, body)
        }

        /// Calls the listener, on the main thread. One for the state is only called for another user.
        func call(_ user: User?) {
            if !isOfToken, isCalled, lastIdentifier == user?.uid { return }
            (isCalled, lastIdentifier) = (true, user?.uid)
            body(Auth.auth(), user)
        }
    }

    private static let ofHost = PerHost { AuthState() }
    /// The user and the listeners of the current host. Nobody is signed in at first.
    static var current: AuthState { ofHost.value }

    private let lock = NSLock()
    private var user: User?
    private var users: [String: User] = [:]
    private var listeners: [Listener] = []
    private var count = 0

    var currentUser: User? { lock.withLock { user } }

    /// Signs a user in, who is created if the app has not seen the name before.
    func signIn(_ name: String, _ values: User.Values, isNew: Bool, _ credential: AuthCredential?) -> AuthDataResult {
        let user = lock.withLock {
            count += 1
            let user = users[name] ?? User(Services.identifier(count, length: 28), values)
            users[name] = user
            self.user = user
            return user
        }
        notify()
        return AuthDataResult(user, isNew: isNew, credential)
    }

    /// Signs the user out.
    func signOut() {
        let wasThere = lock.withLock {
            defer { user = nil }
            return user != nil
        }
        if wasThere { notify() }
    }

    /// Signs a user out who is deleted.
    func remove(_ gone: User) {
        lock.withLock { users = users.filter { $0.value !== gone } }
        if currentUser === gone { signOut() }
    }

    /// Signs in a user without credentials, whose name is different each time.
    func newName() -> String { lock.withLock { "anonymous \(count)" } }

    /// Adds a listener. "The listener is called right after it has been registered":
    /// firebase.google.com/docs/reference/swift/firebaseauth/api/reference/Classes/Auth.
    func add(isOfToken: Bool, _ body: @escaping (Auth, User?) -> Void) -> any NSObjectProtocol {
        let listener = Listener(isOfToken, body)
        lock.withLock { listeners.append(listener) }
        call([listener])
        return listener
    }

    func remove(_ handle: any NSObjectProtocol) { lock.withLock { listeners.removeAll { $0 === handle } } }

    /// Calls the listeners on the main queue.
    ///
    /// - Parameter isOfToken: Whether only the token has changed.
    func notify(isOfToken: Bool = false) { call(lock.withLock { listeners }.filter { !isOfToken || $0.isOfToken }) }

    private func call(_ called: [Listener]) {
        let user = currentUser
        DispatchQueue.main.async { [self] in
            for listener in called where lock.withLock({ listeners.contains { $0 === listener } }) {
                listener.call(user)
            }
        }
    }
}

/// The sign-in of users. Nobody is signed in at first, and the service knows every address; what it answers is a step of a case.
public final class Auth: NSObject, @unchecked Sendable {
    private static let shared = Auth()
    /// Returns the sign-in of the app.
    public class func auth() -> Auth { shared }
    /// Returns the sign-in of an app.
    public class func auth(app: FirebaseApp) -> Auth { shared }

    /// The language of messages.
    public var languageCode: String?
    /// The settings. They have no effect here.
    public var settings: AuthSettings? = AuthSettings()
    /// The user, if one is signed in.
    public var currentUser: User? { AuthState.current.currentUser }

    /// Adds a listener, which is called at once and when the user changes.
    @discardableResult public func addStateDidChangeListener(
        _ listener: @escaping (Auth, User?) -> Void
    ) -> AuthStateDidChangeListenerHandle { AuthState.current.add(isOfToken: false, listener) }
    /// Removes a listener.
    public func removeStateDidChangeListener(_ listenerHandle: AuthStateDidChangeListenerHandle) {
        AuthState.current.remove(listenerHandle)
    }
    /// Adds a listener, which is called at once and when the user or the token changes.
    @discardableResult public func addIDTokenDidChangeListener(
        _ listener: @escaping (Auth, User?) -> Void
    ) -> IDTokenDidChangeListenerHandle { AuthState.current.add(isOfToken: true, listener) }
    /// Removes a listener.
    public func removeIDTokenDidChangeListener(_ listenerHandle: IDTokenDidChangeListenerHandle) {
        AuthState.current.remove(listenerHandle)
    }
    /// Signs the user out, at once: no answer of the service is needed.
    public func signOut() throws { AuthState.current.signOut() }
    /// Uses an emulator. Has no effect here.
    public func useEmulator(withHost host: String, port: Int) {}
    /// Sets the language. Has no effect here.
    public func useAppLanguage() {}
    /// Returns whether a URL is of a sign-in: no.
    public func canHandle(_ url: URL) -> Bool { false }
    /// Returns whether a notification is of a sign-in: no.
    public func canHandleNotification(_ userInfo: [AnyHashable: Any]) -> Bool { false }
    /// Returns whether a link signs a user in: no.
    public func isSignIn(withEmailLink link: String) -> Bool { false }
    /// Shares the user with other apps. Has no effect here.
    public func useUserAccessGroup(_ accessGroup: String?) throws {}
}

/// The settings of the sign-in. They have no effect here.
public final class AuthSettings: NSObject, @unchecked Sendable {
    /// Whether a number is not verified in tests.
    public var isAppVerificationDisabledForTesting = false
}
