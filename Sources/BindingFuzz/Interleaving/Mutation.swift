/// A change of the source of truth that may also be deferred with `perform` or `async`.
///
/// Arguments are taken modulo what is there when the mutation runs, so that every argument means
/// something in every state: 0…7, for `reload` 0…8. Rules: `semantics`, section 2.
public enum Mutation: BitwiseCopyable, Hashable, Sendable {
    /// Removes every element.
    case clear
    /// Removes the element at the index.
    case remove(UInt8)
    /// Puts a new element at the index.
    case insert(UInt8)
    /// Puts the most recently removed element back, at the index.
    case restore(UInt8)
    /// Takes the element at the first index out and puts it in at the second.
    case move(UInt8, UInt8)
    /// Puts a new element in the place of the one at the index.
    case replace(UInt8)
    /// Removes every element, then adds that many new ones.
    case reload(UInt8)
    /// Raises the revision of the element at the index.
    case edit(UInt8)
}

/// What `perform` and `async` can defer.
public enum DeferredAction: Hashable, Sendable {
    /// A post of the notification.
    case post
    /// A mutation; `scroll` and `reap` cannot be deferred.
    case mutate(Mutation)
}
