@_exported import FirebaseCore
import HeadlessUI

/// The record of what users do. Nothing is recorded here.
public final class Analytics: NSObject {
    /// Records an event. Has no effect here.
    public class func logEvent(_ name: String, parameters: [String: Any]?) {}
    /// Sets a property of the user. Has no effect here.
    public class func setUserProperty(_ value: String?, forName name: String) {}
    /// Sets the user. Has no effect here.
    public class func setUserID(_ userID: String?) {}
    /// Sets parameters of all events. Has no effect here.
    public class func setDefaultEventParameters(_ parameters: [String: Any]?) {}
    /// Sets whether events are recorded. Has no effect here.
    public class func setAnalyticsCollectionEnabled(_ analyticsCollectionEnabled: Bool) {}
    /// Sets the duration of a session. Has no effect here.
    public class func setSessionTimeoutInterval(_ sessionTimeoutInterval: TimeInterval) {}
    /// Sets what the user allows. Has no effect here.
    public class func setConsent(_ consentSettings: [ConsentType: ConsentStatus]) {}
    /// Forgets the user. Has no effect here.
    public class func resetAnalyticsData() {}
    /// Returns the identifier of the app on the device.
    public class func appInstanceID() -> String? { nil }
}

/// What a user can allow.
public struct ConsentType: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Storage of advertisements.
    public static let adStorage = ConsentType(rawValue: "ad_storage")
    /// Storage of the record.
    public static let analyticsStorage = ConsentType(rawValue: "analytics_storage")
    /// Data of the user for advertisements.
    public static let adUserData = ConsentType(rawValue: "ad_user_data")
    /// Advertisements for the user.
    public static let adPersonalization = ConsentType(rawValue: "ad_personalization")
}

/// Whether a user allows something.
public struct ConsentStatus: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The user allows it.
    public static let granted = ConsentStatus(rawValue: "granted")
    /// The user does not allow it.
    public static let denied = ConsentStatus(rawValue: "denied")
}

extension View {
    /// Records that the view appears. Has no effect here.
    public func analyticsScreen(name: String, class: String = "View", extraParameters: [String: Any] = [:]) -> some View
    {
        self
    }
}
