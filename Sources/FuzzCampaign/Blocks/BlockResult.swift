import FuzzEngine
import FuzzCorpus

/// What one block of cases comes to: a function of the settings, the block, and the cases that are left out.
package struct BlockResult<S: Subject>: Codable, Hashable, Sendable {
    /// Which block of the shard.
    package let ordinal: UInt64
    /// How many cases were run.
    package internal(set) var cases: UInt64 = 0
    /// What was seen, in the order in which it came up.
    package internal(set) var pairs: [Pair] = []
    package internal(set) var checks = CampaignChecks<S>()

    /// A configuration that went wrong by a mechanism.
    package struct Pair: Codable, Hashable, Sendable {
        package let failure: Failure<S.Mechanism>
        /// In how many cases.
        package let count: UInt64
        /// The index of the first case of the block that shows it.
        package let firstIndex: UInt64
    }

    init(ordinal: UInt64) {
        self.ordinal = ordinal
    }
}

/// What a campaign observes of the harness itself.
package struct CampaignChecks<S: Subject>: Codable, Hashable, Sendable {
    /// How many cases there are to one that is run a second time, and traced.
    package static var interval: UInt64 { 1000 }
    static var mostKept: Int { 100 }
    static var mostTold: Int { 5 }

    /// How often each rule was used by the cases that were traced.
    package internal(set) var rules = RuleCounts<S.Rule>()
    /// How many cases were run twice.
    package internal(set) var repeated: UInt64 = 0
    /// How many of those came to something else the second time, though nothing can outlive a run: a defect of the harness.
    package internal(set) var differing: UInt64 = 0
    /// The first hundred of these, ascending.
    package internal(set) var differingIndices: [UInt64] = []
    /// How many came to something else in a process that had run nothing before, by what that says of the code that is run.
    package internal(set) var unrepeated: [Flakiness.Kind: UInt64] = [:]
    /// The first few of these, ascending.
    package internal(set) var unrepeatedCases: [UnrepeatedCase] = []
    /// How often the canary was run, once a block, and how often it was not found to go wrong.
    package internal(set) var canaries: UInt64 = 0
    package internal(set) var missedCanaries: UInt64 = 0

    mutating func add(_ other: CampaignChecks<S>) {
        rules.add(other.rules)
        repeated += other.repeated
        differing += other.differing
        differingIndices = Array((differingIndices + other.differingIndices).sorted().prefix(Self.mostKept))
        unrepeated.merge(other.unrepeated, uniquingKeysWith: +)
        unrepeatedCases = Array((unrepeatedCases + other.unrepeatedCases).sorted().prefix(Self.mostTold))
        canaries += other.canaries
        missedCanaries += other.missedCanaries
    }
}

/// A case whose outcome in a process that had run nothing before differs from the one in the campaign.
package struct UnrepeatedCase: Codable, Hashable, Comparable, Sendable {
    /// The index of the case.
    package let index: UInt64
    /// The name of the configuration that the difference was seen under.
    package let configuration: String
    /// Why the outcomes differ, as far as further runs show it.
    package let flakiness: Flakiness

    private enum CodingKeys: String, CodingKey {
        case index, configuration
        case flakiness = "doubt"
    }

    package static func < (left: UnrepeatedCase, right: UnrepeatedCase) -> Bool { left.index < right.index }
}
