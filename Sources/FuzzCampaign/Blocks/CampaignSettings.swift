import FuzzEngine

/// Everything that the result of a campaign is a function of.
///
/// The cases are cut into *blocks* of a fixed size. What a block comes to depends on the settings alone, and a campaign is
/// the sum of its blocks: so it does not matter which worker ran which block, in what order, or how often one was begun.
package struct CampaignSettings<S: Subject>: Codable, Hashable, Sendable {
    /// A fraction of a second of work, so that little is lost where a worker dies.
    package static var defaultBlockSize: UInt64 { S.blockSize }
    /// The most cases that a block has.
    package static var greatestBlockSize: UInt64 { 1 << 24 }
    /// The most cases that are counted, a year's work of a large cluster: their runs still fit into a number.
    package static var mostCases: UInt64 { 1 << 50 }

    package var seed: UInt64
    /// The most steps a case has.
    package var length: Int
    /// The patterns of the configurations that each case is run under.
    package var patterns: [String]
    /// How many cases the whole has, of which a shard runs its blocks; nil for as many as there is time for.
    package var cases: UInt64?
    /// How many cases a block has; the last one may have fewer.
    package var blockSize: UInt64
    package var shard: Shard
    /// What cases are drawn of, where somebody has chosen it.
    package var scope: String?

    package init(
        seed: UInt64, length: Int, patterns: [String], cases: UInt64?, blockSize: UInt64 = defaultBlockSize,
        shard: Shard = Shard.whole, scope: String? = nil
    ) {
        self.seed = seed
        self.length = length
        self.patterns = patterns
        self.cases = cases
        self.blockSize = blockSize
        self.shard = shard
        self.scope = scope
    }

    /// The configurations, in the order of the full matrix.
    package var configurations: [S.Configuration] {
        let patterns = patterns.compactMap { try? ConfigurationPattern<S.Configuration>($0) }
        return S.Configuration.fullMatrix.filter { configuration in patterns.contains { $0.matches(configuration) } }
    }

    /// Which cases.
    package var family: CaseFamily { CaseFamily(seed: seed, length: length) }

    /// Whether the settings can be used; those of a file that somebody edited may not be.
    package var isValid: Bool {
        CaseFamily.lengths.contains(length) && (1...Self.greatestBlockSize).contains(blockSize)
            && cases ?? 0 <= Self.mostCases && shard.isValid && !configurations.isEmpty
            && patterns.allSatisfy { (try? ConfigurationPattern<S.Configuration>($0)) != nil }
    }

    // MARK: Blocks. An ordinal counts the blocks of this shard.

    /// How many blocks this shard has; nil where there is no end.
    package var blockCount: UInt64? { cases.map(blockCount) }

    /// The ordinal that no block has or passes, even where there is no end.
    var blockLimit: UInt64 { blockCount(cases ?? Self.mostCases) }

    private func blockCount(_ cases: UInt64) -> UInt64 {
        let all = cases / blockSize + (cases % blockSize == 0 ? 0 : 1)
        return all < shard.number ? 0 : (all - shard.number) / shard.count + 1
    }

    /// The indices of the cases of a block.
    package func indices(ofBlock ordinal: UInt64) -> Range<UInt64> {
        let start = (ordinal * shard.count + shard.number - 1) * blockSize
        return start..<max(start, min(start + blockSize, cases ?? Self.mostCases))
    }

    /// How many cases some blocks have together.
    func cases(inBlocks ordinals: Range<UInt64>) -> UInt64 {
        guard let last = ordinals.last else { return 0 }
        return UInt64(ordinals.count - 1) * blockSize + UInt64(indices(ofBlock: last).count)
    }

    /// The block that a case is in; nil where this shard does not run it.
    func ordinal(ofCase index: UInt64) -> UInt64? {
        let block = index / blockSize
        guard index < cases ?? Self.mostCases, block % shard.count == shard.number - 1 else { return nil }
        return block / shard.count
    }
}

/// One of several parts of a campaign that have no block in common, and are together the whole.
package struct Shard: Codable, Hashable, Sendable, CustomStringConvertible {
    package static let whole = Shard(number: 1, count: 1)
    /// Counted from 1.
    package var number: UInt64
    package var count: UInt64

    package init(number: UInt64, count: UInt64) {
        self.number = number
        self.count = count
    }

    /// Reads `2/8`.
    package init?(_ text: String) {
        let parts = text.split(separator: "/", omittingEmptySubsequences: false).map { UInt64($0) }
        guard parts.count == 2, let number = parts[0], let count = parts[1] else { return nil }
        self.init(number: number, count: count)
        if !isValid { return nil }
    }

    package var isValid: Bool { number >= 1 && number <= count && count <= 1_000_000 }
    package var description: String { "\(number)/\(count)" }
}
