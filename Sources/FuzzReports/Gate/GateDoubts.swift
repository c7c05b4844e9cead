import FuzzEngine
import FuzzCorpus

/// What a gate tells of what no case can show, and of cases that have lost a part of their meaning.
extension Gate.Report where S: DescribableSubject {
    /// What no case can show: for each mechanism and kind of doubt the smallest case, with what there is to say of it.
    var problemsOfDoubt: [GateProblem] {
        Flakiness.Kind.allCases.flatMap { kind in
            Dictionary(grouping: discoveries.filter { $0.doubt?.kind == kind }, by: \.finding.mechanism)
                .sorted { $0.key < $1.key }
                .compactMap { _, alike in
                    // What it needs is told once for a mechanism.
                    let fullest = alike.compactMap(\.doubt).max { $0.sentences.count < $1.sentences.count }
                    return fullest.map { problem(of: alike, $0) }
                }
        }
    }

    /// Discoveries of one mechanism that no case can show, for one reason.
    private func problem(of discoveries: [Gate<S>.Discovery], _ doubt: Flakiness) -> GateProblem {
        let configurations = discoveries.map(\.finding.configuration).sorted()
        let finding = discoveries.map(\.finding).min { $0.testCase < $1.testCase } ?? discoveries[0].finding
        return GateProblem(
            kind: GateProblem.Kind(doubt.kind), path: tablePath, line: VerdictTable<S>.line(finding.configuration),
            subject: "\(finding.mechanism)",
            message: "\(finding.mechanism) under \(configurations.count.counted("configuration")): "
                + "\(ConfigurationPattern<S.Configuration>.list(configurations)); case \(finding.firstIndex) of seed "
                + "\(GateDefaults.seed) shrinks to \(finding.testCase). " + doubt.sentences.joined(separator: " ")
                + " To search up to there",
            command: S.invocation.command(
                ["fuzz", "--seed", "\(GateDefaults.seed)", "--full", "--cases", "\(finding.firstIndex + 1)"]
                    + corpusOption))
    }
}

extension Gate.CaseResult where S: DescribableSubject {
    /// That the case has lost a part of its meaning; nil where it has not.
    var lostMeaning: GateProblem? {
        guard let first = stepsWithoutEffect.first else { return nil }
        let steps = entry.file.testCase.steps
        let names = stepsWithoutEffect.map { "\($0) (\(steps[$0 - 1]))" }
        return GateProblem(
            kind: .withoutEffect, path: entry.path, line: entry.lines.steps[first - 1],
            subject: stepsWithoutEffect.map { "\(steps[$0 - 1])" }.joined(separator: " · "),
            message:
                "\(names.count == 1 ? "step" : "steps") \(names.list("and")) \(names.count == 1 ? "has" : "have") no effect "
                + "under any configuration, since what it is done to is not there",
            command: S.invocation.command(["replay", entry.path]))
    }
}
