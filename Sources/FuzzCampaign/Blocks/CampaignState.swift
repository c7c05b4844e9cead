import FuzzEngine

/// The progress and the findings of a campaign: the sum of its finished blocks.
///
/// The result does not depend on the number of workers, nor on how often they die. A state keeps sums and least indices, which do
/// not depend on the order of addition, and adds each block once. The shrunk case of a configuration and a mechanism is a function
/// of the first case that shows it. A pair is shrunk only when every block up to that case is finished, so that no earlier case can
/// appear. Two states with the same finished blocks and every pair shrunk are therefore equal.
package struct CampaignState<S: Subject>: Codable, Hashable, Sendable {
    /// The number of blocks at the start of the shard that are all finished.
    package private(set) var finished: UInt64 = 0
    /// The finished blocks after the first unfinished one.
    package private(set) var finishedAhead = BlockRanges()
    /// The number of cases that ran.
    package private(set) var cases: UInt64 = 0
    private(set) var pairs: [Failure<S.Mechanism>: Pair] = [:]
    /// The observations of the harness, summed over the finished blocks.
    package private(set) var checks = CampaignChecks<S>()
    /// The incidents, in ascending order.
    package private(set) var incidents: [CampaignIncident] = []

    /// The cases that show one mechanism under one configuration.
    struct Pair: Codable, Hashable {
        /// The number of cases, counted over the finished blocks.
        var count: UInt64
        /// The index of the first case.
        var firstIndex: UInt64
        /// The shrunk case; nil until a worker has shrunk it.
        var shrunk: CampaignCase<S>?
    }

    /// Creates the state of a campaign that has run nothing.
    package init() {}

    /// Returns whether a block is finished.
    package func isFinished(block ordinal: UInt64) -> Bool { ordinal < finished || finishedAhead.contains(ordinal) }

    /// Adds the result of a block. If the block is finished already, nothing changes.
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

    /// Adds the cases that another block or shard found for a pair. The shrunk case belongs to the first case of both.
    private mutating func see(_ failure: Failure<S.Mechanism>, _ other: Pair) {
        guard let known = pairs[failure] else {
            pairs[failure] = other
            return
        }
        let first = known.firstIndex <= other.firstIndex ? known : other
        pairs[failure] = Pair(
            count: known.count + other.count, firstIndex: first.firstIndex, shrunk: first.shrunk)
    }

    /// Returns the first unfinished block at or after an ordinal.
    package func unfinishedBlock(from ordinal: UInt64) -> UInt64 { finishedAhead.gap(from: max(ordinal, finished)) }

    /// Returns whether a pair waits to be shrunk from the case with this index.
    package func isUnshrunk(_ failure: Failure<S.Mechanism>, at index: UInt64) -> Bool {
        pairs[failure].map { $0.firstIndex == index && $0.shrunk == nil } ?? false
    }

    /// Records the shrunk case of a pair. A pair that is shrunk already stays unchanged.
    package mutating func add(_ shrunk: CampaignCase<S>, _ failure: Failure<S.Mechanism>, at index: UInt64) {
        guard isUnshrunk(failure, at: index) else { return }
        pairs[failure]?.shrunk = shrunk
    }

    /// Records a case that workers did not survive.
    package mutating func add(_ incident: CampaignIncident) {
        guard !incidents.contains(incident) else { return }
        incidents.append(incident)
        incidents.sort()
    }

    /// Returns the cases of a range that workers must skip.
    package func skipped(in indices: Range<UInt64>) -> [UInt64] {
        incidents.filter { !$0.whileShrinking && indices.contains($0.index) }.map(\.index)
    }

    /// Returns the pairs that wait to be shrunk and whose first case can no longer change. Mechanisms without any shrunk case come
    /// first.
    package func shrinkable(_ settings: CampaignSettings<S>) -> [(failure: Failure<S.Mechanism>, index: UInt64)] {
        let end = settings.indices(ofBlock: finished).lowerBound
        let shown = shownMechanisms
        return pairs.filter { $0.value.shrunk == nil && $0.value.firstIndex < end }
            .map { (failure: $0.key, index: $0.value.firstIndex) }
            .sorted {
                let left = (shown.contains($0.failure.mechanism) ? 1 : 0, $0.failure)
                return left < (shown.contains($1.failure.mechanism) ? 1 : 0, $1.failure)
            }
    }

    /// The mechanisms with a shrunk case.
    var shownMechanisms: Set<S.Mechanism> {
        pairs.reduce(into: []) { shown, pair in
            if pair.value.shrunk != nil { shown.insert(pair.key.mechanism) }
        }
    }

    /// The number of pairs that wait to be shrunk.
    package var unshrunk: Int { pairs.count { $0.value.shrunk == nil } }

    /// The pairs that the campaign found, in ascending order.
    package var seen: [Failure<S.Mechanism>] { pairs.keys.sorted() }

    /// Returns how often a configuration had each group of verdicts except clean, in the order in which reports list the verdicts.
    package func counts(at position: Int) -> [UInt64] {
        S.Verdict.groups(of: S.Verdict.findings).map { group in
            pairs.reduce(0) { sum, pair in
                pair.key.position == position && pair.key.mechanism.verdict.group == group
                    ? sum + pair.value.count : sum
            }
        }
    }

    /// The mechanisms that the campaign found and that are failures.
    package var mechanisms: Set<S.Mechanism> { Set(pairs.keys.map(\.mechanism).filter(\.isFailure)) }

    /// The number of configurations under which a case starves.
    package var starved: Int { Set(pairs.keys.filter { !$0.mechanism.isFailure }.map(\.position)).count }

    /// Adds the result of another shard of the campaign. Both shards must be finished.
    package mutating func merge(_ other: CampaignState<S>) {
        finished += other.finished
        cases += other.cases
        for (failure, pair) in other.pairs { see(failure, pair) }
        checks.add(other.checks)
        for incident in other.incidents { add(incident) }
    }
}

/// A case that a worker did not survive.
package struct CampaignIncident: Codable, Hashable, Comparable, Sendable {
    /// How the worker ended.
    package let kind: WorkerLoss
    /// The index of the case.
    package let index: UInt64
    /// Whether the worker ended while it shrank the case. In that situation, the run of the case counts.
    package let whileShrinking: Bool

    /// Creates an incident.
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
