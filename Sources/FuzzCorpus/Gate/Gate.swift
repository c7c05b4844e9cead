import FuzzEngine
import Locks

/// The defaults of the gate.
package enum GateDefaults {
    /// The seed of the gate's search.
    package static let seed: UInt64 = 1
    /// The number of blocks of cases that a table of verdicts may rest on, even if a gate searches fewer.
    package static let blocks: UInt64 = 50
}

/// Replays a whole corpus against its expectations, searches with a fixed seed, and compares the results with the table of
/// verdicts. Deterministic: the same corpus and number of cases give the same report, byte for byte.
package struct Gate<S: Subject>: Sendable {
    /// The cases that the gate searches.
    package static var family: CaseFamily { CaseFamily(seed: GateDefaults.seed, length: S.caseLength) }

    /// The result of one case of the corpus.
    package struct CaseResult: Sendable {
        /// The case, and its place in the corpus.
        package let entry: CorpusEntry<S>
        /// The comparison of its verdicts with its expectations.
        package let judgment: CaseJudgment<S>
        /// The steps, from 1, without effect under every configuration, because their target no longer exists.
        package let stepsWithoutEffect: [Int]
        /// A false note of the case; `nil` if there is none, or if the case does not meet its expectations.
        package let falseNote: FalseNote<S>?
        /// A person's decision to accept the failure; `nil` if there is none.
        package let acknowledgement: Acknowledgement?
        /// Whether the case is a finding that fails no longer, and that no expectation holds yet.
        package var isFixed: Bool
        /// Whether the acknowledgement is over.
        package let isExpired: Bool
    }

    /// The corpus whose cases the gate replays.
    package let corpus: Corpus<S>
    /// The table of verdicts; `nil` if the corpus has none.
    package let table: VerdictTable<S>?

    private let survey: CorpusSurvey<S>
    /// Whether the watch stopped the gate during its preparation.
    package let isInterrupted: Bool
    /// Whether the time was over before all cases of the corpus had been run.
    private let isTimeOver: Bool
    private let isOver: GateDeadline
    /// The basis of a table that is being recorded; findings of the search do not contradict that table.
    let recorded: Recording?

    /// Prepares a gate: runs every case of the corpus.
    ///
    /// - Parameters:
    ///   - watch: receives the progress. If it stops the gate, the report has only the cases that were run until then.
    ///   - isOver: returns whether the time for replaying and searching is over.
    package init(
        corpus: Corpus<S>, table: VerdictTable<S>?, watching watch: @escaping GateWatch = { _ in true },
        until isOver: @escaping GateDeadline = { false }
    ) {
        self.corpus = corpus
        self.table = table
        self.isOver = isOver
        var isTimeOver = false
        var begun: Int?
        survey = CorpusSurvey<S>(corpus.entries, directory: corpus.directory) { done, count in
            guard watch(.replaying(done: done, count: count)) else { return false }
            // A run counts if the time ends during it.
            if begun == done { return true }
            begun = done
            isTimeOver = isOver()
            return !isTimeOver
        }
        self.isTimeOver = isTimeOver
        isInterrupted = !isTimeOver && survey.cases.count < corpus.entries.count { !$0.isCanary }
        recorded = nil
    }

    /// Returns the report on a corpus that lacks what a gate needs, a table or a canary, before anything runs; `nil` if it has both.
    package static func reportOnUnprepared(_ corpus: Corpus<S>, table: VerdictTable<S>?) -> Report? {
        let hasCanary = corpus.entries.contains(where: \.isCanary)
        guard table == nil || !hasCanary else { return nil }
        return Report(
            directory: corpus.directory, cases: [], searched: 0, findings: [], brokenClaims: [], table: table,
            isRecording: false, hasCanary: hasCanary, proofs: nil, isUnprepared: true)
    }

    /// The basis of a recorded table, apart from the corpus.
    struct Recording: Sendable {
        /// The decisions on the full matrix; `nil` if the subject cannot be decided.
        let decisions: [Decision<S>]?
    }

    private init(_ gate: Gate<S>, table: VerdictTable<S>?, from recorded: Recording?, isInterrupted: Bool) {
        self.isInterrupted = isInterrupted
        isTimeOver = gate.isTimeOver
        isOver = gate.isOver
        corpus = gate.corpus
        survey = gate.survey
        self.table = table
        self.recorded = recorded
    }

    /// Returns the same gate with the table that results from its corpus and from a search without new findings.
    ///
    /// - Parameters:
    ///   - searched: the number of cases of the gate's seed that will be searched.
    ///   - threads: the threads that decide the configurations.
    ///   - watch: receives the progress. If it stops the gate, there is no table.
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
    ///   - cases: the number of cases to search.
    ///   - proving: the configurations to decide; all of them if a table is recorded.
    ///   - threads: the threads of the search.
    ///   - verify: runs a finding of the search again, and returns it with its flakiness.
    ///   - watch: receives the progress. If it stops the gate, the report has the results until then, and its status says that the
    ///     gate is incomplete.
    package func run(
        cases: UInt64, proving: [S.Configuration] = [], on threads: SearchThreads = .caller,
        verifying verify: @escaping (Finding<S>) -> Finding<S> = { $0 },
        watching watch: @escaping GateWatch = { _ in true }
    ) -> Report {
        let (results, areWhole) = results(watch)
        let hasCanary = corpus.entries.contains(where: \.isCanary)
        func interrupted(_ claims: [TableProblem], _ proofs: Proofs?, _ table: VerdictTable<S>?) -> Report {
            Report(
                directory: corpus.directory, cases: results, searched: 0, findings: [], brokenClaims: claims,
                table: table, isRecording: recorded != nil, hasCanary: hasCanary, proofs: proofs,
                isInterrupted: !isTimeOver,
                leftOut: isTimeOver
                    ? LeftOut(replayed: corpus.entries.count - results.count, searched: cases) : .nothing)
        }
        // Without the results of all cases, no claim can be checked.
        guard !isInterrupted, areWhole else { return interrupted([], nil, isTimeOver ? table : nil) }
        let claims = brokenClaims(searched: cases)
        guard case .whole(let proofs) = proofs(of: proving, searched: cases, threads, watch) else {
            return interrupted(claims.filter { $0.reason != .unsearched }, nil, table)
        }
        let proven = Set((proofs?.refutations ?? []).filter { $0.reason == .searched }.map(\.configuration))
        let found = search(cases, threads, verify, watch)
        return Report(
            directory: corpus.directory, cases: results, searched: found.searched, findings: found.findings,
            // A proof makes a search unnecessary, whichever of the two the table claims.
            brokenClaims: claims.filter { $0.reason != .unsearched || !proven.contains($0.configuration) },
            table: table, isRecording: recorded != nil, hasCanary: hasCanary, proofs: proofs,
            isInterrupted: found.isInterrupted, leftOut: LeftOut(replayed: 0, searched: found.leftOut))
    }

    /// Returns the results of the cases of the corpus, as far as they were run, and whether they are all there. A canary whose run may
    /// have been cut off has no result.
    private func results(_ watch: GateWatch) -> (results: [CaseResult], areWhole: Bool) {
        let stage = GateStage.replaying(done: survey.cases.count, count: survey.cases.count)
        var areWhole = !isInterrupted && !isTimeOver
        let configurations = S.Configuration.fullMatrix
        var surveyed = survey.cases.makeIterator()
        let check = NoteCheck<S>()
        let today = Day.today
        var results: [CaseResult] = []
        for entry in corpus.entries {
            // The survey has the same order, without the canaries.
            let shown = entry.isCanary ? nil : surveyed.next()
            guard areWhole || shown != nil else { continue }
            let mechanisms = shown?.mechanisms ?? S.mechanisms(of: entry.file.testCase)
            if entry.isCanary { areWhole = watch(stage) }
            guard areWhole || shown != nil else { continue }
            let verdicts = mechanisms.map { $0?.verdict ?? .clean }
            let judgment = CaseJudgment<S>(entry.file, configurations, verdicts: verdicts)
            let isFixed = shown?.isFixed ?? false
            let acknowledgement = entry.isCanary ? nil : entry.file.acknowledgement
            results.append(
                CaseResult(
                    entry: entry, judgment: judgment, stepsWithoutEffect: shown?.stepsWithoutEffect ?? [],
                    falseNote: !entry.isCanary && judgment.holds && !isFixed
                        ? check.falseNote(of: entry, mechanisms) : nil,
                    acknowledgement: acknowledgement, isFixed: isFixed,
                    isExpired: acknowledgement?.isOver(on: today) ?? false))
        }
        return (results, areWhole)
    }

    /// Searches one block at a time, and then verifies the findings.
    private func search(
        _ cases: UInt64, _ threads: SearchThreads, _ verify: @escaping (Finding<S>) -> Finding<S>,
        _ watch: @escaping GateWatch
    ) -> (searched: UInt64, findings: [Finding<S>], isInterrupted: Bool, leftOut: UInt64) {
        var search = Search<S>(
            Self.family, under: S.Configuration.fullMatrix, on: threads,
            leavingOut: survey.known.contains(_:under:))
        // Findings that are dropped during shrinking would not show otherwise.
        let isCut = Locked(false)
        search.shrinkWatch = { done, count in
            let goesOn = watch(.shrinking(done: done, count: count))
            if !goesOn && done < count { isCut.withLock { $0 = true } }
            return goesOn
        }
        var session = FindingSession<S>(search, verifying: verify)
        var found: [Finding<S>] = []
        var done: UInt64 { session.search.cases }
        var isTimeOver = false
        while done < cases, watch(.searching(cases: done, count: cases, findings: found.count)) {
            isTimeOver = isOver()
            if isTimeOver { break }
            found += session.run(cases: Int(min(S.blockSize, cases - done))).filter(concerns)
        }
        var verified: [Finding<S>] = []
        for finding in found {
            let stage = GateStage.repeating(done: verified.count, count: found.count)
            guard watch(stage) else { break }
            let result = session.verify(finding)
            // The runs of a finding that were cut off confirm nothing.
            guard watch(stage) else { break }
            verified.append(result)
        }
        let isWhole = (done >= cases || isTimeOver) && verified.count == found.count
        return (done, verified, !isWhole || isCut.withLock { $0 }, isTimeOver ? cases - done : 0)
    }

    /// Returns whether the gate reports a finding: a case that starves matters only to a claim of the table.
    private func concerns(_ finding: Finding<S>) -> Bool {
        finding.mechanism.isFailure || recorded != nil || table?.isContradicted(by: finding) == true
    }

    private func brokenClaims(searched: UInt64) -> [TableProblem] {
        guard let table else { return [] }
        let believed = SearchClaims<S>(searched: searched)
        // A person has accepted a defect whose case meets its expectations, whatever the table claims.
        let witnesses = S.findingsAreDefects ? survey.cases.filter { !$0.judgment.holds } : survey.cases
        return zip(S.Configuration.fullMatrix, table.claims).flatMap { configuration, claim in
            [
                broken(claim.failure, of: configuration, witnesses)
                    ?? (recorded != nil || believed.areBorneOut(claim.failure)
                        ? nil
                        : TableProblem(
                            configuration, .unsearched, by: .file("\(corpus.directory)/\(CorpusLayout.table)"))),
                claim.liveness.flatMap { broken($0, of: configuration, witnesses) },
            ].compactMap { $0 }
        }
    }

    private func broken(
        _ claim: VerdictTable<S>.FailureClaim, of configuration: S.Configuration, _ witnesses: [CorpusSurvey<S>.Case]
    ) -> TableProblem? {
        switch claim {
        case .failing(let name): broken(name, of: configuration, .clean) { $0.isFailure }
        // A configuration that a case of the corpus breaks must not be claimed clean, even if the search finds nothing.
        case .proven, .clean: contradicted(configuration, .contradicted, witnesses) { $0.isFailure }
        }
    }

    private func broken(
        _ claim: VerdictTable<S>.LivenessClaim, of configuration: S.Configuration, _ witnesses: [CorpusSurvey<S>.Case]
    ) -> TableProblem? {
        switch claim {
        case .starved(let name): broken(name, of: configuration, .delivered) { !$0.isFailure }
        case .delivered: contradicted(configuration, .starved, witnesses) { !$0.isFailure }
        }
    }

    /// Returns a problem if the case that a claim names is missing or does not show what the table claims.
    private func broken(
        _ name: String, of configuration: S.Configuration, _ reason: TableProblem.Reason,
        by isShown: (S.Mechanism) -> Bool
    ) -> TableProblem? {
        guard let witness = survey.cases.first(where: { $0.entry.name == name }) else {
            return TableProblem(configuration, .missing, by: .file("\(corpus.directory)/\(name)"))
        }
        guard witness.mechanism(under: configuration).map(isShown) != true, !witness.isFixed else { return nil }
        return TableProblem(configuration, reason, by: .file(witness.entry.path))
    }

    /// Returns whether a case of the corpus shows a certain kind of mechanism under a configuration.
    func isShown(_ configuration: S.Configuration, _ isShown: (S.Mechanism) -> Bool) -> Bool {
        survey.cases.contains { $0.mechanism(under: configuration).map(isShown) == true }
    }

    /// Returns a problem if a case of the corpus shows what the table claims to be absent.
    private func contradicted(
        _ configuration: S.Configuration, _ reason: TableProblem.Reason, _ witnesses: [CorpusSurvey<S>.Case],
        by isShown: (S.Mechanism) -> Bool
    ) -> TableProblem? {
        witnesses.first { $0.mechanism(under: configuration).map(isShown) == true }.map {
            TableProblem(configuration, reason, by: .file($0.entry.path))
        }
    }
}
