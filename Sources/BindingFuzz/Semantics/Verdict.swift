/// The verdict on a case under a configuration.
public enum VerdictKind: String, TestVerdict {
    /// No stale binding was dereferenced.
    case clean
    /// The index is not below the count: the app traps.
    case outOfRange = "out-of-range"
    /// The element at the index is another one: the app continues with another element's data.
    case wrongElement = "wrong-element"
    /// The case is clean, but a row never receives a post: a delivery still waits after the case has settled.
    case starved

    /// The word for an index out of range or another element.
    public static var anyFailure: String { "stale" }
    /// A row that never receives a post starves.
    public static let liveness: Liveness<VerdictKind>? = Liveness(
        .starved, delivered: "delivered", starves: "starves", delivers: "delivers")

    /// Whether a stale binding was dereferenced.
    public var isFailure: Bool {
        switch self {
        case .clean, .starved: false
        case .outOfRange, .wrongElement: true
        }
    }
}

extension ExpectedVerdict<VerdictKind> {
    /// Expects an index out of range.
    public static var outOfRange: ExpectedVerdict { ExpectedVerdict(.outOfRange) }
    /// Expects another element at the index.
    public static var wrongElement: ExpectedVerdict { ExpectedVerdict(.wrongElement) }
    /// Expects either of the two.
    public static var stale: ExpectedVerdict { .anyFailure }
    /// Expects a clean case in which a delivery starves.
    public static var starved: ExpectedVerdict { ExpectedVerdict(.starved) }
}

/// The state of a row when its handler ran.
public enum RowState: UInt8, BitwiseCopyable, Hashable, Sendable, CaseIterable, CustomStringConvertible {
    /// On screen, as of the last update.
    case live
    /// Let go by `animated`: its removal animation runs.
    case leaving
    /// Let go by `lazy` or `silent`: not evicted.
    case parked
    /// Its subscription is canceled, but a read that its handler left to the main queue is still pending.
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

/// The way in which a case fails or starves, whatever the configuration. It distinguishes findings, and a case keeps it while it
/// shrinks.
public struct Mechanism: FailureMechanism {
    /// `outOfRange`, `wrongElement` or `starved`.
    public let kind: VerdictKind
    /// The place in the loop where the stale index is read, or nil if none is read.
    public let place: Place?
    /// The state of the reading row, or nil if no row reads.
    public let row: RowState?

    /// Makes the mechanism of a stale read.
    ///
    /// - Parameters:
    ///   - kind: `outOfRange` or `wrongElement`.
    ///   - place: the place in the loop where the index is read.
    ///   - row: the state of the reading row.
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

    /// A run without a stale read, in which a delivery still waits after the case has settled.
    public static let starved = Mechanism()

    /// The verdict that the mechanism leads to.
    public var verdict: VerdictKind { kind }

    /// Makes a mechanism from its `description`, or returns nil if there is none with that name.
    public init?(_ description: String) {
        guard let mechanism = Self.all.first(where: { $0.description == description }) else { return nil }
        self = mechanism
    }

    /// A name that fits a file name: `out-of-range-blocks-live`, `starved`.
    public var description: String {
        guard let place, let row else { return kind.rawValue }
        return "\(kind.rawValue)-\(place)-\(row)"
    }

    /// Every mechanism that can be distinguished, in order.
    package static let all: [Mechanism] =
        VerdictKind.failures.flatMap { kind in
            Place.allCases.flatMap { place in
                RowState.allCases.map { Mechanism(kind: kind, place: place, row: $0) }
            }
        } + [.starved]

    /// The number of mechanisms that can be distinguished. `index` is below it.
    package static let count = 2 * Place.allCases.count * RowState.allCases.count + 1

    /// The position of this mechanism among all, by kind, place and row.
    public var index: Int {
        guard let place, let row else { return Self.count - 1 }
        let kindIndex = kind == .outOfRange ? 0 : 1
        return (kindIndex * Place.allCases.count + Int(place.rawValue)) * RowState.allCases.count + Int(row.rawValue)
    }

    public static func < (left: Mechanism, right: Mechanism) -> Bool { left.index < right.index }
}

/// A stale dereference with both of its sides: the read, and the mutation that caused it. Rules: `semantics`, section 5.
public struct StaleDereference: Hashable, Sendable {
    /// `outOfRange` or `wrongElement`.
    public let kind: VerdictKind
    /// The id of the row's element.
    public let row: Int
    /// The state of the row.
    public let state: RowState
    /// The index that the binding holds.
    public let index: Int
    /// The number of elements for out-of-range; the id of the element at the index for wrong-element.
    public let found: Int
    /// The step that is being executed when the handler runs, counted from 1; the number of steps + 1 while the case settles.
    public let step: Int
    /// The place in the loop where the handler runs.
    public let place: Place
    /// The step of the case that the causing mutation comes from.
    public let causeStep: Int
    /// The place in the loop where the causing mutation ran.
    public let causePlace: Place

    /// The mechanism of the dereference.
    public var mechanism: Mechanism { Mechanism(kind: kind, place: place, row: state) }
}

/// The report of one run: the verdict, and counts of deliveries.
public struct Outcome: TestOutcome {
    /// The first stale dereference, or nil for a clean case.
    public let stale: StaleDereference?
    /// The handlers that reached an element or a stale index.
    public let delivered: Int
    /// The handlers that returned early, because of the guard or because their element was gone.
    public let skipped: Int
    /// The deliveries that still wait after the case has settled; 0 if the verdict is stale.
    public let undelivered: Int
    /// Whether a handler that its guard let pass ran on another thread.
    public let offMain: Bool

    /// Creates an outcome.
    package init(stale: StaleDereference?, delivered: Int, skipped: Int, undelivered: Int, offMain: Bool) {
        self.stale = stale
        self.delivered = delivered
        self.skipped = skipped
        self.undelivered = undelivered
        self.offMain = offMain
    }

    /// The mechanism of the stale read or of the starved delivery, or nil if there is neither.
    public var mechanism: Mechanism? { stale?.mechanism ?? (undelivered > 0 ? .starved : nil) }
    /// Whether no row received a post: no handler reached its guard, and no delivery waits.
    public var isIdle: Bool { delivered + skipped + undelivered == 0 }
}
