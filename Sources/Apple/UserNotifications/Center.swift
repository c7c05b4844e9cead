/// Whether the app may notify the user.
public enum UNAuthorizationStatus: Int, Sendable { case notDetermined, denied, authorized, provisional, ephemeral }

/// What notifications may do.
public struct UNAuthorizationOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// A number on the app's icon.
    public static let badge = UNAuthorizationOptions(rawValue: 1)
    /// Sounds.
    public static let sound = UNAuthorizationOptions(rawValue: 2)
    /// Alerts.
    public static let alert = UNAuthorizationOptions(rawValue: 4)
    /// Quiet notifications.
    public static let provisional = UNAuthorizationOptions(rawValue: 64)
    /// Critical notifications.
    public static let criticalAlert = UNAuthorizationOptions(rawValue: 16)
}

/// How a notification shows while the app is active.
public struct UNNotificationPresentationOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// A number on the app's icon.
    public static let badge = UNNotificationPresentationOptions(rawValue: 1)
    /// A sound.
    public static let sound = UNNotificationPresentationOptions(rawValue: 2)
    /// An alert.
    public static let alert = UNNotificationPresentationOptions(rawValue: 4)
    /// In the list.
    public static let list = UNNotificationPresentationOptions(rawValue: 8)
    /// A banner.
    public static let banner = UNNotificationPresentationOptions(rawValue: 16)
}

/// The settings of the user: notifications are denied.
open class UNNotificationSettings: NSObject, @unchecked Sendable {
    /// Whether the app may notify the user.
    public let authorizationStatus: UNAuthorizationStatus
    init(_ status: UNAuthorizationStatus) { authorizationStatus = status }
}

/// The notifications of the app. It keeps requests and delivers none. A request for permission is denied.
public final class UNUserNotificationCenter: NSObject, @unchecked Sendable {
    private static let ofHost = PerHost { UNUserNotificationCenter() }
    private let lock = NSLock()
    private var requests: [UNNotificationRequest] = []
    private var status = UNAuthorizationStatus.notDetermined
    /// The object that receives notifications.
    public weak var delegate: (any UNUserNotificationCenterDelegate)?

    /// Returns the center of the app. Each host has a new one.
    public class func current() -> UNUserNotificationCenter { ofHost.value }

    /// Asks whether the app may notify the user: no.
    public func requestAuthorization(options: UNAuthorizationOptions = []) async throws -> Bool {
        lock.withLock { status = .denied }
        return false
    }
    /// Asks whether the app may notify the user: no.
    public func requestAuthorization(
        options: UNAuthorizationOptions = [], completionHandler: @escaping @Sendable (Bool, (any Error)?) -> Void
    ) {
        lock.withLock { status = .denied }
        completionHandler(false, nil)
    }
    /// Returns the settings of the user.
    public func notificationSettings() async -> UNNotificationSettings {
        UNNotificationSettings(lock.withLock { status })
    }
    /// Returns the settings of the user.
    public func getNotificationSettings(completionHandler: @escaping @Sendable (UNNotificationSettings) -> Void) {
        completionHandler(UNNotificationSettings(lock.withLock { status }))
    }
    /// Adds a request, in place of one with the same identifier.
    public func add(
        _ request: UNNotificationRequest,
        withCompletionHandler completionHandler: (@Sendable ((any Error)?) -> Void)? = nil
    ) {
        keep(request)
        completionHandler?(nil)
    }
    /// Adds a request, in place of one with the same identifier.
    public func add(_ request: UNNotificationRequest) async throws { keep(request) }
    /// Returns the requests.
    public func pendingNotificationRequests() async -> [UNNotificationRequest] { lock.withLock { requests } }
    /// Returns the requests.
    public func getPendingNotificationRequests(completionHandler: @escaping @Sendable ([UNNotificationRequest]) -> Void)
    {
        completionHandler(lock.withLock { requests })
    }
    /// Removes requests.
    public func removePendingNotificationRequests(withIdentifiers identifiers: [String]) {
        lock.withLock { requests.removeAll { identifiers.contains($0.identifier) } }
    }
    /// Removes all requests.
    public func removeAllPendingNotificationRequests() { lock.withLock { requests = [] } }
    /// Returns the delivered notifications: none.
    public func deliveredNotifications() async -> [UNNotification] { [] }
    /// Removes delivered notifications. There are none.
    public func removeDeliveredNotifications(withIdentifiers identifiers: [String]) {}
    /// Removes delivered notifications. There are none.
    public func removeAllDeliveredNotifications() {}
    /// Sets the categories. Has no effect here.
    public func setNotificationCategories(_ categories: Set<UNNotificationCategory>) {}
    /// Sets the number on the app's icon. Has no effect here.
    public func setBadgeCount(
        _ newBadgeCount: Int, withCompletionHandler completionHandler: (@Sendable ((any Error)?) -> Void)? = nil
    ) {
        completionHandler?(nil)
    }
    /// Sets the number on the app's icon. Has no effect here.
    public func setBadgeCount(_ newBadgeCount: Int) async throws {}

    private func keep(_ request: UNNotificationRequest) {
        lock.withLock {
            requests.removeAll { $0.identifier == request.identifier }
            requests.append(request)
        }
    }
}

/// The object that receives notifications.
public protocol UNUserNotificationCenterDelegate: AnyObject {
    /// Receives a notification while the app is active. The host does not call it.
    func userNotificationCenter(
        _ center: UNUserNotificationCenter, willPresent notification: UNNotification,
        withCompletionHandler completionHandler: @escaping (UNNotificationPresentationOptions) -> Void)
    /// Receives an answer of the user. The host does not call it.
    func userNotificationCenter(
        _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse,
        withCompletionHandler completionHandler: @escaping () -> Void)
}

extension UNUserNotificationCenterDelegate {
    /// Does nothing.
    public func userNotificationCenter(
        _ center: UNUserNotificationCenter, willPresent notification: UNNotification,
        withCompletionHandler completionHandler: @escaping (UNNotificationPresentationOptions) -> Void
    ) {}
    /// Does nothing.
    public func userNotificationCenter(
        _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse,
        withCompletionHandler completionHandler: @escaping () -> Void
    ) {}
}
