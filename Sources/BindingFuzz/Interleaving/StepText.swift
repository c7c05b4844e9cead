/// The words that a case file spells its steps with. Rules: `semantics`, sections 2, 4 and 7.
extension Step: CustomStringConvertible {
    /// The text that a person reads.
    public var description: String {
        switch self {
        case .post: "post"
        case .mutate(let mutation): mutation.description
        case .scroll(let index): "scroll \(index)"
        case .reap: "reap"
        case .loop(let step): step.description
        case .perform(let action): "perform \(action)"
        case .async(let action): "async \(action)"
        case .backgroundPost: "background post"
        }
    }
}

extension LoopStep: CustomStringConvertible {
    /// The text that a person reads.
    public var description: String {
        switch self {
        case .event: "event"
        case .source: "source"
        case .timer: "timer"
        case .idle: "idle"
        }
    }
}

extension DeferredAction: CustomStringConvertible {
    /// The text that a person reads.
    public var description: String {
        switch self {
        case .post: "post"
        case .mutate(let mutation): mutation.description
        }
    }
}

extension Mutation: CustomStringConvertible {
    /// The text that a person reads.
    public var description: String {
        switch self {
        case .clear: "clear"
        case .remove(let index): "remove \(index)"
        case .insert(let index): "insert \(index)"
        case .restore(let index): "restore \(index)"
        case .move(let source, let destination): "move \(source) \(destination)"
        case .replace(let index): "replace \(index)"
        case .reload(let count): "reload \(count)"
        case .edit(let index): "edit \(index)"
        }
    }
}
