/// The smallest case that was found for a mechanism.
public struct Finding: Hashable, Sendable {
    /// How it goes wrong.
    public let mechanism: Mechanism
    /// The smallest case of all configurations that were run.
    public internal(set) var interleaving: Interleaving
    /// A configuration that the case breaks in this way.
    public internal(set) var configuration: Configuration
    /// Whether every smaller case was tried under that configuration.
    public internal(set) var isSmallest: Bool
    /// The index of the first case that showed the mechanism.
    public let firstIndex: UInt64
}

/// A search: cases of one seed, in order, each under a list of configurations; what fails is told apart by mechanism
/// and shrunk.
///
/// The result is a function of the seed, the length, the configurations, and how many cases were run. When to stop,
/// and what to show meanwhile, is up to whoever calls `run`.
public struct Search: ~Copyable {
    /// How often a configuration came to each verdict.
    public struct Tally: Sendable {
        /// How many cases read an index that was gone.
        public internal(set) var outOfRange = 0
        /// How many cases read another element.
        public internal(set) var wrongElement = 0
        /// The smallest case that breaks the configuration, and how.
        public internal(set) var smallest: (interleaving: Interleaving, mechanism: Mechanism)?
    }

    /// Makes the cases.
    public let generator: InterleavingGenerator
    /// What each case is run under.
    public let plan: ExecutionPlan
    /// How many cases were run, which is the index of the next one.
    public private(set) var cases: UInt64 = 0
    /// For each configuration of the plan what it came to.
    public private(set) var tallies: [Tally]
    /// How many runs shrinking took, and how many cases were shrunk.
    public private(set) var shrinkExecutions = 0
    /// How many cases were shrunk.
    public private(set) var shrinkCount = 0

    private var findingOfMechanism: [Finding?]
    /// For each configuration and mechanism whether it has been shrunk.
    private var isShrunk: [Bool]
    private var stale: [(position: Int, mechanism: Mechanism)] = []
    private var isNew: [(position: Int, mechanism: Mechanism)] = []
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
        findingOfMechanism = Array(repeating: nil, count: Mechanism.count)
        isShrunk = Array(repeating: false, count: configurations.count * Mechanism.count)
    }

    /// What was found, by mechanism.
    public var findings: [Finding] { findingOfMechanism.compactMap { $0 } }

    /// How many runs were made: cases by configurations.
    public var runs: UInt64 { cases * UInt64(plan.configurations.count) }

    /// Runs the next cases.
    ///
    /// - Returns: the mechanisms that no earlier case has shown, and those whose smallest case became smaller.
    public mutating func run(cases count: Int) -> [Mechanism] {
        var changed: [Mechanism] = []
        for _ in 0..<count {
            generator.fill(&interleaving, at: cases)
            runOne()
            for (position, mechanism) in isNew where shrink(mechanism, at: position) { changed.append(mechanism) }
            isNew.removeAll(keepingCapacity: true)
            cases += 1
        }
        return changed
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
                isNew.append((position, mechanism))
            }
        }
    }

    /// Shrinks the current case under a configuration that shows a mechanism for the first time.
    ///
    /// - Returns: whether it is the smallest case of its mechanism so far.
    private mutating func shrink(_ mechanism: Mechanism, at position: Int) -> Bool {
        let configuration = plan.configurations[position]
        let known = findingOfMechanism[mechanism.index]
        let result = shrinker.shrink(
            interleaving, to: Shrinker.Target(configuration: configuration, mechanism: mechanism),
            ExecutionPlan([configuration]), known: known?.interleaving)
        shrinkExecutions += result.executions
        shrinkCount += 1
        if tallies[position].smallest.map({ result.interleaving < $0.interleaving }) ?? true {
            tallies[position].smallest = (result.interleaving, mechanism)
        }
        if let known, known.interleaving <= result.interleaving { return false }
        findingOfMechanism[mechanism.index] = Finding(
            mechanism: mechanism, interleaving: result.interleaving, configuration: configuration,
            isSmallest: result.isSmallest, firstIndex: known?.firstIndex ?? cases)
        return true
    }
}
