import CoreFoundation

/// A scheduler that runs work as a block of the main run loop in its common modes, and therefore also while the user scrolls.
///
/// `RunLoop.main` as a scheduler uses only the default mode: work that it receives during a scroll waits for the end of the
/// scroll. Otherwise the two are alike, and they keep the same order of work in the default mode. Scheduling does not wake the
/// loop.
public struct RunOnMainRunLoopCommonModesScheduler: Scheduler, Equatable, Sendable {
    /// The dates of `RunLoop.main`.
    public typealias SchedulerTimeType = RunLoop.SchedulerTimeType
    /// The options, which do not exist.
    public typealias SchedulerOptions = Never

    /// The shared scheduler.
    public static let shared = RunOnMainRunLoopCommonModesScheduler()

    /// Creates a scheduler. All schedulers of this type are equal.
    public init() {}

    public var now: SchedulerTimeType { RunLoop.main.now }
    /// The minimum tolerance, which is zero.
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
