/// The lanes of an execution.
///
/// What the app does up to a handler depends on few parts of its configuration. An execution follows one
/// course of the loop, and a *lane* is one combination of the other parts: container, delivery, guard and access.
/// A lane ends with its first stale dereference; the course goes on for the others.
///
/// Lanes are numbered by delivery, container, guard and access, the access varying fastest; the four that differ
/// in guard and access only are a *quartet*, with one counter each in a vector.
struct Lanes: ~Copyable {
    static let quartets = Container.allCases.count * Delivery.allCases.count
    static let count = quartets * 4

    /// The lanes of a quartet, as bits.
    enum Member {
        static let index: UInt8 = 0b0101
        static let identity: UInt8 = 0b1010
        static let unguarded: UInt8 = 0b0011
        static let appeared: UInt8 = 0b1100
    }

    /// What four lanes that differ in guard and access have seen.
    struct Quartet: BitwiseCopyable {
        /// Which of the four have not ended.
        var running: UInt8 = 0
        /// Which of the four had a handler, let pass by its guard, on another thread.
        var offMain: UInt8 = 0
        // 64 times 'reload 8' and an event leave 512 animated rows, which 128 posts reach: 65,536 handlers.
        var delivered: SIMD4<UInt32> = .zero
        var skipped: SIMD4<UInt32> = .zero
        var undelivered: SIMD4<UInt32> = .zero
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
    }

    var quartet = FixedStorage(repeating: Quartet(), count: quartets)
    var stale = FixedStorage(repeating: Stale(), count: count)
    /// How many lanes have not ended.
    var running = 0

    @inline(__always)
    static func quartet(_ container: Int, _ delivery: Int) -> Int { delivery &* 3 &+ container }

    /// The four lanes' bits as a vector of ones and zeros, for counting.
    @inline(__always)
    static func ones(_ members: UInt8) -> SIMD4<UInt32> {
        (SIMD4<UInt32>(repeating: UInt32(members)) &>> SIMD4(0, 1, 2, 3)) & 1
    }
}

/// A course of the loop, and the lanes that are followed along it.
struct LaneGroup {
    let platform: Platform
    /// Which of the four lanes of each quartet are wanted.
    var wanted = InlineArray<18, UInt8>(repeating: 0)
    /// The ordinals of the containers and deliveries that have a wanted lane, as bits.
    var containers: UInt8 = 0
    var deliveries: UInt8 = 0
    /// What the handlers do. Those that read and those that write share a course, which a plan runs with `read`: the update
    /// that a write asks for changes no row. Those that remove make courses of their own.
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
        let delivery = configuration.delivery.ordinal
        let member = configuration.guard.ordinal * 2 + configuration.access.ordinal
        let quartet = Lanes.quartet(container, delivery)
        wanted[quartet] |= 1 << UInt8(member)
        containers |= 1 << UInt8(container)
        deliveries |= 1 << UInt8(delivery)
        return quartet * 4 + member
    }

    @inline(__always)
    func follows(_ delivery: Delivery) -> Bool { deliveries & 1 &<< delivery.bit != 0 }
}

extension Delivery {
    /// The ordinal of this delivery; a switch, since it is asked for on the way of every delivery.
    @inline(__always)
    var bit: UInt8 {
        switch self {
        case .immediate: 0
        case .runLoop: 1
        case .queue: 2
        case .exit: 3
        case .runLoopExit: 4
        case .commit: 5
        }
    }
}
