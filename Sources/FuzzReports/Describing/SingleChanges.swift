import FuzzEngine

/// The single changes of a configuration under which the steps of a case are clean, or no longer starve.
///
/// They are no advice: with another order of steps, the same value may fail. Every report states this.
struct SingleChanges<S: DescribableSubject>: Sendable {
    /// The label before the changes.
    let label: String
    /// The caveat for the changes.
    private static var scope: String { "in this order of steps only: another order may break it" }

    /// The changes with a clean outcome, in the order of parts.
    let changes: [CaseExplanation<S>.Change]

    /// Selects the changes that heal a mechanism.
    ///
    /// - Parameter mechanism: the mechanism to heal.
    init(_ changes: [CaseExplanation<S>.Change], healing mechanism: S.Mechanism) {
        label = mechanism.isFailure ? "Clean with" : "\(S.Verdict.liveness?.delivers.capitalizedFirst ?? "") with"
        self.changes = changes.filter { change in
            let outcome = change.outcome
            return mechanism.isFailure ? !outcome.isFailure : outcome.verdict == .clean && !outcome.isIdle
        }
    }

    /// The values of each part. A mark shows the values that are clean only because a case starves or is idle.
    var clauses: [(part: String, values: [String])] {
        S.Configuration.partNames.compactMap { part in
            let values = changes.filter { $0.part == part }.map { $0.value + Self.mark($0.outcome) }
            return values.isEmpty ? nil : (part, values)
        }
    }

    /// The remarks on the changes, or the statement that there are none.
    var remarks: [String] {
        if changes.isEmpty { return ["no single change of the configuration"] }
        let isAnyLost = changes.contains { $0.outcome.isStarved }
        let isAnyIdle = changes.contains { $0.outcome.isIdle }
        return [Self.scope] + (isAnyLost ? ["* only because \(S.vocabulary.starvationClause)"] : [])
            + (isAnyIdle ? ["† only because \(S.vocabulary.idleClause)"] : [])
    }

    /// The meaning of a part that does not explain itself, in parentheses.
    private static func meaning(of part: String) -> String {
        let meaning = S.Configuration.matrix.parts.first { $0.name == part }?.meaning ?? ""
        return meaning.isEmpty ? "" : " (\(meaning))"
    }

    private static func mark(_ outcome: S.Outcome) -> String {
        outcome.isStarved ? "*" : outcome.isIdle ? "†" : ""
    }

    /// The changes and remarks on one line.
    var text: String {
        let list = clauses.map { "\($0.part) \($0.values.joined(separator: ", "))\(Self.meaning(of: $0.part))" }.joined(
            separator: " | ")
        return ((list.isEmpty ? [] : [list]) + remarks).joined(separator: "; ")
    }
}
