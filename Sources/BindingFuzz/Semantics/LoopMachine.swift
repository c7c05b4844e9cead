/// The order of __CFRunLoopRun, as a pure machine: each call of `next` returns the next action of the loop on its way to a loop step.
/// It runs nothing itself. Rules: `semantics`, section 4.
struct LoopMachine {
    /// The position of the loop between two actions.
    private enum Position: UInt16 {
        case inEvent, inSource, inTimer
        case eventEnded, top, sources, sourcesHandled, wait, serve, end, ended, betweenRuns, stopped
    }

    private let isIOS: Bool
    private let updatesInTouch: Bool
    private var position = Position.wait
    private var handled = false
    private var queueServedLast = false
    /// The loop step that opened the event. Only `track` and `release` change the mode.
    private var event = LoopStep.event
    /// Whether the loop runs in the tracking mode: the user scrolls or drags.
    private var isTracking = false
    /// On iOS, whether the run stops at its next end, so that the next run can be in the other mode.
    private var isStopped = false

    /// Makes a loop that sleeps.
    init(platform: Platform) {
        isIOS = platform.isIOS
        updatesInTouch = platform.updatesInTouch
    }

    /// Whether the open event changes the mode when it closes. `track` does nothing while the loop tracks, and `release` does
    /// nothing while it does not.
    private var changesMode: Bool { event == .track && !isTracking || event == .release && isTracking }

    /// Advances to the next action on the way to `step`, which ends with `open` or `sleep`.
    ///
    /// - Parameters:
    ///   - step: the loop step that is being executed.
    ///   - queueIsEmpty: whether the main queue has nothing pending now.
    mutating func next(toward step: LoopStep, queueIsEmpty: Bool) -> Loop.Action {
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

    private mutating func open(_ event: LoopStep) -> Loop.Action {
        self.event = event
        return open(.inEvent)
    }

    private mutating func open(_ callout: Position) -> Loop.Action {
        position = callout
        return .open
    }

    /// Starts a run of the loop at its entry.
    private mutating func startRun() {
        queueServedLast = true
        position = .top
    }
}

/// The machine in ten bits. Machines with the same bits have the same future.
extension LoopMachine {
    static let packedBits = 10

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

    /// Whether the bits are those of a machine.
    static func isPossible(_ bits: Int) -> Bool {
        bits & 512 == 0 && Position(rawValue: UInt16(bits & 15)) != nil
    }

    /// The callout that is open in a machine of these bits.
    @inline(__always)
    static func callout(of bits: Int) -> Place? {
        switch bits & 15 {
        case 0: .event
        case 1: .source
        case 2: .timer
        default: nil
        }
    }

    @inline(__always)
    static func isTracking(in bits: Int) -> Bool { bits & 64 != 0 }

    /// Whether a machine of these bits tracks, or is about to: it is stopped in order to change its mode, or the open event changes it.
    static func willTrack(in bits: Int) -> Bool { isTracking(in: bits) != (bits & (128 | 256) != 0) }
}

extension LoopStep {
    /// Whether the step is an event: `track` and `release` are events too.
    var isEvent: Bool { self == .event || self == .track || self == .release }
}
