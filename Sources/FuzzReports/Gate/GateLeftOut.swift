import FuzzCorpus
import FuzzEngine

/// The problem and the note about what a gate left out because its time was over.
extension Gate.Report where S: DescribableSubject {
    /// The problem of cases of the corpus that were not replayed; none if all were.
    var problemsOfUnreplayedCases: [GateProblem] {
        guard leftOut.replayed > 0 else { return [] }
        let all = (cases.count + leftOut.replayed).counted("case")
        return [
            problem(
                .unreplayedCases,
                "the time was over, so \(leftOut.replayed.grouped) of \(all) of the corpus "
                    + "\(leftOut.replayed == 1 ? "was" : "were") not replayed, and nothing was searched")
        ]
    }

    /// The note on cases that were not searched; none if all were.
    var notesOfUnfinishedSearch: [GateProblem] {
        guard leftOut.searched > 0, leftOut.replayed == 0 else { return [] }
        let all = (searched + leftOut.searched).counted("case")
        return [
            problem(
                .unfinishedSearch,
                "the time was over, so \(leftOut.searched.grouped) of \(all) "
                    + "\(leftOut.searched == 1 ? "was" : "were") not searched")
        ]
    }

    private func problem(_ kind: ProblemKind, _ message: String) -> GateProblem {
        GateProblem(
            kind: kind, path: tablePath, line: 1, subject: "", message: message + "; the command has more time",
            command: S.invocation.command(["gate", "--time", "1h"] + corpusOption))
    }
}
