extension Gate.Report {
    /// The whole report: a line for each case, what is not as it should be beneath it, and the verdict.
    public var text: String {
        var lines = caseLines
        let stale =
            brokenClaims.isEmpty
            ? "every claim of the table holds" : "\(brokenClaims.count) claims of the table are broken"
        lines += brokenClaims.map { "  \($0)" }
        lines.append(stale)
        for discovery in discoveries { lines += discovery.lines }
        lines.append(
            "\(searched) cases searched from seed \(Gate.seed): \(discoveries.isEmpty ? "nothing new" : "\(discoveries.count) new")"
        )
        lines.append(
            status == 0
                ? "gate passed: \(cases.count) cases"
                : status == 1 ? "gate failed: something is newly stale" : "gate failed: the corpus does not hold")
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

    private var caseLines: [String] {
        cases.flatMap(\.lines) + (hasCanary ? [] : ["no canary: nothing shows that a failure would be noticed"])
    }
}

extension Gate.CaseResult {
    /// How many surprises of a case are listed.
    private static var listed: Int { 8 }

    fileprivate var lines: [String] {
        if entry.isCanary {
            return [
                judgement.holds
                    ? "\(entry.path): the canary did not fail: failures go unnoticed"
                    : "\(entry.path): the canary failed, as it must"
            ]
        }
        if judgement.holds {
            return [
                "\(entry.path): as expected, \(judgement.reproduced) reproduced and "
                    + "\(judgement.configurations - judgement.reproduced) clean"
            ]
        }
        var lines = ["\(entry.path): \(judgement.surprises.count) of \(judgement.configurations) not as expected"]
        for surprise in judgement.surprises.prefix(Self.listed) {
            let expected = surprise.expected?.rawValue ?? "nothing"
            lines.append(
                "  \(surprise.judgement.rawValue): \(surprise.configuration) is \(surprise.verdict.rawValue), "
                    + "expected \(expected)")
        }
        if judgement.surprises.count > Self.listed {
            lines.append("  and \(judgement.surprises.count - Self.listed) more")
        }
        lines.append("  bindfuzz replay \(entry.path) --configurations \(judgement.surprises[0].configuration)")
        return lines
    }
}

extension Gate.Discovery {
    fileprivate var lines: [String] {
        let reason =
            contradictsTable
            ? "the table claims \(finding.configuration) to be clean"
            : "no case of the corpus shows \(finding.mechanism)"
        return [
            "new failure: \(reason)", "  \(finding.mechanism) under \(finding.configuration)",
            "  \(finding.interleaving)",
            "  bindfuzz fuzz --seed \(Gate.seed) --cases \(finding.firstIndex + 1) --configurations \(finding.configuration)",
        ]
    }
}
