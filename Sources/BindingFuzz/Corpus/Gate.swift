/// Replays a whole corpus against its expectations, then searches with a fixed seed, and compares with the table of
/// verdicts. Deterministic: the same corpus and number of cases give the same report, byte for byte.
public struct Gate: Sendable {
    /// The seed of the gate's search.
    public static let seed: UInt64 = 1
    /// How many cases it searches where none are asked for: a few seconds.
    public static let defaultCases: UInt64 = 50_000

    /// How many cases the model is compared with the live engine on: less than a second.
    public static let comparedCases: UInt64 = 500

    /// What came of one case of the corpus.
    public struct CaseResult: Sendable {
        /// The case, and where it is kept.
        public let entry: CorpusEntry
        /// What the comparison says.
        public let judgement: CaseJudgement
    }

    /// A configuration that is claimed to be clean and is not, or a mechanism that no case of the corpus shows.
    public struct Discovery: Sendable {
        /// What was found.
        public let finding: Finding
        /// Whether the table claims that the configuration is clean.
        public let contradictsTable: Bool
    }

    /// A claim of the table that does not hold.
    public struct BrokenClaim: Hashable, Sendable {
        /// The configuration.
        public let configuration: Configuration
        /// The case that is claimed to break the configuration, or breaks it against the claim.
        public let path: String
        /// What is wrong with the claim.
        public let reason: Reason

        /// Why a claim does not hold.
        public enum Reason: Hashable, Sendable {
            /// The configuration is claimed to be broken by a case that is not there.
            case missing
            /// It is claimed to be broken by a case that is clean under it.
            case clean
            /// It is claimed to be clean, and the case breaks it.
            case contradicted
        }
    }

    /// What the gate saw.
    public struct Report: Sendable {
        /// The corpus.
        public let directory: String
        /// In the order of the corpus.
        public let cases: [CaseResult]
        /// How many cases were searched, from `seed`.
        public let searched: UInt64
        /// What the search found that nothing expects.
        public let discoveries: [Discovery]
        /// In the order of the table.
        public let brokenClaims: [BrokenClaim]
        /// Whether there is a table of verdicts.
        public let hasTable: Bool
        /// Whether there is a canary.
        public let hasCanary: Bool

        /// 0, 1 or 2, as the command's exit status means it.
        public var status: Int32 {
            let isNewlyStale =
                !discoveries.isEmpty || cases.contains { !$0.entry.isCanary && $0.judgement.hasUnexpectedStale }
            if isNewlyStale { return 1 }
            let isBroken = cases.contains { $0.entry.isCanary == $0.judgement.holds }
            return isBroken || !brokenClaims.isEmpty || !hasTable || !hasCanary ? 2 : 0
        }
    }

    /// The corpus.
    public let corpus: Corpus
    /// The table of verdicts; nil where the corpus has none.
    public let table: VerdictTable?

    /// Prepares a gate.
    public init(corpus: Corpus, table: VerdictTable?) {
        self.corpus = corpus
        self.table = table
    }

    /// Runs the gate.
    ///
    /// - Parameters:
    ///   - cases: how many cases to search.
    ///   - isCancelled: is asked now and then whether to stop early.
    public func run(cases: UInt64, isCancelled: () -> Bool = { false }) -> Report {
        let configurations = Configuration.fullMatrix
        let plan = ExecutionPlan(configurations)
        var model = Model()
        let results = corpus.entries.map { entry in
            let verdicts = model.run(entry.file.interleaving, under: plan).map(\.verdict)
            return CaseResult(entry: entry, judgement: CaseJudgement(entry.file, configurations, verdicts: verdicts))
        }
        let (discoveries, searched) = search(cases, plan, &model, isCancelled: isCancelled)
        return Report(
            directory: corpus.directory, cases: results, searched: searched, discoveries: discoveries,
            brokenClaims: brokenClaims(&model), hasTable: table != nil,
            hasCanary: corpus.entries.contains(where: \.isCanary))
    }

    /// The mechanisms that some case of a corpus shows under some configuration of a plan.
    public static func knownMechanisms(_ corpus: Corpus, under plan: ExecutionPlan) -> Set<Mechanism> {
        var model = Model()
        var known: Set<Mechanism> = []
        for entry in corpus.entries where !entry.isCanary {
            for outcome in model.run(entry.file.interleaving, under: plan) {
                if let stale = outcome.stale { known.insert(stale.mechanism) }
            }
        }
        return known
    }

