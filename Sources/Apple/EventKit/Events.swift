/// What a calendar holds.
public enum EKEntityType: UInt, Sendable { case event, reminder }
/// Whether the app may use a calendar.
public enum EKAuthorizationStatus: Int, Sendable {
    case notDetermined, restricted, denied, fullAccess, writeOnly
    /// The app may use a calendar.
    public static let authorized = EKAuthorizationStatus.fullAccess
}
/// The events that a change is about.
public enum EKSpan: Int, Sendable { case thisEvent, futureEvents }
/// An error of a calendar.
public struct EKError: Error, Sendable {
    /// A kind of error.
    public enum Code: Int, Sendable { case eventNotMutable, noCalendar, accessDenied = 32 }
    /// The kind.
    public let code: Code
}

/// The calendars: there are none, and the app may not use them.
open class EKEventStore: NSObject, @unchecked Sendable {
    /// Returns whether the app may use calendars: not decided.
    open class func authorizationStatus(for entityType: EKEntityType) -> EKAuthorizationStatus { .notDetermined }
    /// Asks for the permission: no.
    open func requestFullAccessToEvents() async throws -> Bool { false }
    /// Asks for the permission: no.
    open func requestWriteOnlyAccessToEvents() async throws -> Bool { false }
    /// Asks for the permission: no.
    open func requestFullAccessToReminders() async throws -> Bool { false }
    /// Asks for the permission: no.
    open func requestAccess(to entityType: EKEntityType) async throws -> Bool { false }
    /// Asks for the permission. Never answered here.
    open func requestFullAccessToEvents(completion: @escaping @Sendable (Bool, (any Error)?) -> Void) {}
    /// Asks for the permission. Never answered here.
    open func requestAccess(
        to entityType: EKEntityType, completion: @escaping @Sendable (Bool, (any Error)?) -> Void
    ) {}
    /// The calendar of new events: none.
    open var defaultCalendarForNewEvents: EKCalendar? { nil }
    /// Returns the calendar of new reminders: none.
    open func defaultCalendarForNewReminders() -> EKCalendar? { nil }
    /// Returns the calendars: none.
    open func calendars(for entityType: EKEntityType) -> [EKCalendar] { [] }
    /// Returns a condition for times.
    open func predicateForEvents(withStart startDate: Date, end endDate: Date, calendars: [EKCalendar]?) -> NSPredicate
    {
        NSPredicate(value: true)
    }
    /// Returns the events: none.
    open func events(matching predicate: NSPredicate) -> [EKEvent] { [] }
    /// Returns the event with an identifier: none.
    open func event(withIdentifier identifier: String) -> EKEvent? { nil }
    /// Saves an event. Fails.
    open func save(_ event: EKEvent, span: EKSpan, commit: Bool = true) throws { throw EKError(code: .accessDenied) }
    /// Saves a reminder. Fails.
    open func save(_ reminder: EKReminder, commit: Bool) throws { throw EKError(code: .accessDenied) }
    /// Removes an event. Fails.
    open func remove(_ event: EKEvent, span: EKSpan, commit: Bool = true) throws { throw EKError(code: .accessDenied) }
}

/// A calendar.
open class EKCalendar: NSObject, @unchecked Sendable {
    /// The identifier.
    open var calendarIdentifier: String { "" }
    /// The title.
    open var title = ""
    /// The color.
    // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
    open var cgColor: CGColor!
}

/// An event or a reminder.
open class EKCalendarItem: NSObject, @unchecked Sendable {
    /// The calendar.
    // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
    open var calendar: EKCalendar!
    /// The title.
    // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
    open var title: String! = ""
    /// The place.
    open var location: String?
    /// The notes.
    open var notes: String?
    /// The URL.
    open var url: URL?
    /// The alarms.
    open var alarms: [EKAlarm]?
    /// An item of calendars.
    public init(eventStore: EKEventStore) {}
    /// Adds an alarm.
    open func addAlarm(_ alarm: EKAlarm) { alarms = (alarms ?? []) + [alarm] }
}
/// An event.
open class EKEvent: EKCalendarItem, @unchecked Sendable {
    /// The identifier.
    // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
    open var eventIdentifier: String! { "" }
    /// Whether the event lasts all day.
    open var isAllDay = false
    /// The beginning.
    // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
    open var startDate: Date! = Date()
    /// The end.
    // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
    open var endDate: Date! = Date()
}
/// A reminder.
open class EKReminder: EKCalendarItem, @unchecked Sendable {
    /// The day on which the reminder is due.
    open var dueDateComponents: DateComponents?
    /// Whether the reminder is done.
    open var isCompleted = false
    /// How much the reminder matters.
    open var priority = 0
}
/// An alarm.
open class EKAlarm: NSObject, @unchecked Sendable {
    /// An alarm before or after an event.
    public init(relativeOffset offset: TimeInterval) {}
    /// An alarm at a time.
    public init(absoluteDate date: Date) {}
}
