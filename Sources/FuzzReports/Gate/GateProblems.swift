import FuzzEngine
import FuzzCorpus

/// What keeps a gate from passing, each cause once: what follows from a case that does not do what it is kept for is told with
/// that case, and not again as a claim of the table or as a discovery of the search.
struct GateProblems<S: DescribableSubject> {
    /// The cases that are not as they should be, by their position among the report's cases.
    private(set) var ofCases: [Int: GateProblem] = [:]
    /// The notes that cases do not bear out, and the cases without steps, by the position of the case among the report's cases.
    private(set) var ofNotes: [Int: GateProblem] = [:]
    /// That there is no canary.
    private(set) var ofCanary: [GateProblem] = []
    /// The claims of the table that do not hold.
    private(set) var ofTable: [GateProblem] = []
    /// What is decided otherwise than the table says.
    private(set) var ofProofs: [GateProblem] = []
    /// The documents beside the corpus that are out of date.
    private(set) var ofDocuments: [GateProblem] = []
    /// What the search found.
    private(set) var ofSearch: [GateProblem] = []
    /// Where the model and the live engine differ.
    private(set) var ofEngines: [GateProblem] = []
    /// Notes on cases, by their position among the report's cases.
    private(set) var notesOfCases: [Int: GateProblem] = [:]
    /// Notes on what the search found.
    private(set) var notesOfSearch: [GateProblem] = []

    /// All of them, in this order.
    var all: [GateProblem] {
        ofCases.sorted { $0.key < $1.key }.map(\.value) + ofNotes.sorted { $0.key < $1.key }.map(\.value) + ofCanary
            + ofTable + ofProofs + ofDocuments + ofSearch
            + ofEngines
    }

    /// What is told and fails nothing, in the same order.
    var notes: [GateProblem] { notesOfCases.sorted { $0.key < $1.key }.map(\.value) + notesOfSearch }

    init(_ report: Gate<S>.Report) {
        var claims = report.brokenClaims
        var findings = report.findings.filter { $0.flakiness == nil }
        for (position, result) in report.cases.enumerated() where !result.holds {
            let consequences = result.takeConsequences(from: &claims, &findings)
            ofCases[position] = result.problem(consequences)
        }
        for (position, result) in report.cases.enumerated() {
            ofNotes[position] = result.problemOfNote ?? result.problemOfEmptyCase
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
        notesOfSearch = flaky.filter(\.kind.isNote)
        for (position, result) in report.cases.enumerated() { notesOfCases[position] = result.lostMeaning }
        if let comparison = report.comparison, comparison.differing > 0 { ofEngines = [report.problem(of: comparison)] }
    }
}

/// What else does not hold because a case does not do what it is kept for.
struct GateConsequences {
    /// How many claims of the table name the case and do not hold.
    var claims = 0
    /// How many pairs of a configuration and a mechanism the search finds that the case was to show.
    var findings = 0

    /// As the end of a sentence; empty where there are none.
    ///
    /// - Parameter failure: the word for whatever goes wrong.
    func text(_ failure: String) -> String {
        (claims == 0
            ? "" : "; \(claims.counted("claim")) of the table of verdicts \(claims == 1 ? "rests" : "rest") on it")
            + (findings == 0
                ? ""
                : "; \(findings.counted("finding")) of the search \(findings == 1 ? "is" : "are") new where it was "
                    + "expected to be \(failure)")
    }
}

extension Gate.TableProblem {
    /// What the claims that one thing has made wrong have in common.
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
    /// Takes out what follows from the case being as it is: claims that name it, under configurations for which it does not do
    /// what it expects, and findings there of the kind that it was expected to show.
    fileprivate func takeConsequences(
        from claims: inout [Gate<S>.TableProblem], _ findings: inout [Finding<S>]
    ) -> GateConsequences {
        if entry.isCanary { return GateConsequences() }
        let unexpected = Set(judgement.unmetExpectations.map(\.configuration))
        let before = (claims.count, findings.count)
        claims.removeAll {
            // Of where it starves a case need not say anything.
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
    /// Takes out what the search found under the configurations of claims whose case is missing, which was to show it.
    fileprivate func take(_ findings: inout [Finding<S>], under claims: [Gate<S>.TableProblem]) -> Int {
        guard claims[0].reason == .missing else { return 0 }
        let configurations = Set(claims.map(\.configuration))
        let before = findings.count
        findings.removeAll { configurations.contains($0.configuration) }
        return before - findings.count
    }
}
