import FilesAndProcesses
import FuzzEngine
import FuzzCorpus

extension Gate.Report where S: DescribableSubject {
    /// The verdict on one line, and then a line for each problem, which ends with the command that shows it.
    package var text: String { ([verdict] + (problems + notes).map(\.text)).map { $0 + "\n" }.joined() }

    /// Returns the text for a terminal.
    ///
    /// - Parameter width: the width of the terminal; nil for programs, where each problem is one line.
    package func text(width: Int?) -> String {
        guard let width else { return text }
        let lines =
            [verdict]
            + (problems + notes).flatMap {
                ["\($0.path):\($0.line): \($0.kind.label): \($0.message)", "  \($0.command)"]
            }
        return lines.map { line in
            // A command stays on one line, so that it can be copied.
            line.hasPrefix("  ")
                ? line + "\n" : WrappedText.lines(line, width: width, hanging: 4).map { $0 + "\n" }.joined()
        }.joined()
    }

    /// A line for each case without problems, and one for the claims of the table.
    package var detail: String {
        let claims = table.map { [$0.detail(searched: searched, broken: brokenClaims)] } ?? []
        return (cases.filter { $0.isSound }.map { "\($0.entry.path): \($0.success)" } + claims)
            .map { $0 + "\n" }.joined()
    }

    /// The output of `corpus verify`: the number of cases, and the problems and notes of the cases alone.
    package var verification: String {
        let all = GateProblems<S>(self)
        let problems = all.ofCorpus
        let (count, cases) = (problems.count.counted("problem"), cases.count.counted("case"))
        let verdict = problems.isEmpty ? "verified: \(cases)" : "not verified: \(count) in \(cases)"
        return ([verdict] + (problems + all.notes).map(\.text)).map { $0 + "\n" }.joined()
    }

    /// The exit status of `corpus verify`.
    package var verificationStatus: ExitStatus {
        if cases.contains(where: \.isNewlyFailing) { return .unexpectedFailure }
        return GateProblems<S>(self).ofCorpus.isEmpty ? .asExpected : .brokenExpectation
    }

    /// Whether the gate passed, and the numbers of checked items.
    var verdict: String {
        let count = problems.count.counted("problem")
        guard !isUnprepared else {
            return "gate failed: the corpus lacks what a gate needs, so nothing was run: \(count)"
        }
        let looked = looked.joined(separator: ", ")
        switch status {
        case .interrupted: return "gate interrupted, not passed: \(count) so far in \(looked)"
        case .asExpected: return "gate passed: \(looked)"
        case .unexpectedFailure: return "gate failed with \(openFindings ?? "a new failure"): \(count) in \(looked)"
        case .defect: return "gate failed with a defect of \(S.program): \(count) in \(looked)"
        default: return "gate failed, expectations not met: \(count) in \(looked)"
        }
    }

    /// The number of open findings in words; `nil` if there are none.
    private var openFindings: String? {
        let count = cases.count { $0.judgment.isOpen && !$0.entry.isCanary }
        return count == 0 ? nil : count.counted("open finding")
    }

    private var looked: [String] {
        var parts = [cases.count.counted("case")]
        if let table { parts.append(table.claims.count.counted("claim") + " of the table") }
        if let proofs, proofs.count > 0 { parts.append(proofs.count.counted("configuration") + " decided by proof") }
        parts.append(searched.counted("case") + " searched from seed \(GateDefaults.seed)")
        if let comparison {
            parts.append(comparison.cases.counted("case") + " compared with \(comparison.engine)")
        }
        let repeating = Set(findings.filter { !$0.isCertain }.map(\.mechanism)).count
        if repeating > 0 {
            parts.append("\(repeating.counted("mechanism")) found that \(repeating == 1 ? "does" : "do") not repeat")
        }
        let acknowledged = cases.count(where: \.isAcknowledged)
        if acknowledged > 0 { parts.append("\(acknowledged.counted("failure")) acknowledged") }
        let lost = cases.count { !$0.stepsWithoutEffect.isEmpty }
        if lost > 0 { parts.append("\(lost.counted("case")) with steps that have no effect") }
        if !assumptions.isEmpty {
            parts.append("narrowed by " + assumptions.map { "--assume \($0)" }.joined(separator: " "))
        }
        return parts
    }
}

extension VerdictTable {
    /// Returns the extent to which the claims were checked.
    fileprivate func detail(searched: UInt64, broken: [Gate<S>.TableProblem]) -> String {
        let wanted = claims.compactMap { if case .clean(_, let cases) = $0.failure { cases } else { nil } }
        let provenCount = claims.count { $0.failure == .proven }
        let failing = (claims.count - wanted.count - provenCount).counted("claim")
        let clean =
            provenCount == 0 ? "\(wanted.count.counted("claim")) to be clean" : "\(provenCount) to be proven clean"
        let starved = S.Verdict.liveness.map { liveness in
            ", \(claims.count { $0.liveness != .delivered }) '\(liveness.starves)', "
                + "\(claims.count { $0.liveness == .delivered }) '\(liveness.delivers)'"
        }
        return "\(CorpusLayout.table): \(failing) to be \(S.Verdict.anyFailure), \(clean)\(starved ?? ""), "
            + (broken.isEmpty ? "none contradicted by a case" : "\(broken.count) contradicted by a case")
            + (wanted.isEmpty
                ? ""
                : "; the claims to be clean rest on up to \((wanted.max() ?? 0).counted("case")), of which "
                    + "\(searched) were searched")
    }
}

extension Gate.CaseResult where S: DescribableSubject {
    /// The result of a case without problems.
    var success: String {
        if entry.isCanary { return "the canary failed, as required" }
        if isAcknowledged { return "fails as acknowledged" }
        let clean = judgment.configurations - judgment.reproduced
        return judgment.reproduced == 0
            ? "clean under \(clean) configurations, as expected"
            : "reproduced under \(judgment.reproduced) configurations and clean under \(clean), as expected"
    }
}
