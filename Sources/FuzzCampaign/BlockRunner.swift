import BindingFuzz

/// Runs blocks of cases and shrinks what they found, in a worker. Holds scratch memory only: what it returns does not
/// depend on what it did before.
package struct BlockRunner: ~Copyable {
    /// A case that has to fail; one in each block, so that a harness that detects nothing is found out.
    private static let canary = Interleaving(steps: [.loop(.event), .mutate(.clear), .post])
    private static let canaryPlan = ExecutionPlan([
        Configuration(.ios, .eager, .immediate, .unguarded, .index, .read)
    ])

    private let settings: CampaignSettings
    private let generator: InterleavingGenerator
    private let plan: ExecutionPlan
    private var model = Model()
    private var secondModel = Model()
    private var shrinker = Shrinker()
    private var interleaving = Interleaving()
    private var stale: [(position: Int, mechanism: Mechanism)] = []
    /// For each pair the first case of the block that shows it.
    private var firstIndices: [UInt64?]

    package init(_ settings: CampaignSettings) {
        self.settings = settings
        generator = settings.generator
        plan = ExecutionPlan(settings.configurations)
        firstIndices = Array(repeating: nil, count: plan.configurations.count * Mechanism.count)
    }

    /// Runs a block.
    ///
    /// - Parameters:
    ///   - ordinal: which block of the shard.
    ///   - skipped: the cases that are left out, since a worker did not survive them.
    ///   - willRun: is told the index of each case before it runs.
    package mutating func run(
        block ordinal: UInt64, skipping skipped: [UInt64], willRun: (UInt64) -> Void
    ) -> BlockResult {
        var result = BlockResult(ordinal: ordinal, configurations: plan.configurations.count)
        for pair in firstIndices.indices { firstIndices[pair] = nil }
        for index in settings.indices(ofBlock: ordinal) where !skipped.contains(index) {
            willRun(index)
            generator.fill(&interleaving, at: index)
            model.findStale(interleaving, under: plan, into: &stale)
            for (position, mechanism) in stale {
                if mechanism.kind == .outOfRange {
                    result.outOfRange[position] &+= 1
                } else {
                    result.wrongElement[position] &+= 1
                }
                let pair = MechanismPair(position: position, mechanism: mechanism).number
                if firstIndices[pair] == nil { firstIndices[pair] = index }
            }
            if index % CampaignChecks.interval == 0 { check(index, &result.checks) }
            result.cases += 1
        }
        for (pair, index) in firstIndices.enumerated() {
            guard let index else { continue }
            result.pairs.append(pair)
            result.firstIndices.append(index)
        }
        runCanary(&result.checks)
        return result
    }

    /// Runs the current case again, each configuration on a course of its own, and counts the rules that it uses.
    private mutating func check(_ index: UInt64, _ checks: inout CampaignChecks) {
        let outcomes = secondModel.run(interleaving, under: plan)
        var again: [Mechanism?] = Array(repeating: nil, count: outcomes.count)
        for (position, mechanism) in stale { again[position] = mechanism }
        var isSame = again == outcomes.map { $0.stale?.mechanism }
        for (configuration, outcome) in zip(plan.configurations, outcomes) {
            let trace = Trace(interleaving, under: configuration)
            checks.rules.add(trace)
            isSame = isSame && trace.outcome == outcome
        }
        checks.repeated += 1
        guard !isSame else { return }
        checks.differing += 1
        checks.differingIndices.append(index)
    }

    private mutating func runCanary(_ checks: inout CampaignChecks) {
        model.findStale(Self.canary, under: Self.canaryPlan, into: &stale)
        let expected = Mechanism(kind: .outOfRange, place: .event, row: .live)
        checks.canaries += 1
        if stale.map(\.mechanism) != [expected] { checks.missedCanaries += 1 }
    }

    /// Shrinks the case of a pair of a configuration and a mechanism.
    ///
    /// Always from the case itself, never from another that is known to be smaller: the result must be a function of
    /// (settings, pair, index), whether or not the shrinker gets to prove that it is the smallest.
    package mutating func shrink(pair number: Int, at index: UInt64) -> ShrunkCase {
        let pair = MechanismPair(number: number)
        let configuration = plan.configurations[pair.position]
        let target = Shrinker.Target(configuration: configuration, mechanism: pair.mechanism)
        let result = shrinker.shrink(generator.interleaving(at: index), to: target, ExecutionPlan([configuration]))
        return ShrunkCase(interleaving: result.interleaving, isSmallest: result.isSmallest)
    }

    /// A number that differs where cases are made or judged in another way, so that a campaign is not resumed with another
    /// version of the model: the checksum of what a few cases come to.
    package mutating func fingerprint() -> UInt64 {
        var sum = Checksum()
        func add(_ number: Int) { sum.add(UInt64(truncatingIfNeeded: number)) }
        for index in UInt64(0)..<50 {
            generator.fill(&interleaving, at: index)
            for step in interleaving.steps { add(step.number) }
            model.findStale(interleaving, under: plan, into: &stale)
            for (position, mechanism) in stale {
                add(MechanismPair(position: position, mechanism: mechanism).number)
            }
        }
        return sum.value
    }
}

/// What the case of a pair shrinks to.
package struct ShrunkCase: Codable, Hashable, Sendable {
    package let interleaving: Interleaving
    /// Whether every smaller case was tried.
    package let isSmallest: Bool

    init(interleaving: Interleaving, isSmallest: Bool) {
        self.interleaving = interleaving
        self.isSmallest = isSmallest
    }

    private enum CodingKeys: String, CodingKey {
        case text = "case"
        case isSmallest
    }

    /// The case is kept as the text of a case file.
    package init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        interleaving = try CaseFile(text: container.decode(String.self, forKey: .text)).interleaving
        isSmallest = try container.decode(Bool.self, forKey: .isSmallest)
    }

    package func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(CaseFile(interleaving).text, forKey: .text)
        try container.encode(isSmallest, forKey: .isSmallest)
    }
}
