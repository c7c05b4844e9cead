/// A class of configurations that one exploration decides, since their abstract states cannot differ.
///
/// A handler that reads changes nothing. One that writes only requests an update, which finds the same rows. Guards only decide
/// whether a stale index is read, until a handler removes, or suspends, after its guard has let it pass.
package struct AbstractConfiguration: Hashable, Sendable {
    /// The platform that the configurations share.
    package let platform: Platform
    /// The container that the configurations share.
    package let container: Container
    /// The delivery that the configurations share.
    package let delivery: Delivery
    /// `read`, `remove`, `async` or `await`.
    package let handler: Handler
    /// The access that the configurations share; `index` if the access makes no difference.
    package let access: Access
    /// The guards, as bits by their position.
    package let guards: UInt8

    /// Makes the abstract configuration that decides a configuration.
    package init(_ configuration: Configuration) {
        platform = configuration.platform
        container = configuration.container
        delivery = configuration.delivery
        handler = configuration.handler == .write ? .read : configuration.handler
        // If the access makes no difference, the result for an index also decides whether a lookup starves.
        let isLookupTheSame = handler == .read || handler == .async
        access = isLookupTheSame ? .index : configuration.access
        guards =
            switch handler {
            case .read, .write, .async: Self.bits(Guard.allCases)
            // Guards that check whether the row has disappeared, or guards that do not: each kind acts the same if an element is
            // read.
            case .await: Self.bits(Guard.allCases.filter { $0.asksAppearance == configuration.guard.asksAppearance })
            case .remove: Self.bits([configuration.guard])
            }
    }

    private static func bits(_ guards: [Guard]) -> UInt8 { guards.reduce(0) { $0 | $1.bit } }

    /// The hops of the delivery.
    package var hops: AbstractHops { AbstractHops(delivery, handler) }
}

extension Guard {
    /// The bit of this guard in a set of them.
    package var bit: UInt8 { 1 << UInt8(ordinal) }
    /// The guards that let an access pass, as bits.
    ///
    /// - Parameters:
    ///   - hasAppeared: whether the row has not disappeared.
    ///   - isInRange: whether the binding's index is below the count.
    ///   - isThere: whether the element is in the collection.
    static func passing(hasAppeared: Bool, isInRange: Bool, isThere: Bool) -> UInt8 {
        var passing = Guard.unguarded.bit
        if hasAppeared { passing |= Guard.appeared.bit }
        if isInRange { passing |= Guard.inRange.bit }
        if isThere { passing |= Guard.contains.bit }
        if hasAppeared && isInRange && isThere { passing |= Guard.all.bit }
        return passing
    }

    /// Whether the guard returns early if the row has disappeared.
    package var asksAppearance: Bool { self == .appeared || self == .all }
}

/// The hops of a delivery, one bit each, the first one lowest, by kind.
package struct AbstractHops: Sendable {
    /// The number of hops.
    package let count: Int
    /// The hops through the blocks of the default mode.
    package let blocks: Int
    /// The hops through the blocks of the common modes.
    package let common: Int
    /// The hops through the main queue.
    package let queue: Int
    /// The hops to the end of a run of the loop.
    package let exit: Int
    /// The hops to the next commit.
    package let commit: Int
    /// The hops at which it matters whether deliveries to other rows are pending: those from which they may reach the main queue,
    /// which the loop would notice, or a handler that changes something.
    package let relevant: Int

    init(_ delivery: Delivery, _ handler: Handler) {
        let hops = delivery.hops
        func bits(_ kind: Hop) -> Int {
            hops.indices.reduce(0) { hops[$1] == kind ? $0 | 1 << $1 : $0 }
        }
        count = hops.count
        (blocks, common, queue) = (bits(.runLoop), bits(.common), bits(.queue))
        (exit, commit) = (bits(.exit), bits(.commit))
        let all = 1 << hops.count - 1
        relevant =
            handler != .read ? all : hops.lastIndex(of: .queue).map { 1 << ($0 + 1) - 1 } ?? 0
    }
}
