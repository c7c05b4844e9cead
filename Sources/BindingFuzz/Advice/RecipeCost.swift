/// What a recipe costs whoever follows it, respect by respect. Less is cheaper.
///
/// An order of recipes looks at the respects one after the other; that one recipe costs more *for nothing* than another is only
/// said where it is cheaper in no respect at all.
public struct RecipeCost: Hashable, Comparable, Sendable {
    /// The respects, the weightiest first.
    private let respects: [Int]

    /// Weighs a recipe.
    ///
    /// - Parameters:
    ///   - recipe: what is weighed.
    ///   - handlers: what is done with the element; at least one.
    public init(of recipe: Recipe, for handlers: [Handler]) {
        let hops = recipe.delivery.hops
        // An access comes before the rest: a lookup takes the place of ForEach($items) and of every control that is given $item,
        // where a hop or a guard is a line beside what is there.
        let lookups = recipe.access == .identity ? 1 : 0
        // A lookup searches the elements each time. So does a guard that asks for the id.
        let searches = lookups + (recipe.guard == .contains || recipe.guard == .all ? 1 : 0)
        let checks =
            switch recipe.guard {
            case .unguarded: 0
            case .appeared, .inRange, .contains: 1
            case .all: 3
            }
        let schedulers = Set(hops).subtracting([.runLoop, .queue]).count
        let waitsForScroll = hops.contains(.runLoop) ? 1 : 0
        let lateness = hops.reduce(0) { $0 + $1.lateness }
        // A handler that nothing brings to the main thread runs on the one that posts.
        let isOnAnyThread = hops.isEmpty && !handlers.allSatisfy(\.isDeferred) ? 1 : 0
        respects = [lookups, hops.count, searches, checks, schedulers, waitsForScroll, lateness, isOnAnyThread]
    }

    public static func < (left: RecipeCost, right: RecipeCost) -> Bool {
        left.respects.lexicographicallyPrecedes(right.respects)
    }

    /// Whether this is cheaper in no respect, and dearer in one.
    public func isMoreForNothing(than other: RecipeCost) -> Bool {
        self != other && zip(respects, other.respects).allSatisfy { $0 >= $1 }
    }
}

extension Hop {
    /// How late in a turn of the loop what is handed to it comes (`semantics`, section 4): in the middle, as blocks and the main
    /// queue do, which take turns in coming first; before the loop waits; as its run ends.
    fileprivate var lateness: Int {
        switch self {
        case .runLoop, .common, .queue: 1
        case .commit: 2
        case .exit: 3
        }
    }
}
