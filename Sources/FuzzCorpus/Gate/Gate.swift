import FuzzEngine
import Synchronization

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
    /// What it searches.
    package static var family: CaseFamily { CaseFamily(seed: GateDefaults.seed, length: S.caseLength) }

    /// What came of one case of the corpus.
    package struct CaseResult: Sendable {
        /// The case, and where it is kept.
        package let entry: CorpusEntry<S>
        /// What the comparison says.
        package let judgement: CaseJudgement<S>
        /// The steps, from 1, that have no effect under any configuration, since what they are done to is not there any more.
        package let stepsWithoutEffect: [Int]
        /// A note that the case does not bear out; nil where there is none, or the case does not do what it is kept for.
        package let falseNote: FalseNote<S>?
    }

    /// A document beside the corpus that does not say what was found.
    package struct OutdatedDocument: Hashable, Sendable {
        /// The name of its file.
        package let name: String
        /// The first line that differs, counted from 1; nil where there is no such file.
        package let line: Int?

        /// Names a document.
        package init(name: String, line: Int?) {
            self.name = name
            self.line = line
        }
    }

    package let corpus: Corpus<S>
    /// The table of verdicts; nil where the corpus has none.
    package let table: VerdictTable<S>?

    private let survey: CorpusSurvey<S>
    /// Whether the watch has ended the gate while it was prepared.
    package let isInterrupted: Bool
    /// What the table that is yet to be written rests on: what the search finds contradicts nobody then.
    let recorded: Recording?

    /// Prepares a gate: runs every case of the corpus.
    ///
    /// - Parameter watch: where it ends the gate, the report has the cases that were run until then, and nothing else.
    package init(corpus: Corpus<S>, table: VerdictTable<S>?, watching watch: @escaping GateWatch = { _ in true }) {
        self.corpus = corpus
        self.table = table
        survey = CorpusSurvey<S>(corpus.entries, directory: corpus.directory) {
            watch(.replaying(done: $0, count: $1))
        }
        isInterrupted = survey.cases.count < corpus.entries.count { !$0.isCanary }
        recorded = nil
    }

    /// What a table is recorded from, beside the corpus.
    struct Recording: Sendable {
        /// What is decided of the full matrix; nil of a subject that cannot be decided.
        let decisions: [Decision<S>]?
    }

    private init(_ gate: Gate<S>, table: VerdictTable<S>?, from recorded: Recording?, isInterrupted: Bool) {
        self.isInterrupted = isInterrupted
        corpus = gate.corpus
        survey = gate.survey
        self.table = table
        self.recorded = recorded
    }

    /// The same gate, with the table that its corpus and a search that finds nothing new come to.
    ///
    /// - Parameters:
    ///   - searched: how many cases of the gate's seed are to be searched.
    ///   - threads: what decides the configurations.
    ///   - watch: where it ends the gate, there is no table.
    package func recording(
        searched: UInt64, on threads: SearchThreads = .caller, watching watch: @escaping GateWatch = { _ in true }
    ) -> Gate<S> {
        guard !isInterrupted, case .whole(let decisions) = decide(S.Configuration.fullMatrix, threads, watch) else {
            return Gate<S>(self, table: nil, from: nil, isInterrupted: true)
        }
        let table = VerdictTable<S>(recording: survey, searched: searched, decisions: decisions)
        return Gate<S>(self, table: table, from: Recording(decisions: decisions), isInterrupted: false)
    }

    /// Runs the gate.
    ///
    /// - Parameters:
    ///   - cases: how many cases to search.
    ///   - proving: the configurations that are decided anew; where a table is recorded, all are.
    ///   - threads: what the search runs on.
    ///   - verify: runs a finding of the search again, and returns it with its flakiness.
    ///   - watch: where it ends the gate, the report has what was done until then, and its status says that this is not all.
    package func run(
        cases: UInt64, proving: [S.Configuration] = [], on threads: SearchThreads = .caller,
        verifying verify: @escaping (Finding<S>) -> Finding<S> = { $0 },
        watching watch: @escaping GateWatch = { _ in true }
    ) -> Report {
        let results = results()
        let hasCanary = corpus.entries.contains(where: \.isCanary)
        func interrupted(_ claims: [TableProblem], _ proofs: Proofs?, _ table: VerdictTable<S>?) -> Report {
            Report(
                directory: corpus.directory, cases: results, searched: 0, findings: [], brokenClaims: claims,
                table: table, isRecording: recorded != nil, hasCanary: hasCanary, proofs: proofs, isInterrupted: true)
        }
        // What cases that were not run show is not known, so that no claim can be held to it.
        guard !isInterrupted else { return interrupted([], nil, nil) }
        let claims = brokenClaims(searched: cases)
        guard case .whole(let proofs) = proofs(of: proving, searched: cases, threads, watch) else {
            return interrupted(claims.filter { $0.reason != .unsearched }, nil, table)
        }
        let proven = Set((proofs?.refutations ?? []).filter { $0.reason == .searched }.map(\.configuration))
        let found = search(cases, threads, verify, watch)
        return Report(
            directory: corpus.directory, cases: results, searched: found.searched, findings: found.findings,
            // What is proven needs no search, whichever is claimed.
            brokenClaims: claims.filter { $0.reason != .unsearched || !proven.contains($0.configuration) },
            table: table, isRecording: recorded != nil, hasCanary: hasCanary, proofs: proofs,
            isInterrupted: found.isInterrupted)
    }

    /// What came of the cases of the corpus, as far as they were run.
    private func results() -> [CaseResult] {
        let configurations = S.Configuration.fullMatrix
        var surveyed = survey.cases.makeIterator()
        let check = NoteCheck<S>()
        var results: [CaseResult] = []
        for entry in corpus.entries {
            // The survey has the cases in the same order, without canaries.
            let shown = entry.isCanary ? nil : surveyed.next()
            guard !isInterrupted || shown != nil else { continue }
            let mechanisms = shown?.mechanisms ?? S.mechanisms(of: entry.file.testCase)
            let verdicts = mechanisms.map { $0?.verdict ?? .clean }
            let judgement = CaseJudgement<S>(entry.file, configurations, verdicts: verdicts)
            results.append(
                CaseResult(
                    entry: entry, judgement: judgement, stepsWithoutEffect: shown?.stepsWithoutEffect ?? [],
                    falseNote: !entry.isCanary && judgement.holds ? check.falseNote(of: entry, mechanisms) : nil))
        }
        return results
    }

    /// Searches, a block at a time, and then verifies the findings.
    private func search(
        _ cases: UInt64, _ threads: SearchThreads, _ verify: @escaping (Finding<S>) -> Finding<S>,
        _ watch: @escaping GateWatch
    ) -> (searched: UInt64, findings: [Finding<S>], isInterrupted: Bool) {
        var search = Search<S>(
            Self.family, under: S.Configuration.fullMatrix, on: threads,
            leavingOut: survey.known.contains(_:under:))
        // A finding that is dropped while it is shrunk would not show otherwise.
        let isCut = Atomic(false)
        search.shrinkWatch = { done, count in
            let goesOn = watch(.shrinking(done: done, count: count))
            if !goesOn && done < count { isCut.store(true, ordering: .relaxed) }
            return goesOn
        }
        var session = FindingSession<S>(search, verifying: verify)
        var found: [Finding<S>] = []
        var done: UInt64 { session.search.cases }
        while done < cases, watch(.searching(cases: done, count: cases, findings: found.count)) {
            found += session.run(cases: Int(min(S.blockSize, cases - done))).filter(concerns)
        }
        var verified: [Finding<S>] = []
        for finding in found {
            guard watch(.repeating(done: verified.count, count: found.count)) else { break }
            verified.append(session.verify(finding))
        }
        let isWhole = done >= cases && verified.count == found.count
        return (done, verified, !isWhole || isCut.load(ordering: .relaxed))
    }

    /// Whether the gate has anything to say about a finding: a starving case matters only to a claim of the table.
    private func concerns(_ finding: Finding<S>) -> Bool {
        finding.mechanism.isFailure || recorded != nil || table?.isContradicted(by: finding) == true
    }

    private func brokenClaims(searched: UInt64) -> [TableProblem] {
        guard let table else { return [] }
        let believed = SearchClaims<S>(searched: searched)
        return zip(S.Configuration.fullMatrix, table.claims).flatMap { configuration, claim in
            [
                broken(claim.failure, of: configuration)
                    ?? (recorded != nil || believed.areBorneOut(claim.failure)
                        ? nil
                        : TableProblem(
                            configuration, .unsearched, by: .file("\(corpus.directory)/\(CorpusLayout.table)"))),
                claim.liveness.flatMap { broken($0, of: configuration) },
            ].compactMap { $0 }
        }
    }

    private func broken(_ claim: VerdictTable<S>.FailureClaim, of configuration: S.Configuration) -> TableProblem? {
        switch claim {
        case .failing(let name): broken(name, of: configuration, .clean) { $0.isFailure }
        // What a case of the corpus breaks cannot stand as clean, even where the search does not come to it.
        case .proven, .clean: contradicted(configuration, .contradicted) { $0.isFailure }
        }
    }

    private func broken(_ claim: VerdictTable<S>.LivenessClaim, of configuration: S.Configuration) -> TableProblem? {
        switch claim {
        case .starved(let name): broken(name, of: configuration, .delivered) { !$0.isFailure }
        case .delivered: contradicted(configuration, .starved) { !$0.isFailure }
        }
    }

    /// That a case is missing which is claimed to show something, or does not show it.
    private func broken(
        _ name: String, of configuration: S.Configuration, _ reason: TableProblem.Reason,
        by isShown: (S.Mechanism) -> Bool
    ) -> TableProblem? {
        guard let witness = survey.cases.first(where: { $0.entry.name == name }) else {
            return TableProblem(configuration, .missing, by: .file("\(corpus.directory)/\(name)"))
        }
        guard witness.mechanism(under: configuration).map(isShown) != true else { return nil }
        return TableProblem(configuration, reason, by: .file(witness.entry.path))
    }

    /// Whether a case of the corpus shows something under a configuration.
    func isShown(_ configuration: S.Configuration, _ isShown: (S.Mechanism) -> Bool) -> Bool {
        survey.cases.contains { $0.mechanism(under: configuration).map(isShown) == true }
    }

    /// That a case shows what is claimed not to be.
    private func contradicted(
        _ configuration: S.Configuration, _ reason: TableProblem.Reason, by isShown: (S.Mechanism) -> Bool
    ) -> TableProblem? {
        survey.cases.first { $0.mechanism(under: configuration).map(isShown) == true }.map {
            TableProblem(configuration, reason, by: .file($0.entry.path))
        }
    }
}

extension Gate.CaseResult {
    /// Whether the case does what it is kept for; a canary fails.
    package var holds: Bool { entry.isCanary ? judgement.showsFailure : judgement.holds }

    /// Whether the case has no steps, and so shows nothing: what a file is that was cut off. A canary without steps does not fail.
    package var isEmpty: Bool { !entry.isCanary && entry.file.testCase.steps.isEmpty }

    /// Whether there is nothing to say about the case.
    package var isSound: Bool { holds && falseNote == nil && !isEmpty }

    /// Whether something goes wrong that nothing expects to.
    package var isNewlyFailing: Bool { !entry.isCanary && judgement.hasUnexpectedFailure }
}
