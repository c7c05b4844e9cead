import FilesAndProcesses
import FuzzEngine
import FuzzCorpus

/// The texts of the problems of a gate.
extension Gate.Report where S: DescribableSubject {
    /// All problems of the gate: first the cases in their order, then the table, the search and the engines.
    package var problems: [GateProblem] { GateProblems<S>(self).all }

    /// The notes, which do not fail the gate.
    package var notes: [GateProblem] { GateProblems<S>(self).notes }

    /// The path of the table of verdicts.
    var tablePath: String { "\(directory)/\(CorpusLayout.table)" }

    var corpusOption: [String] { directory == "corpus" ? [] : ["--corpus", directory] }

    var missingCanary: GateProblem {
        let folder = "\(directory)/\(CorpusLayout.canaryFolder)"
        let file = CaseFile<S>(S.canary.testCase, header: [.expect(Expectation(.all, .clean))])
        let text = file.text.replacing("\n", with: "\\n")
        return GateProblem(
            kind: .missingCanary, path: folder, line: 1, subject: "",
            message:
                "the corpus has no canary, so the gate might not notice failures; \(GateProblem.canaryRule(of: S.self))",
            command:
                "mkdir -p \(folder.shellQuoted) && printf \(text.shellQuoted) > \(folder.shellQuoted)/must-fail.case")
    }

    var missingTable: GateProblem {
        GateProblem(
            kind: .missingTable, path: tablePath, line: 1, subject: "",
            message: "the table is missing, so the search has nothing to compare with",
            command: S.invocation.command(["gate", "--record"] + corpusOption))
    }

    /// Returns one problem for claims that are wrong for one reason. It counts the findings that the case of the claims should have
    /// shown.
    func problem(of claims: [Gate<S>.TableProblem], findings: Int) -> GateProblem {
        let (first, configurations) = (claims[0], claims.map(\.configuration))
        let (are, count) = (claims.count == 1 ? "is" : "are", claims.count.counted("configuration"))
        let message =
            switch first.reason {
            case .missing:
                "the table names \(first.path), which is missing, for \(count); restore the case, or update the table"
            case .clean: "\(count) \(are) claimed to be broken by \(first.path), but clean"
            case .contradicted: "\(count) \(are) claimed to be clean, but broken by \(first.path)"
            case .unsearched:
                "\(count) \(are) claimed to be clean by a different search than the gate's, which covers "
                    + "\(searched.counted("case")) of seed \(GateDefaults.seed)"
            case .delivered, .starved: livenessMessage(first, count)
            // Proofs, not cases, have these reasons.
            case .failing, .open, .searched, .unsound: ""
            }
        let consequences = GateConsequences(findings: findings)
        return GateProblem(
            kind: first.reason.kind, path: tablePath,
            line: VerdictTable<S>.line(first.configuration), subject: "\(first.path) \(first.reason.rawValue)",
            message: message + ": " + ConfigurationPattern<S.Configuration>.list(configurations)
                + consequences.text(S.Verdict.anyFailure),
            command: S.invocation.command(
                first.reason == .missing || first.reason == .unsearched
                    ? ["gate", "--record"] + corpusOption
                    : ["replay", first.path, "--configurations", first.configuration.description]))
    }

    /// Returns that the table and a case disagree about whether the case starves.
    private func livenessMessage(_ claim: Gate<S>.TableProblem, _ count: String) -> String {
        guard let liveness = S.Verdict.liveness else { return count }
        return claim.reason == .starved
            ? "the table says '\(liveness.delivers)' for \(count), but \(claim.path) \(liveness.starves)"
            : "the table says '\(liveness.starves)' for \(count), but \(claim.path) does not show it"
    }

    /// Returns the problem for a document beside the corpus that is missing or outdated.
    func problem(of document: Gate<S>.OutdatedDocument) -> GateProblem {
        GateProblem(
            kind: document.line == nil ? .missingDocument : .outdatedDocument,
            path: "\(directory)/\(document.name)", line: document.line ?? 1, subject: document.name,
            message: document.line == nil
                ? "the file is missing; it explains what the proofs of the table mean"
                : "the file is out of date",
            command: S.invocation.command(["gate", "--record"] + corpusOption))
    }

