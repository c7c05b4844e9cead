/// The loop once more, the other way round: not labels between which a step runs the loop, but the calls that an
/// application makes of CFRunLoopRunInMode, with callouts that take the steps of the case from inside. Mode and stop
/// belong to those calls, which is where they come from. Rules: `semantics`, section 4.
///
/// What blocks, queue and observers do when they are run is that of `Reference.Run`; the order in which they are, and
/// in which mode, is worked out here anew.
struct ReferenceCalledLoop {
    private(set) var run: Reference.Run
    /// What happens, with the events that actions open and the steps of settling, each with the number of its step.
    private let script: [(step: Reference.Step, number: Int)]
    private var position = 0
    /// The loop step that the loop is on its way to; nil after the last one.
    private var target: Reference.LoopStep?
    /// On iOS: the mode to run in once the run that is stopped has returned.
    private var nextMode: Reference.Mode?

    private enum Port { case mainQueue, timer, click, none }

    init(items: Int, steps: [Reference.Step], under configuration: Reference.Configuration) {
        run = Reference.Run(items: items, under: configuration)
        script = Self.script(steps)
    }

    /// Whether a step finds a callout open is known without running anything, and so is the mode that the case ends in.
    private static func script(_ steps: [Reference.Step]) -> [(step: Reference.Step, number: Int)] {
        var script: [(step: Reference.Step, number: Int)] = []
        var isAsleep = true
        var tracks = false
        for (number, step) in zip(1..., steps) {
            switch step {
            case .loop(let loopStep):
                isAsleep = loopStep == .idle
                tracks = loopStep == .track || (tracks && loopStep != .release)
            case .act, .reap, .perform, .async:
                if isAsleep { script.append((.loop(.event), number)) }
                isAsleep = false
            case .backgroundPost, .resume: break
            }
            script.append((step, number))
        }
        let settling: [Reference.LoopStep] = tracks ? [.release, .idle, .event, .idle] : [.idle, .event, .idle]
        return script + settling.map { (.loop($0), steps.count + 1) }
    }

    private var isIOS: Bool { run.configuration.platform != .macos }
    private var isFinished: Bool { target == nil || run.isOver }

    /// Runs the case, as UIApplicationMain or NSApplication does.
    mutating func main() -> Reference.Outcome {
        takeSteps()
        var mode = Reference.Mode.default
        var isAsleep = true
        while !isFinished {
            runLoop(in: mode, returnsAfterSource: !isIOS, beginsAsleep: isAsleep)
            isAsleep = false
            if !isIOS && target?.isEvent == true { callOut() }
            mode = nextMode ?? mode
            nextMode = nil
        }
        if !run.isOver { run.outcome.undelivered = run.undelivered }
        return run.outcome
    }

    /// CFRunLoopRunInMode.
    ///
    /// - Parameter beginsAsleep: a case begins while the loop waits.
    private mutating func runLoop(in mode: Reference.Mode, returnsAfterSource: Bool, beginsAsleep: Bool) {
        run.mode = mode
        var servedLast = !beginsAsleep
        var isAsleep = beginsAsleep
        repeat {
            var handled = false
            var live: Port?
            if !isAsleep {
                run.runBlocks()
                if target == .source || (isIOS && target?.isEvent == true) {
                    callOut()
                    handled = true
                    run.runBlocks()
                }
                if !run.queue.isEmpty && !servedLast {
                    live = .mainQueue
                } else {
                    servedLast = false
                    if !handled { run.runObservers(of: .beforeWaiting) }
                }
            }
            isAsleep = false
            switch live ?? wait(polling: handled) {
            case .mainQueue:
                run.runQueue()
                handled = true
                servedLast = true
            case .timer: callOut()
            case .click: handled = true
            case .none: break
            }
            if isFinished { return }
            run.runBlocks()
            if handled && returnsAfterSource { break }
        } while nextMode == nil
        run.runObservers(of: .exit)
    }

    /// The port that is ready first; where none is, the loop sleeps.
    private mutating func wait(polling: Bool) -> Port {
        while !isFinished {
            if !run.queue.isEmpty { return .mainQueue }
            if target == .timer { return .timer }
            if !isIOS && target?.isEvent == true { return .click }
            if polling || target != .idle { return .none }
            run.place = .wait
            takeSteps()
        }
        return .none
    }

    /// Opens the callout that is next, does in it what the case does, and closes it.
    private mutating func callOut() {
        guard let opened = target, !run.isOver else { return }
        run.place = opened == .source ? .source : opened == .timer ? .timer : .event
        takeSteps()
        if run.configuration.platform == .ios && opened.isEvent { run.flushIfDirty() }
        if let mode = opened.mode, mode != run.mode { nextMode = mode }
    }

    /// Takes steps from the script up to and with the next one of the loop.
    private mutating func takeSteps() {
        target = nil
        while position < script.count && !run.isOver {
            let (step, number) = script[position]
            position += 1
            run.step = number
            switch step {
            case .loop(let loopStep):
                target = loopStep
                return
            case .backgroundPost:
                run.isOnAnotherThread = true
                run.post(from: number)
                run.isOnAnotherThread = false
            case .resume:
                run.resume()
            case .act, .reap, .perform, .async:
                run.executeInCallout(step)
            }
        }
    }
}
