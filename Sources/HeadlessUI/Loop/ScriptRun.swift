import Foundation

/// Follows a script on the main run loop: the next step is pulled where the app's own code would run.
///
/// Inside a callout the steps are taken until one names another callout; that one is made ready, and the present one
/// returned from. A loop that is about to wait with nothing pending is asleep, and the next step is taken there.
/// Where two things could be ready for the loop at once, the kernel would choose; so the timer, the wake-up and the end of
/// a run are only brought about while the main queue is empty, which keeps the order of `semantics`, section 4.
@MainActor final class ScriptRun {
    private let platform: HostPlatform
    let clock: ScriptClock
    private let flush: () -> Void
    private let pull: () -> HostStep?
    private let loop = MainLoop.shared

    private(set) var isFinished = false
    /// The source's next callout, or that of the click.
    private var next = ScriptCallout.event
    /// The callout that is open.
    private var open: ScriptCallout?
    /// The mode that the loop changes to once its run, which is stopped, has ended.
    private var modeOnceStopped: LoopMode?
    private var isTimerPending = false
    private var isClickPending = false
    /// What is to run first in the event that opens for it.
    private var opening: (() -> Void)?
    private var wait: ScriptWait? { didSet { oldValue?.alarm.turnOff() } }
    private let report: (RuntimeIssue.Kind) -> Void
    private var patience: Patience

    init(
        platform: HostPlatform, clock: VirtualClock, patience: TimeInterval, flush: @escaping () -> Void,
        giveUp: @escaping (TimeInterval) -> Void, report: @escaping (RuntimeIssue.Kind) -> Void,
        pull: @escaping () -> HostStep?
    ) {
        self.platform = platform
        self.clock = ScriptClock(clock, giveUp: giveUp)
        self.patience = Patience(seconds: patience)
        self.flush = flush
        self.report = report
        self.pull = pull
    }

    /// Runs the loop until the script has ended and the loop sleeps.
    func run() {
        while !isFinished {
            loop.run(stopsAfterSource: platform == .macOS)
            if let mode = modeOnceStopped {
                loop.mode = mode
                modeOnceStopped = nil
            }
            if isClickPending, !isFinished {
                isClickPending = false
                runCallout(next)
            }
        }
    }

    func sourceFired() {
        runCallout(next)
        if isTimerPending { armTimerBehindBlocks() }
    }

    func timerFired() {
        runCallout(.timer)
    }

    /// The mode in which the loop will go on.
    var coming: LoopMode {
        open?.mode(on: platform) ?? modeOnceStopped ?? loop.mode
    }

    /// The last observer of kCFRunLoopBeforeWaiting.
    func loopIsAboutToWait() {
        guard !isFinished else { return }
        if MainQueue.isPending || clock.isBusy { return losePatience() }
        patience.renew()
        if isTimerPending {
            fireTimer()
        } else if isClickPending {
            loop.stop()
        } else {
            MainLoop.phase = .asleep
            takeStepAsleep()
            MainLoop.phase = clock.isFiring ? .callout(.timer) : .running
        }
    }

    /// Opens a callout, takes the steps that belong in it, and closes it.
    private func runCallout(_ callout: ScriptCallout) {
        open = callout
        MainLoop.phase = .callout(callout.place)
        opening?()
        opening = nil
        while let step = pull() {
            if run(step) { continue }
            arm(step)
            break
        }
        if platform == .iOS, callout.place == .event { flush() }
        MainLoop.phase = .running
        open = nil
        if let mode = callout.mode(on: platform), mode != loop.mode { change(to: mode) }
    }

    /// AppKit tracks with runs of the loop of its own, so that the next one is in the mode already. UIKit stops the loop.
    private func change(to mode: LoopMode) {
        switch platform {
        case .macOS:
            loop.mode = mode
        case .iOS:
            modeOnceStopped = mode
            stopBehindBlocks()
        }
    }

