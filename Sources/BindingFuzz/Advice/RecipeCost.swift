/// The cost of a recipe for its users, by several criteria. Less is cheaper.
///
/// The order compares the criteria one after the other. One recipe costs more *for nothing* than another only if no criterion
/// favors it.
package struct RecipeCost: Hashable, Comparable, Sendable {
    /// The cost by each criterion, the most important first.
    private let respects: [Int]

    /// Computes the cost of a recipe.
    ///
    /// - Parameters:
    ///   - recipe: the recipe.
    ///   - handlers: the handlers that it is for; at least one.
    package init(of recipe: Recipe, for handlers: [Handler]) {
        let hops = recipe.delivery.hops
        // A scheduler of the app's own weighs most: it is thirty lines that nobody likes to maintain. Then comes the access: a
        // lookup replaces ForEach($items) and every control that takes $item. A hop or a guard only adds a line.
        let lookups = recipe.access == .identity ? 1 : 0
        // A lookup searches the elements each time. So does a guard that checks for the id.
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
        // Without a hop to the main thread, a handler runs on the posting thread.
        let isOnAnyThread = hops.isEmpty && !handlers.allSatisfy(\.isDeferred) ? 1 : 0
        respects = [schedulers, lookups, hops.count, searches, checks, waitsForScroll, lateness, isOnAnyThread]
    }

    package static func < (left: RecipeCost, right: RecipeCost) -> Bool {
        left.respects.lexicographicallyPrecedes(right.respects)
    }

    /// Whether this recipe is cheaper by no criterion, and dearer by one.
    package func isMoreForNothing(than other: RecipeCost) -> Bool {
        self != other && zip(respects, other.respects).allSatisfy { $0 >= $1 }
    }
}

extension Hop {
    /// How late in a turn of the loop the hop delivers (`semantics`, section 4): in the middle for blocks and the main queue, which
    /// alternate in coming first; before the loop waits; as its run ends.
    fileprivate var lateness: Int {
        switch self {
        case .runLoop, .common, .queue: 1
        case .commit: 2
        case .exit: 3
        }
    }
}
