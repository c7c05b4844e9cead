import HeadlessUI  // in place of SwiftUI and Combine

// Document 0's scheduler as somebody writes it who has read of it, spelled for SwiftUI. Nothing here is HeadlessUI's own.

/// Runs work once, at certain activities of the main run loop, behind all that others do then.
struct MainRunLoopObserverScheduler: Scheduler {
    typealias SchedulerTimeType = RunLoop.SchedulerTimeType
    typealias SchedulerOptions = Never

    let activities: CFRunLoopActivity
    static let exit = MainRunLoopObserverScheduler(activities: .exit)
    static let commit = MainRunLoopObserverScheduler(activities: [.beforeWaiting, .exit])

    var now: SchedulerTimeType { RunLoop.main.now }
    var minimumTolerance: SchedulerTimeType.Stride { RunLoop.main.minimumTolerance }

    func schedule(options: Never?, _ action: @escaping () -> Void) {
        let observer = CFRunLoopObserverCreateWithHandler(nil, activities.rawValue, false, .max) { _, _ in action() }
        CFRunLoopAddObserver(CFRunLoopGetMain(), observer, .commonModes)
    }

    func schedule(
        after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride, options: Never?,
        _ action: @escaping () -> Void
    ) {
        RunLoop.main.schedule(after: date, tolerance: tolerance, options: nil) { schedule(options: nil, action) }
    }

    func schedule(
        after date: SchedulerTimeType, interval: SchedulerTimeType.Stride, tolerance: SchedulerTimeType.Stride,
        options: Never?, _ action: @escaping () -> Void
    ) -> any Cancellable {
        RunLoop.main.schedule(after: date, interval: interval, tolerance: tolerance, options: nil) {
            schedule(options: nil, action)
        }
    }
}
