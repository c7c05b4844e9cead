import FuzzEngine

/// A set of mechanisms and the configurations of the full matrix that they break. It stores a bit for each pair, so that the
/// failures of many cases can be compared quickly.
package struct FailureSet<S: Subject>: Hashable, Sendable {
    /// A block for each mechanism, with a bit for each configuration.
    private var words: [UInt64] = []

    /// Creates an empty set.
    package init() {}

    /// Creates the set of a case's failures.
    ///
    /// - Parameter mechanisms: the mechanism under each configuration of the full matrix, in its order; `nil` if the case is clean.
    package init(_ mechanisms: [S.Mechanism?]) {
        let blockSize = Self.blockSize
        for position in mechanisms.indices {
            if let mechanism = mechanisms[position] { insert(Self.number(mechanism.index, position, in: blockSize)) }
        }
    }

    private static func number(_ mechanism: Int, _ position: Int, in blockSize: Int = blockSize) -> Int {
        mechanism * blockSize + position
    }

    private static var blockSize: Int { (S.Configuration.fullMatrix.count + 63) / 64 * 64 }

    private mutating func insert(_ number: Int) {
        let word = number / 64
        if word >= words.count { words += Array(repeating: 0, count: word + 1 - words.count) }
        words[word] |= 1 << UInt64(number % 64)
    }

    /// Returns whether a mechanism breaks a configuration.
    ///
    /// - Parameter position: the position of the configuration in the full matrix.
    package func contains(_ mechanism: S.Mechanism, at position: Int) -> Bool {
        let number = Self.number(mechanism.index, position)
        return number / 64 < words.count && words[number / 64] & 1 << UInt64(number % 64) != 0
    }

    /// Returns whether a mechanism breaks any configuration.
    package func contains(_ mechanism: S.Mechanism) -> Bool { !positions(of: mechanism).isEmpty }

    /// The indices of the mechanisms that break any configuration, ascending.
    var mechanismIndices: [Int] {
        let wordsOfBlock = Self.blockSize / 64
        return words.indices.filter { words[$0] != 0 }.map { $0 / wordsOfBlock }
    }

    /// Returns the positions of the configurations that a mechanism breaks, ascending.
    package func positions(of mechanism: S.Mechanism) -> [Int] {
        let start = Self.number(mechanism.index, 0) / 64
        let end = start + Self.blockSize / 64
        guard end <= words.count || start < words.count else { return [] }
        return (start..<min(end, words.count)).flatMap { word in
            var bits = words[word]
            var positions: [Int] = []
            while bits != 0 {
                positions.append((word - start) * 64 + bits.trailingZeroBitCount)
                bits &= bits - 1
            }
            return positions
        }
    }

    /// Returns whether another set contains all pairs of this one.
    package func isSubset(of other: FailureSet) -> Bool {
        words.enumerated().allSatisfy { index, word in
            word & ~(index < other.words.count ? other.words[index] : 0) == 0
        }
    }

    /// Adds the pairs of another set.
    package mutating func formUnion(_ other: FailureSet) {
        if words.count < other.words.count {
            words += Array(repeating: 0, count: other.words.count - words.count)
        }
        for (index, word) in other.words.enumerated() { words[index] |= word }
    }
}
