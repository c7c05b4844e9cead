/// The smallest case that was found for a mechanism under a configuration.
public struct Finding: Hashable, Sendable {
    /// How it goes wrong.
    public let mechanism: Mechanism
    /// The case.
    public let interleaving: Interleaving
    /// The configuration that the case breaks in this way.
    public let configuration: Configuration
    /// Whether every smaller case was tried under that configuration.
    public let isSmallest: Bool
    /// The index of the first case that showed it.
    public let firstIndex: UInt64

    /// Makes it of its parts.
    package init(
        mechanism: Mechanism, interleaving: Interleaving, configuration: Configuration, isSmallest: Bool,
        firstIndex: UInt64
    ) {
        self.mechanism = mechanism
        self.interleaving = interleaving
        self.configuration = configuration
        self.isSmallest = isSmallest
        self.firstIndex = firstIndex
    }
}

extension Finding {
    /// Of findings of several configurations the smallest for each mechanism, the first where they are the same case; in
    /// the order of mechanisms, each with the least index of all.
    package static func smallest(of findings: [Finding]) -> [Finding] {
        var best: [Finding?] = Array(repeating: nil, count: Mechanism.count)
        for finding in findings {
            let known = best[finding.mechanism.index] ?? finding
            let smaller = finding.interleaving < known.interleaving ? finding : known
            best[finding.mechanism.index] = Finding(
                mechanism: smaller.mechanism, interleaving: smaller.interleaving, configuration: smaller.configuration,
                isSmallest: smaller.isSmallest, firstIndex: min(known.firstIndex, finding.firstIndex))
        }
        return best.compactMap { $0 }
    }
}

/// A search: cases of one seed, in order, each under a list of configurations; what fails is told apart by configuration
/// and mechanism, and shrunk.
///
/// The result is a function of the seed, the length, the configurations, and how many cases were run. When to stop,
/// and what to show meanwhile, is up to whoever calls `run`.
public struct Search: ~Copyable {
    /// How many cases a configuration was stale in, by the verdict: a case is over with its first stale dereference.
    public struct Tally: Sendable {
        /// How many cases were over with an index out of range.
        public internal(set) var outOfRange = 0
        /// How many cases were over with another element at the index, whether it was read, written to or removed.
        public internal(set) var wrongElement = 0
    }

    /// Makes the cases.
    public let generator: InterleavingGenerator
    /// What each case is run under.
    public let plan: ExecutionPlan
    /// How many cases were run, which is the index of the next one.
    public private(set) var cases: UInt64 = 0
    /// For each configuration of the plan what it came to.
    public private(set) var tallies: [Tally]
    /// How many runs shrinking took.
    public private(set) var shrinkExecutions = 0
    /// How many cases were shrunk.
    public private(set) var shrinkCount = 0

    /// For each configuration and mechanism what its first case shrank to.
    private var findingOfPair: [Finding?]
    /// For each of these whether there is one, which is asked for every failure.
    private var isShrunk: [Bool]
    private var stale: [(position: Int, mechanism: Mechanism)] = []
    private var unshrunk: [(position: Int, mechanism: Mechanism)] = []
    private var interleaving = Interleaving()
    private var model = Model()
    private var shrinker = Shrinker()

    /// Prepares a search.
    ///
    /// - Parameters:
    ///   - generator: makes the cases.
    ///   - configurations: what each case is run under.
    public init(_ generator: InterleavingGenerator, under configurations: [Configuration]) {
        self.generator = generator
        plan = ExecutionPlan(configurations)
        tallies = Array(repeating: Tally(), count: configurations.count)
        findingOfPair = Array(repeating: nil, count: configurations.count * Mechanism.count)
        isShrunk = Array(repeating: false, count: configurations.count * Mechanism.count)
    }

    /// What was found: for each mechanism the smallest case of all configurations.
    public var findings: [Finding] { Finding.smallest(of: findingsOfConfigurations) }

    /// What was found: for each configuration, in their order, the smallest case of each mechanism.
    public var findingsOfConfigurations: [Finding] { findingOfPair.compactMap { $0 } }

    /// How many runs were made: cases by configurations.
    public var runs: UInt64 { cases * UInt64(plan.configurations.count) }

    /// Runs the next cases.
    ///
    /// - Returns: what no earlier case has shown, in the order in which it came up.
    public mutating func run(cases count: Int) -> [Finding] {
        var found: [Finding] = []
        for _ in 0..<count { run(case: cases, &found) }
        return found
    }

    /// Runs a single case of the seed.
    ///
    /// - Returns: what no earlier case has shown, in the order of the plan's courses.
    public mutating func run(case index: UInt64) -> [Finding] {
        var found: [Finding] = []
        run(case: index, &found)
        return found
    }

    private mutating func run(case index: UInt64, _ found: inout [Finding]) {
        generator.fill(&interleaving, at: index)
        runOne()
        for (position, mechanism) in unshrunk { found.append(shrink(mechanism, at: position, index)) }
        unshrunk.removeAll(keepingCapacity: true)
        cases += 1
    }

    private mutating func runOne() {
        model.findStale(interleaving, under: plan, into: &stale)
        for (position, mechanism) in stale {
            if mechanism.kind == .outOfRange {
                tallies[position].outOfRange &+= 1
            } else {
                tallies[position].wrongElement &+= 1
            }
            let pair = position &* Mechanism.count &+ mechanism.index
            if !isShrunk[pair] {
                isShrunk[pair] = true
                unshrunk.append((position, mechanism))
            }
        }
    }

    /// Shrinks the current case under a configuration that shows a mechanism for the first time.
    private mutating func shrink(_ mechanism: Mechanism, at position: Int, _ index: UInt64) -> Finding {
        let result = shrinker.shrink(
            interleaving, to: Shrinker.Target(configuration: plan.configurations[position], mechanism: mechanism),
            ExecutionPlan([plan.configurations[position]]), known: smallestKnown(mechanism))
        shrinkExecutions += result.executions
        shrinkCount += 1
        let finding = Finding(
            mechanism: mechanism, interleaving: result.interleaving, configuration: plan.configurations[position],
            isSmallest: result.isSmallest, firstIndex: index)
        findingOfPair[position * Mechanism.count + mechanism.index] = finding
        return finding
    }

    /// The smallest case that was found for a mechanism, which may show it under another configuration too.
    private func smallestKnown(_ mechanism: Mechanism) -> Interleaving? {
        stride(from: mechanism.index, to: findingOfPair.count, by: Mechanism.count)
            .compactMap { findingOfPair[$0]?.interleaving }.min()
    }
}
