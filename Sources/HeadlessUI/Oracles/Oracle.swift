/// A check for a mistake that neither traps nor leaves an issue in Xcode's log. The article *Oracles* has the exact definitions.
public enum Oracle: String, CaseIterable, Sendable, Hashable {
    /// A view on screen shows something else once it is evaluated again.
    case staleScreen = "stale-screen"
    /// A binding asks for a presentation, and nothing is shown.
    case unansweredPresentation = "unanswered-presentation"
    /// A progress view stays on screen although nothing is pending.
    case endlessProgress = "endless-progress"
    /// A text on screen has a character that stands for bytes that are no valid text.
    case invalidText = "invalid-text"

    /// The oracles that are on unless a definition says otherwise.
    public static let trusted: Set<Oracle> = Set(allCases)
}

/// A mistake that an oracle has found.
public struct Mistake: Sendable, Equatable {
    /// The oracle.
    public let oracle: Oracle
    /// The view, or the code, that makes the mistake. It has no values, and names the finding.
    public let subject: String
    /// The mistake as a sentence.
    public let message: String
    /// What to write instead, as sentences; empty if the oracle does not know.
    public let advice: String
}
