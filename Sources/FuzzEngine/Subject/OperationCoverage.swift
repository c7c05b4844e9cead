/// What the cases of a search could operate, and what they did: controls, and events from outside. It is a sum, like
/// `ScreenCoverage`.
package struct OperationCoverage: Codable, Hashable, Sendable {
    /// A control or an event, as the beginning of a step.
    package struct Operation: Codable, Hashable, Comparable, Sendable {
        /// The scope in which it is, such as a view.
        package let scope: String
        /// The step without what varies: `press "Delete"`.
        package let words: String

        /// Creates an operation.
        package init(in scope: String, _ words: String) {
            (self.scope, self.words) = (scope, words)
        }

        /// Orders operations by their scope, then by their words.
        package static func < (left: Operation, right: Operation) -> Bool {
            (left.scope, left.words) < (right.scope, right.words)
        }
    }

    /// An offered operation.
    private struct Offer: Codable, Hashable {
        let operation: Operation
        /// The steps after which it was offered, as lines of a case file: the fewest of all cases.
        var path: [String]
        var isTaken = false
    }

    /// The most operations that are kept. Those that come first in their order are kept, so that the result depends on the cases alone.
    private static var mostOperations: Int { 1_000 }

    /// The scopes of the cases.
    package private(set) var scopes: Set<String> = []
    /// The offered operations, sorted.
    private var offers: [Offer] = []

    /// Creates empty coverage.
    package init() {}

    /// The operations that were offered and never taken, each with the steps that lead to it, in their order.
    package var missed: [(operation: Operation, path: [String])] {
        offers.filter { !$0.isTaken }.map { ($0.operation, $0.path) }
    }

    /// The number of operations that were taken.
    package var takenCount: Int { offers.count(where: \.isTaken) }

    /// Notes that a case has a scope.
    package mutating func see(_ scope: String) { scopes.insert(scope) }

    /// Adds an operation.
    ///
    /// - Parameters:
    ///   - operation: a control or an event.
    ///   - isTaken: whether the case took it.
    ///   - path: the steps after which it was offered or taken.
    package mutating func add(
        _ operation: Operation, isTaken: Bool, after path: @autoclosure () -> [String], count: Int
    ) {
        let position = position(of: operation)
        guard offers.indices.contains(position), offers[position].operation == operation else {
            offers.insert(Offer(operation: operation, path: path(), isTaken: isTaken), at: position)
            if offers.count > Self.mostOperations { offers.removeLast() }
            return
        }
        if isTaken { offers[position].isTaken = true }
        if count < offers[position].path.count { offers[position].path = path() }
    }

    /// Adds the coverage of other cases.
    package mutating func add(_ other: OperationCoverage) {
        scopes.formUnion(other.scopes)
        for offer in other.offers {
            let position = position(of: offer.operation)
            if offers.indices.contains(position), offers[position].operation == offer.operation {
                offers[position].isTaken = offers[position].isTaken || offer.isTaken
                offers[position].path = Self.shorter(offers[position].path, offer.path)
            } else {
                offers.insert(offer, at: position)
            }
        }
        offers.removeLast(max(0, offers.count - Self.mostOperations))
    }

    /// Returns the shorter path; of two with as many steps, the first in the order of their texts.
    private static func shorter(_ left: [String], _ right: [String]) -> [String] {
        if left.count != right.count { return left.count < right.count ? left : right }
        return left.lexicographicallyPrecedes(right) ? left : right
    }

    private func position(of operation: Operation) -> Int {
        var range = offers.startIndex..<offers.endIndex
        while !range.isEmpty {
            let middle = (range.lowerBound + range.upperBound) / 2
            if offers[middle].operation < operation {
                range = middle + 1..<range.upperBound
            } else {
                range = range.lowerBound..<middle
            }
        }
        return range.lowerBound
    }
}
