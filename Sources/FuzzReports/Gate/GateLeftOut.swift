import FuzzCorpus
import FuzzEngine

/// The problem and the note about what a gate left out because its time was over.
extension Gate.Report where S: DescribableSubject {
    /// The problem of cases that were not replayed, or of a search that has not begun; none if there is neither.
    var problemsOfTime: [GateProblem] {
        if leftOut.replayed > 0 {
            let all = (cases.count + leftOut.replayed).counted("case")
            let were = leftOut.replayed == 1 ? "was" : "were"
            return [
                problem(
                    .unreplayedCases,
                    "the time was over, so \(leftOut.replayed.grouped) of \(all) of the corpus \(were) not replayed, and nothing was "
                        + "searched")
            ]
        }
        return hasSearchedNothing ? [problem(.unreplayedCases, "the time was over before a case was searched")] : []
    }

    /// The note on cases that were not searched; none if all were, or if none was.
    var notesOfUnfinishedSearch: [GateProblem] {
        guard leftOut.searched > 0, leftOut.replayed == 0, !hasSearchedNothing else { return [] }
        let all = (searched + leftOut.searched).counted("case")
        return [
            problem(
                .unfinishedSearch,
                "the time was over, so \(leftOut.searched.grouped) of \(all) "
                    + "\(leftOut.searched == 1 ? "was" : "were") not searched")
        ]
    }

    private func problem(_ kind: ProblemKind, _ message: String) -> GateProblem {
        let cases = "\(searched + leftOut.searched)"
        let assumed = assumptions.flatMap { ["--assume"] + $0.split(separator: " ").map(String.init) }
        return GateProblem(
            kind: kind, path: tablePath, line: 1, subject: "", message: message + "; run it with more time",
            command: S.invocation.command(["gate", "--cases", cases, "--time", "1h"] + assumed + corpusOption))
    }
}
