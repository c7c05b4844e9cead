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

/// The order of __CFRunLoopRun, as a pure machine: each call of `next` goes on to the next thing that the
/// loop does on its way to a loop step. It runs nothing itself. Rules: `semantics`, section 4.
struct Loop {
    /// What the loop does next.
    enum Action {
        /// The touch's callout ends with an update of body.
        case flush
        case runBlocks
        case runQueue
        /// The observers of kCFRunLoopBeforeWaiting are called.
        case beforeWaiting
        /// The observers of kCFRunLoopExit are called: the run is over.
        case exit
        /// The callout that the step names is open.
        case open
        /// The loop sleeps.
        case sleep
    }

    /// Where the loop stands between two actions.
    fileprivate enum Position: UInt16 {
        case inEvent, inSource, inTimer
        case eventFlushed, top, sources, sourcesHandled, wait, serve, end, ended, betweenRuns, stopped
    }

    fileprivate let isIOS: Bool
    fileprivate var position = Position.wait
    fileprivate var handled = false
    fileprivate var queueServedLast = false
    /// The loop step that the open event is: only `track` and `release` change the mode.
    fileprivate var event = LoopStep.event
    /// Whether the loop runs in the tracking mode: the user scrolls or drags.
    fileprivate(set) var isTracking = false
    /// On iOS, whether the run ends at its next end, for the next one to be in the other mode.
    fileprivate var isStopped = false

    /// A loop that sleeps.
    init(platform: Platform) {
        isIOS = platform == .ios
    }

    /// The callout that is open; nil while the loop sleeps.
    var callout: Place? {
        switch position {
        case .inEvent: .event
        case .inSource: .source
        case .inTimer: .timer
        default: nil
        }
    }

    /// Whether the open event changes the mode once it is closed: `track` does nothing while the loop tracks, nor `release`
    /// while it does not.
    fileprivate var changesMode: Bool { event == .track && !isTracking || event == .release && isTracking }

    /// Whether the loop would go on tracking: in the mode that it has, or is about to change to.
    var willTrack: Bool {
        isTracking != (isStopped || position == .inEvent && changesMode)
    }

    /// Goes on to the next action on the way to `step`, which ends with `open` or `sleep`.
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
                position = .eventFlushed
                return .flush
            case .inEvent:
                if changesMode { isTracking.toggle() }
                startRun()
            case .inSource, .eventFlushed:
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

    /// A run of the loop starts at its entry.
    private mutating func startRun() {
        queueServedLast = true
        position = .top
    }
}

extension LoopStep {
    /// Whether it is an event in every respect.
    var isEvent: Bool { self == .event || self == .track || self == .release }
}

/// The loop in ten bits, two loops that cannot go on differently in the same ones.
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
        // The click of a Mac is handled between two runs of the loop: the next one starts anew.
        let isFresh = position == .inEvent && !isIOS
        var bits = Int(position.rawValue)
        if handled && !isFresh { bits |= 16 }
        if queueServedLast && !isFresh { bits |= 32 }
        if isTracking { bits |= 64 }
        if isStopped { bits |= 128 }
        // What the event is matters only while it is open, and only where it changes the mode.
        if position == .inEvent && changesMode { bits |= 256 }
        return bits
    }
}
