import Foundation

/// Runs a script on the main run loop. It pulls each step at the place where the app's code would run.
///
/// Inside a callout, the run takes steps until one names another callout. It then prepares that callout, and returns from
/// the open one. A loop that is about to wait without pending work is asleep, and the run takes the next step there.
///
/// If the loop had two ready events, the kernel would choose. Therefore the run triggers the timer, the wake-up and the end
/// of a loop run only while the main queue is empty, which keeps the order of `semantics`, section 4.
@MainActor final class ScriptRun {
    private let platform: HostPlatform
    /// Whether the views are updated at the end of a touch's callout.
    private let updatesInTouch: Bool
    let clock: ScriptClock
    private let flush: () -> Void
    private let pull: () -> HostStep?
    private let loop = MainLoop.shared

    private(set) var isFinished = false
    /// Whether the loop is returning to the code that began the script.
    private var isLeaving = false
    /// The next callout of the source, or of the click.
    private var next = ScriptCallout.event
    /// The open callout.
    private var open: ScriptCallout?
    /// The mode to which the loop changes after its stopped run has ended.
    private var modeOnceStopped: LoopMode?
    private var isTimerPending = false
    private var isClickPending = false
    /// The code that runs first in the event that opens for it.
    private var opening: (() -> Void)?
    private var wait: ScriptWait? { didSet { oldValue?.alarm.turnOff() } }
    private let report: (RuntimeIssue.Kind) -> Void
    private let isMenuOpen: () -> Bool
    private var patience: Patience
    /// The number of turns of the loop in a row before which jobs of other threads have run, and the most of them.
    private var busyTurns = 0
    private static let mostBusyTurns = 200

    init(
        platform: HostPlatform, touchUpdate: SystemAssumptions.TouchUpdate, clock: VirtualClock, patience: TimeInterval,
        flush: @escaping () -> Void,
        isMenuOpen: @escaping () -> Bool, giveUp: @escaping (TimeInterval) -> Void,
        report: @escaping (RuntimeIssue.Kind) -> Void,
        pull: @escaping () -> HostStep?
    ) {
        self.platform = platform
        updatesInTouch = platform == .iOS && touchUpdate == .withinTouch
        self.clock = ScriptClock(clock, giveUp: giveUp)
        self.patience = Patience(seconds: patience)
        self.flush = flush
        self.report = report
        self.isMenuOpen = isMenuOpen
        self.pull = pull
    }

    /// Runs the loop until the script has ended and the loop sleeps.
    func run() {
        while !isLeaving {
            loop.run(stopsAfterSource: platform == .macOS)
            if let mode = modeOnceStopped {
                loop.mode = mode
                modeOnceStopped = nil
            }
            if isClickPending, !isFinished {
                isClickPending = false
                loop.runs.between { runCallout(next) }
            }
        }
    }

    func sourceFired() {
        runCallout(next)
        if isTimerPending { armTimerBehindBlocks() }
    }

    func timerFired() { runCallout(.timer) }

    /// The mode in which the loop will continue.
    var coming: LoopMode {
        open?.mode(on: platform) ?? modeOnceStopped ?? loop.mode
    }

    /// The last observer of kCFRunLoopBeforeWaiting.
    func loopIsAboutToWait() {
        if !isFinished {
            // A task that yields until something happens must not keep the loop from sleeping.
            let isEndless = busyTurns >= Self.mostBusyTurns
            busyTurns = !isEndless && BackgroundWork.runReady() ? busyTurns + 1 : 0
        }
        // No step can end the sleep of a nested run any longer, and the run around it has to come back.
        if isFinished, loop.runs.isInside, !isQueueReady, !clock.isBusy { return loop.stop() }
        if isQueueReady || clock.isBusy { return losePatience() }
        patience.renew()
        // A wake-up by another thread may come before the timer.
        if loop.isTimerDue, !isFinished { return }
        if isFinished {
            leave()
        } else if isTimerPending {
            fireTimer()
        } else if isClickPending, loop.runs.isInside {
            isClickPending = false
            loop.signalSource()
            loop.wakeUp()
        } else if isClickPending || !loop.runs.isInside && (modeOnceStopped != nil || followMenu()) {
            loop.stop()
        } else {
            MainLoop.phase = .asleep
            takeStepAsleep()
            MainLoop.phase = clock.isFiring ? .callout(.timer) : .running
        }
    }

