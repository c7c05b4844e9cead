/// A value that lasts as long as a gesture. It returns to its initial value when the gesture ends.
@propertyWrapper public struct GestureState<Value> {
    private let first: Value
    private let willReset: (Value, inout Transaction) -> Void
    private var location: StoredLocation<Value>?

    /// A state with an initial value.
    public init(wrappedValue: Value) {
        self.init(wrappedValue: wrappedValue) { _, _ in }
    }

    /// A state with an initial value.
    public init(initialValue: Value) { self.init(wrappedValue: initialValue) }

    /// A state with an initial value, and a transaction for its reset.
    public init(wrappedValue: Value, resetTransaction: Transaction) {
        self.init(wrappedValue: wrappedValue) { $1 = resetTransaction }
    }

    /// A state with an initial value, and a closure that configures the transaction of its reset.
    public init(wrappedValue: Value, reset: @escaping (Value, inout Transaction) -> Void) {
        first = wrappedValue
        willReset = reset
    }

    /// The current value.
    public var wrappedValue: Value {
        guard let location else { return first }
        return Graph.isUpdatingHere ? location.update() : location.get()
    }

    /// The state itself, for `updating(_:body:)`.
    public var projectedValue: GestureState<Value> { self }

    func change(_ body: (inout Value, inout Transaction) -> Void) {
        guard let location else { return }
        var value = location.get()
        var transaction = Transaction.current
        body(&value, &transaction)
        location.set(value, transaction: transaction)
    }

    func reset() {
        guard let location else { return }
        var transaction = Transaction()
        willReset(location.get(), &transaction)
        location.set(first, transaction: transaction)
    }
}

extension GestureState where Value: ExpressibleByNilLiteral {
    /// A state whose initial value is nil.
    public init() { self.init(wrappedValue: nil) }
}

extension GestureState: DynamicProperty {}

extension GestureState: InstallableProperty {
    mutating func install(in node: Node, storage: inout AnyObject?) {
        let location = storage as? StoredLocation<Value> ?? StoredLocation(first, graph: node.graph)
        storage = location
        self.location = location
    }
}
