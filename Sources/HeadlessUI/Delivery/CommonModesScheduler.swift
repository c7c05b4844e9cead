import CoreFoundation

/// Runs work as a block of the main run loop in its common modes, and so while the user scrolls, too.
///
/// `RunLoop.main` as a scheduler is of the default mode only: what is delivered on it during a scroll waits for the end of
/// that. Otherwise the two are alike, and so is the order of their work in the default mode. Scheduling does not wake the
/// loop.
public struct RunOnMainRunLoopCommonModesScheduler: Scheduler, Equatable, Sendable {
    /// The dates of `RunLoop.main`.
    public typealias SchedulerTimeType = RunLoop.SchedulerTimeType
    /// There are none.
    public typealias SchedulerOptions = Never

    /// The scheduler.
    public static let shared = RunOnMainRunLoopCommonModesScheduler()

    /// The scheduler; all are the same.
    public init() {}

    public var now: SchedulerTimeType { RunLoop.main.now }
    /// No tolerance is needed.
    public var minimumTolerance: SchedulerTimeType.Stride { 0 }

    /// Runs the work when the loop runs its blocks next.
    public func schedule(options: Never?, _ action: @escaping () -> Void) {
        MainLoop.performInCommonModes(action)
    }

    /// Runs the work at a date.
    public func schedule(
        after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride, options: Never?,
        _ action: @escaping () -> Void
    ) {
        _ = LoopTimer(on: .main, in: .common, at: date.date, every: nil, action)
    }

    /// Runs the work at each of a series of dates.
    public func schedule(
        after date: SchedulerTimeType, interval: SchedulerTimeType.Stride, tolerance: SchedulerTimeType.Stride,
        options: Never?, _ action: @escaping () -> Void
    ) -> any Cancellable {
        let timer = LoopTimer(on: .main, in: .common, at: date.date, every: interval.timeInterval, action)
        return AnyCancellable { timer.invalidate() }
    }
}
