import BindingFuzz

/// What a gate does where nothing else is asked for.
package enum GateDefaults {
    /// The seed of the gate's search.
    package static let seed: UInt64 = 1
    /// How many blocks of cases it searches where no number is asked for: a few seconds.
    package static let blocks: UInt64 = 50
}

/// Replays a whole corpus against its expectations, then searches with a fixed seed, and compares with the table of
/// verdicts. Deterministic: the same corpus and number of cases give the same report, byte for byte.
package struct Gate<S: Subject>: Sendable {
    /// What came of one case of the corpus.
    package struct CaseResult: Sendable {
        /// The case, and where it is kept.
        package let entry: CorpusEntry<S>
        /// What the comparison says.
        package let judgement: CaseJudgement<S>
    }

    /// What no case of the corpus shows, or a configuration that is claimed to be clean and is not.
    package struct Discovery: Sendable {
        /// What was found.
        package let finding: Finding<S>
        /// Whether the table claims that the configuration is clean.
        package let contradictsTable: Bool
    }

    /// A claim of the table that does not hold.
    package struct BrokenClaim: Hashable, Sendable {
        package let configuration: S.Configuration
        /// The case that is claimed to break the configuration, or breaks it against the claim.
        package let path: String
        /// What is wrong with the claim.
        package let reason: Reason

        /// Why a claim does not hold.
        package enum Reason: Hashable, Sendable {
            /// The configuration is claimed to be broken by a case that is not there.
            case missing
            /// It is claimed to be broken by a case that is clean under it.
            case clean
            /// It is claimed to be clean, and the case breaks it.
            case contradicted
        }
    }

    /// What the gate saw.
    package struct Report: Sendable {
        package let directory: String
        /// In the order of the corpus.
        package let cases: [CaseResult]
        /// How many cases were searched, from `seed`.
        package let searched: UInt64
        /// What the search found that nothing expects: for each configuration and mechanism the smallest case.
        package let discoveries: [Discovery]
        /// In the order of the table.
        package let brokenClaims: [BrokenClaim]
        /// The table of verdicts; nil where there is none.
        package let table: VerdictTable<S>?
        /// Whether there is a canary.
        package let hasCanary: Bool
        /// The comparison of two engines; nil where there is only one.
        package var comparison: EngineComparison?

        /// 0, 1, 2 or 70, as the command's exit status means it.
        package var status: Int32 {
            if let comparison, comparison.differing > 0 { return 70 }
            let isClaimedClean = brokenClaims.contains { $0.reason == .contradicted }
            if !discoveries.isEmpty || isClaimedClean || cases.contains(where: \.isNewlyFailing) { return 1 }
            return cases.allSatisfy(\.holds) && brokenClaims.isEmpty && table != nil && hasCanary ? 0 : 2
        }
    }

    package let corpus: Corpus<S>
    /// The table of verdicts; nil where the corpus has none.
    package let table: VerdictTable<S>?

    private let survey: CorpusSurvey<S>
    /// Whether the table is yet to be written: what the search finds contradicts nobody then.
    private let isRecording: Bool

    /// Prepares a gate: runs every case of the corpus.
    package init(corpus: Corpus<S>, table: VerdictTable<S>?) {
        self.corpus = corpus
        self.table = table
        survey = CorpusSurvey<S>(corpus)
        isRecording = false
    }

    private init(_ gate: Gate<S>, table: VerdictTable<S>) {
        corpus = gate.corpus
        survey = gate.survey
        self.table = table
        isRecording = true
    }

    /// The same gate, with the table that its corpus and a search that finds nothing new come to.
    ///
    /// - Parameter searched: how many cases of the gate's seed are to be searched.
    package func recording(searched: UInt64) -> Gate<S> {
        Gate<S>(self, table: VerdictTable<S>(recording: survey, searched: searched))
    }

    /// Runs the gate.
    ///
    /// - Parameter cases: how many cases to search.
    package func run(cases: UInt64) -> Report {
        let configurations = S.Configuration.fullMatrix
        var surveyed = survey.cases.makeIterator()
        let results = corpus.entries.map { entry in
            // The survey has the cases in the same order, without canaries.
            let mechanisms = entry.isCanary ? nil : surveyed.next()?.mechanisms
            let verdicts = (mechanisms ?? S.mechanisms(of: entry.file.interleaving)).map {
                $0?.verdict ?? .clean
            }
            return CaseResult(entry: entry, judgement: CaseJudgement<S>(entry.file, configurations, verdicts: verdicts))
        }
        return Report(
            directory: corpus.directory, cases: results, searched: cases, discoveries: search(cases),
            brokenClaims: brokenClaims, table: table, hasCanary: corpus.entries.contains(where: \.isCanary))
    }

    private func search(_ cases: UInt64) -> [Discovery] {
        var search = Search<S>(
            CaseFamily(seed: GateDefaults.seed), under: S.Configuration.fullMatrix,
            leavingOut: survey.known.contains(_:under:))
        return search.run(cases: Int(clamping: cases)).map { finding in
            let contradictsTable =
                if !isRecording, case .clean = table?.claims[finding.configuration.index] { true } else { false }
            return Discovery(finding: finding, contradictsTable: contradictsTable)
        }
    }

    private var brokenClaims: [BrokenClaim] {
        guard let table else { return [] }
        var broken: [BrokenClaim] = []
        for (position, (configuration, claim)) in zip(S.Configuration.fullMatrix, table.claims).enumerated() {
            func add(_ path: String, _ reason: BrokenClaim.Reason) {
                broken.append(BrokenClaim(configuration: configuration, path: path, reason: reason))
            }
            switch claim {
            case .failing(let name):
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
    package var holds: Bool { entry.isCanary != judgement.holds }

    /// Whether something goes wrong that nothing expects to.
    package var isNewlyFailing: Bool { !entry.isCanary && judgement.hasUnexpectedFailure }
}

extension VerdictTable {
    /// Makes the table anew: for each configuration the smallest case of the corpus that breaks it, or the gate's search
    /// where none does.
    ///
    /// - Parameters:
    ///   - survey: the cases; canaries do not count.
    ///   - searched: how many cases of the gate's seed were searched without a discovery.
    package init(recording survey: CorpusSurvey<S>, searched: UInt64) {
        var claims = Array(
            repeating: Claim.clean(seed: GateDefaults.seed, cases: searched), count: S.Configuration.fullMatrix.count)
        let cases = survey.cases.sorted {
            $0.entry.file.interleaving != $1.entry.file.interleaving
                ? $0.entry.file.interleaving < $1.entry.file.interleaving : $0.entry.path < $1.entry.path
        }
        for kept in cases.reversed() {
            for (position, mechanism) in kept.mechanisms.enumerated() where mechanism != nil {
                claims[position] = .failing(kept.entry.name)
            }
        }
        self.init(claims: claims)
    }
}
