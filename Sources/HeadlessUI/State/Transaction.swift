/// How a change is shown. Time does not pass here: an animation lasts until the host ends it.
public struct Animation: Equatable, Sendable {
    private let name: String

    /// The animation that is used where none is named.
    public static let `default` = Animation(name: "default")
    /// An animation that begins and ends slowly.
    public static let easeInOut = Animation(name: "easeInOut")
    /// An animation that begins slowly.
    public static let easeIn = Animation(name: "easeIn")
    /// An animation that ends slowly.
    public static let easeOut = Animation(name: "easeOut")
    /// An animation of constant speed.
    public static let linear = Animation(name: "linear")
    /// An animation like that of a spring.
    public static let spring = Animation(name: "spring")
}

/// The context of a change of state.
public struct Transaction {
    /// The animation that the change is shown with, if any.
    public var animation: Animation?
    /// Whether animations are off for the change.
    public var disablesAnimations = false

    /// The transaction of the code that runs now.
    nonisolated(unsafe) static var current = Transaction()

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
    defer { Transaction.current = outer }
    return try body()
}

/// Changes state with an animation, and gives back what the closure returns or throws.
public func withAnimation<Result>(
    _ animation: Animation? = .default, _ body: () throws -> Result
) rethrows -> Result {
    try withTransaction(Transaction(animation: animation), body)
}
