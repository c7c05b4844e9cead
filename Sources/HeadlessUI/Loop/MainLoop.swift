import CoreFoundation
import Foundation

/// The real main run loop, with the parts that a host adds: the observers of SwiftUI's flush, a source, and a timer.
///
/// All parts belong to the common modes: they are active in the default mode, the two tracking modes and that of modal windows.
/// One observer at order 0 flushes, as SwiftUI's does (`RunLoop.addObserver` in OpenSwiftUI: BeforeWaiting and Exit, repeating, common modes).
/// One observer at the greatest order notices that the loop is about to sleep. The process creates them once.
@MainActor final class MainLoop {
    /// The code that is running, where the loop's order of calls does not tell.
    enum Phase {
        case running
        case callout(LoopPlace)
        case observers(LoopPlace)
        case asleep
    }

    static let shared = MainLoop()

    /// Whether the loop is returning only because a script has ended, which must stay invisible to the app.
    nonisolated(unsafe) static var isLeaving = false
    nonisolated(unsafe) static var phase = Phase.running

    /// The place of the calling thread in the loop.
    nonisolated static var place: LoopPlace {
        switch phase {
        case .callout(let place), .observers(let place): place
        case .asleep: .wait
        case .running: MainQueue.isBeingServed ? .queue : .blocks
        }
    }

    /// Calls an observer of the app, which may run before the host's first observer.
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
    /// Called when a run that the app has begun ends.
    var nestedRunEnded: () -> Void = {}
    var script: ScriptRun? {
        didSet {
            guard script == nil, isTimerSet else { return }
            isTimerSet = false
            CFRunLoopTimerSetNextFireDate(timer, MainLoop.distantFuture)
        }
    }
    let runs = NestedRuns()
    /// Whether a step of a script runs within a run of the loop that the app has begun.
    var isInNestedRun: Bool { script != nil && runs.isInside }
    /// The mode of the current run. While the loop sleeps between two scripts, the mode of the next run.
    var mode = LoopMode.default
    /// Whether the mode is that of an open menu.
    var tracksMenu = false
    /// The number of modal windows that run the loop, each within the run of the one before.
    private var modalCount = 0
    /// Whether the innermost run for a modal window ends, but has not ended yet.
    private(set) var endsModalRun = false
    /// The mode of the innermost run that the host knows.
    var innermostMode: LoopMode { modalCount > 0 ? .modalPanel : mode }
    private let loop = CFRunLoopGetMain()
    private var source: CFRunLoopSource?
    private var timer: CFRunLoopTimer?
    private var isTimerSet = false
    private var isTimerCalled = false
    /// Whether the timer is due, and the loop will call it. A run within the timer's own callout does not.
    var isTimerDue: Bool { isTimerSet && !isTimerCalled }
    /// The timer that represents all timers of the host's clock.
    private var clockTimer: CFRunLoopTimer?
    /// A date that no test reaches. The timer has this date until it is armed.
    private static let distantFuture: CFAbsoluteTime = 1e12

    private init() {
        for mode in LoopMode.allCases { CFRunLoopAddCommonMode(loop, mode.name) }
        addObserver(of: .entry, order: .min) { [unowned self] _ in runs.begin() }
        addObserver(order: 0) { [unowned self] activity in
            MainLoop.phase = .observers(activity == .exit ? .exit : .beforeWaiting)
            if !MainLoop.isLeaving { flush() }
        }
        addObserver(order: .max) { [unowned self] activity in
            MainLoop.phase = .running
            if activity == .beforeWaiting {
                script?.loopIsAboutToWait()
            } else if runs.end(), script != nil {
                nestedRunEnded()
            }
        }
        addSource()
        timer = addTimer {
            MainLoop.shared.isTimerSet = false
            MainLoop.shared.isTimerCalled = true
            MainLoop.shared.script?.timerFired()
            MainLoop.shared.isTimerCalled = false
        }
        clockTimer = addTimer { MainLoop.shared.script?.clock.timersFired() }
    }

    /// Runs the loop once: until it is stopped, or until it has handled a source if that ends the run.
    func run(stopsAfterSource: Bool) {
        // More seconds than CFRunLoop counts: no time-out, as in `CFRunLoopRun`.
        runs.own { _ = CFRunLoopRunInMode(mode.name, 1e10, stopsAfterSource) }
    }

    /// Runs the loop once for a modal window, within the callout that has opened it: until it is stopped, or has handled a source.
    func runForModalWindow() {
        modalCount += 1
        defer {
            modalCount -= 1
            endsModalRun = false
        }
        CFRunLoopRunInMode(LoopMode.modalPanel.name, 1e10, true)
    }

    /// Ends the innermost run for a modal window.
    func stopModalRun() {
        endsModalRun = true
        stop()
    }

    /// Whether a script can go on within a callout, so that its steps end a run there.
    var canServeSteps: Bool { script.map { !$0.isFinished } ?? false }

    /// Whether the loop tracks the user's scrolling or dragging, or will track it after the open callout.
    var isTracking: Bool { !tracksMenu && (script?.coming ?? mode) != .default }

    /// Runs the loop while other threads are busy, which wake it. Stops after a second, because they may need objects that are
    /// gone.
    func run(while isBusy: () -> Bool) {
        let limit = RealTime.seconds + 1
        BackgroundWork.runReady()
        while isBusy(), RealTime.seconds < limit {
            CFRunLoopRunInMode(.defaultMode, 0.01, true)
            BackgroundWork.runReady()
        }
    }

    /// Runs pending work without waiting, so that no work of one host reaches the next. The loop does not report whether it has
    /// blocks: a pass runs blocks up to two hops deep, and there are at least two passes.
    func drain() {
        var passCount = 0
        repeat {
            BackgroundWork.runReady()
            CFRunLoopRunInMode(.defaultMode, 0, false)
            passCount += 1
        } while passCount < 2 || passCount < 64 && (MainQueue.isPending || OneShotObserver.pendingCount > 0)
        MainLoop.phase = .running
    }

    func stop() { CFRunLoopStop(loop) }
    func wakeUp() { CFRunLoopWakeUp(loop) }
    func signalSource() { CFRunLoopSourceSignal(source) }
    func fireTimer() {
        isTimerSet = true
        CFRunLoopTimerSetNextFireDate(timer, 0)
    }

    func fireClockTimer() { CFRunLoopTimerSetNextFireDate(clockTimer, 0) }

    /// Runs code as a block of the loop, in any mode.
    func perform(_ block: @escaping @MainActor () -> Void) {
        MainLoop.performInCommonModes { MainActor.assumeIsolated(block) }
    }

    /// Runs code as a block of the main loop in the common modes. Like `RunLoop.perform`, it does not wake the loop.
    nonisolated static func performInCommonModes(_ block: @escaping () -> Void) {
        #if canImport(Darwin)
            CFRunLoopPerformBlock(CFRunLoopGetMain(), CFRunLoopMode.commonModes.rawValue, block)
        #else
            CFRunLoopPerformBlock(CFRunLoopGetMain(), CFRunLoopMode.commonModes, block)
        #endif
    }

    private func addObserver(
        of activities: CFRunLoopActivity = [.beforeWaiting, .exit], order: CFIndex,
        _ callout: @escaping @MainActor (CFRunLoopActivity) -> Void
    ) {
        let observer = CoreFoundation.CFRunLoopObserverCreateWithHandler(nil, activities.rawValue, true, order) {
            _, activity in
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
