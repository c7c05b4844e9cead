/// Blocks by their ordinals, kept as ranges with a gap between any two. There are as many as gaps, and so at most one more
/// than workers, however many blocks are finished while one is not.
package struct BlockRanges: Codable, Hashable, Sendable {
    /// Ascending.
    package private(set) var ranges: [Range<UInt64>] = []

    package init() {}

    package var isEmpty: Bool { ranges.isEmpty }

    package func contains(_ ordinal: UInt64) -> Bool { ranges.contains { $0.contains(ordinal) } }

    /// Adds a block that is not there.
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

    /// Removes the range that begins with an ordinal.
    ///
    /// - Returns: where it ends; the ordinal itself where there is none.
    package mutating func removeRange(from ordinal: UInt64) -> UInt64 {
        guard let first = ranges.first, first.lowerBound == ordinal else { return ordinal }
        return ranges.removeFirst().upperBound
    }

    /// The first ordinal from one on that is in none of the ranges.
    package func gap(from ordinal: UInt64) -> UInt64 {
        ranges.first { $0.contains(ordinal) }?.upperBound ?? ordinal
    }

    /// Whether the ranges are as `insert` leaves them, all of them after one ordinal and none from another on.
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
