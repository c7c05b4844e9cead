import FuzzEngine

/// How far a campaign is, and what it found: the sum of the blocks that are finished.
///
/// Why the result is the same for any number of workers, and however often they die: what is kept of a block are
/// sums and least indices, which do not depend on the order of adding, and each block is added once. What a pair of a
/// configuration and a mechanism shrinks to is a function of the first case that shows it. A pair is shrunk only when every
/// block up to that case is finished, so that no earlier one can turn up. So two states with the same blocks
/// finished and everything shrunk are equal.
package struct CampaignState<S: Subject>: Codable, Hashable, Sendable {
    /// Every block of the shard with a lower ordinal is finished.
    package private(set) var finished: UInt64 = 0
    /// The blocks after these that are finished too.
    package private(set) var finishedAhead = BlockRanges()
    /// How many cases were run.
    package private(set) var cases: UInt64 = 0
    private(set) var pairs: [Failure<S.Mechanism>: Pair] = [:]
    package private(set) var checks = CampaignChecks<S>()
    /// Ascending.
    package private(set) var incidents: [CampaignIncident] = []

    /// What is known of a configuration and a mechanism.
    struct Pair: Codable, Hashable {
        /// In how many cases of the blocks that are finished.
        var count: UInt64
        /// The first of these.
        var firstIndex: UInt64
        /// Nil until it is shrunk.
        var shrunk: CampaignCase<S>?
    }

    /// Nothing was run.
    package init() {}

    package func isFinished(block ordinal: UInt64) -> Bool { ordinal < finished || finishedAhead.contains(ordinal) }

    /// Adds a block. One that is finished already changes nothing.
    package mutating func add(_ result: BlockResult<S>) {
        guard !isFinished(block: result.ordinal) else { return }
        finishedAhead.insert(result.ordinal)
        finished = finishedAhead.removeRange(from: finished)
        cases += result.cases
        for pair in result.pairs {
            see(pair.failure, Pair(count: pair.count, firstIndex: pair.firstIndex, shrunk: nil))
        }
        checks.add(result.checks)
    }

    /// Adds what others saw of a pair. What it shrinks to is a function of the case that was the first.
    private mutating func see(_ failure: Failure<S.Mechanism>, _ other: Pair) {
        guard let known = pairs[failure] else {
            pairs[failure] = other
            return
        }
        let first = known.firstIndex <= other.firstIndex ? known : other
        pairs[failure] = Pair(
            count: known.count + other.count, firstIndex: first.firstIndex, shrunk: first.shrunk)
    }

    /// The first block from one on that is not finished.
    package func unfinishedBlock(from ordinal: UInt64) -> UInt64 { finishedAhead.gap(from: max(ordinal, finished)) }

    /// Whether a pair waits to be shrunk from a case.
    package func isUnshrunk(_ failure: Failure<S.Mechanism>, at index: UInt64) -> Bool {
        pairs[failure].map { $0.firstIndex == index && $0.shrunk == nil } ?? false
    }

    /// Notes what a pair shrinks to from its first case. What is shrunk already stays.
    package mutating func add(_ shrunk: CampaignCase<S>, _ failure: Failure<S.Mechanism>, at index: UInt64) {
        guard isUnshrunk(failure, at: index) else { return }
        pairs[failure]?.shrunk = shrunk
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
    package func shrinkable(_ settings: CampaignSettings<S>) -> [(failure: Failure<S.Mechanism>, index: UInt64)] {
        let end = settings.indices(ofBlock: finished).lowerBound
        let shown = Set(pairs.filter { $0.value.shrunk != nil }.map(\.key.mechanism))
        return pairs.filter { $0.value.shrunk == nil && $0.value.firstIndex < end }
            .map { (failure: $0.key, index: $0.value.firstIndex) }
            .sorted {
                let left = (shown.contains($0.failure.mechanism) ? 1 : 0, $0.failure)
                return left < (shown.contains($1.failure.mechanism) ? 1 : 0, $1.failure)
            }
    }

    /// How many pairs are not shrunk.
    package var unshrunk: Int { pairs.count { $0.value.shrunk == nil } }

    /// The pairs that were seen, in their order.
    package var seen: [Failure<S.Mechanism>] { pairs.keys.sorted() }

    /// How often a configuration came to each verdict but clean alone, in the order in which they are told.
    package func counts(at position: Int) -> [UInt64] {
        S.Verdict.findings.map { verdict in
            pairs.reduce(0) { sum, pair in
                pair.key.position == position && pair.key.mechanism.verdict == verdict ? sum + pair.value.count : sum
            }
        }
    }

    /// The mechanisms that were seen and by which something goes wrong.
    package var mechanisms: Set<S.Mechanism> { Set(pairs.keys.map(\.mechanism).filter(\.isFailure)) }

    /// Under how many configurations a case was starved.
    package var starved: Int { Set(pairs.keys.filter { !$0.mechanism.isFailure }.map(\.position)).count }

    /// Adds what other shards of the campaign came to, all of them finished.
    package mutating func merge(_ other: CampaignState<S>) {
        finished += other.finished
        cases += other.cases
        for (failure, pair) in other.pairs { see(failure, pair) }
        checks.add(other.checks)
        for incident in other.incidents { add(incident) }
    }
}

/// A case that the harness itself did not survive.
package struct CampaignIncident: Codable, Hashable, Comparable, Sendable {
    package let kind: WorkerLoss
    /// The index of the case.
    package let index: UInt64
    /// Whether it was while the case was shrunk; then its run is counted.
    package let whileShrinking: Bool

    package init(kind: WorkerLoss, index: UInt64, whileShrinking: Bool) {
        self.kind = kind
        self.index = index
        self.whileShrinking = whileShrinking
    }

    package static func < (left: CampaignIncident, right: CampaignIncident) -> Bool {
        (left.index, left.whileShrinking ? 1 : 0, left.kind.rawValue)
            < (right.index, right.whileShrinking ? 1 : 0, right.kind.rawValue)
    }
}
