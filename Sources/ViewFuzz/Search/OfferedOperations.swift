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
    /// The controls that the run has pressed, and whether code of the app has done anything because of it.
    private(set) var effects = OperationCoverage()
    /// The steps of the run so far, as a person would say them.
    private(set) var path: [String] = []
    /// What was offered in this run before.
    private var actions: Set<Key> = []
    /// What was offered last.
    private var last: [UserAction] = []
    private var events: Set<String> = []

    init(of view: String) {
        self.view = view
        coverage.see(view)
    }

    /// Adds the choices of a moment.
    mutating func add(_ choices: StepChoices) {
        // Most steps change no label.
        let isNew = choices.actions != last
        last = choices.actions
        for action in isNew ? choices.actions : []
        where actions.insert(Key(verb: action.verb, label: action.label)).inserted {
            add(.user(action), isTaken: false)
        }
        for event in choices.events where events.insert("\(event.kind.rawValue) \(event.name)").inserted {
            add(.outside(OutsideStep(kind: event.kind, name: event.name)), isTaken: false)
        }
    }

    /// Adds a step that the run takes.
    mutating func take(_ step: ViewStep) {
        add(step, isTaken: true)
        path.append(step.description)
    }

    /// Names the last step as a person would say it, at the touch: until then, the rows may change.
    mutating func touch(_ action: UserAction, in host: Host) {
        if !path.isEmpty { path[path.count - 1] = host.spelled(.user(action)) }
    }

    /// Notes whether code of the app has done anything because of an action.
    mutating func note(_ action: UserAction, hadEffect: Bool) {
        guard action.verb == .press || action.verb == .tap, let words = ViewStep.user(action).operation else { return }
        effects.add(.init(in: view, words), isTaken: hadEffect, after: path, count: path.count)
    }

    private mutating func add(_ step: ViewStep, isTaken: Bool) {
        guard let words = step.operation else { return }
        coverage.add(.init(in: view, words), isTaken: isTaken, after: path, count: path.count)
    }
}

extension Host {
    /// Returns a step as a person would say it: a row by what it shows, and not by its position on the screen.
    func spelled(_ step: ViewStep) -> String {
        guard case .user(let action) = step, !action.rows.isEmpty || action.label == "" || action.ordinal > 1 else {
            return step.description
        }
        return ViewStep.user(named(action)).description
    }
}

extension ViewStep {
    /// The control or the event, without a row, a text, a number and a way; `nil` for a step of the loop or the clock. A label with a
    /// count, such as `Sponge × 3`, is that of one control, whatever the count.
    var operation: String? {
        switch self {
        case .user(let action):
            action.verb.rawValue + (action.label.map { " \(JSONStringLiteral.of($0.withoutCounts))" } ?? "")
        case .outside(let event): "\(event.kind.rawValue) \(JSONStringLiteral.of(event.name))"
        case .loop, .wait, .endAnimations, .evictRows, .stall, .job, .past, .compare: nil
        }
    }
}

extension String {
    /// The text with `#` in place of each number, if it has words as well.
    fileprivate var withoutCounts: String {
        guard utf8.contains(where: \.isDigit), contains(where: \.isLetter) else { return self }
        // A regular expression takes a hundred times as long, and each step has a label.
        var text = ""
        var isInNumber = false
        for character in self {
            let isDigit = character.asciiValue?.isDigit ?? false
            if !isDigit { text.append(character) } else if !isInNumber { text.append("#") }
            isInNumber = isDigit
        }
        return text
    }
}