    /// Stops the loop, so that its run ends at the end of the present turn.
    ///
    /// Stopping it wakes it, too; within a callout of the source the port of that would be ready in the poll which follows,
    /// and be served in place of a timer. It is not while the loop ignores such calls, from that poll to the end of the
    /// turn, where it runs the last of its blocks (`__CFRunLoopSetIgnoreWakeUps`). One of those is this, since the first
    /// runs between the callout and the poll.
    private func stopBehindBlocks() {
        loop.perform { [self] in
            loop.perform { [self] in loop.stop() }
        }
    }

    /// Runs a step that belongs in the open callout; returns false for a loop step.
    private func run(_ step: HostStep) -> Bool {
        switch step {
        case .event, .track, .release, .source, .timer, .idle, .until, .wait: return false
        case .action(let action): action()
        case .perform(let block): RunLoop.main.perform { MainActor.assumeIsolated(block) }
        case .async(let block): DispatchQueue.main.async { MainActor.assumeIsolated(block) }
        case .background(let body): BackgroundThread.run(body)
        }
        return true
    }

    /// Makes the callout of a loop step ready, as far as that can be done before the loop is about to wait.
    private func arm(_ step: HostStep) {
        switch step {
        case .event: armTouch(.event)
        case .track: armTouch(.track)
        case .release: armTouch(.release)
        case .source:
            next = .source
            loop.signalSource()
        case .timer:
            isTimerPending = true
        case .until(let condition, let limit, let file, let line):
            wait = ScriptWait(condition, limit, SourcePlace(file, line))
        case .wait(let seconds):
            clock.wait(seconds)
        case .idle, .action, .perform, .async, .background:
            break
        }
    }

    private func armTouch(_ touch: ScriptCallout) {
        next = touch
        switch platform {
        case .macOS: isClickPending = true
        case .iOS: loop.signalSource()
        }
    }

    /// After a source callout the loop polls without a BeforeWaiting, so that the timer has to be ready by then: behind the
    /// blocks, when it is known whether the main queue comes first.
    private func armTimerBehindBlocks() {
        loop.perform { [self] in
            if isTimerPending, !MainQueue.isPending { fireTimer() }
        }
    }

    private func fireTimer() {
        isTimerPending = false
        loop.fireTimer()
    }

    private func takeStepAsleep() {
        if moveClock() { return }
        if let wait {
            if !wait.condition() {
                guard wait.isOver else { return }
                report(.gaveUpWaiting(wait.description, seconds: wait.limit))
                return finish()
            }
            self.wait = nil
        }
        while true {
            guard let step = pull() else { return finish() }
            switch step {
            case .background(let body):
                BackgroundThread.run(body)
            case .idle:
                if MainQueue.isPending { return }
            case .until(let condition, let limit, let file, let line):
                if condition() { continue }
                wait = ScriptWait(condition, limit, SourcePlace(file, line))
                return
            case .wait:
                arm(step)
                if moveClock() { return }
            case .event, .track, .release, .source, .timer:
                arm(step)
                return wake()
            case .action, .perform, .async:
                opening = { [self] in _ = run(step) }
                arm(.event)
                return wake()
            }
        }
    }

    private func moveClock() -> Bool {
        guard clock.move() else { return false }
        if clock.isBusy { losePatience() }
        return true
    }

    /// Ends the sleep for what was made ready, unless the main queue ends it anyway and comes first.
    private func wake() {
        guard !MainQueue.isPending else { return }
        if isTimerPending {
            fireTimer()
        } else if isClickPending {
            loop.stop()
        } else {
            loop.wakeUp()
        }
    }

    /// Ends the script where something has kept the loop from its sleep for too long.
    private func losePatience() {
        guard patience.isLost(isOffMain: clock.isBusy) else { return }
        let what = clock.isBusy ? "work that was handed to another queue" : "the main queue, whose blocks add others"
        report(.gaveUpWaiting(what, seconds: patience.seconds))
        clock.abandonOffMainWork()
        finish()
    }

    private func finish() {
        isFinished = true
        patience.renew()
        MainLoop.isLeaving = true
        loop.stop()
    }
}
