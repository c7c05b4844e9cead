/// A way to authenticate.
public enum LAPolicy: Int, Sendable { case deviceOwnerAuthenticationWithBiometrics = 1, deviceOwnerAuthentication }
/// A kind of biometry.
public enum LABiometryType: Int, Sendable { case none, touchID, faceID, opticID = 4 }

/// An error of an authentication.
public struct LAError: Error, Sendable {
    /// The kind of error.
    public enum Code: Int, Sendable {
        case authenticationFailed = -1, userCancel = -2, userFallback = -3, systemCancel = -4, passcodeNotSet = -5
        case biometryNotAvailable = -6, biometryNotEnrolled = -7, biometryLockout = -8
    }
    /// The kind of error.
    public let code: Code
    /// An error of a kind.
    public init(_ code: Code) { self.code = code }
}

/// An authentication. The device has no biometry and no passcode.
open class LAContext: NSObject, @unchecked Sendable {
    /// The kind of biometry: none.
    open var biometryType: LABiometryType { .none }
    /// The title of the other way.
    open var localizedFallbackTitle: String?
    /// The title of the button that cancels.
    open var localizedCancelTitle: String?
    /// Returns whether the user can authenticate: no.
    open func canEvaluatePolicy(_ policy: LAPolicy, error: UnsafeMutablePointer<NSError?>?) -> Bool { false }
    /// Authenticates the user. Fails.
    open func evaluatePolicy(
        _ policy: LAPolicy, localizedReason: String, reply: @escaping @Sendable (Bool, (any Error)?) -> Void
    ) {
        reply(false, LAError(.passcodeNotSet))
    }
    /// Authenticates the user. Fails.
    open func evaluatePolicy(_ policy: LAPolicy, localizedReason: String) async throws -> Bool {
        throw LAError(.passcodeNotSet)
    }
    /// Ends the authentication.
    open func invalidate() {}
}
