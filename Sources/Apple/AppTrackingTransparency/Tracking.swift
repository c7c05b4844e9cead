/// Whether the app may track the user: not decided, and nobody is asked.
public enum ATTrackingManager {
    /// Whether the app may track the user.
    public enum AuthorizationStatus: UInt, Sendable { case notDetermined, restricted, denied, authorized }
    /// Whether the app may track the user: not decided.
    public static var trackingAuthorizationStatus: AuthorizationStatus { .notDetermined }
    /// Asks the user. Never answered here.
    public static func requestTrackingAuthorization(
        completionHandler completion: @escaping @Sendable (AuthorizationStatus) -> Void
    ) {}
    /// Asks the user: no.
    public static func requestTrackingAuthorization() async -> AuthorizationStatus { .denied }
}
