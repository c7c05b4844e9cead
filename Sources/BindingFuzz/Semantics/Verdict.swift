/// What a case comes to under a configuration.
public enum VerdictKind: String, TestVerdict {
    /// No stale binding was dereferenced.
    case clean
    /// The index is not below the count: the app traps.
    case outOfRange = "out-of-range"
    /// The element at the index is another one: the app goes on with somebody else's data.
    case wrongElement = "wrong-element"
    /// Clean, and yet a row never hears of a post: a delivery still waits when the case has settled.
    case starved

    public static var anyFailure: String { "stale" }
    public static let liveness: Liveness<VerdictKind>? = Liveness(
        .starved, delivered: "delivered", starves: "starves", delivers: "delivers")
}

extension ExpectedVerdict<VerdictKind> {
    /// Asks for an index out of range.
    public static var outOfRange: ExpectedVerdict { ExpectedVerdict(.outOfRange) }
    /// Asks for another element at the index.
    public static var wrongElement: ExpectedVerdict { ExpectedVerdict(.wrongElement) }
    /// Asks for either of the two.
    public static var stale: ExpectedVerdict { .anyFailure }
    /// Asks for a clean case in which a delivery starves.
    public static var starved: ExpectedVerdict { ExpectedVerdict(.starved) }
}

/// How a row stood when its handler ran.
public enum RowState: UInt8, BitwiseCopyable, Hashable, Sendable, CaseIterable, CustomStringConvertible {
    /// On screen, as far as the last update knows.
    case live
    /// Let go by `animated`: its removal animation runs.
    case leaving
    /// Let go by `lazy` or `silent`: not evicted.
    case parked
    /// Its subscription is cancelled; what its handler has left to the main queue has outlived it.
    case gone

    public var description: String {
        switch self {
        case .live: "live"
        case .leaving: "leaving"
        case .parked: "parked"
        case .gone: "gone"
        }
    }
}

/// How a case goes wrong, or that it starves, whatever the configuration: findings are told apart by it, and a case keeps it
/// while it shrinks.
public struct Mechanism: FailureMechanism {
    /// `outOfRange`, `wrongElement` or `starved`.
    public let kind: VerdictKind
    /// Where in the loop the stale index is read; nil where none is.
    public let place: Place?
    /// How the reading row stood; nil where none reads.
    public let row: RowState?

    /// A stale index is read.
    ///
    /// - Parameters:
    ///   - kind: `outOfRange` or `wrongElement`.
    ///   - place: where in the loop it is read.
    ///   - row: how the reading row stands.
    package init(kind: VerdictKind, place: Place, row: RowState) {
        self.kind = kind
        self.place = place
        self.row = row
    }

    private init() {
        kind = .starved
        place = nil
        row = nil
    }

    /// Nothing stale is read, and a delivery still waits when the case has settled.
    public static let starved = Mechanism()

    /// What it comes to in a word.
    public var verdict: VerdictKind { kind }

    /// Reads a name as `description` has it; nil where it is none.
    public init?(_ description: String) {
        guard let mechanism = Self.all.first(where: { $0.description == description }) else { return nil }
        self = mechanism
    }

    /// A name that is fit for a file: `out-of-range-blocks-live`, `starved`.
    public var description: String {
        guard let place, let row else { return kind.rawValue }
        return "\(kind.rawValue)-\(place)-\(row)"
    }

    /// Every mechanism that could be told apart, in their order.
    package static let all: [Mechanism] =
        VerdictKind.failures.flatMap { kind in
            Place.allCases.flatMap { place in
                RowState.allCases.map { Mechanism(kind: kind, place: place, row: $0) }
            }
        } + [.starved]

    /// How many mechanisms could be told apart; `index` is below it.
    package static let count = 2 * Place.allCases.count * RowState.allCases.count + 1

    /// The position of this mechanism among all, by kind, place and row.
    public var index: Int {
        guard let place, let row else { return Self.count - 1 }
        let kindIndex = kind == .outOfRange ? 0 : 1
        return (kindIndex * Place.allCases.count + Int(place.rawValue)) * RowState.allCases.count + Int(row.rawValue)
    }

    public static func < (left: Mechanism, right: Mechanism) -> Bool { left.index < right.index }
}

/// A stale dereference with both of its sides: the read, and the mutation that made it one.
/// Rules: `semantics`, section 5.
public struct StaleDereference: Hashable, Sendable {
    /// `outOfRange` or `wrongElement`.
    public let kind: VerdictKind
    /// The id of the row's element.
    public let row: Int
    /// How the row stood.
    public let state: RowState
    /// The binding's index.
    public let index: Int
    /// The count for out-of-range, the id of the element there for wrong-element.
    public let found: Int
    /// The step that is being executed when the handler runs, counted from 1; the number of steps + 1
    /// while the case settles.
    public let step: Int
    /// Where in the loop the handler runs.
    public let place: Place
    /// The step of the case that the causing mutation comes from.
    public let causeStep: Int
    /// Where in the loop the causing mutation ran.
    public let causePlace: Place

    /// How it goes wrong.
    public var mechanism: Mechanism { Mechanism(kind: kind, place: place, row: state) }
}

/// What one run reports: the verdict, and what was seen on the way.
public struct Outcome: TestOutcome {
    /// The first stale dereference; nil for a clean case.
    public let stale: StaleDereference?
    /// The handlers that reached an element or a stale index.
    public let delivered: Int
    /// The handlers that returned early, for the guard or because their element was gone.
    public let skipped: Int
    /// The deliveries that still wait after the case has settled; 0 where the verdict is stale.
    public let undelivered: Int
    /// Whether a handler that its guard let pass ran on another thread.
    public let offMain: Bool

    package init(stale: StaleDereference?, delivered: Int, skipped: Int, undelivered: Int, offMain: Bool) {
        self.stale = stale
        self.delivered = delivered
        self.skipped = skipped
        self.undelivered = undelivered
        self.offMain = offMain
    }

    /// How a stale index was read, or that a delivery starves.
    public var mechanism: Mechanism? { stale?.mechanism ?? (undelivered > 0 ? .starved : nil) }
    /// No handler got as far as its guard: no row heard of a post.
    public var isIdle: Bool { delivered + skipped + undelivered == 0 }
}
