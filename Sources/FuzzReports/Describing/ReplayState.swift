import FilesAndProcesses
import FuzzCorpus
import FuzzEngine

/// What the replay of a kept case says about its state as a finding.
extension Replay {
    /// The state, and the commands that decide about the finding; empty for a case that is no kept finding.
    var findingState: [LabelledText] {
        guard let path, !CorpusLayout.isCanary(path: path),
            let state = FindingState(of: file, judgmentOfState, showing: S.mechanisms(of: file.testCase))
        else {
            return []
        }
        let accept = LabelledText.code(
            label: "", S.invocation.command("corpus", "acknowledge", path, "--reason") + " TEXT")
        let fix = LabelledText.code(label: "", S.invocation.command("corpus", "fixed", path))
        switch state {
        case .open:
            return [text("open: neither fixed nor acknowledged. To accept the failure, run:", .bad), accept]
                + [LabelledText(label: "", text: "Once it is fixed, run:"), fix]
        case .failsAgain:
            return [text("fails again, and is expected to be clean", .bad)]
        case .changed where judgment.hasNoFailure:
            return [text("fails no longer, and is expected to fail. If it is fixed, run:", .bad), fix]
        case .changed:
            return [text("has another result than it expects. To accept the failure as it is now, run:", .bad), accept]
        case .expired(let acknowledgement):
            return [text("\(acknowledgement.text). To accept the failure again, run:", .bad), accept]
        case .acknowledged(let acknowledgement):
            return [text(acknowledgement.text, .body)]
        case .fixed:
            return [text("fixed: the case is a regression test", .good)]
        case .failsNoLonger:
            return [text("fails no longer. To make the case a regression test, run:", .good), fix]
        }
    }

    /// The comparison that decides the state. Where the file expects nothing, a failure counts under each configuration.
    private var judgmentOfState: CaseJudgment<S> {
        guard file.expectations.isEmpty, !judgment.isOpen else { return judgment }
        let verdicts = S.mechanisms(of: file.testCase).map { $0?.verdict ?? .clean }
        return CaseJudgment(file, S.Configuration.fullMatrix, verdicts: verdicts)
    }

    private func text(_ text: String, _ ink: Ink) -> LabelledText { LabelledText(label: "State", text: text, ink: ink) }
}