    /// Returns the problem for proofs that contradict the table in one way.
    func problem(ofRefuted refutations: [Gate<S>.TableProblem]) -> GateProblem {
        let (first, configurations) = (refutations[0], refutations.map(\.configuration))
        let (are, count) = (refutations.count == 1 ? "is" : "are", refutations.count.counted("configuration"))
        let witness = if case .decision(let decision) = first.evidence { decision.witness } else { "" }
        let message =
            switch first.reason {
            case .failing:
                "\(count) \(are) claimed to be proven clean, but \(S.Verdict.anyFailure)\(witness)"
            case .starved:
                "the table says '\(S.Verdict.liveness?.delivers ?? "")' for \(count), but a case "
                    + "\(S.Verdict.liveness?.starves ?? "")"
                    + witness
            case .searched:
                "\(count) \(are) claimed to be clean by a search, but can be proven clean; the table must say 'proven'"
            case .open: "\(count) \(are) claimed to be proven clean, but neither a proof nor a failing case was found"
            case .unsound:
                "a proof about \(count) contradicts a case of the corpus; this is a defect of \(S.program)"
            // Cases, not proofs, have these reasons.
            case .missing, .clean, .contradicted, .delivered, .unsearched: ""
            }
        let command =
            switch first.reason {
            // The search keeps a case that shows the problem.
            case .failing, .starved:
                ["fuzz", "--cases", "50000", "--configurations", first.configuration.description] + corpusOption
            case .open, .searched: ["gate", "--record"] + corpusOption
            default: ["prove", "--configurations", first.configuration.description]
            }
        return GateProblem(
            kind: first.reason.kind, path: tablePath, line: VerdictTable<S>.line(first.configuration),
            subject: first.reason.rawValue,
            message: message + ": " + ConfigurationPattern<S.Configuration>.list(configurations),
            command: S.invocation.command(command))
    }

    /// Returns one problem for the findings of one mechanism. They have no file yet, so the place is the line of the first
    /// configuration in the table.
    func problem(of findings: [Finding<S>]) -> GateProblem {
        let configurations = findings.map(\.configuration).sorted()
        let contradictions = findings.filter(isContradicted(by:))
        // Findings that contradict the table have precedence, with the smallest of their cases.
        let reported = contradictions.isEmpty ? findings : contradictions
        let finding = reported.min { $0.testCase < $1.testCase } ?? reported[0]
        let kind: ProblemKind =
            finding.mechanism.isFailure ? (contradictions.isEmpty ? .newFailure : .regression) : .brokenClaim
        let reason: String
        if contradictions.isEmpty {
            reason = "which no case of the corpus shows"
        } else if finding.mechanism.isFailure {
            reason =
                "the table claims that \(contradictions.count == 1 ? "it is" : "\(contradictions.count) of them are") clean"
        } else {
            reason = "where the table says '\(S.Verdict.liveness?.delivers ?? "")'"
        }
        return GateProblem(
            kind: kind, path: tablePath,
            line: VerdictTable<S>.line(finding.configuration), subject: "\(finding.mechanism)",
            message: "\(finding.mechanism) under \(configurations.count.counted("configuration")), "
                + "\(reason): \(ConfigurationPattern<S.Configuration>.list(configurations)); case \(finding.firstIndex) of seed "
                + "\(GateDefaults.seed) shrinks to \(finding.testCase), which the command keeps",
            command: S.invocation.command(
                ["fuzz", "--seed", "\(GateDefaults.seed)", "--full"]
                    + Set(findings.map(\.firstIndex)).sorted().flatMap { ["--case", "\($0)"] } + corpusOption
            ))
    }

    func problem(of comparison: EngineComparison) -> GateProblem {
        let sentences = comparison.differences.joined(separator: "; ")
        return GateProblem(
            kind: .engineDifference, path: tablePath, line: 1, subject: "",
            message:
                "\(comparison.specification) and \(comparison.engine) differ in \(comparison.differing) of "
                + "\(comparison.cases) cases, the first: \(sentences); this is a defect of \(S.program)",
            command: S.invocation.command(comparison.command))
    }
}

extension Gate.CaseResult where S: DescribableSubject {
    /// The common properties of unmet expectations that are reported together.
    private struct Group: Hashable {
        let kind: ProblemKind
        let expected: ExpectedVerdict<S.Verdict>?
        let verdict: S.Verdict
    }

