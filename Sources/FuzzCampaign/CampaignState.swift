import BindingFuzz

/// How far a campaign is, and what it found: the sum of the blocks that are finished.
///
/// Why the result is the same for any number of workers, and however often they die: what is kept of a block are
/// sums and least indices, which do not depend on the order of adding, and each block is added once. What a pair of a
/// configuration and a mechanism shrinks to is a function of the first case that shows it. A pair is shrunk only when every
/// block up to that case is finished, so that no earlier one can turn up. So two states with the same blocks
/// finished and everything shrunk are equal.
package struct CampaignState: Codable, Hashable, Sendable {
    /// Every block of the shard with a lower ordinal is finished.
    package private(set) var finished: UInt64 = 0
    /// The blocks after these that are finished too.
    package private(set) var finishedAhead = BlockRanges()
    /// How many cases were run.
    package private(set) var cases: UInt64 = 0
    /// How often each configuration came to each verdict.
    package private(set) var outOfRange: [UInt64]
    package private(set) var wrongElement: [UInt64]
    /// By the numbers of the pairs.
    private(set) var pairs: [Int: Pair] = [:]
    package private(set) var checks = CampaignChecks()
    /// Ascending.
    package private(set) var incidents: [CampaignIncident] = []

    /// What is known of a configuration and a mechanism.
    struct Pair: Codable, Hashable {
        /// The first case that shows it, of the blocks that are finished.
        var firstIndex: UInt64
        /// Nil until it is shrunk.
        var shrunk: ShrunkCase?
    }

    package init(configurations: Int) {
        outOfRange = Array(repeating: 0, count: configurations)
        wrongElement = outOfRange
    }

    package func isFinished(block ordinal: UInt64) -> Bool { ordinal < finished || finishedAhead.contains(ordinal) }

    /// Adds a block. One that is finished already changes nothing.
    package mutating func add(_ result: BlockResult) {
        guard !isFinished(block: result.ordinal), result.outOfRange.count == outOfRange.count,
            result.wrongElement.count == wrongElement.count
        else { return }
        finishedAhead.insert(result.ordinal)
        finished = finishedAhead.removeRange(from: finished)
        cases += result.cases
        for position in outOfRange.indices {
            outOfRange[position] += result.outOfRange[position]
            wrongElement[position] += result.wrongElement[position]
        }
        for (pair, index) in zip(result.pairs, result.firstIndices) { see(pair, at: index) }
        checks.add(result.checks)
    }

    private mutating func see(_ pair: Int, at index: UInt64) {
        if let known = pairs[pair], known.firstIndex <= index { return }
        pairs[pair] = Pair(firstIndex: index)
    }

    /// The first block from one on that is not finished.
    package func unfinishedBlock(from ordinal: UInt64) -> UInt64 { finishedAhead.gap(from: max(ordinal, finished)) }

    /// Whether a pair waits to be shrunk from a case.
    package func isUnshrunk(pair: Int, at index: UInt64) -> Bool {
        pairs[pair].map { $0.firstIndex == index && $0.shrunk == nil } ?? false
    }

    /// Notes what a pair shrinks to from its first case. What is shrunk already stays.
    package mutating func add(_ shrunk: ShrunkCase, pair: Int, at index: UInt64) {
        guard isUnshrunk(pair: pair, at: index) else { return }
        pairs[pair]?.shrunk = shrunk
    }

    /// Notes a case that workers did not survive.
    package mutating func add(_ incident: CampaignIncident) {
        guard !incidents.contains(incident) else { return }
        incidents.append(incident)
        incidents.sort()
    }

    /// The cases of a range that are left out.
    package func skipped(in indices: Range<UInt64>) -> [UInt64] {
        incidents.filter { !$0.whileShrinking && indices.contains($0.index) }.map(\.index)
    }

    /// The pairs that wait to be shrunk, and whose first case cannot change any more. First those of
    /// mechanisms with nothing shrunk.
    package func shrinkable(_ settings: CampaignSettings) -> [(pair: Int, index: UInt64)] {
        let end = settings.indices(ofBlock: finished).lowerBound
        let shownMechanisms = Set(pairs.filter { $0.value.shrunk != nil }.map { $0.key % Mechanism.count })
        return pairs.filter { $0.value.shrunk == nil && $0.value.firstIndex < end }
            .map { (pair: $0.key, index: $0.value.firstIndex) }
            .sorted {
                let left = (shownMechanisms.contains($0.pair % Mechanism.count) ? 1 : 0, $0.pair)
                return left < (shownMechanisms.contains($1.pair % Mechanism.count) ? 1 : 0, $1.pair)
            }
    }

    /// How many pairs are not shrunk.
    package var unshrunk: Int { pairs.count { $0.value.shrunk == nil } }

    /// The pairs that were seen, in their order.
    package var seen: [MechanismPair] { pairs.keys.sorted().map { MechanismPair(number: $0) } }

    /// The mechanisms that were seen.
    package var mechanisms: Set<Mechanism> { Set(pairs.keys.map { MechanismPair(number: $0).mechanism }) }

    /// Adds what other shards of the campaign came to, all of them finished.
    package mutating func merge(_ other: CampaignState) {
        finished += other.finished
        cases += other.cases
        for position in outOfRange.indices {
            outOfRange[position] += other.outOfRange[position]
            wrongElement[position] += other.wrongElement[position]
        }
        for (number, pair) in other.pairs {
            if let known = pairs[number], known.firstIndex <= pair.firstIndex { continue }
            pairs[number] = pair
        }
        checks.add(other.checks)
        for incident in other.incidents { add(incident) }
    }
}

/// A case that the harness itself did not survive.
package struct CampaignIncident: Codable, Hashable, Comparable, Sendable {
    package enum Kind: String, Codable, Sendable {
        /// The worker ended by a signal of its own making, as a trap does.
        case trapped
        /// The case did not end.
        case hung
        /// The worker was killed at this case from outside, again and again: most likely out of memory.
        case killed
    }

    package let kind: Kind
    /// The index of the case.
    package let index: UInt64
    /// Whether it was while the case was shrunk; then its run is counted.
    package let whileShrinking: Bool

    package init(kind: Kind, index: UInt64, whileShrinking: Bool) {
        self.kind = kind
        self.index = index
        self.whileShrinking = whileShrinking
    }

    package static func < (left: CampaignIncident, right: CampaignIncident) -> Bool {
        (left.index, left.whileShrinking ? 1 : 0, left.kind.rawValue)
            < (right.index, right.whileShrinking ? 1 : 0, right.kind.rawValue)
    }
}
