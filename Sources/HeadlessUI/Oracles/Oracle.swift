/// A check for a mistake that neither traps nor leaves an issue in Xcode's log. The article *Oracles* has the exact definitions.
public enum Oracle: String, CaseIterable, Sendable, Hashable {
    /// A view on screen shows something else once it is evaluated again.
    case staleScreen = "stale-screen"
    /// A binding asks for a presentation, and nothing is shown.
    case unansweredPresentation = "unanswered-presentation"
    /// A progress view stays on screen although nothing is pending.
    case endlessProgress = "endless-progress"
    /// A presentation that the user has dismissed comes back, and nobody has asked for it.
    case returnedPresentation = "returned-presentation"
    /// Code of a view writes a state although the view has gone.
    case lateWrite = "late-write"
    /// A text that the user has typed is lost after an event that was not about it.
    case lostText = "lost-text"
    /// What the user has set is reset after an event that was not about it, because its view has a new identity.
    case lostState = "lost-state"
    /// An element that the user has added is gone after an event that was not about it.
    case lostElement = "lost-element"
    /// Two views on screen hold different values of an element.
    case conflictingValues = "conflicting-values"
    /// One piece of code has started the same timers or observers more often than there are views of it.
    case repeatedWork = "repeated-work"
    /// Code of a view changes what others show, or a timer that it has started runs on, after the view has gone.
    case workAfterEnd = "work-after-end"
    /// An object that a view has made for itself lives on after the view has gone.
    case leak
    /// One action on the same screen evaluates more bodies each time.
    case growingEvaluation = "growing-evaluation"
    /// A text on screen has a character that stands for bytes that are no valid text.
    case invalidText = "invalid-text"
    /// A view on screen shows a value of a model object that is deleted and saved.
    case deletedObject = "deleted-object"
    /// The last screen depends on when values reach `onReceive`.
    case deliveryDependence = "delivery-dependence"
    /// The last screen depends on the order of two events from outside that have no state in common.
    case eventOrder = "event-order"
    /// The last screen depends on the order in which two requests get their answers.
    case answerOrder = "answer-order"
    /// A task that SwiftUI has canceled changes what a view shows.
    case canceledTaskWrites = "canceled-task-writes"

    /// The name in words, as the name of a finding has it.
    package var words: String { rawValue.replacing("-", with: " ") }

    /// The oracles that are on unless a definition says otherwise.
    public static let trusted: Set<Oracle> = Set(allCases).subtracting([
        .workAfterEnd, .leak, .deliveryDependence, .eventOrder, .lostState, .lostElement,
    ])
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

    package init(_ oracle: Oracle, of subject: String, _ message: String, advice: String) {
        (self.oracle, self.subject, self.message, self.advice) = (oracle, subject, message, advice)
    }
}
