/// Configurations that one exploration decides, since the states of a followed row cannot differ between them.
///
/// A handler that reads changes nothing, and one that writes only asks for an update that finds the same rows. Guards decide
/// whether a stale index is read, and nothing else: until a handler removes, or suspends, after its guard has let it pass.
package struct AbstractConfiguration: Hashable, Sendable {
    package let platform: Platform
    package let container: Container
    package let delivery: Delivery
    /// `read`, `remove`, `async` or `await`.
    package let handler: Handler
    package let access: Access
    /// The guards, as bits by their position.
    package let guards: UInt8

    /// The course that decides a configuration.
    package init(_ configuration: Configuration) {
        platform = configuration.platform
        container = configuration.container
        delivery = configuration.delivery
        handler = configuration.handler == .write ? .read : configuration.handler
        // Where the access makes no difference, an index decides of a lookup whether it starves.
        let isLookupTheSame = handler == .read || handler == .async
        access = isLookupTheSame ? .index : configuration.access
        guards =
            switch handler {
            case .read, .write, .async: Self.bits(Guard.allCases)
            // The guards that ask whether the row has disappeared, and those that do not: where an element is read they are the same.
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
    /// The guards, as bits, that let an access pass.
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

    /// Whether it returns where the row has disappeared.
    package var asksAppearance: Bool { self == .appeared || self == .all }
}

/// The hops of a delivery as bits, the first one lowest: those of each kind.
package struct AbstractHops: Sendable {
    package let count: Int
    package let blocks: Int
    package let common: Int
    package let queue: Int
    package let exit: Int
    package let commit: Int
    /// Those at which it matters whether deliveries to others are pending: where they may go on to the main queue, which the loop
    /// would notice, or to a handler that changes something.
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
