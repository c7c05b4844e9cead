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

    /// What no case of the corpus shows, or a configuration that is claimed to be clean and is not.
    public struct Discovery: Sendable {
        /// What was found.
        public let finding: Finding
        /// Whether the table claims that the configuration is clean.
        public let contradictsTable: Bool
    }

    /// A claim of the table that does not hold.
    public struct BrokenClaim: Hashable, Sendable {
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
        /// What the search found that nothing expects: for each configuration and mechanism the smallest case.
        public let discoveries: [Discovery]
        /// In the order of the table.
        public let brokenClaims: [BrokenClaim]
        /// The table of verdicts; nil where there is none.
        public let table: VerdictTable?
        /// Whether there is a canary.
        public let hasCanary: Bool
        /// The comparison of the model with the live engine; nil where there was none.
        public var comparison: EngineComparison?

        /// 0, 1, 2 or 70, as the command's exit status means it.
        public var status: Int32 {
            if let comparison, comparison.differing > 0 { return 70 }
            let isClaimedClean = brokenClaims.contains { $0.reason == .contradicted }
            if !discoveries.isEmpty || isClaimedClean || cases.contains(where: \.isNewlyStale) { return 1 }
            return cases.allSatisfy(\.holds) && brokenClaims.isEmpty && table != nil && hasCanary ? 0 : 2
        }
    }

    /// How the model and the live engine agree on a sample of cases.
    public struct EngineComparison: Sendable {
        /// How many cases both ran, from `seed`.
        public let cases: UInt64
        /// In how many of them the two differ.
        public let differing: Int
        /// What differs in the first of these, in sentences.
        public let differences: [String]

        /// Makes it.
        public init(cases: UInt64, differing: Int, differences: [String]) {
            self.cases = cases
            self.differing = differing
            self.differences = differences
        }
    }

    public let corpus: Corpus
    /// The table of verdicts; nil where the corpus has none.
    public let table: VerdictTable?

    private let survey: CorpusSurvey
    /// Whether the table is yet to be written: what the search finds contradicts nobody then.
    private let isRecording: Bool

    /// Prepares a gate: runs every case of the corpus.
    public init(corpus: Corpus, table: VerdictTable?) {
        self.corpus = corpus
        self.table = table
        survey = CorpusSurvey(corpus)
        isRecording = false
    }

    private init(_ gate: Gate, table: VerdictTable) {
        corpus = gate.corpus
        survey = gate.survey
        self.table = table
        isRecording = true
    }

    /// The same gate, with the table that its corpus and a search that finds nothing new come to.
    ///
    /// - Parameter searched: how many cases of the gate's seed are to be searched.
    public func recording(searched: UInt64) -> Gate {
        Gate(self, table: VerdictTable(recording: survey, searched: searched))
    }

    /// Runs the gate.
    ///
    /// - Parameter cases: how many cases to search.
    public func run(cases: UInt64) -> Report {
        let configurations = Configuration.fullMatrix
        var surveyed = survey.cases.makeIterator()
        let results = corpus.entries.map { entry in
            // The survey has the cases in the same order, without canaries.
            let mechanisms = entry.isCanary ? nil : surveyed.next()?.mechanisms
            let verdicts = (mechanisms ?? CorpusSurvey.mechanisms(of: entry.file.interleaving)).map {
                $0?.kind ?? .clean
            }
            return CaseResult(entry: entry, judgement: CaseJudgement(entry.file, configurations, verdicts: verdicts))
        }
        return Report(
            directory: corpus.directory, cases: results, searched: cases, discoveries: search(cases),
            brokenClaims: brokenClaims, table: table, hasCanary: corpus.entries.contains(where: \.isCanary))
    }

    private func search(_ cases: UInt64) -> [Discovery] {
        let configurations = Configuration.fullMatrix
        let plan = ExecutionPlan(configurations)
        let generator = InterleavingGenerator(seed: Self.seed)
        var isReported = configurations.flatMap { configuration in
            Mechanism.all.map { survey.known.contains($0, under: configuration) }
        }
        var discoveries: [Discovery] = []
        var model = Model()
        var shrinker = Shrinker()
        var interleaving = Interleaving()
        var stale: [(position: Int, mechanism: Mechanism)] = []
        for index in 0..<cases {
            generator.fill(&interleaving, at: index)
            model.findStale(interleaving, under: plan, into: &stale)
            for (position, mechanism) in stale where !isReported[position * Mechanism.count + mechanism.index] {
                isReported[position * Mechanism.count + mechanism.index] = true
                let finding = shrinker.finding(
                    interleaving, mechanism, under: configurations[position], index: index)
                let contradictsTable =
                    if !isRecording, case .clean = table?.claims[position] { true } else { false }
                discoveries.append(Discovery(finding: finding, contradictsTable: contradictsTable))
            }
        }
        return discoveries
    }

    private var brokenClaims: [BrokenClaim] {
        guard let table else { return [] }
        var broken: [BrokenClaim] = []
        for (position, (configuration, claim)) in zip(Configuration.fullMatrix, table.claims).enumerated() {
            func add(_ path: String, _ reason: BrokenClaim.Reason) {
                broken.append(BrokenClaim(configuration: configuration, path: path, reason: reason))
            }
            switch claim {
            case .stale(let name):
                let witness = survey.cases.first { $0.entry.name == name }
                if let witness, witness.mechanisms[position] == nil { add(witness.entry.path, .clean) }
                if witness == nil { add("\(corpus.directory)/\(name)", .missing) }
            case .clean:
                // What a case of the corpus breaks cannot stand as clean, even where the search does not come to it.
                let witness = survey.cases.first { $0.mechanisms[position] != nil }
                if let witness { add(witness.entry.path, .contradicted) }
            }
        }
        return broken
    }
}

extension Gate.CaseResult {
    /// Whether the case does what it is kept for; a canary fails.
    var holds: Bool { entry.isCanary != judgement.holds }

    /// Whether something is stale that nothing expects to be.
    var isNewlyStale: Bool { !entry.isCanary && judgement.hasUnexpectedStale }
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
    ///   - survey: the cases; canaries do not count.
    ///   - searched: how many cases of the gate's seed were searched without a discovery.
    public init(recording survey: CorpusSurvey, searched: UInt64) {
        var claims = Array(
            repeating: Claim.clean(seed: Gate.seed, cases: searched), count: Configuration.fullMatrix.count)
        let cases = survey.cases.sorted {
            $0.entry.file.interleaving != $1.entry.file.interleaving
                ? $0.entry.file.interleaving < $1.entry.file.interleaving : $0.entry.path < $1.entry.path
        }
        for kept in cases.reversed() {
            for (position, mechanism) in kept.mechanisms.enumerated() where mechanism != nil {
                claims[position] = .stale(kept.entry.name)
            }
        }
        self.init(claims: claims)
    }
}
