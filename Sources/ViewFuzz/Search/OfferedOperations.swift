import FuzzEngine
import HeadlessUI

/// Collects what a drawing run offers and takes.
@MainActor struct OfferedOperations {
    private struct Key: Hashable {
        let verb: UserAction.Verb
        let label: String?
    }

    private let view: String
    private(set) var coverage = OperationCoverage()
    /// What was offered in this run before.
    private var actions: Set<Key> = []
    private var events: Set<String> = []

    init(of view: String) {
        self.view = view
        coverage.see(view)
    }

    /// Adds the choices of a moment.
    ///
    /// - Parameter path: The steps of the run before it, as lines of a case file.
    mutating func add(_ choices: StepChoices, after path: [String]) {
        for action in choices.actions where actions.insert(Key(verb: action.verb, label: action.label)).inserted {
            add(.user(action), isTaken: false, after: path)
        }
        for event in choices.events where events.insert("\(event.kind.rawValue) \(event.name)").inserted {
            add(.outside(OutsideStep(kind: event.kind, name: event.name)), isTaken: false, after: path)
        }
    }

    /// Adds a step that the run takes.
    mutating func add(_ step: ViewStep, isTaken: Bool = true, after path: [String]) {
        guard let words = step.operation else { return }
        coverage.add(.init(in: view, words), isTaken: isTaken, after: path, count: path.count)
    }
}

extension ViewStep {
    /// The control or the event, without a row, a text, a number and a way; `nil` for a step of the loop or the clock.
    var operation: String? {
        switch self {
        case .user(let action):
            action.verb.rawValue + (action.label.map { " \(JSONStringLiteral.of($0))" } ?? "")
        case .outside(let event): "\(event.kind.rawValue) \(JSONStringLiteral.of(event.name))"
        case .loop, .wait, .endAnimations, .evictRows, .stall, .job, .past: nil
        }
    }
}
