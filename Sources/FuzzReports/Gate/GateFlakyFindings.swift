import FuzzEngine
import FuzzCorpus

/// The problems and notes for flaky findings, and for cases with steps that no longer have an effect.
extension Gate.Report where S: DescribableSubject {
    /// One problem for each mechanism and kind of flakiness, with the smallest case.
    var problemsOfFlakyFindings: [GateProblem] {
        Flakiness.Kind.allCases.flatMap { kind in
            Dictionary(grouping: findings.filter { $0.flakiness?.kind == kind }, by: \.mechanism)
                .sorted { $0.key < $1.key }
                .compactMap { _, alike in
                    // Only one finding of a mechanism has the description of its prerequisite cases.
                    let fullest = alike.compactMap(\.flakiness).max { $0.sentences.count < $1.sentences.count }
                    return fullest.map { problem(of: alike, $0) }
                }
        }
    }

    /// Returns one problem for the findings of one mechanism and one kind of flakiness.
    private func problem(of findings: [Finding<S>], _ flakiness: Flakiness) -> GateProblem {
        let configurations = findings.map(\.configuration).sorted()
        let finding = findings.min { $0.testCase < $1.testCase } ?? findings[0]
        return GateProblem(
            kind: ProblemKind(flakiness.kind), path: tablePath, line: VerdictTable<S>.line(finding.configuration),
            subject: "\(finding.mechanism)",
            message: "\(finding.mechanism) under \(configurations.count.counted("configuration")): "
                + "\(ConfigurationPattern<S.Configuration>.list(configurations)); case \(finding.firstIndex) of seed "
                + "\(GateDefaults.seed) shrinks to \(finding.testCase). " + flakiness.sentences.joined(separator: " ")
                + " The command repeats the search up to this case",
            command: S.invocation.command(
                ["fuzz", "--seed", "\(GateDefaults.seed)", "--full", "--cases", "\(finding.firstIndex + 1)"]
                    + corpusOption))
    }
}

extension Gate.CaseResult where S: DescribableSubject {
    /// The note that some steps of the case have no effect; nil if every step has one.
    var lostMeaning: GateProblem? {
        guard let first = stepsWithoutEffect.first else { return nil }
        let steps = entry.file.testCase.steps
        let names = stepsWithoutEffect.map { "\($0) (\(steps[$0 - 1]))" }
        return GateProblem(
            kind: .withoutEffect, path: entry.path, line: entry.lines.steps[first - 1],
            subject: stepsWithoutEffect.map { "\(steps[$0 - 1])" }.joined(separator: " · "),
            message:
                "\(names.count == 1 ? "step" : "steps") \(names.list("and")) \(names.count == 1 ? "has" : "have") no effect "
                + "under any configuration, because \(names.count == 1 ? "its target does" : "their targets do") not exist",
            command: S.invocation.command(["replay", entry.path]))
    }
}
