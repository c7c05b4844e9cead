/// The lanes of an execution.
///
/// The app's behavior up to a handler depends on few parts of its configuration. So one run of the loop serves many configurations.
/// A *lane* is one combination of the other parts: container, delivery, guard and access. A lane ends with its first stale
/// dereference; the run continues for the others.
///
/// Lanes are numbered by chain, container, guard and access, the access varying fastest. Lanes that differ only in guard and access
/// form a *cell*, with one counter each in a vector.
struct Lanes: ~Copyable {
    static let containers = Container.allCases.count
    /// The maximum number of chains of hops that share a run: those that have a name.
    static let chains = Delivery.allCases.count
    /// The number of cells for handlers that differ in nothing else.
    static let cellsOfHandler = containers * chains
    /// The number of all cells. Cells of handlers that suspend come after all others, with which they share a run.
    static let cells = 2 * cellsOfHandler
    /// The number of lanes in a cell.
    static let members = Guard.allCases.count * Access.allCases.count
    static let count = cells * members

    /// The lanes of a cell, as bits: two for each guard, `index` and `identity`.
    enum Member {
        static let index: UInt16 = 0b01_0101_0101
        static let identity: UInt16 = 0b10_1010_1010
        static let all: UInt16 = 0b11_1111_1111
        static let unguarded: UInt16 = 0b11
        static let appeared: UInt16 = 0b1100
        static let inRange: UInt16 = 0b11_0000
        static let contains: UInt16 = 0b1100_0000
        static let allGuards: UInt16 = 0b11_0000_0000
    }

    /// The state of the lanes that differ only in guard and access.
    struct Cell: BitwiseCopyable {
        /// The lanes that have not ended.
        var running: UInt16 = 0
        /// The active lanes: those that have not ended and have not split off from the current run.
        var followed: UInt16 = 0
        /// The lanes in which a handler that its guard let pass ran on another thread.
        var offMain: UInt16 = 0
        /// The lanes with a delivery that still waits after the case has settled.
        var starving: UInt16 = 0
        // 64 times 'reload 8' and an event leave 512 animated rows, which 128 posts reach: 65,536 handlers.
        var delivered: SIMD16<UInt32> = .zero
        var skipped: SIMD16<UInt32> = .zero
        var undelivered: SIMD16<UInt32> = .zero
    }

    /// A stale dereference as a run notes it. Its cause is looked up only on demand.
    struct Stale: BitwiseCopyable {
        var row = Row(id: 0, subscription: 0, index: 0, state: .live)
        var isOutOfRange = false
        var place = Place.wait
        var found: UInt16 = 0
        var step: UInt16 = 0
        /// The length of the history at the read.
        var changes: UInt16 = 0
        /// The change that caused it, saved if the history is overwritten by the run of other lanes.
        var cause = History.Change()
    }

    var cell = FixedStorage(repeating: Cell(), count: cells)
    var stale = FixedStorage(repeating: Stale(), count: count)
    /// The number of active lanes that have not ended.
    var running = 0

    @inline(__always)
    static func cell(_ container: Int, _ chain: Int) -> Int { chain &* containers &+ container }

    /// The cell of handlers that suspend that belongs to a cell of handlers that do not.
    @inline(__always)
    static func suspending(_ cell: Int) -> Int { cell &+ cellsOfHandler }

    /// The lanes' bits as a vector of ones and zeros, for counting.
    @inline(__always)
    static func ones(_ members: UInt16) -> SIMD16<UInt32> {
        (SIMD16<UInt32>(repeating: UInt32(members))
            &>> SIMD16(0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15)) & 1
    }

    /// Activates all wanted lanes of a cell, and clears their counts.
    mutating func begin(_ members: UInt16, in number: Int) {
        cell[number].running = members
        cell[number].followed = members
        cell[number].offMain = 0
        cell[number].starving = 0
        cell[number].delivered = .zero
        cell[number].skipped = .zero
        cell[number].undelivered = .zero
        running &+= members.nonzeroBitCount
    }

    /// Activates some lanes of a cell and clears their counts. The counts of the other lanes stay.
    mutating func follow(_ members: UInt16, in number: Int) {
        cell[number].followed = members
        cell[number].offMain &= ~members
        // All bits set for the other lanes, none for these.
        let others = Lanes.ones(members) &- 1
        cell[number].delivered &= others
        cell[number].skipped &= others
        cell[number].undelivered &= others
        running &+= members.nonzeroBitCount
    }

    /// Adds waiting deliveries to the active lanes of a cell.
    mutating func starve(_ number: Int, by waiting: UInt32) {
        let followed = cell[number].followed
        guard followed != 0 else { return }
        cell[number].starving |= followed
        cell[number].undelivered &+= Lanes.ones(followed) &* waiting
    }
}

/// A group of lanes that share one run of the loop.
struct LaneGroup {
    let platform: Platform
    /// The wanted lanes of each of the 56 cells. `InlineArray` would need the runtime of macOS 26.
    var wanted = SIMD64<UInt16>()
    /// The cells that have a wanted lane, as bits.
    private var cellBits: UInt64 = 0
    /// The ordinals of the containers that have a wanted lane, and the positions of the chains that do, as bits.
    var containers: UInt8 = 0
    var deliveries: UInt8 = 0
    /// The bits of the seven chains of hops, each at its ordinal. A chain without a name has the run to itself, and is the first.
    private var chains = SIMD8<UInt32>()
    /// The handler of the group. Handlers that read and handlers that write share a run, which a plan makes with `read`: the update
    /// that a write requests changes no row. Handlers that remove have separate runs, and so do those that leave their reads to the
    /// main queue, which a plan runs with `async`.
    let handler: Handler

    init(platform: Platform, handler: Handler) {
        self.platform = platform
        self.handler = handler
    }

    /// Adds the lane of a configuration.
    ///
    /// - Returns: the number of the lane.
    mutating func follow(_ configuration: Configuration) -> Int {
        let container = configuration.container.ordinal
        let chain = configuration.delivery.position ?? 0
        let member = configuration.guard.ordinal * Access.allCases.count + configuration.access.ordinal
        let first = Lanes.cell(container, chain)
        let cell = configuration.handler == .await ? Lanes.suspending(first) : first
        wanted[cell] |= 1 << UInt16(member)
        cellBits |= 1 << UInt64(cell)
        containers |= 1 << UInt8(container)
        deliveries |= 1 << UInt8(chain)
        chains[chain] = configuration.delivery.bits
        return cell * Lanes.members + member
    }

    /// Returns the chain of hops at an ordinal.
    @inline(__always)
    func chain(_ ordinal: Int) -> Delivery { Delivery(bits: chains[ordinal]) }

    /// The cells that have a wanted lane.
    var cells: Ordinals { Ordinals(cellBits) }

    /// The only cell of a group that has one.
    var onlyCell: Int {
        Lanes.cell(containers.trailingZeroBitCount, deliveries.trailingZeroBitCount)
    }
}
