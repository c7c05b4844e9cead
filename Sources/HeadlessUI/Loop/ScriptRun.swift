/// Follows a script on the main run loop: the next step is pulled where the app's own code would run.
///
/// Inside a callout the steps are taken until one names another callout; that one is made ready, and the present one
/// returned from. A loop that is about to wait with nothing pending is asleep, and the next step is taken there.
/// Where two things could be ready for the loop at once, the kernel would choose; so the timer, the wake-up and the end of
/// a run are only brought about while the main queue is empty, which keeps the order of `semantics`, section 4.
@MainActor final class ScriptRun {
    private enum Callout {
        case event, source
    }

    private let platform: HostPlatform
    private let flush: () -> Void
    private let pull: () -> HostStep?
    private let loop = MainLoop.shared

    private(set) var isFinished = false
    private var nextSource = Callout.event
    private var isTimerPending = false
    private var isClickPending = false
    /// What is to run first in the event that opens for it.
    private var opening: (() -> Void)?
    private var condition: (() -> Bool)?

    init(platform: HostPlatform, flush: @escaping () -> Void, pull: @escaping () -> HostStep?) {
        self.platform = platform
        self.flush = flush
        self.pull = pull
    }

    /// Runs the loop until the script has ended and the loop sleeps.
    func run() {
        while !isFinished {
            loop.run(stopsAfterSource: platform == .macOS)
            if isClickPending, !isFinished {
                isClickPending = false
                runCallout(at: .event) { _ in }
            }
        }
    }

    func sourceFired() {
        switch nextSource {
        case .event:
            runCallout(at: .event, armTimer: armTimerBehindBlocks)
        case .source:
            runCallout(at: .source, armTimer: armTimerBehindBlocks)
        }
    }

    func timerFired() {
        runCallout(at: .timer) { _ in }
    }

    /// The last observer of kCFRunLoopBeforeWaiting.
    func loopIsAboutToWait() {
        guard !isFinished, !MainQueue.isPending else { return }
        if isTimerPending {
            fireTimer()
        } else if isClickPending {
            loop.stop()
        } else {
            MainLoop.phase = .asleep
            takeStepAsleep()
            MainLoop.phase = .running
        }
    }

    // MARK: - Awake

    /// Opens a callout, and takes the steps that belong in it. `armTimer` is called if the next callout is that of the timer.
    private func runCallout(at place: LoopPlace, armTimer: (ScriptRun) -> Void) {
        MainLoop.phase = .callout(place)
        opening?()
        opening = nil
        while let step = pull() {
            if run(step) { continue }
            arm(step)
            if isTimerPending { armTimer(self) }
            break
        }
        if platform == .iOS, place == .event { flush() }
        MainLoop.phase = .running
    }

    /// Runs a step that belongs in the open callout; returns false for a loop step.
    private func run(_ step: HostStep) -> Bool {
        switch step {
        case .event, .source, .timer, .idle, .until: return false
        case .action(let action): action()
        case .perform(let block): loop.perform(block)
        case .async(let block): DispatchQueue.main.async { MainActor.assumeIsolated(block) }
        case .background(let body): BackgroundThread.shared.run(body)
        }
        return true
    }

    /// Makes the callout of a loop step ready, as far as that can be done before the loop is about to wait.
    private func arm(_ step: HostStep) {
        switch step {
        case .event where platform == .macOS:
            isClickPending = true
        case .event:
            nextSource = .event
            loop.signalSource()
        case .source:
            nextSource = .source
            loop.signalSource()
        case .timer:
            isTimerPending = true
        case .until(let condition):
            self.condition = condition
        case .idle, .action, .perform, .async, .background:
            break
        }
    }

    /// After a source callout the loop polls without a BeforeWaiting, so that the timer has to be ready by then: behind the
    /// blocks, when it is known whether the main queue comes first.
    private func armTimerBehindBlocks(_: ScriptRun) {
        loop.perform { [self] in
            if isTimerPending, !MainQueue.isPending { fireTimer() }
        }
    }

    private func fireTimer() {
        isTimerPending = false
        loop.fireTimer()
    }

    // MARK: - Asleep

    private func takeStepAsleep() {
        if let condition {
            guard condition() else { return }
            self.condition = nil
        }
        while true {
            guard let step = pull() else { return finish() }
            switch step {
            case .background(let body):
                BackgroundThread.shared.run(body)
            case .idle:
                if MainQueue.isPending { return }
            case .until(let condition):
                if condition() { continue }
                self.condition = condition
                return
            case .event, .source, .timer:
                arm(step)
                return wake()
            case .action, .perform, .async:
                opening = { [self] in _ = run(step) }
                arm(.event)
                return wake()
            }
        }
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

    private func finish() {
        isFinished = true
        MainLoop.isLeaving = true
        loop.stop()
    }
}
