import FuzzEngine

/// The values that one part of a configuration can be changed to, so that the steps of a case are clean, or not starved any more.
///
/// That is no advice: with the steps in another order the same value may break. Every report says so in these words.
struct SingleChanges<S: DescribableSubject>: Sendable {
    /// What stands before them.
    let label: String
    /// What is to be said along with them.
    private static var scope: String { "in this order of steps only: another order may break it" }

    /// Those that are clean, in the order of parts.
    let changes: [CaseExplanation<S>.Change]

    /// Takes those that heal from all that there are.
    ///
    /// - Parameter mechanism: what there is to heal.
    init(_ changes: [CaseExplanation<S>.Change], healing mechanism: S.Mechanism) {
        label = mechanism.isFailure ? "Clean with" : "\(S.Verdict.liveness?.delivers.capitalizedFirst ?? "") with"
        self.changes = changes.filter { change in
            let outcome = change.outcome
            return mechanism.isFailure ? !outcome.isFailure : outcome.verdict == .clean && !outcome.isIdle
        }
    }

    /// The values of each part; with a mark those that are clean for another reason than that all is well.
    var clauses: [(part: String, values: [String])] {
        S.Configuration.partNames.compactMap { part in
            let values = changes.filter { $0.part == part }.map { $0.value + Self.mark($0.outcome) }
            return values.isEmpty ? nil : (part, values)
        }
    }

    /// What is to be said of them, or that there are none.
    var remarks: [String] {
        if changes.isEmpty { return ["no change of a single part"] }
        let isAnyLost = changes.contains { $0.outcome.isStarved }
        let isAnyIdle = changes.contains { $0.outcome.isIdle }
        return [Self.scope] + (isAnyLost ? ["* only because \(S.vocabulary.starvationClause)"] : [])
            + (isAnyIdle ? ["† only because \(S.vocabulary.idleClause)"] : [])
    }

    private static func mark(_ outcome: S.Outcome) -> String {
        outcome.isStarved ? "*" : outcome.isIdle ? "†" : ""
    }

    /// All of it in one line.
    var text: String {
        let list = clauses.map { "\($0.part) \($0.values.joined(separator: ", "))" }.joined(separator: " | ")
        return ((list.isEmpty ? [] : [list]) + remarks).joined(separator: "; ")
    }
}
