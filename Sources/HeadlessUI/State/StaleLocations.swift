/// What happens where a binding is dereferenced whose element is gone. It is recorded in any case.
public enum StaleDereferencePolicy: Sendable {
    /// What the app would do, as far as a test can go on: another element at the index is read, and written to. Where the app would
    /// trap, a read is answered with the last value that the binding had, and a write is dropped.
    case record
    /// What the app would do: it traps where the position is out of range, and goes on with another element otherwise.
    case trap
}

/// The location of `$items[position]`: a collection and an index in it, which outlives the element. There is no id, so that
/// only a position out of range is known to be stale.
class IndexedLocation<C: MutableCollection>: Location {
    private let collection: Binding<C>
    fileprivate let index: C.Index
    /// That of the host whose views have the binding: code may outlive its host, and is no business of the next one.
    fileprivate weak let graph = Graph.current
    /// What was read last. An optional would have its layout looked up at each read, of which there are a lot in a list.
    private var last: UnsafeMutablePointer<C.Element>?

    init(_ collection: Binding<C>, index: C.Index) {
        self.collection = collection
        self.index = index
    }

    /// - Parameter element: what is there now.
    fileprivate init(_ collection: Binding<C>, _ element: C.Element, at index: C.Index) {
        self.collection = collection
        self.index = index
        keep(element)
    }

    deinit {
        last?.deinitialize(count: 1)
        last?.deallocate()
    }

    func get() -> C.Element {
        let elements = collection.wrappedValue
        if isOutOfRange(of: elements, .read), let last { return last.pointee }
        noteWrongElement(in: elements, .read)
        let element = elements[index]
        keep(element)
        return element
    }

    private func keep(_ element: C.Element) {
        if let last {
            last.pointee = element
        } else {
            last = .allocate(capacity: 1)
            last?.initialize(to: element)
        }
    }

    func update() -> C.Element { get() }

    func set(_ value: C.Element, transaction: Transaction) {
        let elements = collection.wrappedValue
        if isOutOfRange(of: elements, .write) { return }
        noteWrongElement(in: elements, .write)
        collection.transaction(transaction).wrappedValue[index] = value
    }

    /// Whether the app would trap, where that is not what it is to do; records it.
    private func isOutOfRange(of elements: C, _ access: RuntimeIssue.Access) -> Bool {
        if index >= elements.startIndex, index < elements.endIndex { return false }
        graph?.report(
            .staleDereference(.outOfRange(index: position(in: elements), count: elements.count), id: id), access)
        return graph?.staleDereference != .trap
    }

    /// Records that the index names another element, where that can be known. The index is in range.
    fileprivate func noteWrongElement(in elements: C, _ access: RuntimeIssue.Access) {}

    /// The element's id, where there is one.
    fileprivate var id: AnyHashableID? { nil }

    /// The index as a number.
    fileprivate func position(in elements: C) -> Int { index as? Int ?? elements.count }
}

/// The location of a binding that `ForEach` made: it knows whose it was, so that another element is noticed, too.
final class ElementLocation<C: MutableCollection & RandomAccessCollection, ID: Hashable>: IndexedLocation<C> {
    private let identity: (C.Element) -> ID
    private let elementID: ID

    init(
        _ collection: Binding<C>, _ element: C.Element, at index: C.Index, identity: @escaping (C.Element) -> ID, id: ID
    ) {
        self.identity = identity
        elementID = id
        super.init(collection, element, at: index)
    }

    override fileprivate func noteWrongElement(in elements: C, _ access: RuntimeIssue.Access) {
        let found = identity(elements[index])
        guard found != elementID else { return }
        let staleness = RuntimeIssue.Staleness.wrongElement(
            index: position(in: elements), found: AnyHashableID(AnyHashable(found)))
        graph?.report(.staleDereference(staleness, id: id), access)
    }

    override fileprivate var id: AnyHashableID? { AnyHashableID(AnyHashable(elementID)) }

    override fileprivate func position(in elements: C) -> Int {
        elements.distance(from: elements.startIndex, to: index)
    }
}

/// The location of a binding that looks its element up by the id, at each read and each write. It is never stale: what is gone is
/// read as it was last, and not written.
final class IdentityLocation<C: MutableCollection & RandomAccessCollection, ID: Hashable>: Location {
    private let collection: Binding<C>
    private let identity: (C.Element) -> ID
    private let id: ID
    /// Where the element was last.
    private var index: C.Index
    private var last: C.Element

    init(
        _ collection: Binding<C>, _ element: C.Element, at index: C.Index, identity: @escaping (C.Element) -> ID, id: ID
    ) {
        self.collection = collection
        self.identity = identity
        self.id = id
        self.index = index
        last = element
    }

    func get() -> C.Element {
        let elements = collection.wrappedValue
        if find(in: elements) { last = elements[index] }
        return last
    }

    func update() -> C.Element { get() }

    func set(_ value: C.Element, transaction: Transaction) {
        guard find(in: collection.wrappedValue) else { return }
        collection.transaction(transaction).wrappedValue[index] = value
    }

    private func find(in elements: C) -> Bool {
        let isThere = index >= elements.startIndex && index < elements.endIndex
        if isThere, identity(elements[index]) == id { return true }
        guard let found = elements.firstIndex(where: { identity($0) == id }) else { return false }
        index = found
        return true
    }
}

/// The location of a binding to what was in an optional.
final class UnwrappedLocation<Value>: Location {
    private let base: Binding<Value?>
    private weak let graph = Graph.current
    private var last: Value

    init(_ base: Binding<Value?>, value: Value) {
        self.base = base
        last = value
    }

    func get() -> Value {
        guard let value = base.wrappedValue else {
            graph?.report(.staleDereference(.foundNil, id: nil), .read)
            precondition(
                graph?.staleDereference != .trap, "Unexpectedly found nil while unwrapping an Optional value")
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
