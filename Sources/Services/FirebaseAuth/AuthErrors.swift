import Foundation

/// The domain of the errors.
public let AuthErrorDomain = "FIRAuthErrorDomain"

/// The kind of an error.
public enum AuthErrorCode: Int, Error, Sendable {
    case invalidCustomToken = 17000
    case customTokenMismatch = 17002
    case invalidCredential = 17004
    case userDisabled = 17005
    case operationNotAllowed = 17006
    case emailAlreadyInUse = 17007
    case invalidEmail = 17008
    case wrongPassword = 17009
    case tooManyRequests = 17010
    case userNotFound = 17011
    case accountExistsWithDifferentCredential = 17012
    case requiresRecentLogin = 17014
    case providerAlreadyLinked = 17015
    case noSuchProvider = 17016
    case invalidUserToken = 17017
    case networkError = 17020
    case userTokenExpired = 17021
    case invalidAPIKey = 17023
    case userMismatch = 17024
    case credentialAlreadyInUse = 17025
    case weakPassword = 17026
    case appNotAuthorized = 17028
    case expiredActionCode = 17029
    case invalidActionCode = 17030
    case missingEmail = 17034
    case missingPhoneNumber = 17041
    case invalidPhoneNumber = 17042
    case missingVerificationCode = 17043
    case invalidVerificationCode = 17044
    case missingVerificationID = 17045
    case invalidVerificationID = 17046
    case sessionExpired = 17051
    case quotaExceeded = 17052
    case webContextCancelled = 17058
    case secondFactorRequired = 17078
    case missingOrInvalidNonce = 17094
    case nullUser = 17067
    case keychainError = 17995
    case internalError = 17999

    /// The kind of an error.
    public typealias Code = AuthErrorCode
    /// The kind.
    public var code: Code { self }

    /// The kind of an error of the service; nil for other errors.
    public init?(_nsError error: NSError) {
        guard error.domain == AuthErrorDomain else { return nil }
        self.init(rawValue: error.code)
    }
    /// A kind.
    public init(_ code: Code) { self = code }

    /// Returns whether an error is of the kind.
    public static func ~= (code: AuthErrorCode, error: any Error) -> Bool {
        AuthErrorCode(_nsError: error as NSError) == code
    }

    /// Returns the error with the service's words.
    var error: NSError { Services.error(AuthErrorDomain, rawValue, text) }

    private var text: String {
        switch self {
        case .networkError: "Network error (such as timeout, interrupted connection or unreachable host) has occurred."
        case .wrongPassword: "The password is invalid or the user does not have a password."
        case .invalidCredential: "The supplied auth credential is malformed or has expired."
        case .userNotFound: "There is no user record corresponding to this identifier. The user may have been deleted."
        case .emailAlreadyInUse: "The email address is already in use by another account."
        case .weakPassword: "The password must be 6 characters long or more."
        case .invalidEmail: "The email address is badly formatted."
        case .requiresRecentLogin:
            "This operation is sensitive and requires recent authentication. Log in again before retrying this request."
        case .credentialAlreadyInUse: "This credential is already associated with a different user account."
        case .nullUser:
            "A null user object was provided as the argument for an operation which requires a non-null user object."
        default: "\(self)"
        }
    }
}