    /// Whether the loop serves the main queue next. A run within a block of the queue does not (`__CFRunLoopRun`).
    private var isQueueReady: Bool {
        MainQueue.isPending && !(loop.runs.isInside && MainQueue.isBeingServed)
    }

    /// Brings the mode in line with the open menu, which AppKit tracks; returns whether the mode changes.
    private func followMenu() -> Bool {
        guard platform == .macOS, isMenuOpen() != loop.tracksMenu else { return false }
        loop.tracksMenu.toggle()
        loop.mode = loop.tracksMenu ? .tracking(on: platform) : .default
        return true
    }

    /// Opens a callout, takes the steps that belong to it, and closes it.
    ///
    /// A nested run may open a callout within another one.
    private func runCallout(_ callout: ScriptCallout) {
        let (outer, outerPhase) = (open, MainLoop.phase)
        open = callout
        MainLoop.phase = .callout(callout.place)
        opening?()
        opening = nil
        // The code that has opened a modal window goes on first.
        while !isFinished, !loop.endsModalRun, let step = pull() {
            if run(step) { continue }
            arm(step)
            break
        }
        if updatesInTouch, callout.place == .event { flush() }
        MainLoop.phase = outer == nil ? .running : outerPhase
        open = outer
        if let mode = callout.mode(on: platform), mode != loop.mode { change(to: mode) }
    }

    /// Changes the mode. AppKit tracks in nested runs of the loop, so the next run already has the mode. UIKit stops the loop.
    private func change(to mode: LoopMode) {
        switch platform {
        case .macOS:
            loop.mode = mode
        case .iOS:
            modeOnceStopped = mode
            stopBehindBlocks()
        }
    }

    /// Stops the loop, so that its run ends at the end of the current turn.
    ///
    /// The stop also wakes the loop. Within a callout of the source, the wake-up port would be ready in the poll that follows,
    /// and the loop would serve it instead of a timer. From that poll to the end of the turn, where the loop runs its last
    /// blocks, the loop ignores wake-ups (`__CFRunLoopSetIgnoreWakeUps`). The inner block runs there, because the outer block
    /// runs between the callout and the poll.
    private func stopBehindBlocks() {
        loop.perform { [self] in
            loop.perform { [self] in loop.stop() }
        }
    }

    /// Runs a step that belongs to the open callout; returns false for a loop step.
    private func run(_ step: HostStep) -> Bool {
        switch step {
        case .event, .track, .release, .source, .timer, .idle, .until, .wait: return false
        case .action(let action): action()
        case .perform(let block): RunLoop.main.perform { MainActor.assumeIsolated(block) }
        case .async(let block): DispatchQueue.main.async { MainActor.assumeIsolated(block) }
        case .background(let body): BackgroundWork.runStep(body)
        }
        return true
    }

    /// Prepares the callout of a loop step, as far as possible before the loop is about to wait.
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
        if platform == .macOS, !loop.runs.isInside {
            isClickPending = true
        } else {
            loop.signalSource()
        }
    }

    /// Arms the timer after the blocks, when it is known whether the main queue comes first. After a source callout the loop
    /// polls without a BeforeWaiting, so the timer must be ready by then.
    private func armTimerBehindBlocks() {
        loop.perform { [self] in
            if isTimerPending, !isQueueReady { fireTimer() }
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
                BackgroundWork.runStep(body)
            case .idle:
                BackgroundWork.runReady()
                if isQueueReady { return }
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

    /// Ends the sleep for the prepared callout, unless the main queue ends it anyway and comes first.
    private func wake() {
        guard !isQueueReady else { return }
        if isTimerPending {
            fireTimer()
        } else if isClickPending {
            loop.stop()
        } else {
            loop.wakeUp()
        }
    }

    /// Ends the script if work has kept the loop from sleeping for too long.
    private func losePatience() {
        guard patience.isLost(isOffMain: clock.isBusy) else { return }
        let what = clock.isBusy ? "work that was handed to another queue" : "the main queue, whose blocks add others"
        report(.gaveUpWaiting(what, seconds: patience.seconds))
        clock.abandonOffMainWork()
        finish()
    }

    /// Ends the script. The loop goes on until the app has left its own runs.
    private func finish() {
        isFinished = true
        patience.renew()
        if loop.runs.isInside { loop.stop() } else { leave() }
    }

    private func leave() {
        isLeaving = true
        MainLoop.isLeaving = true
        loop.stop()
    }
}