    private func search(
        _ cases: UInt64, _ plan: ExecutionPlan, _ model: inout Model, isCancelled: () -> Bool
    ) -> ([Discovery], UInt64) {
        let generator = InterleavingGenerator(seed: Self.seed)
        var isUnreported = plan.configurations.map { configuration in
            if case .clean = table?.claims[configuration.index] { true } else { false }
        }
        var isKnown = Array(repeating: false, count: Mechanism.count)
        for mechanism in Self.knownMechanisms(corpus, under: plan) { isKnown[mechanism.index] = true }
        var discoveries: [Discovery] = []
        var shrinker = Shrinker()
        var interleaving = Interleaving()
        var stale: [(position: Int, mechanism: Mechanism)] = []
        var index: UInt64 = 0
        while index < cases && !(index % 1024 == 0 && isCancelled()) {
            generator.fill(&interleaving, at: index)
            model.findStale(interleaving, under: plan, into: &stale)
            for (position, mechanism) in stale where isUnreported[position] || !isKnown[mechanism.index] {
                let finding = shrinker.finding(
                    interleaving, mechanism, under: plan.configurations[position], index: index)
                discoveries.append(Discovery(finding: finding, contradictsTable: isUnreported[position]))
                isUnreported[position] = false
                isKnown[mechanism.index] = true
            }
            index += 1
        }
        return (discoveries, index)
    }

    private func brokenClaims(_ model: inout Model) -> [BrokenClaim] {
        guard let table else { return [] }
        let plan = ExecutionPlan(Configuration.fullMatrix)
        let entries = corpus.entries.filter { !$0.isCanary }
        let isStale = entries.map { model.run($0.file.interleaving, under: plan).map { $0.stale != nil } }
        var broken: [BrokenClaim] = []
        for (position, (configuration, claim)) in zip(Configuration.fullMatrix, table.claims).enumerated() {
            func add(_ path: String, _ reason: BrokenClaim.Reason) {
                broken.append(BrokenClaim(configuration: configuration, path: path, reason: reason))
            }
            switch claim {
            case .stale(let name):
                let path = "\(corpus.directory)/\(name)"
                guard let index = entries.firstIndex(where: { $0.path == path }) else {
                    add(path, .missing)
                    continue
                }
                if !isStale[index][position] { add(path, .clean) }
            case .clean:
                // What a case of the corpus breaks cannot stand as clean, even where the search does not come to it.
                if let index = isStale.firstIndex(where: { $0[position] }) { add(entries[index].path, .contradicted) }
            }
        }
        return broken
    }
}

extension Shrinker {
    /// The finding that a failing case of a search shrinks to.
    mutating func finding(
        _ interleaving: Interleaving, _ mechanism: Mechanism, under configuration: Configuration, index: UInt64
    ) -> Finding {
        let target = Target(configuration: configuration, mechanism: mechanism)
        let result = shrink(interleaving, to: target, ExecutionPlan([configuration]))
        return Finding(
            mechanism: mechanism, interleaving: result.interleaving, configuration: configuration,
            isSmallest: result.isSmallest, firstIndex: index)
    }
}

extension VerdictTable {
    /// Makes the table anew: for each configuration the smallest case of the corpus that breaks it, or the gate's search
    /// where none does.
    ///
    /// - Parameters:
    ///   - corpus: the cases; canaries do not count.
    ///   - searched: how many cases of the gate's seed were searched without a discovery.
    public init(recording corpus: Corpus, searched: UInt64) {
        let plan = ExecutionPlan(Configuration.fullMatrix)
        var model = Model()
        var claims = Array(
            repeating: Claim.clean(seed: Gate.seed, cases: searched), count: plan.configurations.count)
        let entries = corpus.entries.filter { !$0.isCanary }.sorted {
            $0.file.interleaving != $1.file.interleaving
                ? $0.file.interleaving < $1.file.interleaving : $0.path < $1.path
        }
        for entry in entries.reversed() {
            for (position, outcome) in model.run(entry.file.interleaving, under: plan).enumerated()
            where outcome.stale != nil {
                claims[position] = .stale(entry.name)
            }
        }
        self.init(claims: claims)
    }
}
