/// The place in the loop where the app's own code runs.
public enum Place: UInt8, BitwiseCopyable, Hashable, Sendable, CaseIterable, CustomStringConvertible {
    case event, source, timer, blocks, queue, beforeWaiting, exit, wait

    /// The name that files and JSON use.
    public var description: String {
        switch self {
        case .event: "event"
        case .source: "source"
        case .timer: "timer"
        case .blocks: "blocks"
        case .queue: "queue"
        case .beforeWaiting: "before-waiting"
        case .exit: "exit"
        case .wait: "wait"
        }
    }
}

/// The order of __CFRunLoopRun, as a pure machine: each call of `next` returns the next action of the loop on its way to a loop
/// step. It runs nothing itself. Rules: `semantics`, section 4.
struct Loop {
    /// The next action of the loop.
    enum Action {
        /// The touch's callout ends with an update of body, on `ios`.
        case flush
        case runBlocks
        case runQueue
        /// The loop calls the observers of kCFRunLoopBeforeWaiting.
        case beforeWaiting
        /// The loop calls the observers of kCFRunLoopExit: the run is over.
        case exit
        /// The callout that the step names is open.
        case open
        /// The loop sleeps.
        case sleep
    }

    /// The position of the loop between two actions.
    fileprivate enum Position: UInt16 {
        case inEvent, inSource, inTimer
        case eventEnded, top, sources, sourcesHandled, wait, serve, end, ended, betweenRuns, stopped
    }

    fileprivate let isIOS: Bool
    fileprivate let updatesInTouch: Bool
    fileprivate var position = Position.wait
    fileprivate var handled = false
    fileprivate var queueServedLast = false
    /// The loop step that opened the event. Only `track` and `release` change the mode.
    fileprivate var event = LoopStep.event
    /// Whether the loop runs in the tracking mode: the user scrolls or drags.
    fileprivate(set) var isTracking = false
    /// On iOS, whether the run stops at its next end, so that the next run can be in the other mode.
    fileprivate var isStopped = false

    /// Makes a loop that sleeps.
    init(platform: Platform) {
        isIOS = platform.isIOS
        updatesInTouch = platform.updatesInTouch
    }

    /// The callout that is open, or nil while the loop sleeps.
    var callout: Place? {
        switch position {
        case .inEvent: .event
        case .inSource: .source
        case .inTimer: .timer
        default: nil
        }
    }

    /// Whether the open event changes the mode when it closes. `track` does nothing while the loop tracks, and `release` does
    /// nothing while it does not.
    fileprivate var changesMode: Bool { event == .track && !isTracking || event == .release && isTracking }

    /// Whether the loop will track: in its current mode, or in the mode that it is about to change to.
    var willTrack: Bool {
        isTracking != (isStopped || position == .inEvent && changesMode)
    }

    /// Advances to the next action on the way to `step`, which ends with `open` or `sleep`.
    ///
    /// - Parameters:
    ///   - step: the loop step that is being executed.
    ///   - queueIsEmpty: whether the main queue has nothing pending now.
    mutating func next(toward step: LoopStep, queueIsEmpty: Bool) -> Action {
        while true {
            switch position {
            case .inEvent where isIOS:
                // The system pushes the mode and stops the loop inside the callout, which wakes nothing.
                if changesMode { isStopped = true }
                position = .eventEnded
                if updatesInTouch { return .flush }
            case .inEvent:
                if changesMode { isTracking.toggle() }
                startRun()
            case .inSource, .eventEnded:
                handled = true
                position = .sourcesHandled
                return .runBlocks
            case .inTimer:
                position = .end
            case .top:
                handled = false
                position = .sources
                return .runBlocks
            case .sources:
                if step == .source { return open(.inSource) }
                if step.isEvent && isIOS { return open(step) }
                position = .sourcesHandled
            case .sourcesHandled:
                if !queueIsEmpty && !queueServedLast {
                    position = .serve
                } else {
                    queueServedLast = false
                    position = .wait
                    if !handled { return .beforeWaiting }
                }
            case .wait:
                if !queueIsEmpty {
                    position = .serve
                } else if step == .timer {
                    return open(.inTimer)
                } else if handled || step != .idle {
                    // The port of a click is ready; every other step finds its callout in a later turn.
                    if step.isEvent && !isIOS { handled = true }
                    position = .end
                } else {
                    return .sleep
                }
            case .serve:
                handled = true
                queueServedLast = true
                position = .end
                return .runQueue
            case .end:
                position = .ended
                return .runBlocks
            case .ended:
                if isStopped {
                    position = .stopped
                    return .exit
                } else if isIOS || !handled {
                    position = .top
                } else {
                    position = .betweenRuns
                    return .exit
                }
            case .betweenRuns:
                if step.isEvent { return open(step) }
                startRun()
            case .stopped:
                isTracking.toggle()
                isStopped = false
                startRun()
            }
        }
    }

    private mutating func open(_ event: LoopStep) -> Action {
        self.event = event
        return open(.inEvent)
    }

    private mutating func open(_ callout: Position) -> Action {
        position = callout
        return .open
    }

    /// Starts a run of the loop at its entry.
    private mutating func startRun() {
        queueServedLast = true
        position = .top
    }
}

extension LoopStep {
    /// Whether the step is an event: `track` and `release` are events too.
    var isEvent: Bool { self == .event || self == .track || self == .release }
}

/// The loop in ten bits. Two loops with the same future have the same bits.
extension Loop {
    init(packed bits: Int, platform: Platform) {
        self.init(platform: platform)
        position = Position(rawValue: UInt16(bits & 15)) ?? .wait
        handled = bits & 16 != 0
        queueServedLast = bits & 32 != 0
        isTracking = bits & 64 != 0
        isStopped = bits & 128 != 0
        if bits & 256 != 0 { event = isTracking ? .release : .track }
    }

    var packed: Int {
        // A Mac handles a click between two runs of the loop, so the next run starts fresh.
        let isFresh = position == .inEvent && !isIOS
        var bits = Int(position.rawValue)
        if handled && !isFresh { bits |= 16 }
        if queueServedLast && !isFresh { bits |= 32 }
        if isTracking { bits |= 64 }
        if isStopped { bits |= 128 }
        // The kind of event matters only while the event is open, and only if it changes the mode.
        if position == .inEvent && changesMode { bits |= 256 }
        return bits
    }
}
