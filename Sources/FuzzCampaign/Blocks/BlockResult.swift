import FuzzEngine
import FuzzCorpus

/// The result of one block of cases: a function of the settings, the block, and the skipped cases.
package struct BlockResult<S: Subject>: Codable, Hashable, Sendable {
    /// The ordinal of the block in its shard.
    package let ordinal: UInt64
    /// The number of cases that ran.
    package internal(set) var cases: UInt64 = 0
    /// The failures of the block, in the order in which they appeared.
    package internal(set) var pairs: [Pair] = []
    /// The observations of the harness in the block.
    package internal(set) var checks = CampaignChecks<S>()

    /// A configuration and the mechanism by which it fails.
    package struct Pair: Codable, Hashable, Sendable {
        /// The position of the configuration, and the mechanism.
        package let failure: Failure<S.Mechanism>
        /// The number of cases that show the failure.
        package let count: UInt64
        /// The index of the first case of the block that shows it.
        package let firstIndex: UInt64
    }

    init(ordinal: UInt64) {
        self.ordinal = ordinal
    }
}

/// The observations that a campaign makes of the harness itself.
package struct CampaignChecks<S: Subject>: Codable, Hashable, Sendable {
    /// The interval of the cases that run a second time, with a trace.
    package static var interval: UInt64 { 1000 }
    static var mostKept: Int { 100 }
    static var mostReported: Int { 5 }

    /// The number of uses of each rule, counted over the traced cases.
    package internal(set) var rules = RuleCounts<S.Rule>()
    /// The number of cases that ran twice.
    package internal(set) var repeated: UInt64 = 0
    /// The number of repeated cases whose outcome differs although no state outlives a run: a defect of the harness.
    package internal(set) var differing: UInt64 = 0
    /// The indices of the first hundred differing cases, in ascending order.
    package internal(set) var differingIndices: [UInt64] = []
    /// The number of cases whose outcome differs in a process that has run nothing before, by the kind of flakiness.
    package internal(set) var unrepeated: [Flakiness.Kind: UInt64] = [:]
    /// The first few of these cases, in ascending order.
    package internal(set) var unrepeatedCases: [UnrepeatedCase] = []
    /// The number of runs of the canary, one in each block, and the number of runs that missed its failure.
    package internal(set) var canaries: UInt64 = 0
    /// The number of runs of the canary that missed its failure.
    package internal(set) var missedCanaries: UInt64 = 0

    mutating func add(_ other: CampaignChecks<S>) {
        rules.add(other.rules)
        repeated += other.repeated
        differing += other.differing
        differingIndices = Array((differingIndices + other.differingIndices).sorted().prefix(Self.mostKept))
        unrepeated.merge(other.unrepeated, uniquingKeysWith: +)
        unrepeatedCases = Array((unrepeatedCases + other.unrepeatedCases).sorted().prefix(Self.mostReported))
        canaries += other.canaries
        missedCanaries += other.missedCanaries
    }
}

/// A case whose outcome in a process that had run nothing before differs from the one in the campaign.
package struct UnrepeatedCase: Codable, Hashable, Comparable, Sendable {
    /// The index of the case.
    package let index: UInt64
    /// The name of the configuration whose outcome differs.
    package let configuration: String
    /// The reason why the outcomes differ, as far as further runs show it.
    package let flakiness: Flakiness

    private enum CodingKeys: String, CodingKey {
        case index, configuration
        case flakiness = "doubt"
    }

    package static func < (left: UnrepeatedCase, right: UnrepeatedCase) -> Bool { left.index < right.index }
}
