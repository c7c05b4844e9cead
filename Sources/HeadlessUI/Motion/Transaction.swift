import Foundation

/// The context of a change of state.
public struct Transaction {
    /// The animation that the change is shown with, if any.
    public var animation: Animation?
    /// Whether animations are off for the change.
    public var disablesAnimations = false

    /// Whether the change goes on, as while a person drags something.
    public var isContinuous = false
    /// Whether a view that is scrolled stays at its place.
    public var scrollPositionUpdatePreservesVelocity = false
    var completions: [@MainActor () -> Void] = []

    /// Runs an action once what is shown with the transaction has ended.
    public mutating func addAnimationCompletion(
        criteria: AnimationCompletionCriteria = .logicallyComplete, _ completion: @escaping @MainActor () -> Void
    ) { completions.append(completion) }

    /// The transaction of the code that the calling thread runs now.
    static var current: Transaction {
        get {
            if MainThread.isCurrent { return ofMainThread }
            return Thread.current.threadDictionary[threadKey] as? Transaction ?? Transaction()
        }
        set {
            if MainThread.isCurrent {
                ofMainThread = newValue
            } else {
                Thread.current.threadDictionary[threadKey] = newValue
            }
        }
    }
    // Used on the main thread only.
    nonisolated(unsafe) private static var ofMainThread = Transaction()
    private static let threadKey = "transaction of HeadlessUI"

    /// A transaction without an animation.
    public init() {}

    /// A transaction with an animation.
    public init(animation: Animation?) {
        self.animation = animation
    }

    var isAnimated: Bool { animation != nil && !disablesAnimations }

    /// Changes that are shown by one update are shown together: one that is animated animates all.
    mutating func merge(_ other: Transaction) {
        animation = other.animation ?? animation
        disablesAnimations = disablesAnimations || other.disablesAnimations
    }
}

/// Changes state with a transaction, and gives back what the closure returns or throws.
public func withTransaction<Result>(_ transaction: Transaction, _ body: () throws -> Result) rethrows -> Result {
    let outer = Transaction.current
    Transaction.current = transaction
    defer {
        Transaction.current = outer
        AnimationEnds.add(transaction.completions)
    }
    return try body()
}

/// Changes state with a transaction of which one value is set.
public func withTransaction<Result, V>(
    _ keyPath: WritableKeyPath<Transaction, V>, _ value: V, _ body: () throws -> Result
) rethrows -> Result {
    var transaction = Transaction.current
    transaction[keyPath: keyPath] = value
    return try withTransaction(transaction, body)
}

/// Changes state with an animation, and runs an action once it has ended: at the host's next `reap` where views leave under
/// it, and with the actions of the next update where none does.
public func withAnimation<Result>(
    _ animation: Animation? = .default, completionCriteria: AnimationCompletionCriteria = .logicallyComplete,
    _ body: () throws -> Result, completion: @escaping @MainActor () -> Void
) rethrows -> Result {
    var transaction = Transaction(animation: animation)
    transaction.addAnimationCompletion(completion)
    return try withTransaction(transaction, body)
}

/// Changes state with an animation, and gives back what the closure returns or throws.
public func withAnimation<Result>(
    _ animation: Animation? = .default, _ body: () throws -> Result
) rethrows -> Result {
    try withTransaction(Transaction(animation: animation), body)
}
