@_exported import FirebaseCore
import HeadlessUI

/// The object that receives the token.
public protocol MessagingDelegate: AnyObject {
    /// Receives the token. The host does not call it: no token comes by itself.
    func messaging(_ messaging: Messaging, didReceiveRegistrationToken fcmToken: String?)
}

extension MessagingDelegate {
    /// Does nothing.
    public func messaging(_ messaging: Messaging, didReceiveRegistrationToken fcmToken: String?) {}
}

/// The kind of a token of Apple.
public enum MessagingAPNSTokenType: Int, Sendable { case unknown, sandbox, prod }

extension Notification.Name {
    /// The token has changed. The host does not post it.
    public static let MessagingRegistrationTokenRefreshed = Notification.Name(
        "com.firebase.messaging.notif.fcm-token-refreshed")
}

/// Messages to the app. None arrives; requests wait for a step.
public final class Messaging: NSObject, @unchecked Sendable {
    private static let shared = Messaging()
    /// Returns the messages of the app.
    public class func messaging() -> Messaging { shared }
    /// The object that receives the token.
    public weak var delegate: (any MessagingDelegate)?
    /// The token of Apple.
    public var apnsToken: Data?
    /// The token of the service: none.
    public var fcmToken: String? { nil }
    /// Whether the service asks for a token by itself. Has no effect here.
    public var isAutoInitEnabled = true

    /// Sets the token of Apple.
    public func setAPNSToken(_ apnsToken: Data, type: MessagingAPNSTokenType) { self.apnsToken = apnsToken }
    /// Tells the service of a message. Has no effect here.
    @discardableResult public func appDidReceiveMessage(_ message: [AnyHashable: Any]) -> [AnyHashable: Any] { message }

    private func call<Value>(_ name: String, _ answer: @escaping () -> Value) -> ServiceCall<Value> {
        ServiceCall(
            name, errors: [Services.error("com.google.fcm", 4, "Network error.")], answer: answer)
    }
    private var tokenRequest: ServiceCall<String> { call("messagingToken") { "token" } }

    /// Asks for the token, which a step answers.
    public func token(completion: @escaping (String?, Error?) -> Void) { tokenRequest.start(then: completion) }
    /// Asks for the token, which a step answers.
    public func token() async throws -> String { try await tokenRequest.value() }
    /// Deletes the token, when a step answers.
    public func deleteToken(completion: @escaping (Error?) -> Void) {
        call("deleteToken") {}.start(reporting: completion)
    }
    /// Deletes the token, when a step answers.
    public func deleteToken() async throws { try await call("deleteToken") {}.value() }
    /// Asks for the messages of a topic, which a step answers.
    public func subscribe(toTopic topic: String, completion: ((Error?) -> Void)? = nil) {
        call("subscribe") {}.start(reporting: completion)
    }
    /// Asks for the messages of a topic, which a step answers.
    public func subscribe(toTopic topic: String) async throws { try await call("subscribe") {}.value() }
    /// Ends the messages of a topic, when a step answers.
    public func unsubscribe(fromTopic topic: String, completion: ((Error?) -> Void)? = nil) {
        call("unsubscribe") {}.start(reporting: completion)
    }
    /// Ends the messages of a topic, when a step answers.
    public func unsubscribe(fromTopic topic: String) async throws { try await call("unsubscribe") {}.value() }
}
