/// A change of the source of truth that may also be deferred with `perform` or `async`.
///
/// Arguments are taken modulo what is there when the mutation runs, so that every argument means
/// something in every state. Rules: `semantics`, section 2.
public enum Mutation: BitwiseCopyable, Hashable, Sendable {
    /// Removes every element.
    case clear
    /// Removes the element at the index.
    case remove(Digit<7>)
    /// Puts a new element at the index.
    case insert(Digit<7>)
    /// Puts the most recently removed element back, at the index.
    case restore(Digit<7>)
    /// Takes the element at the first index out and puts it in at the second.
    case move(Digit<7>, Digit<7>)
    /// Puts a new element in the place of the one at the index.
    case replace(Digit<7>)
    /// Removes every element, then adds that many new ones.
    case reload(Digit<8>)
    /// Raises the revision of the element at the index.
    case edit(Digit<7>)
}

/// What `perform` and `async` can defer.
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
