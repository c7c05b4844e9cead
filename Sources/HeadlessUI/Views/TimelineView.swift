/// A view that updates by a schedule, on the host's clock: each date of the schedule is a timer of the loop.
public struct TimelineView<Schedule: TimelineSchedule, Content: View>: View {
    /// The context that the content receives.
    public typealias Context = TimelineViewDefaultContext

    let schedule: Schedule
    let content: (Context) -> Content
    @State private var timer = TimelineTimer<Schedule>()
    /// The number of dates after the first that have come.
    @State private var tick = 0

    /// Creates a view that updates by a schedule.
    public init(_ schedule: Schedule, @ViewBuilder content: @escaping (Context) -> Content) {
        self.schedule = schedule
        self.content = content
    }

    /// The content for the last date of the schedule that has come, and before that for the first date.
    public var body: some View {
        let _ = tick
        content(Context(date: timer.follow(schedule) { tick += 1 }, cadence: .live))
            .onAppear { timer.start() }
            .onDisappear { timer.stop() }
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
    /// Returns the last date of the schedule up to `startDate`, or the first date of the schedule if there is none, and all later
    /// ones.
    public func entries(from startDate: Date, mode: Mode) -> Entries {
        guard interval > 0, startDate > start else { return Entries(date: start, interval: interval) }
        let count = (startDate.timeIntervalSince(start) / interval).rounded(.down)
        return Entries(date: start.addingTimeInterval(count * interval), interval: interval)
    }

    /// Dates with equal intervals, without an end. Without an interval there is one.
    public struct Entries: Sequence, IteratorProtocol, Sendable {
        fileprivate var date: Date?
        fileprivate let interval: TimeInterval

        /// Returns the next date.
        public mutating func next() -> Date? {
            defer { date = interval > 0 ? date?.addingTimeInterval(interval) : nil }
            return date
        }
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
    /// The seconds between two frames of a usual screen.
    private static let frame = 1.0 / 60
    private let interval: TimeInterval

    /// Creates a schedule with a minimum interval in seconds. A schedule that is paused has one date.
    public init(minimumInterval: Double? = nil, paused: Bool = false) {
        interval = paused ? 0 : max(minimumInterval ?? 0, Self.frame)
    }
    /// Returns the dates of the frames from the start date on.
    public func entries(from startDate: Date, mode: Mode) -> PeriodicTimelineSchedule.Entries {
        PeriodicTimelineSchedule.Entries(date: startDate, interval: interval)
    }
}

/// A schedule with one date for each minute.
public struct EveryMinuteTimelineSchedule: TimelineSchedule, Sendable {
    /// Creates the schedule.
    public init() {}
    /// Returns the start of the minute that contains `startDate`, and of all later minutes.
    public func entries(from startDate: Date, mode: Mode) -> PeriodicTimelineSchedule.Entries {
        PeriodicTimelineSchedule(from: Date(timeIntervalSinceReferenceDate: 0), by: 60)
            .entries(from: startDate, mode: mode)
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
