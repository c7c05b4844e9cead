/// The four steps that run the loop; the first three name the callout they run it up to.
/// Rules: `semantics`, section 4.
public enum LoopStep: UInt8, Hashable, Sendable, CaseIterable {
    /// A touch or click.
    case event
    /// A Source0 callout of another kind.
    case source
    /// A timer callout.
    case timer
    /// The loop runs until it sleeps.
    case idle
}

/// One step of an interleaving.
public enum Step: Hashable, Sendable {
    /// A post of the notification from the main thread.
    case post
    /// A change of the source of truth.
    case mutate(Mutation)
    /// The lazy container's window is asked to start at the index.
    case scroll(UInt8)
    /// What is held on to ends: removal animations, evictions.
    case reap
    /// The loop runs to a callout, or until it sleeps.
    case loop(LoopStep)
    /// The action runs as a block of the run loop.
    case perform(DeferredAction)
    /// The action runs on the main queue.
    case async(DeferredAction)
    /// A post of the notification from another thread.
    case backgroundPost
}

extension Step {
    /// The arguments of the step, in the order they are written.
    public var arguments: [UInt8] {
        switch self {
        case .mutate(let mutation), .perform(.mutate(let mutation)), .async(.mutate(let mutation)):
            mutation.arguments
        case .scroll(let index):
            [index]
        case .post, .reap, .loop, .perform(.post), .async(.post), .backgroundPost:
            []
        }
    }

    /// The same step with another argument in one position.
    ///
    /// - Parameters:
    ///   - position: an index of `arguments`.
    ///   - value: the new argument, within the bounds of the step's kind.
    public func replacingArgument(_ position: Int, with value: UInt8) -> Step {
        switch self {
        case .mutate(let mutation):
            .mutate(mutation.replacingArgument(position, with: value))
        case .perform(.mutate(let mutation)):
            .perform(.mutate(mutation.replacingArgument(position, with: value)))
        case .async(.mutate(let mutation)):
            .async(.mutate(mutation.replacingArgument(position, with: value)))
        case .scroll:
            .scroll(value)
        case .post, .reap, .loop, .perform(.post), .async(.post), .backgroundPost:
            self
        }
    }
}

extension Mutation {
    /// The arguments of the mutation, in the order they are written.
    var arguments: [UInt8] {
        switch self {
        case .clear: []
        case .remove(let index), .insert(let index), .restore(let index), .replace(let index), .edit(let index): [index]
        case .reload(let count): [count]
        case .move(let source, let destination): [source, destination]
        }
    }

    /// The same mutation with another argument in one position.
    func replacingArgument(_ position: Int, with value: UInt8) -> Mutation {
        switch self {
        case .clear: self
        case .remove: .remove(value)
        case .insert: .insert(value)
        case .restore: .restore(value)
        case .replace: .replace(value)
        case .reload: .reload(value)
        case .edit: .edit(value)
        case .move(let source, let destination): position == 0 ? .move(value, destination) : .move(source, value)
        }
    }
}
