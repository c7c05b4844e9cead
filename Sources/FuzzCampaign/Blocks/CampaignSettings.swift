import FuzzEngine

/// The settings that determine the result of a campaign.
///
/// The cases are divided into *blocks* of a fixed size. The result of a block depends on the settings alone, and a campaign is the
/// sum of its blocks. Therefore it does not matter which worker runs a block, in what order, or how often a block is restarted.
package struct CampaignSettings<S: Subject>: Codable, Hashable, Sendable {
    /// The usual block size: a fraction of a second of work, so that the death of a worker loses little.
    package static var defaultBlockSize: UInt64 { S.blockSize }
    /// The greatest number of cases in a block.
    package static var greatestBlockSize: UInt64 { 1 << 24 }
    /// The greatest number of cases in a campaign: a year of work for a large cluster. Counts of their runs still fit into an
    /// integer.
    package static var mostCases: UInt64 { 1 << 50 }

    /// The seed of the campaign's cases.
    package var seed: UInt64
    /// The greatest number of steps of a case.
    package var length: Int
    /// The patterns that select the configurations of the campaign.
    package var patterns: [String]
    /// The number of cases in the whole campaign, before it is sharded; nil if only time limits it.
    package var cases: UInt64?
    /// The number of cases in a block; the last block may have fewer.
    package var blockSize: UInt64
    /// The part of the campaign that this process runs.
    package var shard: Shard
    /// The scope that the user chose for drawing cases; nil for the default.
    package var scope: String?
    /// What the user asks of the search; nil if the user asks for nothing.
    package var steering: SearchSteering?

    /// Creates the settings of a campaign.
    package init(
        seed: UInt64, length: Int, patterns: [String], cases: UInt64?, blockSize: UInt64 = defaultBlockSize,
        shard: Shard = Shard.whole, scope: String? = nil, steering: SearchSteering? = nil
    ) {
        self.seed = seed
        self.length = length
        self.patterns = patterns
        self.cases = cases
        self.blockSize = blockSize
        self.shard = shard
        self.scope = scope
        self.steering = steering
    }

    /// The configurations, in the order of the full matrix.
    package var configurations: [S.Configuration] {
        let patterns = patterns.compactMap { try? ConfigurationPattern<S.Configuration>($0) }
        return S.Configuration.fullMatrix.filter { configuration in patterns.contains { $0.matches(configuration) } }
    }

    /// The family of the cases.
    package var family: CaseFamily { CaseFamily(seed: seed, length: length) }

    /// Whether the settings can be used. Settings from an edited file may be invalid.
    package var isValid: Bool {
        CaseFamily.lengths.contains(length) && (1...Self.greatestBlockSize).contains(blockSize)
            && cases ?? 0 <= Self.mostCases && shard.isValid && !configurations.isEmpty
            && patterns.allSatisfy { (try? ConfigurationPattern<S.Configuration>($0)) != nil }
    }

    // MARK: Blocks. An ordinal counts the blocks of this shard.

    /// The number of blocks in this shard; nil if the campaign has no last case.
    package var blockCount: UInt64? { cases.map(blockCount) }

    /// The upper bound of the ordinals, even if the campaign has no last case.
    var blockLimit: UInt64 { blockCount(cases ?? Self.mostCases) }

    private func blockCount(_ cases: UInt64) -> UInt64 {
        let all = cases / blockSize + (cases % blockSize == 0 ? 0 : 1)
        return all < shard.number ? 0 : (all - shard.number) / shard.count + 1
    }

    /// Returns the indices of the cases of a block.
    package func indices(ofBlock ordinal: UInt64) -> Range<UInt64> {
        let start = (ordinal * shard.count + shard.number - 1) * blockSize
        return start..<max(start, min(start + blockSize, cases ?? Self.mostCases))
    }

    /// Returns the number of cases in a range of blocks.
    func cases(inBlocks ordinals: Range<UInt64>) -> UInt64 {
        guard let last = ordinals.last else { return 0 }
        return UInt64(ordinals.count - 1) * blockSize + UInt64(indices(ofBlock: last).count)
    }

    /// Returns the ordinal of the block that contains a case; nil if this shard does not run the case.
    func ordinal(ofCase index: UInt64) -> UInt64? {
        let block = index / blockSize
        guard index < cases ?? Self.mostCases, block % shard.count == shard.number - 1 else { return nil }
        return block / shard.count
    }
}

/// One of several disjoint parts that together make up a campaign.
package struct Shard: Codable, Hashable, Sendable, CustomStringConvertible {
    /// The only shard of a campaign that is not split.
    package static let whole = Shard(number: 1, count: 1)
    /// The number of the shard, counted from 1.
    package var number: UInt64
    /// The number of shards.
    package var count: UInt64

    /// Creates a shard. It may be invalid; see `isValid`.
    package init(number: UInt64, count: UInt64) {
        self.number = number
        self.count = count
    }

    /// Parses a shard in the form `2/8`.
    package init?(_ text: String) {
        let parts = text.split(separator: "/", omittingEmptySubsequences: false).map { UInt64($0) }
        guard parts.count == 2, let number = parts[0], let count = parts[1] else { return nil }
        self.init(number: number, count: count)
        if !isValid { return nil }
    }

    /// Whether the number is between 1 and the count, and the count is at most a million.
    package var isValid: Bool { number >= 1 && number <= count && count <= 1_000_000 }
    package var description: String { "\(number)/\(count)" }
}