    /// Returns the problem of a case, at the first line whose expectation is unmet in the most severe way.
    func problem(_ consequences: GateConsequences) -> GateProblem {
        if entry.isCanary { return silentCanary }
        var groups: [Group] = []
        var unmetExpectationsOfGroup: [Group: [UnmetExpectation<S>]] = [:]
        for unmet in judgment.unmetExpectations {
            let group = Group(kind: unmet.kind, expected: unmet.expected, verdict: unmet.verdict)
            if unmetExpectationsOfGroup[group] == nil { groups.append(group) }
            unmetExpectationsOfGroup[group, default: []].append(unmet)
        }
        groups.sort { $0.kind.severity > $1.kind.severity }
        let worst = groups[0]
        let parts = groups.map { text($0, unmetExpectationsOfGroup[$0, default: []]) }
        let shown = unmetExpectationsOfGroup[worst, default: []]
        let lines = shown.map { entry.lines.deciding($0.configuration, in: entry.file) }
        let position = lines.indices.min { lines[$0] < lines[$1] } ?? 0
        return GateProblem(
            kind: worst.kind, path: entry.path, line: lines[position],
            subject: "\(worst.expected?.rawValue ?? "nothing") \(worst.verdict.rawValue)",
            message: parts.joined(separator: "; ") + consequences.text(S.Verdict.anyFailure),
            command: S.invocation.command([
                "replay", entry.path, "--configurations", shown[position].configuration.description,
            ]))
    }

    private var silentCanary: GateProblem {
        GateProblem(
            kind: .silentCanary, path: entry.path, line: entry.lines.expectations.first ?? entry.lines.firstStep ?? 1,
            subject: "",
            message:
                "the canary did not fail, so the gate might not notice failures; \(GateProblem.canaryRule(of: S.self))",
            command: S.invocation.command(["replay", entry.path, "--full"]))
    }

    /// The problem of a false note in the case; nil if there is none.
    var problemOfNote: GateProblem? {
        falseNote.map { note in
            GateProblem(
                kind: .falseNote, path: entry.path, line: note.line, subject: note.note, message: note.text,
                command: S.invocation.command(["replay", entry.path] + note.configuration))
        }
    }

    /// The problem of a case without steps; nil if it has steps.
    var problemOfCutOffCase: GateProblem? {
        guard isCutOff else { return nil }
        return GateProblem(
            kind: .cutOffCase, path: entry.path, line: 1, subject: "",
            message:
                "the case \(entry.file.testCase.steps.isEmpty ? "has no steps" : "shows nothing"), and its file ends early; it may "
                + "be truncated",
            command: S.invocation.command(["replay", entry.path]))
    }

    private func text(_ group: Group, _ unmetExpectations: [UnmetExpectation<S>]) -> String {
        let word = unmetExpectations.first?.word ?? group.verdict.rawValue
        let configurations = unmetExpectations.map(\.configuration)
        let patterns = ConfigurationPattern<S.Configuration>.list(configurations)
        // An app may have no use for most configurations, so their number means nothing to its developers.
        if group.kind == .openFinding {
            let isEvery = configurations.count == judgment.configurations
            return "\(word) under \(isEvery ? "every configuration" : patterns), and neither fixed nor acknowledged"
        }
        let expected = group.expected.map { "expected \($0.rawValue)" } ?? "without an 'expect' line"
        return "\(word) under \(configurations.count) of \(judgment.configurations.counted("configuration")), "
            + "\(expected): \(patterns)"
    }
}

extension GateProblem {
    /// Returns the condition for a case to be a canary.
    package static func canaryRule<S: DescribableSubject>(of subject: S.Type) -> String {
        "a canary must be \(S.Verdict.anyFailure) under a configuration that one of its 'expect' lines says is 'clean'"
    }
}

extension FalseNote {
    /// The statement of the note, and the fact that the case shows.
    fileprivate var text: String {
        let shown =
            switch truth {
            case .mechanisms([]): "the case is clean"
            case .mechanisms(let mechanisms): "the case shows \(mechanisms.map(\.description).joined(separator: ", "))"
            case .mechanism(let mechanism, let configuration):
                "under \(configuration) the case \(mechanism.map { "shows \($0)" } ?? "is clean")"
            case .smaller(let smaller, let configuration): "under \(configuration) \(smaller) shows the same mechanism"
            }
        return "the note says '\(note)', but \(shown)"
    }

    /// The options with which a replay shows the fact.
    fileprivate var configuration: [String] {
        switch truth {
        case .mechanisms: ["--full"]
        case .mechanism(_, let configuration), .smaller(_, let configuration):
            ["--configurations", configuration.description]
        }
    }
}

extension ConfigurationPattern {
    /// The number of patterns in a message.
    private static var mostNamed: Int { 3 }

    /// Returns a few patterns that match exactly these configurations of the full matrix, and the number of omitted patterns.
    static func list(_ configurations: [Configuration]) -> String {
        list(covering(configurations, among: Configuration.fullMatrix), atMost: mostNamed)
    }
}

extension Decision {
    /// The smallest case, as the end of a sentence.
    fileprivate var witness: String {
        switch (failure, liveness) {
        case (.failing(let testCase, _), _), (_, .starved(let testCase)): " with \(testCase)"
        default: ""
        }
    }
}
