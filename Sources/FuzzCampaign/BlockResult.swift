import BindingFuzz

/// What one block of cases comes to: a function of the settings, the block, and the cases that are left out.
package struct BlockResult: Codable, Hashable, Sendable {
    /// Which block of the shard.
    package let ordinal: UInt64
    /// How many cases were run.
    package internal(set) var cases: UInt64 = 0
    /// How often each configuration came to each verdict, in the order of the configurations.
    package internal(set) var outOfRange: [UInt64]
    package internal(set) var wrongElement: [UInt64]
    /// The pairs of a configuration and a mechanism that were seen, ascending.
    package internal(set) var pairs: [Int] = []
    /// For each of these the index of the first case of the block that shows it.
    package internal(set) var firstIndices: [UInt64] = []
    package internal(set) var checks = CampaignChecks()

    init(ordinal: UInt64, configurations: Int) {
        self.ordinal = ordinal
        outOfRange = Array(repeating: 0, count: configurations)
        wrongElement = outOfRange
    }
}

/// What a campaign observes of the harness itself.
package struct CampaignChecks: Codable, Hashable, Sendable {
    /// How many cases there are to one that is run a second time, and traced.
    package static let interval: UInt64 = 1000
    static let mostKept = 100

    /// How often each rule was used by the cases that were traced.
    package internal(set) var rules = RuleCounts()
    /// How many cases were run twice.
    package internal(set) var repeated: UInt64 = 0
    /// How many of those came to something else the second time.
    package internal(set) var differing: UInt64 = 0
    /// The first hundred of these, ascending.
    package internal(set) var differingIndices: [UInt64] = []
    /// How often the canary was run, once a block, and how often it was not found to be stale.
    package internal(set) var canaries: UInt64 = 0
    package internal(set) var missedCanaries: UInt64 = 0

    mutating func add(_ other: CampaignChecks) {
        rules.add(other.rules)
        repeated += other.repeated
        differing += other.differing
        differingIndices = Array((differingIndices + other.differingIndices).sorted().prefix(Self.mostKept))
        canaries += other.canaries
        missedCanaries += other.missedCanaries
    }
}

/// A configuration and a way in which it goes wrong, as a number.
package struct MechanismPair: Hashable {
    /// The position of the configuration among those of the campaign.
    package let position: Int
    package let mechanism: Mechanism

    package init(position: Int, mechanism: Mechanism) {
        self.position = position
        self.mechanism = mechanism
    }

    package init(number: Int) {
        position = number / Mechanism.count
        mechanism = Mechanism.all[number % Mechanism.count]
    }

    var number: Int { position * Mechanism.count + mechanism.index }
}
