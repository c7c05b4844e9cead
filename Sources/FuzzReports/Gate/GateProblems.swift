import FuzzEngine
import FuzzCorpus

/// The problems of a gate, each cause once. The consequences of a case that does not behave as expected are part of the problem of
/// that case. They are not repeated as claims of the table or as findings of the search.
struct GateProblems<S: DescribableSubject> {
    /// The problems of cases, by position among the cases of the report.
    private(set) var ofCases: [Int: GateProblem] = [:]
    /// The false notes, the cases without steps, and the acknowledgements that are over, by position of the case among the cases of
    /// the report.
    private(set) var ofNotes: [Int: GateProblem] = [:]
    /// The problem of a missing canary.
    private(set) var ofCanary: [GateProblem] = []
    /// The problems of claims in the table.
    private(set) var ofTable: [GateProblem] = []
    /// The problems of proofs that contradict the table.
    private(set) var ofProofs: [GateProblem] = []
    /// The problems of documents beside the corpus that are missing or outdated.
    private(set) var ofDocuments: [GateProblem] = []
    /// The problems that the search found.
    private(set) var ofSearch: [GateProblem] = []
    /// The differences between the model and the live engine.
    private(set) var ofEngines: [GateProblem] = []
    /// The problem of a time that was over too soon.
    private(set) var ofTime: [GateProblem] = []
    /// The notes on cases, by position among the cases of the report.
    private(set) var notesOfCases: [Int: GateProblem] = [:]
    /// The notes on findings of the search.
    private(set) var notesOfSearch: [GateProblem] = []

    /// All problems, in this order.
    var all: [GateProblem] { ofCorpus + ofTable + ofProofs + ofDocuments + ofSearch + ofEngines + ofTime }

    /// The problems of the cases and of a missing canary, which need neither a table nor a search.
    var ofCorpus: [GateProblem] {
        ofCases.sorted { $0.key < $1.key }.map(\.value) + ofNotes.sorted { $0.key < $1.key }.map(\.value) + ofCanary
    }

    /// All notes, in the same order.
    var notes: [GateProblem] { notesOfCases.sorted { $0.key < $1.key }.map(\.value) + notesOfSearch }

    init(_ report: Gate<S>.Report) {
        var claims = report.brokenClaims
        var findings = report.findings.filter { $0.flakiness == nil }
        for (position, result) in report.cases.enumerated() where !result.holds {
            let consequences = result.takeConsequences(from: &claims, &findings)
            ofCases[position] = result.problem(consequences)
        }
        for (position, result) in report.cases.enumerated() {
            ofNotes[position] =
                result.problemOfCutOffCase ?? result.problemOfNote ?? result.problemOfLoss
                ?? result.problemOfAcknowledgement
        }
        if !report.hasCanary { ofCanary = [report.missingCanary] }
        ofTable =
            report.table == nil
            ? report.isInterrupted ? [] : [report.missingTable]
            : Dictionary(grouping: claims, by: \.cause).sorted { $0.key < $1.key }
                .map { report.problem(of: $0.value, findings: report.take(&findings, under: $0.value)) }
        ofProofs = Dictionary(grouping: report.proofs?.refutations ?? [], by: \.reason)
            .sorted { $0.key.rawValue < $1.key.rawValue }.map { report.problem(ofRefuted: $0.value) }
        ofDocuments = report.outdated.map(report.problem)
        ofSearch = Dictionary(grouping: findings, by: \.mechanism).sorted { $0.key < $1.key }
            .map { report.problem(of: $0.value) }
        let flaky = report.problemsOfFlakyFindings
        ofSearch += flaky.filter { !$0.kind.isNote }
        notesOfSearch = flaky.filter(\.kind.isNote) + report.notesOfUnfinishedSearch
        ofTime = report.problemsOfTime
        for (position, result) in report.cases.enumerated() {
            notesOfCases[position] =
                result.noteOfAcknowledgement ?? (result.isLost ? nil : result.lostMeaning ?? result.noteOfFix)
        }
        if let comparison = report.comparison, comparison.differing > 0 { ofEngines = [report.problem(of: comparison)] }
    }
}

/// The consequences of a case that does not behave as expected.
struct GateConsequences {
    /// The number of wrong claims of the table that name the case.
    var claims = 0
    /// The number of configurations and mechanisms that the search finds and that the case should have shown.
    var findings = 0

    /// Returns the consequences as the end of a sentence; empty if there are none.
    ///
    /// - Parameter failure: the word for any failure.
    func text(_ failure: String) -> String {
        var text = ""
        if claims > 0 {
            let verb = claims == 1 ? "depends" : "depend"
            text += "; \(claims.counted("claim")) of the table of verdicts \(verb) on this case"
        }
        if findings > 0 {
            let verb = findings == 1 ? "is" : "are"
            text += "; \(findings.counted("finding")) of the search \(verb) new because of this, "
            text += "where the case was expected to be \(failure)"
        }
        return text
    }
}

extension Gate.TableProblem {
    /// The common properties of claims that are wrong for the same reason.
    struct Cause: Hashable, Comparable {
        let path: String
        let reason: Reason

        static func < (left: Cause, right: Cause) -> Bool {
            (left.path, left.reason.rawValue) < (right.path, right.reason.rawValue)
        }
    }

    var cause: Cause { Cause(path: path, reason: reason) }
}

extension Gate.CaseResult where S: DescribableSubject {
    /// Removes the consequences of the case from the claims and the findings. These are the claims that name it, and the findings
    /// that it was expected to show, under configurations with an unmet expectation.
    fileprivate func takeConsequences(
        from claims: inout [Gate<S>.TableProblem], _ findings: inout [Finding<S>]
    ) -> GateConsequences {
        if entry.isCanary { return GateConsequences() }
        let unexpected = Set(judgment.unmetExpectations.map(\.configuration))
        let before = (claims.count, findings.count)
        claims.removeAll {
            // A case need not state where it starves.
            $0.path == entry.path && (unexpected.contains($0.configuration) || $0.reason == .delivered)
        }
        findings.removeAll { finding in
            let (configuration, kind) = (finding.configuration, finding.mechanism.verdict)
            guard unexpected.contains(configuration) else { return false }
            return entry.file.expectedVerdict(under: configuration)?.allows(kind) ?? false
        }
        return GateConsequences(claims: before.0 - claims.count, findings: before.1 - findings.count)
    }
}

extension Gate.Report where S: DescribableSubject {
    /// Removes the findings under the configurations of claims whose case is missing.
    fileprivate func take(_ findings: inout [Finding<S>], under claims: [Gate<S>.TableProblem]) -> Int {
        guard claims[0].reason == .missing else { return 0 }
        let configurations = Set(claims.map(\.configuration))
        let before = findings.count
        findings.removeAll { configurations.contains($0.configuration) }
        return before - findings.count
    }
}
