/// A change of the source of truth, at once or deferred with `perform` or `async`.
///
/// Indices are taken modulo the number of valid positions when the mutation runs, so that every argument is valid in every state.
/// Rules: `semantics`, section 2.
public enum Mutation: BitwiseCopyable, Hashable, Sendable {
    /// Removes every element.
    case clear
    /// Removes the element at the index.
    case remove(Digit<7>)
    /// Inserts a new element at the index.
    case insert(Digit<7>)
    /// Inserts the most recently removed element again, at the index.
    case restore(Digit<7>)
    /// Moves the element at the first index to the second.
    case move(Digit<7>, Digit<7>)
    /// Replaces the element at the index with a new one.
    case replace(Digit<7>)
    /// Removes every element, then adds that many new ones.
    case reload(Digit<8>)
    /// Raises the revision of the element at the index.
    case edit(Digit<7>)
}

/// An action that `perform` and `async` can defer.
public enum DeferredAction: BitwiseCopyable, Hashable, Sendable {
    /// A post of the notification.
    case post
    /// A mutation; `scroll` and `reap` cannot be deferred.
    case mutate(Mutation)
}

extension DeferredAction {
    /// The step that does the same at once.
    var step: Step {
        switch self {
        case .post: .post
        case .mutate(let mutation): .mutate(mutation)
        }
    }
}
