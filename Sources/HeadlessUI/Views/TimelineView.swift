/// Shows views by the time. Time does not pass here: one date is shown, the first of the schedule from the time when the
/// view came.
public struct TimelineView<Schedule: TimelineSchedule, Content: View>: View {
    /// What the views are told.
    public typealias Context = TimelineViewDefaultContext

    let schedule: Schedule
    let content: (Context) -> Content
    @State private var start = Date()

    /// Views by a schedule.
    public init(_ schedule: Schedule, @ViewBuilder content: @escaping (Context) -> Content) {
        self.schedule = schedule
        self.content = content
    }

    /// The view of the first date.
    public var body: some View {
        let date = schedule.entries(from: start, mode: .normal).first { _ in true } ?? start
        content(Context(date: date, cadence: .live))
    }
}

/// What views are told that are shown by the time.
public struct TimelineViewDefaultContext: Sendable {
    /// How often views are to be shown.
    public enum Cadence: Comparable, Sendable { case live, seconds, minutes }
    /// The date that is shown.
    public let date: Date
    /// How often views are to be shown.
    public let cadence: Cadence
}

/// The dates at which views are shown.
public protocol TimelineSchedule {
    /// The dates.
    associatedtype Entries: Sequence where Entries.Element == Date
    /// How often views are to be shown.
    typealias Mode = TimelineScheduleMode
    /// The dates from one on.
    func entries(from startDate: Date, mode: Mode) -> Entries
}

/// How often views are to be shown.
public enum TimelineScheduleMode: Sendable { case normal, lowFrequency }

/// Dates at equal distances.
public struct PeriodicTimelineSchedule: TimelineSchedule, Sendable {
    private let start: Date
    private let interval: TimeInterval
    /// Dates from one on, at a distance in seconds.
    public init(from startDate: Date, by interval: TimeInterval) {
        start = startDate
        self.interval = interval
    }
    public func entries(from startDate: Date, mode: Mode) -> [Date] {
        guard interval > 0, startDate > start else { return [start] }
        let count = (startDate.timeIntervalSince(start) / interval).rounded(.down)
        return [start.addingTimeInterval(count * interval)]
    }
}

/// Dates that are named.
public struct ExplicitTimelineSchedule: TimelineSchedule, Sendable {
    private let dates: [Date]
    /// Dates.
    public init<S: Sequence>(_ dates: S) where S.Element == Date { self.dates = Array(dates) }
    public func entries(from startDate: Date, mode: Mode) -> [Date] { dates }
}

/// As often as is needed for motion.
public struct AnimationTimelineSchedule: TimelineSchedule, Sendable {
    /// At a distance in seconds.
    public init(minimumInterval: Double? = nil, paused: Bool = false) {}
    public func entries(from startDate: Date, mode: Mode) -> [Date] { [startDate] }
}

/// The beginnings of minutes.
public struct EveryMinuteTimelineSchedule: TimelineSchedule, Sendable {
    /// Each minute.
    public init() {}
    public func entries(from startDate: Date, mode: Mode) -> [Date] {
        [Date(timeIntervalSinceReferenceDate: (startDate.timeIntervalSinceReferenceDate / 60).rounded(.down) * 60)]
    }
}

extension TimelineSchedule where Self == PeriodicTimelineSchedule {
    /// Dates at equal distances.
    public static func periodic(from startDate: Date, by interval: TimeInterval) -> PeriodicTimelineSchedule {
        PeriodicTimelineSchedule(from: startDate, by: interval)
    }
}

extension TimelineSchedule where Self == ExplicitTimelineSchedule {
    /// Dates that are named.
    public static func explicit<S: Sequence>(_ dates: S) -> ExplicitTimelineSchedule where S.Element == Date {
        ExplicitTimelineSchedule(dates)
    }
}

extension TimelineSchedule where Self == AnimationTimelineSchedule {
    /// As often as is needed for motion.
    public static var animation: AnimationTimelineSchedule { AnimationTimelineSchedule() }
    /// As often as is needed for motion.
    public static func animation(minimumInterval: Double? = nil, paused: Bool = false) -> AnimationTimelineSchedule {
        AnimationTimelineSchedule(minimumInterval: minimumInterval, paused: paused)
    }
}

extension TimelineSchedule where Self == EveryMinuteTimelineSchedule {
    /// The beginnings of minutes.
    public static var everyMinute: EveryMinuteTimelineSchedule { EveryMinuteTimelineSchedule() }
}
