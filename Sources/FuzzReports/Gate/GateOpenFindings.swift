import FuzzCorpus
import FuzzEngine

/// The problems and notes about acknowledged and fixed findings.
extension Gate.CaseResult where S: DescribableSubject {
    /// The problem of an acknowledgement that is over; nil if there is none.
    var problemOfAcknowledgement: GateProblem? {
        guard isExpired, judgment.holds, let acknowledgement else { return nil }
        let reason = acknowledgement.reason.visible
        let message =
            switch acknowledgement.end {
            case .after(let day): "the acknowledgement ended on \(day): \(reason)"
            case .unreadable(let text):
                "the acknowledgement needs a date such as 2027-01-31; found '\(text.visible)': \(reason)"
            case .never: reason
            }
        return problem(.expiredAcknowledgement, message, ["replay", entry.path])
    }

    /// The note on a known failure; nil if the case is none, or has a problem.
    var noteOfAcknowledgement: GateProblem? {
        guard isAcknowledged, let acknowledgement else { return nil }
        let end = if case .after(let day) = acknowledgement.end { "until \(day): " } else { "" }
        return problem(.acknowledged, end + acknowledgement.reason.visible, ["replay", entry.path])
    }

    /// The problem of a finding that fails no longer and has steps without effect; nil if the case is none.
    var problemOfLoss: GateProblem? {
        guard isLost, let lostMeaning else { return nil }
        return problem(
            .openFinding,
            "the case fails no longer, but \(lostMeaning.message); mend the steps, or, if it is fixed, run the command",
            ["corpus", "fixed", entry.path])
    }

    /// The note on a finding that fails no longer; nil if the case is none.
    var noteOfFix: GateProblem? {
        guard isFixed else { return nil }
        return problem(
            .fixedFinding, "the case fails no longer; the command makes it a regression test",
            ["corpus", "fixed", entry.path])
    }

    private func problem(_ kind: ProblemKind, _ message: String, _ arguments: [String]) -> GateProblem {
        GateProblem(
            kind: kind, path: entry.path, line: entry.lines.notes.first ?? 1, subject: "", message: message,
            command: S.invocation.command(arguments))
    }
}
