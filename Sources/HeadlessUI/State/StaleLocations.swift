/// The reaction to a binding that is dereferenced after its element has gone. The host records an issue in any case.
public enum StaleDereferencePolicy: Sendable {
    /// The host imitates the app as far as a test can continue. If a different element is at the index, the binding reads and
    /// writes that element. If the app would trap, a read returns the binding's last value, and a write has no effect.
    case record
    /// The host imitates the app: it traps if the position is out of range, and otherwise uses the element at the position.
    case trap
}

/// The location of `$items[position]`: a collection and an index in it, which outlives the element. The location knows no
/// id, so it is known to be stale only if its position is out of range.
class IndexedLocation<C: MutableCollection>: Location {
    private let collection: Binding<C>
    fileprivate let index: C.Index
    /// The graph of the host whose views have the binding. Code may outlive its host, and does not concern the next host.
    fileprivate weak let graph = Graph.current
    /// The value of the last read. An optional would look up its layout at each read, and a list performs many reads.
    private var last: UnsafeMutablePointer<C.Element>?

    init(_ collection: Binding<C>, index: C.Index) {
        self.collection = collection
        self.index = index
        if let record = graph?.bindings { noteBinding(in: record) }
    }

    /// - Parameter element: The current element at the index.
    fileprivate init(_ collection: Binding<C>, _ element: C.Element, at index: C.Index) {
        self.collection = collection
        self.index = index
        keep(element)
    }

    /// The origin of the binding, for an issue.
    fileprivate var source: BindingSource { BindingSource(C.Element.self) }

    /// Notes the new binding in the record of a story.
    fileprivate func noteBinding(in record: BindingRecord) {
        let elements = collection.wrappedValue
        guard index >= elements.startIndex, index < elements.endIndex else { return }
        record.add(self, id: id(of: elements[index]), at: elements.distance(from: elements.startIndex, to: index))
    }

    /// Returns the id of an element, if it has one.
    fileprivate func id(of element: C.Element) -> AnyHashableID? {
        (element as? any Identifiable).map { AnyHashableID($0.anyID) }
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

    /// Reports an issue if the index is out of range. Returns whether to skip the access; under the policy `trap`, it never is.
    private func isOutOfRange(of elements: C, _ access: RuntimeIssue.Access) -> Bool {
        if index >= elements.startIndex, index < elements.endIndex { return false }
        graph?.bindings?.noteStaleness(of: self)
        graph?.report(
            .staleDereference(.outOfRange(index: position(in: elements), count: elements.count), id: id), access,
            of: source)
        return graph?.staleDereference != .trap
    }

    /// Reports that the index names a different element, if the location can know. The index is in range.
    fileprivate func noteWrongElement(in elements: C, _ access: RuntimeIssue.Access) {}

    /// The id of the element, if it has one.
    fileprivate var id: AnyHashableID? { nil }

    /// Returns the index as a number.
    fileprivate func position(in elements: C) -> Int { index as? Int ?? elements.count }
}

/// The location of a binding that `ForEach` made. It knows the id of its element, so it also detects a different element.
final class ElementLocation<C: MutableCollection & RandomAccessCollection, ID: Hashable>: IndexedLocation<C> {
    private let identity: (C.Element) -> ID
    private let elementID: ID
    /// The type of the content that `ForEach` makes for the element.
    private let rowType: Any.Type

    init(
        _ collection: Binding<C>, _ element: C.Element, at index: C.Index, identity: @escaping (C.Element) -> ID,
        id: ID,
        in rowType: Any.Type
    ) {
        self.identity = identity
        self.rowType = rowType
        elementID = id
        super.init(collection, element, at: index)
        if let record = graph?.bindings { noteBinding(in: record) }
    }

    override fileprivate var source: BindingSource { BindingSource(C.Element.self, in: rowType) }

    override fileprivate func id(of element: C.Element) -> AnyHashableID? {
        AnyHashableID(AnyHashable(identity(element)))
    }

    override fileprivate func noteWrongElement(in elements: C, _ access: RuntimeIssue.Access) {
        let found = identity(elements[index])
        guard found != elementID else { return }
        graph?.bindings?.noteStaleness(of: self)
        let staleness = RuntimeIssue.Staleness.wrongElement(
            index: position(in: elements), found: AnyHashableID(AnyHashable(found)))
        graph?.report(.staleDereference(staleness, id: id), access, of: source)
    }

    override fileprivate var id: AnyHashableID? { AnyHashableID(AnyHashable(elementID)) }

    override fileprivate func position(in elements: C) -> Int {
        elements.distance(from: elements.startIndex, to: index)
    }
}

extension IndexedLocation: RecordedBinding {
    var elementIDs: [AnyHashableID?] { collection.wrappedValue.map { id(of: $0) } }
}

extension Identifiable {
    fileprivate var anyID: AnyHashable { AnyHashable(id) }
}

/// The location of a binding that looks its element up by the id, at each read and write. It is never stale: after the
/// element has gone, a read returns its last value, and a write has no effect.
final class IdentityLocation<C: MutableCollection & RandomAccessCollection, ID: Hashable>: Location {
    private let collection: Binding<C>
    private let identity: (C.Element) -> ID
    private let id: ID
    /// The last known index of the element.
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

/// The location of a binding to the wrapped value of an optional.
final class UnwrappedLocation<Value>: Location {
    private let base: Binding<Value?>
    private weak let graph = Graph.current
    private var last: Value

    init(_ base: Binding<Value?>, value: Value) {
        self.base = base
        last = value
        graph?.bindings?.add(self, id: elementIDs.first ?? nil, at: 0)
    }

    func get() -> Value { unwrapped(base.wrappedValue) }

    private func unwrapped(_ value: Value?) -> Value {
        guard let value else {
            graph?.bindings?.noteStaleness(of: self)
            graph?.report(.staleDereference(.foundNil, id: nil), .read, of: BindingSource(Value.self))
            precondition(
                graph?.staleDereference != .trap, "Unexpectedly found nil while unwrapping an Optional value")
            return last
        }
        last = value
        return value
    }

    /// Unwraps the value that the optional was made with, unless the host assumes that views are evaluated as they go: these unwrap
    /// the value of the update, as `Binding.Box.update` does in OpenSwiftUI.
    func update() -> Value {
        graph?.assumptions.removedChild == .evaluatedOnceMore ? unwrapped(base.valueOfUpdate()) : get()
    }

    func set(_ value: Value, transaction: Transaction) {
        base.transaction(transaction).wrappedValue = value
    }
}

extension UnwrappedLocation: RecordedBinding {
    var elementIDs: [AnyHashableID?] {
        base.wrappedValue.map { [($0 as? any Identifiable).map { AnyHashableID($0.anyID) }] } ?? []
    }
}
