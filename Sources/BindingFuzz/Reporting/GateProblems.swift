extension Gate.Report {
    /// Everything that keeps the gate from passing: first the cases in their order, then the table, then the search.
    public var problems: [GateProblem] { caseProblems + tableProblems + searchProblems }

    var caseProblems: [GateProblem] { cases.flatMap(\.problems) + (hasCanary ? [] : [missingCanary]) }

    var tableProblems: [GateProblem] {
        hasTable ? brokenClaims.map { problem($0) } : [missingTable]
    }

    var searchProblems: [GateProblem] { discoveries.map { problem($0) } }

    /// Where the table of verdicts is kept.
    var tablePath: String { "\(directory)/\(VerdictTable.fileName)" }

    private var corpusOption: [String] { directory == "corpus" ? [] : ["--corpus", directory] }

    private var missingCanary: GateProblem {
        GateProblem(
            kind: .missingCanary, path: "\(directory)/\(Corpus.canaryFolder)", line: 1, subject: "",
            message: "nothing shows that a failure would be noticed",
            command: ShellCommand.text(["bindfuzz", "corpus", "list"] + corpusOption))
    }

    private var missingTable: GateProblem {
        GateProblem(
            kind: .missingTable, path: tablePath, line: 1, subject: "",
            message: "there is nothing to compare the search with",
            command: ShellCommand.text(["bindfuzz", "gate", "--record"] + corpusOption))
    }

    private func problem(_ claim: Gate.BrokenClaim) -> GateProblem {
        let configuration = claim.configuration.description
        let message =
            switch claim.reason {
            case .missing: "\(configuration) is claimed to be broken by \(claim.path), which is missing"
            case .clean: "\(configuration) is claimed to be broken by \(claim.path), and is clean under it"
            case .contradicted: "\(configuration) is claimed to be clean, and is broken by \(claim.path)"
            }
        return GateProblem(
            kind: .brokenClaim, path: tablePath, line: VerdictTable.line(claim.configuration), subject: configuration,
            message: message,
            command: ShellCommand.text(
                claim.reason == .missing
                    ? ["bindfuzz", "gate", "--record"] + corpusOption
                    : ["bindfuzz", "replay", claim.path, "--configurations", configuration]))
    }

    /// A discovery has no file yet; it stands at what the table says of its configuration.
    private func problem(_ discovery: Gate.Discovery) -> GateProblem {
        let finding = discovery.finding
        let configuration = finding.configuration.description
        let reason =
            discovery.contradictsTable
            ? "which the table claims to be clean" : "and no case of the corpus shows that mechanism"
        return GateProblem(
            kind: discovery.contradictsTable ? .regression : .newFailure, path: tablePath,
            line: VerdictTable.line(finding.configuration), subject: "\(configuration) \(finding.mechanism)",
            message: "seed \(Gate.seed), case \(finding.firstIndex) is \(finding.mechanism) under \(configuration), "
                + "\(reason): \(finding.interleaving)",
            command: ShellCommand.text(
                ["bindfuzz", "fuzz", "--seed", "\(Gate.seed)", "--cases", "\(finding.firstIndex + 1)"]
                    + ["--configurations", configuration] + corpusOption))
    }
}

extension Gate.CaseResult {
    /// How many patterns a message names.
    private static var namedPatterns: Int { 3 }

    /// What surprises of one case have in common that are told as one problem.
    private struct Group: Hashable {
        let judgement: Judgement
        let expected: ExpectedVerdict?
        let verdict: VerdictKind
        let line: Int
    }

    /// What is not as it should be, in the order of the file's lines.
    var problems: [GateProblem] {
        if entry.isCanary { return judgement.holds ? [silentCanary] : [] }
        var groups: [Group] = []
        var surprisesOfGroup: [Group: [Surprise]] = [:]
        for surprise in judgement.surprises {
            let group = Group(
                judgement: surprise.judgement, expected: surprise.expected, verdict: surprise.verdict,
                line: entry.lines.deciding(surprise.configuration, in: entry.file))
            if surprisesOfGroup[group] == nil { groups.append(group) }
            surprisesOfGroup[group, default: []].append(surprise)
        }
        // The sort keeps the order of what stands at the same line.
        return groups.sorted { $0.line < $1.line }.map { problem($0, surprisesOfGroup[$0] ?? []) }
    }

    private var silentCanary: GateProblem {
        GateProblem(
            kind: .silentCanary, path: entry.path, line: entry.lines.expectations.first ?? entry.lines.firstStep ?? 1,
            subject: "", message: "the canary did not fail: failures go unnoticed",
            command: ShellCommand.text(["bindfuzz", "replay", entry.path, "--full"]))
    }

    private func problem(_ group: Group, _ surprises: [Surprise]) -> GateProblem {
        let configurations = surprises.map(\.configuration)
        let expected = group.expected?.rawValue ?? "nothing"
        let count = "\(surprises.count) of \(judgement.configurations) configurations"
        return GateProblem(
            kind: GateProblem.Kind(group.judgement), path: entry.path, line: group.line,
            subject: "\(expectation(at: group.line)?.description ?? "nothing") \(group.verdict.rawValue)",
            message: "\(group.verdict.rawValue) under \(count), expected \(expected): \(patterns(configurations))",
            command: ShellCommand.text(
                ["bindfuzz", "replay", entry.path, "--configurations"] + configurations.prefix(1).map(\.description)))
    }

    private func expectation(at line: Int) -> Expectation? {
        entry.lines.expectations.firstIndex(of: line).map { entry.file.expectations[$0] }
    }

    /// Few patterns that match these configurations and no others, and how many are not named.
    private func patterns(_ configurations: [Configuration]) -> String {
        let chosen = Set(configurations)
        let patterns = PatternCover.patterns(
            for: Configuration.fullMatrix.map(chosen.contains), among: Configuration.fullMatrix)
        let named = patterns.prefix(Self.namedPatterns).map(\.description).joined(separator: ", ")
        let rest = patterns.count - Self.namedPatterns
        return rest > 0 ? named + (rest == 1 ? " and 1 more pattern" : " and \(rest) more patterns") : named
    }
}
