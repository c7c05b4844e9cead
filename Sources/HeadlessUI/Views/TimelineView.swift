/// A view that updates by a schedule. No time passes here: it shows one date, the schedule's first date after the view's creation.
public struct TimelineView<Schedule: TimelineSchedule, Content: View>: View {
    /// The context that the content receives.
    public typealias Context = TimelineViewDefaultContext

    let schedule: Schedule
    let content: (Context) -> Content
    @State private var start = Date()

    /// Creates a view that updates by a schedule.
    public init(_ schedule: Schedule, @ViewBuilder content: @escaping (Context) -> Content) {
        self.schedule = schedule
        self.content = content
    }

    /// The content for the first date.
    public var body: some View {
        let date = schedule.entries(from: start, mode: .normal).first { _ in true } ?? start
        content(Context(date: date, cadence: .live))
    }
}

/// The context of a timeline view.
public struct TimelineViewDefaultContext: Sendable {
    /// The rate of updates.
    public enum Cadence: Comparable, Sendable { case live, seconds, minutes }
    /// The date to show.
    public let date: Date
    /// The rate of updates.
    public let cadence: Cadence
}

/// A schedule of updates.
public protocol TimelineSchedule {
    /// The type of the sequence of dates.
    associatedtype Entries: Sequence where Entries.Element == Date
    /// The rate of updates.
    typealias Mode = TimelineScheduleMode
    /// Returns the dates that follow a date.
    func entries(from startDate: Date, mode: Mode) -> Entries
}

/// The rate of updates.
public enum TimelineScheduleMode: Sendable { case normal, lowFrequency }

/// A schedule with equal intervals.
public struct PeriodicTimelineSchedule: TimelineSchedule, Sendable {
    private let start: Date
    private let interval: TimeInterval
    /// Creates a schedule that starts at a date, with an interval in seconds.
    public init(from startDate: Date, by interval: TimeInterval) {
        start = startDate
        self.interval = interval
    }
    /// Returns the last date of the schedule up to `startDate`; the first date of the schedule if there is none.
    public func entries(from startDate: Date, mode: Mode) -> [Date] {
        guard interval > 0, startDate > start else { return [start] }
        let count = (startDate.timeIntervalSince(start) / interval).rounded(.down)
        return [start.addingTimeInterval(count * interval)]
    }
}

/// A schedule with explicit dates.
public struct ExplicitTimelineSchedule: TimelineSchedule, Sendable {
    private let dates: [Date]
    /// Creates a schedule from dates.
    public init<S: Sequence>(_ dates: S) where S.Element == Date { self.dates = Array(dates) }
    /// Returns all dates of the schedule.
    public func entries(from startDate: Date, mode: Mode) -> [Date] { dates }
}

/// A schedule for animations.
public struct AnimationTimelineSchedule: TimelineSchedule, Sendable {
    /// Creates a schedule with a minimum interval in seconds.
    public init(minimumInterval: Double? = nil, paused: Bool = false) {}
    /// Returns only the start date.
    public func entries(from startDate: Date, mode: Mode) -> [Date] { [startDate] }
}

/// A schedule with one date for each minute.
public struct EveryMinuteTimelineSchedule: TimelineSchedule, Sendable {
    /// Creates the schedule.
    public init() {}
    /// Returns the start of the minute that contains `startDate`.
    public func entries(from startDate: Date, mode: Mode) -> [Date] {
        [Date(timeIntervalSinceReferenceDate: (startDate.timeIntervalSinceReferenceDate / 60).rounded(.down) * 60)]
    }
}

extension TimelineSchedule where Self == PeriodicTimelineSchedule {
    /// Returns a schedule with equal intervals.
    public static func periodic(from startDate: Date, by interval: TimeInterval) -> PeriodicTimelineSchedule {
        PeriodicTimelineSchedule(from: startDate, by: interval)
    }
}

extension TimelineSchedule where Self == ExplicitTimelineSchedule {
    /// Returns a schedule with explicit dates.
    public static func explicit<S: Sequence>(_ dates: S) -> ExplicitTimelineSchedule where S.Element == Date {
        ExplicitTimelineSchedule(dates)
    }
}

extension TimelineSchedule where Self == AnimationTimelineSchedule {
    /// A schedule for animations.
    public static var animation: AnimationTimelineSchedule { AnimationTimelineSchedule() }
    /// Returns a schedule for animations with a minimum interval.
    public static func animation(minimumInterval: Double? = nil, paused: Bool = false) -> AnimationTimelineSchedule {
        AnimationTimelineSchedule(minimumInterval: minimumInterval, paused: paused)
    }
}

extension TimelineSchedule where Self == EveryMinuteTimelineSchedule {
    /// A schedule with one date for each minute.
    public static var everyMinute: EveryMinuteTimelineSchedule { EveryMinuteTimelineSchedule() }
}
