/// What a failure needs of the system on which it runs, where that is not documented.
public enum AssumptionText: Hashable, Sendable {
    /// The failure needs something: what the system does, as a clause with its subject, and the reason to believe it.
    case onlyIf(String, evidence: String)
    /// The failure needs nothing but the usual behavior.
    case nothing

    /// Whether it is a condition.
    package var isCondition: Bool { self != .nothing }

    /// What the system has to do, as a clause; empty if the failure needs nothing.
    package var clause: String {
        if case .onlyIf(let clause, _) = self { clause } else { "" }
    }

    /// The text as a sentence.
    package var sentence: String { "\(label) \(text)" }

    /// The text as a paragraph of a story.
    package var paragraph: LabelledText { LabelledText(label: label, text: text) }

    private var label: String {
        switch self {
        case .onlyIf: "Only if"
        case .nothing: "Assumes"
        }
    }

    private var text: String {
        switch self {
        case .onlyIf(let clause, let evidence): "\(clause). Evidence: \(evidence)"
        case .nothing: "nothing unusual of SwiftUI: every assumption has its default."
        }
    }
}
