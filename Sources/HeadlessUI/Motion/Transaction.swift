import Foundation

/// The context of a state change.
public struct Transaction {
    /// The animation of the change, if any.
    public var animation: Animation?
    /// Whether animations are disabled for the change.
    public var disablesAnimations = false

    /// Whether the change is continuous, for example during a drag.
    public var isContinuous = false
    /// Whether a scrolled view keeps its velocity across the change.
    public var scrollPositionUpdatePreservesVelocity = false
    var completions: [AnimationCompletion] = []
    /// The values of the app's own keys.
    var values: [ObjectIdentifier: Any] = [:]

    /// Adds an action that runs when the animations of the transaction have ended.
    public mutating func addAnimationCompletion(
        criteria: AnimationCompletionCriteria = .logicallyComplete, _ completion: @escaping @MainActor () -> Void
    ) { completions.append(AnimationCompletion(criteria, completion)) }

    /// The transaction of the code that the current thread runs.
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
    // Only the main thread uses this property.
    nonisolated(unsafe) private static var ofMainThread = Transaction()
    private static let threadKey = "transaction of HeadlessUI"

    /// A transaction without an animation.
    public init() {}

    /// A transaction with an animation.
    public init(animation: Animation?) {
        self.animation = animation
    }

    var isAnimated: Bool { animation != nil && !disablesAnimations }

    /// Returns whether a later change with another transaction can be shown together with changes of this one: both say the same.
    func continues(in other: Transaction) -> Bool {
        animation == other.animation && disablesAnimations == other.disablesAnimations
            && completions.elementsEqual(other.completions, by: ===)
            && values.count == other.values.count
            && values.allSatisfy { key, value in other.values[key].map { isEqualValue(value, $0) } ?? false }
    }
}

/// Changes state with a transaction, and returns the result of the closure.
public func withTransaction<Result>(_ transaction: Transaction, _ body: () throws -> Result) rethrows -> Result {
    let outer = Transaction.current
    Transaction.current = transaction
    defer {
        Transaction.current = outer
        AnimationCompletion.runUnlessPending(transaction.completions)
    }
    return try body()
}

/// Changes state with the current transaction, in which one value is set.
public func withTransaction<Result, V>(
    _ keyPath: WritableKeyPath<Transaction, V>, _ value: V, _ body: () throws -> Result
) rethrows -> Result {
    var transaction = Transaction.current
    transaction[keyPath: keyPath] = value
    return try withTransaction(transaction, body)
}

/// Changes state with an animation, and runs an action after its end, on the host's clock. If the change updates no view, the action
/// runs with the actions of the next update. An animation that an update shows counts as lasting for its whole duration, whatever it
/// animates.
public func withAnimation<Result>(
    _ animation: Animation? = .default, completionCriteria: AnimationCompletionCriteria = .logicallyComplete,
    _ body: () throws -> Result, completion: @escaping @MainActor () -> Void
) rethrows -> Result {
    var transaction = Transaction(animation: animation)
    transaction.addAnimationCompletion(criteria: completionCriteria, completion)
    return try withTransaction(transaction, body)
}

/// Changes state with an animation, and returns the result of the closure.
public func withAnimation<Result>(
    _ animation: Animation? = .default, _ body: () throws -> Result
) rethrows -> Result {
    try withTransaction(Transaction(animation: animation), body)
}
