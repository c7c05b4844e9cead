import BindingFuzz
import FuzzCorpus
import FuzzReports
import TestSupport
import Testing

/// The words by which code scanning knows a result again, from one commit to the next.
@Suite struct `The identities of a gate's problems` {
    /// A word that changes closes every alert that has it, and raises another one for the same problem.
    @Test func `stay, whatever a case of an enumeration is called`() throws {
        let rules = ProblemKind.allCases.map { "rule \($0.rawValue)" }
        let claims = Gate<RowModel>.TableProblem.Reason.allCases.map { "claim \($0.rawValue)" }
        try expectSnapshot(
            (rules + claims).map { $0 + "\n" }.joined(), named: "identities")
    }
}
