import CoreFoundation
import Foundation

/// The real main run loop, with what a host needs in it: the observers of SwiftUI's flush, a source, and a timer.
///
/// All of it belongs to the common modes: it is there in the default mode and in the two of tracking.
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

    /// Calls an observer of somebody's, which may come before the first of the host's own.
    nonisolated static func observing(_ activity: CFRunLoopActivity, _ handler: () -> Void) {
        let outer = phase
        switch activity {
        case _ where !MainThread.isCurrent: break
        case .beforeWaiting: phase = .observers(.beforeWaiting)
        case .exit: phase = .observers(.exit)
        default: break
        }
        handler()
        if MainThread.isCurrent { phase = outer }
    }

    var flush: () -> Void = {}
    var script: ScriptRun?
    /// The mode of the run that is under way; while the loop sleeps between two scripts, of the next.
    var mode = LoopMode.default
    private let loop = CFRunLoopGetMain()
    private var source: CFRunLoopSource?
    private var timer: CFRunLoopTimer?
    /// What stands for all timers of the host's clock.
    private var clockTimer: CFRunLoopTimer?
    /// A date that no test reaches; the timer waits for it until it is armed.
    private static let distantFuture: CFAbsoluteTime = 1e12

    private init() {
        for mode in LoopMode.allCases { CFRunLoopAddCommonMode(loop, mode.name) }
        addObserver(order: 0) { [unowned self] activity in
            MainLoop.phase = .observers(activity == .exit ? .exit : .beforeWaiting)
            if !MainLoop.isLeaving { flush() }
        }
        addObserver(order: .max) { [unowned self] activity in
            MainLoop.phase = .running
            if activity == .beforeWaiting { script?.loopIsAboutToWait() }
        }
        addSource()
        timer = addTimer { MainLoop.shared.script?.timerFired() }
        clockTimer = addTimer { MainLoop.shared.script?.clock.timersFired() }
    }

    /// Runs the loop once: until it is stopped, or has handled a source where that ends the run.
    func run(stopsAfterSource: Bool) {
        // More seconds than CFRunLoop counts: no time-out, as in `CFRunLoopRun`.
        CFRunLoopRunInMode(mode.name, 1e10, stopsAfterSource)
    }

    /// Whether the loop tracks, or will once the open callout is closed.
    var isTracking: Bool { (script?.coming ?? mode) != .default }

    /// Runs the loop while others are busy, who wake it; for a second at most, since they may need what is no longer there.
    func run(while isBusy: () -> Bool) {
        let limit = Date(timeIntervalSinceNow: 1)
        while isBusy(), Date() < limit { CFRunLoopRunInMode(.defaultMode, 0.01, true) }
    }

    /// Runs what is pending, without waiting for anything, so that nothing of one host reaches the next. The loop does not
    /// tell whether it has blocks: a pass runs those of two hops, and there are two passes at least.
    func drain() {
        var passCount = 0
        repeat {
            CFRunLoopRunInMode(.defaultMode, 0, false)
            passCount += 1
        } while passCount < 2 || passCount < 64 && (MainQueue.isPending || OneShotObserver.pendingCount > 0)
        MainLoop.phase = .running
    }

    func stop() { CFRunLoopStop(loop) }
    func wakeUp() { CFRunLoopWakeUp(loop) }
    func signalSource() { CFRunLoopSourceSignal(source) }
    func fireTimer() { CFRunLoopTimerSetNextFireDate(timer, 0) }
    func fireClockTimer() { CFRunLoopTimerSetNextFireDate(clockTimer, 0) }

    /// Runs code as a block of the loop, in whichever mode it is.
    func perform(_ block: @escaping @MainActor () -> Void) {
        MainLoop.performInCommonModes { MainActor.assumeIsolated(block) }
    }

    /// Runs code as a block of the main loop in the common modes. It does not wake the loop, as `RunLoop.perform` does not.
    nonisolated static func performInCommonModes(_ block: @escaping () -> Void) {
        #if canImport(Darwin)
            CFRunLoopPerformBlock(CFRunLoopGetMain(), CFRunLoopMode.commonModes.rawValue, block)
        #else
            CFRunLoopPerformBlock(CFRunLoopGetMain(), CFRunLoopMode.commonModes, block)
        #endif
    }

    private func addObserver(order: CFIndex, _ callout: @escaping @MainActor (CFRunLoopActivity) -> Void) {
        let activities = CFRunLoopActivity.beforeWaiting.rawValue | CFRunLoopActivity.exit.rawValue
        let observer = CoreFoundation.CFRunLoopObserverCreateWithHandler(nil, activities, true, order) { _, activity in
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

    private func addTimer(_ callout: @escaping @MainActor () -> Void) -> CFRunLoopTimer? {
        let timer = CFRunLoopTimerCreateWithHandler(nil, MainLoop.distantFuture, MainLoop.distantFuture, 0, 0) { _ in
            MainActor.assumeIsolated { callout() }
        }
        CFRunLoopAddTimer(loop, timer, .commonModes)
        return timer
    }
}
