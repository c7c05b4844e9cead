/// The loop. Rules: `semantics`, section 4, whose listing this is, label by label.
extension Reference {
    enum Mode { case `default`, tracking }

    /// Where in the loop something runs. Rules: `semantics`, section 5.
    enum Place: String {
        case event, source, timer, blocks, queue
        case beforeWaiting = "before-waiting"
        case exit, wait
    }

    enum Activity { case beforeWaiting, exit }

    /// What waits among the blocks or in the main queue.
    enum Work {
        /// What `perform` or `async` deferred, and the step that did.
        case action(Action, from: Int)
        /// A delivery on its way, and the modes of the block that it waits in.
        case delivery(Delivered, inCommonModes: Bool)
        /// A read that a handler left to the main queue.
        case read(CapturedBinding)

        /// Whether it runs while the loop tracks. `RunLoop.perform` is of the default mode only.
        var isOfCommonModes: Bool {
            if case .delivery(_, inCommonModes: true) = self { true } else { false }
        }
    }

    /// A one-shot observer, which has one thing to do: a delivery.
    struct Observer {
        let watched: Set<Activity>
        let delivery: Delivered
    }

    /// The places in the listing where the loop goes on.
    fileprivate enum Label {
        case entry, top, sources, sourceClosed, poll, wait, serve, end, ended, betweenRuns
    }
}

extension Reference.Run {
    /// What is said of ios holds for ios-observer too.
    private var isIOS: Bool { configuration.platform != .macos }

    /// Closes the open callout, and runs the loop up to the one that the step names; for `idle`, until it sleeps.
    mutating func advance(to step: Reference.LoopStep) {
        var label = closeCallout()
        while !isOver {
            switch label {
            case .entry:
                queueServedLast = true
                label = .top
            case .top:
                handled = false
                runBlocks()
                label = .sources
            case .sources:
                if step == .source || (step.isEvent && isIOS) { return open(step) }
                label = .poll
            case .sourceClosed:
                handled = true
                runBlocks()
                label = .poll
            case .poll:
                if !queue.isEmpty && !queueServedLast {
                    label = .serve
                } else {
                    queueServedLast = false
                    if !handled { runObservers(of: .beforeWaiting) }
                    label = .wait
                }
            case .wait:
                if !queue.isEmpty {
                    label = .serve
                } else if step == .timer {
                    return open(step)
                } else if step.isEvent && !isIOS {
                    handled = true
                    label = .end
                } else if handled || step != .idle {
                    label = .end
                } else {
                    return sleep()
                }
            case .serve:
                runQueue()
                handled = true
                queueServedLast = true
                label = .end
            case .end:
                runBlocks()
                label = .ended
            case .ended:
                if let newMode = modeOnceStopped {
                    runObservers(of: .exit)
                    tell(.runEnded)
                    mode = newMode
                    modeOnceStopped = nil
                    label = .entry
                } else if isIOS || !handled {
                    label = .top
                } else {
                    runObservers(of: .exit)
                    tell(.runEnded)
                    label = .betweenRuns
                }
            case .betweenRuns:
                if step.isEvent { return open(step) }
                label = .entry
            }
        }
    }

    // MARK: Callouts

    private mutating func open(_ step: Reference.LoopStep) {
        callout = step
        switch step {
        case .event, .track, .release: place = .event
        case .source: place = .source
        case .timer: place = .timer
        case .idle: break
        }
        tell(.opened(step))
    }

    /// The next loop step goes on at *wait*.
    private mutating func sleep() {
        place = .wait
        tell(.slept)
    }

    /// Closes the open callout; without one the loop sleeps.
    ///
    /// - Returns: where the loop goes on.
    private mutating func closeCallout() -> Reference.Label {
        guard let closed = callout else { return .wait }
        // At the end of a touch's callout, and so still inside it, body is updated; on ios-observer it is not.
        if configuration.platform == .ios && closed.isEvent { flushIfDirty() }
        callout = nil
        tell(.closed(closed))
        if let wanted = closed.mode, wanted != mode { changeMode(to: wanted) }
        switch closed {
        case .event, .track, .release: return isIOS ? .sourceClosed : .entry
        case .source: return .sourceClosed
        case .timer: return .end
        case .idle: return .wait
        }
    }

    /// On macOS the application's next run is in the other mode; on iOS the loop is stopped, and the next run will be.
    private mutating func changeMode(to newMode: Reference.Mode) {
        if isIOS { modeOnceStopped = newMode } else { mode = newMode }
    }

    /// Whether the loop tracks, or is about to.
    var wouldGoOnTracking: Bool {
        let next = callout?.mode ?? modeOnceStopped ?? mode
        return next == .tracking
    }

    // MARK: What runs in the loop

    /// Takes what is pending at that moment and is of the loop's mode, and runs it in order; the others stay where they
    /// are.
    mutating func runBlocks() {
        let runsAll = mode == .default
        let taken = blocks.filter { runsAll || $0.isOfCommonModes }
        blocks.removeAll { runsAll || $0.isOfCommonModes }
        place = .blocks
        for work in taken where !isOver { run(work) }
    }

    /// Takes what is pending at that moment and runs it in order.
    mutating func runQueue() {
        let taken = queue
        queue = []
        place = .queue
        for work in taken where !isOver { run(work) }
    }

    /// Updates body, and calls the one-shot observers that were there before and watch the activity.
    mutating func runObservers(of activity: Reference.Activity) {
        let called = observers.filter { $0.watched.contains(activity) }
        observers.removeAll { $0.watched.contains(activity) }
        place = activity == .exit ? .exit : .beforeWaiting
        flushIfDirty()
        for observer in called where !isOver { arrive(observer.delivery) }
    }

    private mutating func run(_ work: Reference.Work) {
        tell(.ran(work, place, mode))
        switch work {
        case .action(let action, let step): perform(action, from: step)
        case .delivery(let delivery, _): arrive(delivery)
        case .read(let binding): read(binding)
        }
    }
}

extension Reference.LoopStep {
    /// The mode in which the loop goes on once the callout is closed; nil where it makes no difference.
    var mode: Reference.Mode? {
        switch self {
        case .track: .tracking
        case .release: .default
        case .event, .source, .timer, .idle: nil
        }
    }
}
