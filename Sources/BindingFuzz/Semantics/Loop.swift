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

/// The loop of a platform: each call of `next` returns the next action of the loop on its way to a loop step. It runs nothing itself.
///
/// A loop is what `LoopMachine` packs into ten bits. What the machine does next is looked up in a table.
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

    /// The machine in ten bits.
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
    var callout: Place? { LoopMachine.callout(of: packed) }

    /// Whether the loop runs in the tracking mode: the user scrolls or drags.
    @inline(__always)
    var isTracking: Bool { LoopMachine.isTracking(in: packed) }

    /// Whether the loop will track: in its current mode, or in the mode that it is about to change to.
    var willTrack: Bool { LoopMachine.willTrack(in: packed) }

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

/// The next action and the next bits of a loop, for each of its bits, each loop step, and an empty or pending main queue. A table is
/// made once, and neither changed nor released, so threads can share it.
struct LoopTable: @unchecked Sendable {
    /// The next action, and the bits of the loop after it.
    struct Turn {
        var packed: UInt16
        var action: Loop.Action
    }

    private let turns: UnsafePointer<Turn>

    /// The bits of an index that are not the loop's: a loop step, and whether the main queue is empty.
    private static let otherBits = 4

    private static let ios = LoopTable(.ios)
    private static let iosObserver = LoopTable(.iosObserver)
    private static let macos = LoopTable(.macos)

    /// The table of a platform.
    static func of(_ platform: Platform) -> LoopTable {
        switch platform {
        case .ios: ios
        case .iosObserver: iosObserver
        case .macos: macos
        }
    }

    private init(_ platform: Platform) {
        let count = 1 << (LoopMachine.packedBits + Self.otherBits)
        let turns = UnsafeMutablePointer<Turn>.allocate(capacity: count)
        turns.initialize(repeating: Turn(packed: 0, action: .sleep), count: count)
        for packed in 0..<1 << LoopMachine.packedBits where LoopMachine.isPossible(packed) {
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
        packed &<< otherBits | step.position &<< 1 | (queueIsEmpty ? 1 : 0)
    }

    @inline(__always)
    subscript(_ packed: Int, _ step: LoopStep, _ queueIsEmpty: Bool) -> Turn {
        turns[Self.index(packed, step, queueIsEmpty)]
    }
}

extension LoopStep {
    /// The position among all loop steps.
    @inline(__always)
    var position: Int {
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
