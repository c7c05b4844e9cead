import FuzzEngine
import FuzzCorpus

/// A reason why a gate does not pass, or a note. Every output format of the gate presents the same problems.
package struct GateProblem: Hashable, Sendable {
    /// The kind of problem.
    package let kind: ProblemKind
    /// The file that states the expectation.
    package let path: String
    /// The line in this file, counted from 1.
    package let line: Int
    /// The part that identifies the problem as long as it exists, whatever else changes in the file.
    let subject: String
    /// The description, without the kind and the place.
    package let message: String
    /// The shell command that reproduces the problem.
    package let command: String

    /// The problem on one line, in the format of compilers, with the command at its end.
    package var text: String { "\(path):\(line): \(kind.label): \(advice)" }

    /// The description and the command.
    var advice: String { "\(message); run: \(command)" }
}

extension ProblemKind {
    /// The kind in words.
    var title: String { rawValue.replacing("-", with: " ") }

    /// The kind in words, with a prefix if it is a note.
    var label: String { (isNote ? "note: " : "") + title }

    /// Returns one sentence that explains the kind.
    func summary<S: DescribableSubject>(of subject: S.Type) -> String {
        switch self {
        case .newFailure: S.vocabulary.failureClause.capitalizedFirst + ", and nothing says what is expected."
        case .regression: S.vocabulary.failureClause.capitalizedFirst + " where nothing was wrong."
        case .unfulfilled: "Nothing is wrong, but \(S.vocabulary.starvationClause), which was expected not to be."
        case .unexpectedlyFixed: "What was expected to go wrong does not any more."
        case .differentFailure: S.vocabulary.failureClause.capitalizedFirst + " in another way than was expected."
        case .silentCanary: "A case that must fail did not: failures go unnoticed."
        case .falseNote: "A case has a note that it does not bear out."
        case .cutOffCase: "A case has no steps, and its file no end, as if it was cut off."
        case .missingDocument: "A document beside the corpus is missing."
        case .missingCanary: "No case must fail, so nothing shows that a failure would be noticed."
        case .missingTable: "There is no table of verdicts to compare with."
        case .brokenClaim: "The table of verdicts claims what the cases of the corpus or a proof contradict."
        case .unsoundProof: "A case of the corpus shows what is proven not to be."
        case .outdatedDocument: "A document beside the corpus says what is not found any more."
        case .engineDifference: "The specification and what it is the specification of do not agree."
        case .needsEarlierCases:
            S.vocabulary.failureClause.capitalizedFirst
                + " where others have run before it in the same process, and not by itself."
        case .failsDifferently:
            S.vocabulary.failureClause.capitalizedFirst
                + " each time, and in another way each time, so no case can be held to it."
        case .doesNotRepeat: S.vocabulary.failureClause.capitalizedFirst + " one time, and another time not."
        case .withoutEffect: "A case has a step whose control is not there any more: it has lost a part of its meaning."
        }
    }

    /// Returns the remedy for the kind.
    func remedy<S: DescribableSubject>(of subject: S.Type) -> String {
        let record = "'\(S.program) corpus record'"
        let gate = "'\(S.program) gate --record'"
        return switch self {
        case .newFailure, .regression:
            "Look at the case with '\(S.program) replay'. Where it is meant to be \(S.Verdict.anyFailure), \(record) or "
                + "\(gate) write the expectation; otherwise the change is wrong."
        case .unexpectedlyFixed, .differentFailure, .unfulfilled:
            "Where the change is meant to have this effect, \(record) writes the expectation anew; review the difference."
        case .silentCanary, .missingCanary:
            "Keep a case in the folder canary that is \(S.Verdict.anyFailure) where its 'expect' lines say 'clean'."
        case .cutOffCase: "Bring the whole case back or delete it; if it is meant to have no steps, run corpus format."
        case .falseNote: "Write the note as the case shows it, or delete it."
        case .engineDifference:
            "One of the two is wrong: please report it"
                + (S.vocabulary.comparison.map { ", with what '\(S.program) \($0.command)' prints." } ?? ".")
        case .needsEarlierCases: Flakiness.Kind.needsEarlierCases.remedy + " A case cannot be kept of it."
        case .failsDifferently, .doesNotRepeat: Flakiness.Kind.doesNotRepeat.remedy + " A case cannot be kept of it."
        case .withoutEffect:
            "Say in the case what the control is called now, or delete the case where another one has its meaning."
        case .unsoundProof: "The proof or the specification is wrong: please report it, with the case."
        case .outdatedDocument, .missingDocument: "\(gate) writes the documents anew; review the difference."
        case .missingTable, .brokenClaim: "\(gate) writes the table anew; review the difference."
        }
    }
}
