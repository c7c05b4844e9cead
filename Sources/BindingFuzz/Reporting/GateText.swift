extension Gate.Report {
    /// The whole report: what came of each case, of the table and of the search, and the verdict. Every line that tells
    /// of a failure ends with the command that shows it.
    public var text: String {
        var lines = caseLines + tableProblems.map(\.text)
        if tableProblems.isEmpty { lines.append("every claim of the table holds") }
        lines += searchProblems.map(\.text)
        lines.append(
            "\(searched) cases searched from seed \(Gate.seed): "
                + (discoveries.isEmpty ? "nothing new" : "\(discoveries.count) new"))
        lines.append(verdict)
        return lines.joined(separator: "\n") + "\n"
    }

    /// The part of the report about the cases of the corpus.
    public var caseText: String {
        caseLines.joined(separator: "\n") + "\n"
    }

    /// The exit status that the cases alone ask for.
    public var caseStatus: Int32 {
        if cases.contains(where: { !$0.entry.isCanary && $0.judgement.hasUnexpectedStale }) { return 1 }
        return cases.allSatisfy { $0.entry.isCanary != $0.judgement.holds } ? 0 : 2
    }

    /// Whether the gate passed, in one line.
    var verdict: String {
        let count = problems.count == 1 ? "1 problem" : "\(problems.count) problems"
        switch status {
        case 0: return "gate passed: \(cases.count) cases"
        case 1: return "gate failed: something is newly stale, \(count)"
        default: return "gate failed: the corpus does not hold, \(count)"
        }
    }

    private var caseLines: [String] {
        cases.flatMap { $0.problems.isEmpty ? ["\($0.entry.path): \($0.success)"] : $0.problems.map(\.text) }
            + (hasCanary ? [] : caseProblems.suffix(1).map(\.text))
    }
}

extension Gate.CaseResult {
    /// What came of a case that has no problems.
    var success: String {
        if entry.isCanary { return "the canary failed, as it must" }
        let clean = judgement.configurations - judgement.reproduced
        return judgement.reproduced == 0
            ? "clean under \(clean) configurations, as expected"
            : "reproduced under \(judgement.reproduced) configurations and clean under \(clean), as expected"
    }
}
