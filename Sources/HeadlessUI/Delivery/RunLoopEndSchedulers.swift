import CoreFoundation

/// A scheduler that runs work once at the very end of a run of the main run loop, after SwiftUI's update there.
///
/// It uses a one-shot observer of kCFRunLoopExit, as the author of the technique describes it (gist
/// niw/abc4ea8e5b19b16e005d5fbc8548f74f). Work that is scheduled while a run ends waits for the end of the next run. On iOS the
/// main loop's run ends only when the loop's mode changes, that is, when the user begins or stops scrolling: until then the
/// work waits. Scheduling does not wake the loop.
public struct RunOnMainRunLoopExitScheduler: MainRunLoopActivityScheduler {
    /// The shared scheduler.
    public static let shared = RunOnMainRunLoopExitScheduler()

    /// Creates a scheduler. All schedulers of this type are equal.
    public init() {}

    /// The end of a run.
    public var activities: CFRunLoopActivity { .exit }
}

/// A scheduler that runs work once when the main run loop is about to wait or its run ends, whichever comes first. The work
/// runs after SwiftUI's update and its commit. Unlike the scheduler of the loop's exit, it does not wait for a scroll on iOS.
public struct RunOnMainRunLoopCommitScheduler: MainRunLoopActivityScheduler {
    /// The shared scheduler.
    public static let shared = RunOnMainRunLoopCommitScheduler()

    /// Creates a scheduler. All schedulers of this type are equal.
    public init() {}

    /// The wait and the end of a run.
    public var activities: CFRunLoopActivity { [.beforeWaiting, .exit] }
}

/// A scheduler that runs work once, at the next of certain activities of the main run loop, after all other observers of that
/// activity.
public protocol MainRunLoopActivityScheduler: Scheduler, Equatable, Sendable
where SchedulerTimeType == RunLoop.SchedulerTimeType, SchedulerOptions == Never {
    /// The activities. The first to occur runs the work.
    var activities: CFRunLoopActivity { get }
}

extension MainRunLoopActivityScheduler {
    private var end: OneShotObserver { OneShotObserver(activities: activities) }

    public var now: SchedulerTimeType { RunLoop.main.now }
    /// The minimum tolerance, which is zero.
    public var minimumTolerance: SchedulerTimeType.Stride { 0 }

    /// Runs the work at the next activity.
    public func schedule(options: Never?, _ action: @escaping () -> Void) {
        end.schedule(action)
    }

    /// Runs the work at the first activity after a date.
    public func schedule(
        after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride, options: Never?,
        _ action: @escaping () -> Void
    ) {
        RunLoop.main.schedule(after: date, tolerance: tolerance, options: nil) { end.schedule(action) }
    }

    /// Runs the work at the first activity after each of a series of dates.
    public func schedule(
        after date: SchedulerTimeType, interval: SchedulerTimeType.Stride, tolerance: SchedulerTimeType.Stride,
        options: Never?, _ action: @escaping () -> Void
    ) -> any Cancellable {
        RunLoop.main.schedule(after: date, interval: interval, tolerance: tolerance, options: nil) {
            end.schedule(action)
        }
    }
}

/// A one-shot observer of activities of the main run loop, which runs after all other observers of the activity.
struct OneShotObserver: Equatable, @unchecked Sendable {
    let activities: CFRunLoopActivity

    /// After SwiftUI's update (0), the commit of Core Animation (2,000,000) and the autorelease pool's end (2147483647).
    private static let order = CFIndex(Int32.max)

    private static let lock = NSLock()
    nonisolated(unsafe) private static var count = 0

    /// The number of actions that wait for an activity.
    static var pendingCount: Int { lock.withLock { count } }

    func schedule(_ action: @escaping () -> Void) {
        OneShotObserver.lock.withLock { OneShotObserver.count += 1 }
        let observer = CFRunLoopObserverCreateWithHandler(nil, activities.rawValue, false, OneShotObserver.order) {
            _, _ in
            OneShotObserver.lock.withLock { OneShotObserver.count -= 1 }
            // The end of a host's script is not the end of the app's run.
            if MainLoop.isLeaving { schedule(action) } else { action() }
        }
        CFRunLoopAddObserver(CFRunLoopGetMain(), observer, .commonModes)
    }
}
