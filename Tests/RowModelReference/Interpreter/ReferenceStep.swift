/// What a case consists of, and how it is written. Rules: `semantics`, sections 2, 4 and 7.
extension Reference {
    /// A change of the source of truth, or of what of it a lazy container shows.
    enum Mutation: Equatable {
        case clear, remove(Int), insert(Int), restore(Int), move(Int, Int), replace(Int), reload(Int), edit(Int)
        case scroll(Int)
    }

    /// What can be done at once and, but for `scroll`, be deferred.
    enum Action: Equatable {
        case mutate(Mutation)
        case post
    }

    enum LoopStep: String {
        case event, source, timer, idle, track, release

        /// `event` in the listing of the loop stands for `track` and `release`, too.
        var isEvent: Bool { [.event, .track, .release].contains(self) }
    }

    enum Step: Equatable {
        case loop(LoopStep)
        case act(Action)
        case reap
        case perform(Action)
        case async(Action)
        case backgroundPost
        case resume
    }
}

/// A line that is no step.
struct UnreadableStep: Error, CustomStringConvertible {
    let line: String

    var description: String { "'\(line)' is not a step" }
}

extension Reference.Step {
    /// Reads one line of a case file, whatever it is indented by.
    init(_ line: String) throws(UnreadableStep) {
        let words = line.split { $0 == " " || $0 == "\t" }.map(String.init)
        let rest = Array(words.dropFirst())
        switch words.first {
        case "reap" where rest.isEmpty: self = .reap
        case "resume" where rest.isEmpty: self = .resume
        case "background" where rest == ["post"]: self = .backgroundPost
        case "perform":
            guard let action = Reference.Action(rest), action.canBeDeferred else { throw UnreadableStep(line: line) }
            self = .perform(action)
        case "async":
            guard let action = Reference.Action(rest), action.canBeDeferred else { throw UnreadableStep(line: line) }
            self = .async(action)
        case let word?:
            if rest.isEmpty, let loopStep = Reference.LoopStep(rawValue: word) {
                self = .loop(loopStep)
            } else if let action = Reference.Action(words) {
                self = .act(action)
            } else {
                throw UnreadableStep(line: line)
            }
        case nil: throw UnreadableStep(line: line)
        }
    }

    /// Reads steps, one a line or separated by semicolons.
    static func all(_ text: String) throws -> [Self] {
        try text.split { $0 == ";" || $0 == "\n" }.map { try Self(String($0)) }
    }
}

extension Reference.Action {
    /// Reads the words of a mutation or of a post.
    init?(_ words: [String]) {
        if words == ["post"] {
            self = .post
        } else if let mutation = Reference.Mutation(words) {
            self = .mutate(mutation)
        } else {
            return nil
        }
    }

    var canBeDeferred: Bool {
        if case .mutate(.scroll) = self { false } else { true }
    }
}

extension Reference.Mutation {
    /// Reads the name of a mutation and its arguments.
    fileprivate init?(_ words: [String]) {
        let greatest = words.first == "reload" ? 8 : 7
        let arguments = words.dropFirst().compactMap { word in (0...greatest).first { String($0) == word } }
        guard arguments.count + 1 == words.count else { return nil }
        switch (words[0], arguments.count) {
        case ("clear", 0): self = .clear
        case ("remove", 1): self = .remove(arguments[0])
        case ("insert", 1): self = .insert(arguments[0])
        case ("restore", 1): self = .restore(arguments[0])
        case ("move", 2): self = .move(arguments[0], arguments[1])
        case ("replace", 1): self = .replace(arguments[0])
        case ("reload", 1): self = .reload(arguments[0])
        case ("edit", 1): self = .edit(arguments[0])
        case ("scroll", 1): self = .scroll(arguments[0])
        default: return nil
        }
    }
}
