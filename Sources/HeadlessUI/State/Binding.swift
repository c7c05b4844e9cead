/// A value that lives elsewhere, read and written through a location.
///
/// A read within an update shows the value that the binding had when it was made or last updated; a read outside of one
/// goes to the location (`Binding.readValue` in OpenSwiftUI).
@propertyWrapper @dynamicMemberLookup public struct Binding<Value> {
    /// Apart, since bindings are copied a lot on their way to the views, most of it by code for all types of values.
    private var parts: BindingParts<Value>

    init(value: Value, location: any Location<Value>, owner: NodeReference? = nil) {
        parts = BindingParts(value: value, location: location, owner: owner)
    }

    init(location: any Location<Value>) {
        self.init(value: location.get(), location: location)
    }

    /// A binding made of two closures; the first is called once at the beginning.
    @preconcurrency public init(get: @escaping () -> Value, set: @escaping (Value) -> Void) {
        self.init(location: FunctionalLocation(get: get, set: { value, _ in set(value) }))
    }

    /// A binding made of two closures, the second of which is told the transaction.
    @preconcurrency public init(get: @escaping () -> Value, set: @escaping (Value, Transaction) -> Void) {
        self.init(location: FunctionalLocation(get: get, set: set))
    }

    /// A binding to a value that never changes.
    public static func constant(_ value: Value) -> Binding<Value> {
        Binding(location: ConstantLocation(value))
    }

    /// What writes are done with, unless the code that writes says something else.
    public var transaction: Transaction {
        get { parts.transaction }
        set { parts = parts.with(newValue) }
    }

    private var location: any Location<Value> { parts.location }

    /// The value that the binding is to.
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

    /// The value as a control shows it, whenever the binding was made: within an update that of the update, else the one now.
    var shown: Value { Graph.isUpdatingHere ? location.update() : location.get() }

    /// The value as the present update shows it, whenever the binding was made. The node that is being evaluated depends on it.
    func valueOfUpdate() -> Value { location.update() }

    /// Takes the value as the present update shows it.
    private mutating func takeUpdate() {
        parts = parts.updated()
    }

    /// The binding, with the value as the present update shows it.
    func ofUpdate() -> Binding<Value> {
        var binding = self
        binding.takeUpdate()
        return binding
    }

    /// The binding itself.
    public var projectedValue: Binding<Value> { self }

    /// Takes the binding of a property.
    public init(projectedValue: Binding<Value>) {
        self = projectedValue
    }

    /// A binding to a part of the value.
    public subscript<Subject>(dynamicMember keyPath: WritableKeyPath<Value, Subject>) -> Binding<Subject> {
        Binding<Subject>(
            value: wrappedValue[keyPath: keyPath], location: ProjectedLocation(base: location, keyPath: keyPath))
    }

    /// A binding that writes with a transaction.
    public func transaction(_ transaction: Transaction) -> Binding<Value> {
        var binding = self
        binding.transaction = transaction
        return binding
    }

    /// A binding that writes with an animation.
    public func animation(_ animation: Animation? = .default) -> Binding<Value> {
        transaction(Transaction(animation: animation))
    }
}

extension Binding {
    /// A binding to an optional that is never nil here.
    public init<V>(_ base: Binding<V>) where Value == V? {
        self.init(
            get: { base.wrappedValue },
            set: { value in
                if let value { base.wrappedValue = value }
            })
    }

    /// A binding to what is in an optional, or nil if that is nil now. Once it is nil, the binding is stale, and reading
    /// it traps in SwiftUI (`BindingOperations.ForceUnwrapping`, seen in crash reports).
    public init?(_ base: Binding<Value?>) {
        guard let value = base.wrappedValue else { return nil }
        self.init(value: value, location: UnwrappedLocation(base, value: value))
    }

    /// A binding to a value as something hashable.
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

    /// A binding to the element at a position: the position is captured, not the element.
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
        // No location is equal to another, and most bindings are made with one of their own.
        location === other.location && parts.owner === other.parts.owner
            && isEqualValue(transaction, other.transaction) && isEqualValue(parts.value, other.parts.value)
    }
}

/// What a binding consists of.
private final class BindingParts<Value> {
    /// The value as the binding shows it.
    let value: Value
    let location: any Location<Value>
    /// The view whose state it is to, whose body alone makes it anew; nil for the binding of a property, which is updated.
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

    // Here the type of the parts is known by themselves, and need not be looked up.
    func with(_ transaction: Transaction) -> BindingParts {
        BindingParts(value: value, location: location, owner: owner, transaction: transaction)
    }

    /// Those of a property, with the value as the present update shows it.
    func updated() -> BindingParts {
        BindingParts(value: location.update(), location: location, owner: nil, transaction: transaction)
    }
}

extension Binding: InstallableProperty {
    mutating func install(in node: Node, storage: inout AnyObject?) { takeUpdate() }
}
