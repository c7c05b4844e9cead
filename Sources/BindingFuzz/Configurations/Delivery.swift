/// The scheduler that `receive(on:)` hands a delivery to. Rules: `semantics`, section 1.
public enum Hop: String, BitwiseCopyable, CaseIterable, Hashable, Sendable {
    /// `RunLoop.main`, which performs in the default mode only.
    case runLoop = "runloop"
    /// A scheduler that performs in the common modes of the run loop.
    case common
    /// `DispatchQueue.main`, or a task on the main actor.
    case queue
    /// A one-shot observer at the end of kCFRunLoopExit.
    case exit
    /// A one-shot observer at the end of kCFRunLoopBeforeWaiting or kCFRunLoopExit, whichever comes first.
    case commit
}

/// The way from the post to the handler: a chain of hops, one `receive(on:)` after the other.
///
/// Seven chains have a name. Files, tables and the full matrix know only these; the others are for experiments.
public struct Delivery: BitwiseCopyable, ConfigurationPart {
    /// The maximum number of hops in a chain.
    public static let maximumHops = 8

    private static let bitsOfHop: UInt32 = 3
    private static let mask: UInt32 = 0b111

    /// The code of each hop in three bits, the first hop lowest; 0 beyond the last one. So a shift drops the first hop, which a run
    /// does at every hop.
    let bits: UInt32

    /// The chain with these bits.
    @inline(__always)
    init(bits: UInt32) { self.bits = bits }

    /// Makes a chain of hops.
    ///
    /// - Parameter hops: at most `maximumHops`.
    public init(_ hops: [Hop]) {
        precondition(hops.count <= Self.maximumHops, "a chain has at most \(Self.maximumHops) hops")
        bits = hops.reversed().reduce(0) { $0 &<< Self.bitsOfHop | $1.code }
    }

    /// No hop: the handler runs inside the post.
    public static var immediate: Delivery { Delivery(bits: 0) }
    /// `RunLoop.main`.
    public static var runLoop: Delivery { Delivery(.runLoop) }
    /// A scheduler of the common modes.
    public static var common: Delivery { Delivery(.common) }
    /// `DispatchQueue.main`.
    public static var queue: Delivery { Delivery(.queue) }
    /// The observer at the end of kCFRunLoopExit.
    public static var exit: Delivery { Delivery(.exit) }
    /// `RunLoop.main`, and then the observer at the end of kCFRunLoopExit.
    public static var runLoopExit: Delivery {
        Delivery(bits: Hop.runLoop.code | Hop.exit.code &<< bitsOfHop)
    }
    /// The observer at the end of kCFRunLoopBeforeWaiting or kCFRunLoopExit.
    public static var commit: Delivery { Delivery(.commit) }

    private init(_ hop: Hop) { bits = hop.code }

    /// The chains that have a name, in the order of the full matrix.
    public static let allCases: [Delivery] = [.immediate, .runLoop, .common, .queue, .exit, .runLoopExit, .commit]

    /// The hops, in the order in which a delivery takes them.
    public var hops: [Hop] {
        var hops: [Hop] = []
        var rest = self
        while let hop = rest.firstHop {
            hops.append(hop)
            rest = rest.afterFirstHop
        }
        return hops
    }

    /// The number of hops.
    @inline(__always)
    var count: Int { (UInt32.bitWidth - bits.leadingZeroBitCount + Int(Self.bitsOfHop) - 1) / Int(Self.bitsOfHop) }

    /// The next hop of a delivery, or nil if the handler comes next.
    @inline(__always)
    var firstHop: Hop? { Hop(code: bits & Self.mask) }

    /// The chain without its first hop.
    @inline(__always)
    var afterFirstHop: Delivery { Delivery(bits: bits &>> Self.bitsOfHop) }

    /// Whether files, tables and the full matrix know the chain.
    public var hasName: Bool { position != nil }

    /// The number of values that `order` can have.
    static let orderCount =
        allCases.count + (0..<maximumHops).reduce(1) { count, _ in count * (Hop.allCases.count + 1) }

    /// The position in the order of all chains: the named ones as in the full matrix, then the others. Shorter chains come first;
    /// chains of the same length are ordered by the first hop that differs.
    var order: Int {
        position
            ?? hops.reduce(0) { $0 * (Hop.allCases.count + 1) + Int($1.code) } + Self.allCases.count
    }

    // The synthesized versions would compare and hash the raw value.

    public static func == (left: Delivery, right: Delivery) -> Bool { left.bits == right.bits }

    public func hash(into hasher: inout Hasher) { hasher.combine(bits) }
}

extension Hop {
    /// The code of the hop in three bits: its position among all hops, from 1.
    @inline(__always)
    fileprivate var code: UInt32 {
        switch self {
        case .runLoop: 1
        case .common: 2
        case .queue: 3
        case .exit: 4
        case .commit: 5
        }
    }

    @inline(__always)
    fileprivate init?(code: UInt32) {
        switch code {
        case 1: self = .runLoop
        case 2: self = .common
        case 3: self = .queue
        case 4: self = .exit
        case 5: self = .commit
        default: return nil
        }
    }
}
