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

/// The order of __CFRunLoopRun: each call of `next` returns the next action of the loop on its way to a loop step. It runs nothing
/// itself. Rules: `semantics`, section 4.
///
/// A loop has ten bits, and two loops with the same future have the same ones. A table has the next action for each of them.
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

    /// The ten bits.
    private(set) var packed: Int
    private let table: LoopTable

    /// Makes a loop that sleeps.
    init(platform: Platform) {
        self.init(packed: LoopMachine(platform: platform).packed, in: .of(platform))
    }

    /// Makes a loop of ten bits.
    @inline(__always)
    init(packed: Int, in table: LoopTable) {
        self.packed = packed
        self.table = table
    }

    /// The callout that is open, or nil while the loop sleeps.
    @inline(__always)
    var callout: Place? { LoopMachine.callout(ofPacked: packed) }

    /// Whether the loop runs in the tracking mode: the user scrolls or drags.
    @inline(__always)
    var isTracking: Bool { LoopMachine.isTracking(packed) }

    /// Whether the loop will track: in its current mode, or in the mode that it is about to change to.
    var willTrack: Bool { LoopMachine.willTrack(packed) }

    /// Advances to the next action on the way to `step`, which ends with `open` or `sleep`.
    ///
    /// - Parameters:
    ///   - step: the loop step that is being executed.
    ///   - queueIsEmpty: whether the main queue has nothing pending now.
    @inline(__always)
    mutating func next(toward step: LoopStep, queueIsEmpty: Bool) -> Action {
        let turn = table[packed, step, queueIsEmpty]
        packed = Int(turn.packed)
        return turn.action
    }
}

/// The next action and the next bits of a loop, for each of its bits, each loop step, and an empty or pending main queue.
struct LoopTable {
    /// The next action, and the bits of the loop after it.
    struct Turn {
        var packed: UInt16
        var action: Loop.Action
    }

    private let turns: UnsafePointer<Turn>

    // Tables are made once, and never released.
    private nonisolated(unsafe) static let ios = LoopTable(.ios)
    private nonisolated(unsafe) static let iosObserver = LoopTable(.iosObserver)
    private nonisolated(unsafe) static let macos = LoopTable(.macos)

    /// The table of a platform.
    static func of(_ platform: Platform) -> LoopTable {
        switch platform {
        case .ios: ios
        case .iosObserver: iosObserver
        case .macos: macos
        }
    }

    private init(_ platform: Platform) {
        let turns = UnsafeMutablePointer<Turn>.allocate(capacity: 1 << 14)
        turns.initialize(repeating: Turn(packed: 0, action: .sleep), count: 1 << 14)
        for packed in 0..<1 << 10 where LoopMachine.isPossible(packed) {
            for step in LoopStep.allCases {
                for queueIsEmpty in [false, true] {
                    var machine = LoopMachine(packed: packed, platform: platform)
                    let action = machine.next(toward: step, queueIsEmpty: queueIsEmpty)
                    turns[Self.index(packed, step, queueIsEmpty)] = Turn(
                        packed: UInt16(machine.packed), action: action)
                }
            }
        }
        self.turns = UnsafePointer(turns)
    }

    @inline(__always)
    private static func index(_ packed: Int, _ step: LoopStep, _ queueIsEmpty: Bool) -> Int {
        packed &<< 4 | step.position &<< 1 | (queueIsEmpty ? 1 : 0)
    }

    @inline(__always)
    subscript(_ packed: Int, _ step: LoopStep, _ queueIsEmpty: Bool) -> Turn {
        turns[Self.index(packed, step, queueIsEmpty)]
    }
}

/// The machine from which the tables are made.
private struct LoopMachine {
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

/// The machine in ten bits.
extension LoopMachine {
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
    static func callout(ofPacked bits: Int) -> Place? {
        switch bits & 15 {
        case 0: .event
        case 1: .source
        case 2: .timer
        default: nil
        }
    }

    @inline(__always)
    static func isTracking(_ bits: Int) -> Bool { bits & 64 != 0 }

    /// Whether a machine of these bits tracks, or is about to: it is stopped in order to change its mode, or the open event changes it.
    static func willTrack(_ bits: Int) -> Bool { isTracking(bits) != (bits & (128 | 256) != 0) }
}

extension LoopStep {
    /// Whether the step is an event: `track` and `release` are events too.
    var isEvent: Bool { self == .event || self == .track || self == .release }

    /// The position among all loop steps.
    @inline(__always)
    fileprivate var position: Int {
        switch self {
        case .event: 0
        case .source: 1
        case .timer: 2
        case .idle: 3
        case .track: 4
        case .release: 5
        }
    }
}
