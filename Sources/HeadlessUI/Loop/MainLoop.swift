import CoreFoundation
import Foundation

/// The real main run loop, with what a host needs in it: the observers of SwiftUI's flush, a source, and a timer.
///
/// One observer at order 0 flushes, as SwiftUI's does (`RunLoop.addObserver` in OpenSwiftUI: BeforeWaiting and Exit,
/// repeating, common modes); one at the greatest order notices that the loop is about to sleep. They are made once a process.
@MainActor final class MainLoop {
    /// What is being run just now, as far as the loop's own order of calls does not tell.
    enum Phase {
        case running
        case callout(LoopPlace)
        case observers(LoopPlace)
        case asleep
    }

    static let shared = MainLoop()

    /// Whether the loop is being left only because a script has ended, which the app would not notice.
    nonisolated(unsafe) static var isLeaving = false
    nonisolated(unsafe) static var phase = Phase.running

    /// Where the calling thread is in the loop.
    nonisolated static var place: LoopPlace {
        switch phase {
        case .callout(let place), .observers(let place): place
        case .asleep: .wait
        case .running: MainQueue.isBeingServed ? .queue : .blocks
        }
    }

    var flush: () -> Void = {}
    var script: ScriptRun?
    private let loop = CFRunLoopGetMain()
    private var source: CFRunLoopSource?
    private var timer: CFRunLoopTimer?
    /// A date that no test reaches; the timer waits for it until it is armed.
    private static let distantFuture: CFAbsoluteTime = 1e12

    private init() {
        addObserver(order: 0) { [unowned self] activity in
            MainLoop.phase = .observers(activity == .exit ? .exit : .beforeWaiting)
            if !MainLoop.isLeaving { flush() }
        }
        addObserver(order: .max) { [unowned self] activity in
            MainLoop.phase = .running
            if activity == .beforeWaiting { script?.loopIsAboutToWait() }
        }
        addSource()
        addTimer()
    }

    /// Runs the loop once: until it is stopped, or has handled a source where that ends the run.
    func run(stopsAfterSource: Bool) {
        // More seconds than CFRunLoop counts: no time-out, as in `CFRunLoopRun`.
        CFRunLoopRunInMode(.defaultMode, 1e10, stopsAfterSource)
    }

    /// Runs what is pending, without waiting for anything, so that nothing of one host reaches the next. The loop does not
    /// tell whether it has blocks: a pass runs those of two hops, and there are two passes at least.
    func drain() {
        var passCount = 0
        repeat {
            CFRunLoopRunInMode(.defaultMode, 0, false)
            passCount += 1
        } while passCount < 2 || passCount < 64 && (MainQueue.isPending || LoopEnd.pendingCount > 0)
        MainLoop.phase = .running
    }

    func stop() { CFRunLoopStop(loop) }
    func wakeUp() { CFRunLoopWakeUp(loop) }
    func signalSource() { CFRunLoopSourceSignal(source) }
    func fireTimer() { CFRunLoopTimerSetNextFireDate(timer, 0) }

    /// Runs code as a block of the loop, in the default mode as `RunLoop.perform` does.
    func perform(_ block: @escaping @MainActor @Sendable () -> Void) {
        RunLoop.main.perform { MainActor.assumeIsolated(block) }
    }

    private func addObserver(order: CFIndex, _ callout: @escaping @MainActor (CFRunLoopActivity) -> Void) {
        let activities = CFRunLoopActivity.beforeWaiting.rawValue | CFRunLoopActivity.exit.rawValue
        let observer = CFRunLoopObserverCreateWithHandler(nil, activities, true, order) { _, activity in
            MainActor.assumeIsolated { callout(activity) }
        }
        CFRunLoopAddObserver(loop, observer, .commonModes)
    }

    private func addSource() {
        var context = CFRunLoopSourceContext()
        context.perform = { _ in
            MainActor.assumeIsolated { MainLoop.shared.script?.sourceFired() }
        }
        source = CFRunLoopSourceCreate(nil, 0, &context)
        CFRunLoopAddSource(loop, source, .commonModes)
    }

    private func addTimer() {
        timer = CFRunLoopTimerCreateWithHandler(nil, MainLoop.distantFuture, MainLoop.distantFuture, 0, 0) { _ in
            MainActor.assumeIsolated { MainLoop.shared.script?.timerFired() }
        }
        CFRunLoopAddTimer(loop, timer, .commonModes)
    }
}

#if !canImport(Darwin)
    extension CFRunLoopMode {
        static var defaultMode: CFRunLoopMode { kCFRunLoopDefaultMode }
        static var commonModes: CFRunLoopMode { kCFRunLoopCommonModes }
    }
#endif
