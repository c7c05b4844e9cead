/// The lanes of an execution.
///
/// What the app does up to a handler depends on few parts of its configuration. An execution follows one
/// course of the loop, and a *lane* is one combination of the other parts: container, delivery, guard and access.
/// A lane ends with its first stale dereference; the course goes on for the others.
///
/// Lanes are numbered by chain, container, guard and access, the access varying fastest; those that differ
/// in guard and access only are a *cell*, with one counter each in a vector.
struct Lanes: ~Copyable {
    static let containers = Container.allCases.count
    /// How many chains of hops share a course at most: those that have a name.
    static let chains = Delivery.allCases.count
    /// How many cells there are for handlers that are told apart by nothing else.
    static let cellsOfHandler = containers * chains
    /// Those of handlers that suspend come after all others, with which they share a course.
    static let cells = 2 * cellsOfHandler
    /// How many lanes a cell has.
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

    /// What the lanes that differ in guard and access have seen.
    struct Cell: BitwiseCopyable {
        /// Which of them have not ended.
        var running: UInt16 = 0
        /// Which of them are followed now: of those that have not ended the ones that nothing has divided from the others.
        var followed: UInt16 = 0
        /// Which of them had a handler, let pass by its guard, on another thread.
        var offMain: UInt16 = 0
        /// Which of them have a delivery that still waits now that the case has settled.
        var starving: UInt16 = 0
        // 64 times 'reload 8' and an event leave 512 animated rows, which 128 posts reach: 65,536 handlers.
        var delivered: SIMD16<UInt32> = .zero
        var skipped: SIMD16<UInt32> = .zero
        var undelivered: SIMD16<UInt32> = .zero
    }

    /// A stale dereference as it is noted during a run; its cause is found only when somebody asks.
    struct Stale: BitwiseCopyable {
        var row = Row(id: 0, subscription: 0, index: 0, state: .live)
        var isOutOfRange = false
        var place = Place.wait
        var found: UInt16 = 0
        var step: UInt16 = 0
        /// How many changes the history had.
        var changes: UInt16 = 0
        /// The change that made it so, where the history is that of other lanes by now.
        var cause = History.Change()
    }

    var cell = FixedStorage(repeating: Cell(), count: cells)
    var stale = FixedStorage(repeating: Stale(), count: count)
    /// How many lanes are followed and have not ended.
    var running = 0

    @inline(__always)
    static func cell(_ container: Int, _ chain: Int) -> Int { chain &* containers &+ container }

    /// The cell of handlers that suspend beside that of those that do not.
    @inline(__always)
    static func suspending(_ cell: Int) -> Int { cell &+ cellsOfHandler }

    /// The lanes' bits as a vector of ones and zeros, for counting.
    @inline(__always)
    static func ones(_ members: UInt16) -> SIMD16<UInt32> {
        (SIMD16<UInt32>(repeating: UInt32(members))
            &>> SIMD16(0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15)) & 1
    }

    /// Begins to follow all wanted lanes of a cell.
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

    /// Begins to follow some lanes of a cell, which have seen nothing yet. What the others have seen stays.
    mutating func follow(_ members: UInt16, in number: Int) {
        cell[number].followed = members
        cell[number].offMain &= ~members
        // All bits where a lane is another, none where it is one of these.
        let others = Lanes.ones(members) &- 1
        cell[number].delivered &= others
        cell[number].skipped &= others
        cell[number].undelivered &= others
        running &+= members.nonzeroBitCount
    }

    /// In the lanes of a cell that are followed, so many deliveries still wait.
    mutating func starve(_ number: Int, by waiting: UInt32) {
        let followed = cell[number].followed
        guard followed != 0 else { return }
        cell[number].starving |= followed
        cell[number].undelivered &+= Lanes.ones(followed) &* waiting
    }
}

/// A course of the loop, and the lanes that are followed along it.
struct LaneGroup {
    let platform: Platform
    /// Which of the lanes of each cell are wanted.
    var wanted = InlineArray<56, UInt16>(repeating: 0)
    /// The cells that have a wanted lane, as bits.
    private var cellBits: UInt64 = 0
    /// The ordinals of the containers that have a wanted lane, and the positions of the chains that do, as bits.
    var containers: UInt8 = 0
    var deliveries: UInt8 = 0
    /// The chains of hops, each at its ordinal; one that has no name has the course to itself, and is the first.
    var chains = InlineArray<7, Delivery>(repeating: .immediate)
    /// What the handlers do. Those that read and those that write share a course, which a plan runs with `read`: the update
    /// that a write asks for changes no row. Those that remove make courses of their own, and so do those that leave their reads
    /// to the main queue, which a plan runs with `async`.
    let handler: Handler

    init(platform: Platform, handler: Handler) {
        self.platform = platform
        self.handler = handler
    }

    /// Follows the lane of a configuration too.
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
        chains[chain] = configuration.delivery
        return cell * Lanes.members + member
    }

    /// The cells that have a wanted lane.
    var cells: Ordinals { Ordinals(cellBits) }

    /// The only cell of a course that has one.
    var onlyCell: Int {
        Lanes.cell(containers.trailingZeroBitCount, deliveries.trailingZeroBitCount)
    }
}
