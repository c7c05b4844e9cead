import HeadlessUI

/// A step of a case that has had an effect, as a reference sees it.
public struct PerformedStep: Hashable, Sendable {
    /// The kind of a step.
    public enum Kind: Hashable, Sendable {
        /// An action of the user.
        case user(UserAction.Verb)
        /// A notification was posted.
        case post
        /// A subject sent a value.
        case send
        /// A method or a closure was called.
        case call
        /// A URL was opened.
        case openURL
        /// A user activity was continued.
        case continueActivity
        /// A setting of the system changed.
        case change
        /// A request or a call of a fake service got its answer.
        case answer
        /// A request or a call of a fake service failed.
        case fail
    }

    /// The kind of the step.
    public let kind: Kind
    /// The label of the control, or the name of the event; empty if the verb needs no label.
    public let name: String
    /// The accessibility identifier of the control; nil if it has none.
    public var identifier: String?
    /// The text that the user typed, the chosen option, or the picked value.
    public var text: String?
    /// The position or the value of the action, such as the target of a move.
    public var number: Double?
    /// The number of the value that was sent or answered, counted from 1.
    public var value = 1
    /// The text by which a person would name the row of the control; nil if it is in no row.
    public var row: String?
    /// The positions of the rows around the control, from the outside in, counted from 0; empty if it is in no row.
    public var rows: [Int] = []
}

extension PerformedStep {
    /// Creates the description of an action that is about to be performed.
    @MainActor init(_ action: UserAction, on host: HeadlessUI.Host) {
        let target = host.target(of: action)
        self.init(
            kind: .user(action.verb), name: target.label ?? "", identifier: target.identifier, text: action.text,
            number: action.number, row: target.row, rows: target.rows)
    }

    /// Creates the description of an event.
    init(_ step: OutsideStep) {
        self.init(kind: Kind(step.kind), name: step.name, value: step.value)
    }
}

extension PerformedStep.Kind {
    fileprivate init(_ kind: OutsideEvent.Kind) {
        switch kind {
        case .post: self = .post
        case .send: self = .send
        case .call: self = .call
        case .openURL: self = .openURL
        case .continueActivity: self = .continueActivity
        case .change: self = .change
        case .answer: self = .answer
        case .fail: self = .fail
        }
    }
}
