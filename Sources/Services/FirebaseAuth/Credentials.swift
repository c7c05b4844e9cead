import Foundation
import HeadlessUI

/// What proves who a user is.
open class AuthCredential: NSObject, @unchecked Sendable {
    /// The identifier of the provider.
    public let provider: String
    /// The address of the user, if the provider has one.
    let email: String?
    init(_ provider: String, email: String? = nil) { (self.provider, self.email) = (provider, email) }
}

/// A credential of a provider with tokens.
public final class OAuthCredential: AuthCredential, @unchecked Sendable {
    /// The token of the user.
    public let idToken: String?
    init(_ provider: String, idToken: String?) {
        self.idToken = idToken
        super.init(provider)
    }
}

/// A credential with a number.
public final class PhoneAuthCredential: AuthCredential, @unchecked Sendable {}

/// The identifier of a provider.
public enum AuthProviderID: String, Sendable {
    case apple = "apple.com", email = "password", facebook = "facebook.com", gitHub = "github.com"
    case google = "google.com", phone, twitter = "twitter.com", microsoft = "microsoft.com", yahoo = "yahoo.com"
}

/// Addresses and passwords.
public final class EmailAuthProvider: NSObject {
    /// The identifier of the provider.
    public static let id = "password"
    /// Returns a credential.
    public class func credential(withEmail email: String, password: String) -> AuthCredential {
        AuthCredential(id, email: email)
    }
    /// Returns a credential.
    public class func credential(withEmail email: String, link: String) -> AuthCredential {
        AuthCredential(id, email: email)
    }
}

/// Google.
public final class GoogleAuthProvider: NSObject {
    /// The identifier of the provider.
    public static let id = "google.com"
    /// Returns a credential.
    public class func credential(withIDToken idToken: String, accessToken: String) -> AuthCredential {
        OAuthCredential(id, idToken: idToken)
    }
}

/// Facebook.
public final class FacebookAuthProvider: NSObject {
    /// The identifier of the provider.
    public static let id = "facebook.com"
    /// Returns a credential.
    public class func credential(withAccessToken accessToken: String) -> AuthCredential {
        OAuthCredential(id, idToken: accessToken)
    }
}

/// Any provider with tokens, such as Apple.
public final class OAuthProvider: NSObject, @unchecked Sendable {
    /// The identifier of the provider.
    public let providerID: String
    /// What the app asks for.
    public var scopes: [String]?
    /// More parameters.
    public var customParameters: [String: String]?
    /// A provider.
    public init(providerID: String) { self.providerID = providerID }
    /// Returns a provider.
    public class func provider(providerID: String) -> OAuthProvider { OAuthProvider(providerID: providerID) }
    /// Returns a credential.
    public class func credential(
        withProviderID providerID: String, idToken: String, rawNonce: String? = nil, accessToken: String? = nil
    ) -> OAuthCredential { OAuthCredential(providerID, idToken: idToken) }
    /// Returns a credential.
    public class func credential(
        providerID: AuthProviderID, idToken: String, rawNonce: String? = nil, accessToken: String? = nil
    ) -> OAuthCredential { OAuthCredential(providerID.rawValue, idToken: idToken) }
    /// Returns a credential of Apple.
    public class func appleCredential(
        withIDToken idToken: String, rawNonce: String?, fullName: PersonNameComponents?
    ) -> OAuthCredential { OAuthCredential("apple.com", idToken: idToken) }
}

/// Numbers.
public final class PhoneAuthProvider: NSObject, @unchecked Sendable {
    /// The identifier of the provider.
    public static let id = "phone"
    private static let shared = PhoneAuthProvider()
    /// Returns the provider.
    public class func provider() -> PhoneAuthProvider { shared }
    /// Returns the provider.
    public class func provider(auth: Auth) -> PhoneAuthProvider { shared }

    /// Sends a code, when a step answers.
    public func verifyPhoneNumber(
        _ phoneNumber: String, uiDelegate: AnyObject? = nil, completion: ((String?, Error?) -> Void)?
    ) { verification.start(then: completion) }
    /// Sends a code, when a step answers.
    public func verifyPhoneNumber(_ phoneNumber: String, uiDelegate: AnyObject? = nil) async throws -> String {
        try await verification.value()
    }
    /// Returns a credential.
    public func credential(withVerificationID verificationID: String, verificationCode: String) -> PhoneAuthCredential {
        PhoneAuthCredential(PhoneAuthProvider.id)
    }
    private var verification: ServiceCall<String> {
        ServiceCall(
            "verifyPhoneNumber",
            errors: [AuthErrorCode.networkError.error, AuthErrorCode.invalidPhoneNumber.error]
        ) { "verification" }
    }
}

/// What a link in a message does. Has no effect here.
public final class ActionCodeSettings: NSObject, @unchecked Sendable {
    /// The page of the link.
    public var url: URL?
    /// Whether the app opens the link.
    public var handleCodeInApp = false
    /// The identifier of the app.
    public var iOSBundleID: String?
    /// The domain of the link.
    public var linkDomain: String?
    /// The domain of the link.
    public var dynamicLinkDomain: String?
    /// Sets the identifier of the app.
    public func setIOSBundleID(_ iOSBundleID: String) { self.iOSBundleID = iOSBundleID }
    /// Sets the name of the app for Android.
    public func setAndroidPackageName(
        _ androidPackageName: String, installIfNotAvailable: Bool, minimumVersion: String?
    ) {}
}
