/// A value that is stored elsewhere, read and written through a location.
///
/// A read within an update returns the value that the binding had when it was made or last updated. A read outside an update
/// goes to the location (`Binding.readValue` in OpenSwiftUI).
@propertyWrapper @dynamicMemberLookup public struct Binding<Value> {
    /// A separate object, because bindings are often copied on their way to the views, mostly by unspecialized code.
    private var parts: BindingParts<Value>

    init(value: Value, location: any Location<Value>, owner: NodeReference? = nil) {
        parts = BindingParts(value: value, location: location, owner: owner)
    }

    init(location: any Location<Value>) {
        self.init(value: location.get(), location: location)
    }

    /// Creates a binding from two closures. The initializer calls `get` once.
    @preconcurrency public init(get: @escaping () -> Value, set: @escaping (Value) -> Void) {
        self.init(location: FunctionalLocation(get: get, set: { value, _ in set(value) }))
    }

    /// Creates a binding from two closures. `set` receives the transaction.
    @preconcurrency public init(get: @escaping () -> Value, set: @escaping (Value, Transaction) -> Void) {
        self.init(location: FunctionalLocation(get: get, set: set))
    }

    /// Returns a binding to a value that never changes.
    public static func constant(_ value: Value) -> Binding<Value> {
        Binding(location: ConstantLocation(value))
    }

    /// The transaction of writes, unless the writing code sets another one.
    public var transaction: Transaction {
        get { parts.transaction }
        set { parts = parts.with(newValue) }
    }

    private var location: any Location<Value> { parts.location }

    /// The value of the binding.
    public var wrappedValue: Value {
        get {
            guard Graph.isUpdatingHere else { return location.get() }
            location.noteReader()
            if let owner = parts.owner { location.note(owner) }
            return parts.value
        }
        nonmutating set {
            location.set(newValue, transaction: transaction.isAnimated ? transaction : Transaction.current)
        }
    }

    /// A function that reads the value while it is stored and somebody uses it, and that keeps nothing; nil if only code of the app
    /// could compute the value.
    var storedValue: (() -> Value?)? { location.storedValue() }

    /// The object with the value; nil if it is in no object.
    var object: AnyObject? { location.object }

    /// What the bindings to one value have in common.
    var storage: AnyHashable { location.storage }

    /// Whether a value that is written is kept: a constant binding drops it.
    var keepsWrites: Bool { location.keepsWrites }

    /// The value that a control shows, regardless of the binding's age: within an update the update's value, otherwise the
    /// current one.
    var shown: Value { Graph.isUpdatingHere ? location.update() : location.get() }

    /// Returns the value of the current update, regardless of the binding's age. The node that is being evaluated depends on it.
    func valueOfUpdate() -> Value { location.update() }

    /// Takes the value of the current update.
    private mutating func takeUpdate() {
        parts = parts.updated()
    }

    /// Returns the binding with the value of the current update.
    func ofUpdate() -> Binding<Value> {
        var binding = self
        binding.takeUpdate()
        return binding
    }

    /// The binding itself.
    public var projectedValue: Binding<Value> { self }

    /// Creates a binding from a property's projected value.
    public init(projectedValue: Binding<Value>) {
        self = projectedValue
    }

    /// A binding to a part of the value.
    public subscript<Subject>(dynamicMember keyPath: WritableKeyPath<Value, Subject>) -> Binding<Subject> {
        Binding<Subject>(
            value: wrappedValue[keyPath: keyPath], location: ProjectedLocation(base: location, keyPath: keyPath))
    }

    /// Returns a binding that writes with a transaction.
    public func transaction(_ transaction: Transaction) -> Binding<Value> {
        var binding = self
        binding.transaction = transaction
        return binding
    }

    /// Returns a binding that writes with an animation.
    public func animation(_ animation: Animation? = .default) -> Binding<Value> {
        transaction(Transaction(animation: animation))
    }
}

extension Binding {
    /// Creates an optional binding from a nonoptional one.
    public init<V>(_ base: Binding<V>) where Value == V? {
        self.init(
            get: { base.wrappedValue },
            set: { value in
                if let value { base.wrappedValue = value }
            })
    }

    /// Creates a binding to the wrapped value of an optional, or nil if the optional is nil now. When the optional becomes nil,
    /// the binding is stale, and reading it traps in SwiftUI (`BindingOperations.ForceUnwrapping`, seen in crash reports).
    public init?(_ base: Binding<Value?>) {
        guard let value = base.wrappedValue else { return nil }
        self.init(value: value, location: UnwrappedLocation(base, value: value))
    }

    /// Creates a binding to a value as an `AnyHashable`.
    public init<V: Hashable>(_ base: Binding<V>) where Value == AnyHashable {
        self.init(
            get: { AnyHashable(base.wrappedValue) },
            set: { value in
                if let value = value.base as? V { base.wrappedValue = value }
            })
    }
}

extension Binding: @unchecked Sendable where Value: Sendable {}

extension Binding: Identifiable where Value: Identifiable {
    public var id: Value.ID { wrappedValue.id }
}

extension Binding: Sequence where Value: MutableCollection {
    /// A binding to an element.
    public typealias Element = Binding<Value.Element>
    public typealias Iterator = IndexingIterator<Binding<Value>>
    public typealias SubSequence = Slice<Binding<Value>>
}

extension Binding: Collection where Value: MutableCollection {
    public typealias Index = Value.Index
    public typealias Indices = Value.Indices
    public var startIndex: Value.Index { wrappedValue.startIndex }
    public var endIndex: Value.Index { wrappedValue.endIndex }
    /// The positions of the elements.
    public var indices: Value.Indices { wrappedValue.indices }
    public func index(after index: Value.Index) -> Value.Index { wrappedValue.index(after: index) }

    /// A binding to the element at a position. The binding captures the position, not the element.
    public subscript(position: Value.Index) -> Binding<Value.Element> {
        Binding<Value.Element>(location: IndexedLocation(self, index: position))
    }
}

extension Binding: BidirectionalCollection where Value: BidirectionalCollection & MutableCollection {
    public func index(before index: Value.Index) -> Value.Index { wrappedValue.index(before: index) }
}

extension Binding: RandomAccessCollection where Value: RandomAccessCollection & MutableCollection {}

extension Binding: DynamicProperty {}

extension Binding: ComparedValue {
    func isSame(as other: Binding) -> Bool {
        // No location equals another, and most bindings have their own location.
        location === other.location && parts.owner === other.parts.owner
            && isEqualValue(transaction, other.transaction) && isEqualValue(parts.value, other.parts.value)
    }
}

/// The parts of a binding.
private final class BindingParts<Value> {
    /// The value that the binding shows.
    let value: Value
    let location: any Location<Value>
    /// The view that owns the state, whose body alone recreates the binding; nil for the binding of a property, which is updated.
    let owner: NodeReference?
    let transaction: Transaction

    init(
        value: Value, location: any Location<Value>, owner: NodeReference?, transaction: Transaction = Transaction()
    ) {
        self.value = value
        self.location = location
        self.owner = owner
        self.transaction = transaction
    }

    // The type of the parts is known here, and requires no lookup.
    func with(_ transaction: Transaction) -> BindingParts {
        BindingParts(value: value, location: location, owner: owner, transaction: transaction)
    }

    /// Returns the parts for the binding of a property, with the value of the current update.
    func updated() -> BindingParts {
        BindingParts(value: location.update(), location: location, owner: nil, transaction: transaction)
    }
}

extension Binding: InstallableProperty {
    mutating func install(in node: Node, storage: inout AnyObject?) { takeUpdate() }
}
