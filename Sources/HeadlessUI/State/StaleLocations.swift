/// What happens where a binding is dereferenced whose element is gone.
public enum StaleDereferencePolicy: Sendable {
    /// It is recorded, and answered with the last value that the binding had; a write is dropped.
    case record
    /// What the app would do: trap where the position is out of range, go on with another element otherwise.
    case trap
}

/// The location of a binding to an element that `ForEach` made: a collection and an index in it.
final class ElementLocation<C: MutableCollection & RandomAccessCollection, ID: Hashable>: Location {
    private let collection: Binding<C>
    private let index: C.Index
    private let identity: KeyPath<C.Element, ID>
    private let id: ID
    private var last: C.Element?

    init(_ collection: Binding<C>, index: C.Index, identity: KeyPath<C.Element, ID>, id: ID) {
        self.collection = collection
        self.index = index
        self.identity = identity
        self.id = id
    }

    func get() -> C.Element {
        let elements = collection.wrappedValue
        if let last, isStale(in: elements), Graph.current?.staleDereference != .trap {
            return last
        }
        let element = elements[index]
        last = element
        return element
    }

    func update() -> C.Element { get() }

    func set(_ value: C.Element, transaction: Transaction) {
        if isStale(in: collection.wrappedValue), Graph.current?.staleDereference != .trap { return }
        collection.transaction(transaction).wrappedValue[index] = value
    }

    /// Whether the index no longer names the element; records that.
    private func isStale(in elements: C) -> Bool {
        let position = elements.distance(from: elements.startIndex, to: index)
        guard index >= elements.startIndex, index < elements.endIndex else {
            Graph.report(
                .staleDereference(
                    .outOfRange(index: position, count: elements.count), id: AnyHashableID(AnyHashable(id))))
            return true
        }
        let found = elements[index][keyPath: identity]
        guard found != id else { return false }
        Graph.report(
            .staleDereference(
                .wrongElement(index: position, found: AnyHashableID(AnyHashable(found))),
                id: AnyHashableID(AnyHashable(id))))
        return true
    }
}

/// The location of `$items[position]`: there is no id, so that only a position out of range is known to be stale.
final class PositionLocation<C: MutableCollection>: Location {
    private let collection: Binding<C>
    private let index: C.Index
    private var last: C.Element?

    init(_ collection: Binding<C>, index: C.Index) {
        self.collection = collection
        self.index = index
    }

    func get() -> C.Element {
        let elements = collection.wrappedValue
        if let last, isStale(in: elements), Graph.current?.staleDereference != .trap {
            return last
        }
        let element = elements[index]
        last = element
        return element
    }

    func update() -> C.Element { get() }

    func set(_ value: C.Element, transaction: Transaction) {
        if isStale(in: collection.wrappedValue), Graph.current?.staleDereference != .trap { return }
        collection.transaction(transaction).wrappedValue[index] = value
    }

    private func isStale(in elements: C) -> Bool {
        if index >= elements.startIndex, index < elements.endIndex { return false }
        Graph.report(
            .staleDereference(.outOfRange(index: index as? Int ?? elements.count, count: elements.count), id: nil))
        return true
    }
}

/// The location of a binding to what was in an optional.
final class UnwrappedLocation<Value>: Location {
    private let base: Binding<Value?>
    private var last: Value

    init(_ base: Binding<Value?>, value: Value) {
        self.base = base
        last = value
    }

    func get() -> Value {
        guard let value = base.wrappedValue else {
            Graph.report(.staleDereference(.foundNil, id: nil))
            precondition(
                Graph.current?.staleDereference != .trap, "Unexpectedly found nil while unwrapping an Optional value")
            return last
        }
        last = value
        return value
    }

    func update() -> Value { get() }

    func set(_ value: Value, transaction: Transaction) {
        base.transaction(transaction).wrappedValue = value
    }
}
