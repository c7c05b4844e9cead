/// Ordinals of blocks, stored as ranges that neither overlap nor touch. The number of ranges is at most one more than the number of
/// workers, however many blocks finish ahead of an unfinished one.
package struct BlockRanges: Codable, Hashable, Sendable {
    /// The ranges, in ascending order.
    package private(set) var ranges: [Range<UInt64>] = []

    /// Creates an empty set of blocks.
    package init() {}

    /// Whether no block is in the ranges.
    package var isEmpty: Bool { ranges.isEmpty }

    /// Returns whether a block is in the ranges.
    package func contains(_ ordinal: UInt64) -> Bool { ranges.contains { $0.contains(ordinal) } }

    /// Adds a block that is not in the ranges yet.
    package mutating func insert(_ ordinal: UInt64) {
        let position = ranges.firstIndex { $0.lowerBound > ordinal } ?? ranges.count
        let joinsNext = position < ranges.count && ranges[position].lowerBound == ordinal + 1
        let joinsLast = position > 0 && ranges[position - 1].upperBound == ordinal
        let end = joinsNext ? ranges[position].upperBound : ordinal + 1
        if joinsNext { ranges.remove(at: position) }
        if joinsLast {
            ranges[position - 1] = ranges[position - 1].lowerBound..<end
        } else {
            ranges.insert(ordinal..<end, at: position)
        }
    }

    /// Removes the range that begins at an ordinal.
    /// - Returns: the end of the removed range; the ordinal itself if no range begins there.
    package mutating func removeRange(from ordinal: UInt64) -> UInt64 {
        guard let first = ranges.first, first.lowerBound == ordinal else { return ordinal }
        return ranges.removeFirst().upperBound
    }

    /// Returns the first ordinal, at or after a given one, that no range contains.
    package func gap(from ordinal: UInt64) -> UInt64 {
        ranges.first { $0.contains(ordinal) }?.upperBound ?? ordinal
    }

    /// Returns whether the ranges have the form that `insert` maintains, begin after one ordinal, and stay below another.
    func isPossible(after first: UInt64, below limit: UInt64) -> Bool {
        var last = first
        for range in ranges {
            guard last < range.lowerBound, range.lowerBound < range.upperBound, range.upperBound <= limit else {
                return false
            }
            last = range.upperBound
        }
        return true
    }
}
