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
        case .newFailure: S.vocabulary.failureClause.capitalizedFirst + ", and no expectation covers it."
        case .regression: S.vocabulary.failureClause.capitalizedFirst + " where the result was expected to be clean."
        case .unfulfilled: "The result is clean, but contrary to the expectation \(S.vocabulary.starvationClause)."
        case .unexpectedlyFixed: "An expected failure no longer occurs."
        case .differentFailure: S.vocabulary.failureClause.capitalizedFirst + ", but not in the expected way."
        case .silentCanary: "A canary did not fail, so the gate would not notice failures."
        case .falseNote: "A case contradicts its note."
        case .cutOffCase: "A case has no steps, and its file ends early; it may be truncated."
        case .missingDocument: "A document of the corpus is missing."
        case .missingCanary: "The corpus has no canary, so nothing shows that the gate would notice failures."
        case .missingTable: "The corpus has no table of verdicts to compare with."
        case .brokenClaim: "A case of the corpus, a finding or a proof contradicts the table of verdicts."
        case .unsoundProof: "A case of the corpus contradicts a proof."
        case .outdatedDocument: "A document of the corpus is out of date."
        case .engineDifference: "The specification and the engine disagree."
        case .needsEarlierCases:
            S.vocabulary.failureClause.capitalizedFirst
                + ", but only after other cases in the same process."
        case .failsDifferently:
            S.vocabulary.failureClause.capitalizedFirst
                + " in every run, but differently each time, so the finding cannot be kept as a case."
        case .doesNotRepeat: S.vocabulary.failureClause.capitalizedFirst + " in some runs, but not in others."
        case .openFinding:
            S.vocabulary.failureClause.capitalizedFirst + " in a kept finding, which is neither fixed nor acknowledged."
        case .expiredAcknowledgement: "A known failure was acknowledged until a day that is over."
        case .acknowledged: "A known failure with an acknowledgement."
        case .fixedFinding: "A kept finding fails no longer."
        case .withoutEffect: "A step of a case has no effect any more, because its control does not exist."
        case .unreplayedCases:
            "The time of the gate was over before it had replayed the whole corpus and begun its search."
        case .unfinishedSearch: "The time of the gate was over before its search had ended."
        }
    }

    /// Returns the remedy for the kind.
    func remedy<S: DescribableSubject>(of subject: S.Type) -> String {
        let record = "'\(S.program) corpus record'"
        let gate = "'\(S.program) gate --record'"
        return switch self {
        case .newFailure where S.findingsAreDefects:
            "Let '\(S.program) fuzz' find it, which keeps the case, and fix the app."
        case .regression where S.findingsAreDefects, .openFinding:
            "Look at the case with '\(S.program) replay', and fix the app. Until then, '\(S.program) corpus acknowledge' "
                + "makes it a known failure."
        case .newFailure, .regression:
            "Look at the case with '\(S.program) replay'. If it is meant to be \(S.Verdict.anyFailure), update "
                + "the expectation with "
                + "\(record) or \(gate). Otherwise, fix your change."
        case .unexpectedlyFixed where S.findingsAreDefects:
            "Turn the case into a regression test with '\(S.program) corpus fixed'."
        case .differentFailure where S.findingsAreDefects:
            "Fix the app, or accept the failure as it is now with '\(S.program) corpus acknowledge'."
        case .unexpectedlyFixed, .differentFailure, .unfulfilled:
            "If your change is meant to have this effect, update the expectation with \(record), and review the diff."
        case .silentCanary, .missingCanary:
            "Add a case to the folder canary that is \(S.Verdict.anyFailure) although its 'expect' lines say 'clean'."
        case .cutOffCase:
            "Restore the complete case or delete it. If it is meant to have no steps, run '\(S.program) corpus format'."
        case .falseNote: "Correct the note, or delete it."
        case .engineDifference:
            "One of the two is wrong. Please report it"
                + (S.vocabulary.comparison.map { ", with what '\(S.program) \($0.command)' prints." } ?? ".")
        case .needsEarlierCases: Flakiness.Kind.needsEarlierCases.remedy + " The finding cannot be kept as a case."
        case .failsDifferently, .doesNotRepeat:
            Flakiness.Kind.doesNotRepeat.remedy + " The finding cannot be kept as a case."
        case .withoutEffect:
            "Use the new name of the control in the case, or delete the case if another one covers it."
        case .expiredAcknowledgement:
            "Fix the app, or acknowledge the failure again with '\(S.program) corpus acknowledge'."
        case .acknowledged: "Fix the app before the day that the note names."
        case .fixedFinding: "Turn the case into a regression test with \(gate) or '\(S.program) corpus fixed'."
        case .unreplayedCases, .unfinishedSearch: "Give the gate more time with '--time', or a faster machine."
        case .unsoundProof: "The proof or the specification is wrong. Please report it, with the case."
        case .outdatedDocument, .missingDocument: "Update the documents with \(gate), and review the diff."
        case .missingTable, .brokenClaim: "Update the table with \(gate), and review the diff."
        }
    }
}
