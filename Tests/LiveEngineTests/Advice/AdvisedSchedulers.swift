import HeadlessUI  // in place of SwiftUI and Combine

// What 'bindfuzz advise' prints, recorded by AdvisedSourceTests.

/// Runs work as a block of the main run loop, while the user scrolls, too.
struct CommonModesScheduler: Scheduler {
    var now: RunLoop.SchedulerTimeType { RunLoop.main.now }
    var minimumTolerance: RunLoop.SchedulerTimeType.Stride { RunLoop.main.minimumTolerance }

    func schedule(options: Never?, _ action: @escaping () -> Void) {
        #if canImport(Darwin)
            CFRunLoopPerformBlock(CFRunLoopGetMain(), CFRunLoopMode.commonModes.rawValue, action)
        #else
            CFRunLoopPerformBlock(CFRunLoopGetMain(), CFRunLoopMode.commonModes, action)
        #endif
    }

    func schedule(
        after date: RunLoop.SchedulerTimeType, tolerance: RunLoop.SchedulerTimeType.Stride, options: Never?,
        _ action: @escaping () -> Void
    ) {
        RunLoop.main.schedule(after: date, tolerance: tolerance, options: nil) { schedule(options: nil, action) }
    }

    func schedule(
        after date: RunLoop.SchedulerTimeType, interval: RunLoop.SchedulerTimeType.Stride,
        tolerance: RunLoop.SchedulerTimeType.Stride, options: Never?, _ action: @escaping () -> Void
    ) -> any Cancellable {
        RunLoop.main.schedule(after: date, interval: interval, tolerance: tolerance, options: nil) {
            schedule(options: nil, action)
        }
    }
}

/// Runs work once, at certain activities of the main run loop, behind all that others do then.
struct MainRunLoopObserverScheduler: Scheduler {
    static let exit = MainRunLoopObserverScheduler(activities: .exit)
    static let commit = MainRunLoopObserverScheduler(activities: [.beforeWaiting, .exit])
    let activities: CFRunLoopActivity

    var now: RunLoop.SchedulerTimeType { RunLoop.main.now }
    var minimumTolerance: RunLoop.SchedulerTimeType.Stride { RunLoop.main.minimumTolerance }

    func schedule(options: Never?, _ action: @escaping () -> Void) {
        let observer = CFRunLoopObserverCreateWithHandler(nil, activities.rawValue, false, .max) { _, _ in action() }
        CFRunLoopAddObserver(CFRunLoopGetMain(), observer, .commonModes)
    }

    func schedule(
        after date: RunLoop.SchedulerTimeType, tolerance: RunLoop.SchedulerTimeType.Stride, options: Never?,
        _ action: @escaping () -> Void
    ) {
        RunLoop.main.schedule(after: date, tolerance: tolerance, options: nil) { schedule(options: nil, action) }
    }

    func schedule(
        after date: RunLoop.SchedulerTimeType, interval: RunLoop.SchedulerTimeType.Stride,
        tolerance: RunLoop.SchedulerTimeType.Stride, options: Never?, _ action: @escaping () -> Void
    ) -> any Cancellable {
        RunLoop.main.schedule(after: date, interval: interval, tolerance: tolerance, options: nil) {
            schedule(options: nil, action)
        }
    }
}
