/// The content of a notification.
open class UNNotificationContent: NSObject, @unchecked Sendable {
    /// The title.
    open internal(set) var title = ""
    /// The subtitle.
    open internal(set) var subtitle = ""
    /// The text.
    open internal(set) var body = ""
    /// The number on the app's icon.
    open internal(set) var badge: NSNumber?
    /// The sound.
    open internal(set) var sound: UNNotificationSound?
    /// The data of the app.
    open internal(set) var userInfo: [AnyHashable: Any] = [:]
    /// The category.
    open internal(set) var categoryIdentifier = ""
    /// The thread.
    open internal(set) var threadIdentifier = ""
    /// How urgent the notification is.
    open internal(set) var interruptionLevel = UNNotificationInterruptionLevel.active
    /// How important the notification is in a summary, from 0 to 1.
    open internal(set) var relevanceScore = 0.0
}

/// Content that the app can set.
public final class UNMutableNotificationContent: UNNotificationContent, @unchecked Sendable {
    public override var title: String {
        get { super.title }
        set { super.title = newValue }
    }
    public override var subtitle: String {
        get { super.subtitle }
        set { super.subtitle = newValue }
    }
    public override var body: String {
        get { super.body }
        set { super.body = newValue }
    }
    public override var badge: NSNumber? {
        get { super.badge }
        set { super.badge = newValue }
    }
    public override var sound: UNNotificationSound? {
        get { super.sound }
        set { super.sound = newValue }
    }
    public override var userInfo: [AnyHashable: Any] {
        get { super.userInfo }
        set { super.userInfo = newValue }
    }
    public override var categoryIdentifier: String {
        get { super.categoryIdentifier }
        set { super.categoryIdentifier = newValue }
    }
    public override var threadIdentifier: String {
        get { super.threadIdentifier }
        set { super.threadIdentifier = newValue }
    }
    public override var interruptionLevel: UNNotificationInterruptionLevel {
        get { super.interruptionLevel }
        set { super.interruptionLevel = newValue }
    }
    public override var relevanceScore: Double {
        get { super.relevanceScore }
        set { super.relevanceScore = newValue }
    }
}

/// How urgent a notification is.
public enum UNNotificationInterruptionLevel: UInt, Sendable {
    case passive
    case active
    case timeSensitive
    case critical
}

/// A sound.
open class UNNotificationSound: NSObject, @unchecked Sendable {
    /// The default sound.
    public static let `default` = UNNotificationSound()
    /// The default sound of critical notifications.
    public static let defaultCritical = UNNotificationSound()
    override init() {}
    /// A sound with a name.
    public init(named name: UNNotificationSoundName) {}
}

/// The name of a sound.
public struct UNNotificationSoundName: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    /// A name.
    public init(_ rawValue: String) { self.rawValue = rawValue }
}

/// A moment of a notification.
open class UNNotificationTrigger: NSObject, @unchecked Sendable {
    /// Whether the moment repeats.
    public let repeats: Bool
    init(repeats: Bool) { self.repeats = repeats }
}

/// A moment some seconds later.
public final class UNTimeIntervalNotificationTrigger: UNNotificationTrigger, @unchecked Sendable {
    /// The seconds.
    public let timeInterval: TimeInterval
    /// A moment some seconds later.
    public init(timeInterval: TimeInterval, repeats: Bool) {
        self.timeInterval = timeInterval
        super.init(repeats: repeats)
    }
}

/// A moment of the calendar.
public final class UNCalendarNotificationTrigger: UNNotificationTrigger, @unchecked Sendable {
    /// The parts of the date.
    public let dateComponents: DateComponents
    /// A moment of the calendar.
    public init(dateMatching dateComponents: DateComponents, repeats: Bool) {
        self.dateComponents = dateComponents
        super.init(repeats: repeats)
    }
    /// Returns the next date.
    public func nextTriggerDate() -> Date? {
        Calendar.current.nextDate(after: Date(), matching: dateComponents, matchingPolicy: .nextTime)
    }
}

/// A request for a notification.
open class UNNotificationRequest: NSObject, @unchecked Sendable {
    /// The identifier.
    public let identifier: String
    /// The content.
    public let content: UNNotificationContent
    /// The moment.
    public let trigger: UNNotificationTrigger?
    /// A request for a notification.
    public init(identifier: String, content: UNNotificationContent, trigger: UNNotificationTrigger?) {
        self.identifier = identifier
        self.content = content
        self.trigger = trigger
    }
}

/// A notification.
open class UNNotification: NSObject, @unchecked Sendable {
    /// The request.
    public let request: UNNotificationRequest
    /// The moment.
    public let date: Date
    init(request: UNNotificationRequest, date: Date) {
        self.request = request
        self.date = date
    }
}

/// An answer of the user.
open class UNNotificationResponse: NSObject, @unchecked Sendable {
    /// The notification.
    public let notification: UNNotification
    /// The chosen action.
    public let actionIdentifier: String
    init(notification: UNNotification, actionIdentifier: String) {
        self.notification = notification
        self.actionIdentifier = actionIdentifier
    }
}

/// The action of a tap on a notification.
public let UNNotificationDefaultActionIdentifier = "com.apple.UNNotificationDefaultActionIdentifier"
/// The action that dismisses a notification.
public let UNNotificationDismissActionIdentifier = "com.apple.UNNotificationDismissActionIdentifier"

/// An action of a notification.
open class UNNotificationAction: NSObject, @unchecked Sendable {
    /// The identifier.
    public let identifier: String
    /// The title.
    public let title: String
    /// An action.
    public init(identifier: String, title: String, options: UNNotificationActionOptions = []) {
        self.identifier = identifier
        self.title = title
    }
}

/// Options of an action.
public struct UNNotificationActionOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The device must be unlocked.
    public static let authenticationRequired = UNNotificationActionOptions(rawValue: 1)
    /// The action destroys something.
    public static let destructive = UNNotificationActionOptions(rawValue: 2)
    /// The app comes to the foreground.
    public static let foreground = UNNotificationActionOptions(rawValue: 4)
}

/// A category of notifications.
open class UNNotificationCategory: NSObject, @unchecked Sendable {
    /// The identifier.
    public let identifier: String
    /// A category.
    public init(
        identifier: String, actions: [UNNotificationAction], intentIdentifiers: [String],
        options: UNNotificationCategoryOptions = []
    ) {
        self.identifier = identifier
    }
}

/// Options of a category.
public struct UNNotificationCategoryOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The app receives dismissals.
    public static let customDismissAction = UNNotificationCategoryOptions(rawValue: 1)
}
