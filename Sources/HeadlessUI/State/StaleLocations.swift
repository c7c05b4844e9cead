/// The reaction to a binding that is dereferenced after its element has gone. The host records an issue in any case.
public enum StaleDereferencePolicy: Sendable {
    /// The host imitates the app as far as a test can continue. If a different element is at the index, the binding reads and
    /// writes that element. If the app would trap, a read returns the binding's last value, and a write has no effect.
    case record
    /// The host imitates the app: it traps if the position is out of range, and otherwise uses the element at the position.
    case trap
}

/// The location of `$items[position]`: a collection and an index in it, which outlives the element.
///
/// If the elements have ids, the location knows the id of its element and detects a different one. Otherwise it is known to be
/// stale only if its position is out of range.
class IndexedLocation<C: MutableCollection>: Location {
    fileprivate let collection: Binding<C>
    /// The id of the element at the index when the binding was made; nil if elements have no ids, or if none was there.
    private var ownID: AnyHashable?
    fileprivate let index: C.Index
    /// The graph of the host whose views have the binding. Code may outlive its host, and does not concern the next host.
    fileprivate weak let graph = Graph.current
    /// The value of the last read. An optional would look up its layout at each read, and a list performs many reads.
    private var last: UnsafeMutablePointer<C.Element>?

    init(_ collection: Binding<C>, index: C.Index) {
        self.collection = collection
        self.index = index
        if C.Element.self is any Identifiable.Type {
            let elements = collection.wrappedValue
            if isInRange(of: elements) { ownID = id(of: elements[index])?.base }
        }
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
        guard isInRange(of: elements) else { return }
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

    var keepsWrites: Bool { collection.keepsWrites }

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
        let isOwn = noteWrongElement(in: elements, .write)
        collection.transaction(transaction).wrappedValue[index] = value
        if isOwn { takeID(of: value) }
    }

    private func isInRange(of elements: C) -> Bool { index >= elements.startIndex && index < elements.endIndex }

    /// Reports an issue if the index is out of range. Returns whether to skip the access; under the policy `trap`, it never is.
    private func isOutOfRange(of elements: C, _ access: RuntimeIssue.Access) -> Bool {
        if isInRange(of: elements) { return false }
        graph?.bindings?.noteStaleness(of: self)
        graph?.report(
            .staleDereference(.outOfRange(index: position(in: elements), count: elements.count), id: id), access,
            of: source)
        return graph?.staleDereference != .trap
    }

    /// Reports that the index names a different element, if the location can know. The index is in range.
    ///
    /// - Returns: Whether the index names the location's own element.
    @discardableResult fileprivate func noteWrongElement(in elements: C, _ access: RuntimeIssue.Access) -> Bool {
        guard let ownID, let found = id(of: elements[index])?.base, found != ownID else { return true }
        return report(found, insteadOf: ownID, in: elements, access)
    }

    /// Reports that another element is at the index, unless it is the own element with a new id.
    ///
    /// - Returns: Whether it is the own element.
    fileprivate func report(
        _ found: AnyHashable, insteadOf ownID: AnyHashable, in elements: C, _ access: RuntimeIssue.Access
    ) -> Bool {
        if graph?.elementIDs.leads(from: ownID, to: found) ?? false { return true }
        graph?.bindings?.noteStaleness(of: self)
        let staleness = RuntimeIssue.Staleness.wrongElement(
            index: position(in: elements), found: AnyHashableID(found))
        graph?.report(.staleDereference(staleness, id: id), access, of: source)
        return false
    }

    /// Takes the id of a value that has been written to the own element.
    fileprivate func takeID(of value: C.Element) {
        guard let ownID, let id = id(of: value)?.base, id != ownID else { return }
        graph?.elementIDs.note(ownID, became: id)
        self.ownID = id
    }

    /// The id of the element, if it has one.
    fileprivate var id: AnyHashableID? { ownID.map { AnyHashableID($0) } }

    /// Returns the index as a number.
    fileprivate func position(in elements: C) -> Int { index as? Int ?? elements.count }
}

/// The location of a binding that `ForEach` made. It knows the id of its element, so it also detects a different element.
final class ElementLocation<C: MutableCollection & RandomAccessCollection, ID: Hashable>: IndexedLocation<C> {
    private let identity: (C.Element) -> ID
    private var elementID: ID
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

    /// Notes the binding with the id of its own element, which may have gone.
    override fileprivate func noteBinding(in record: BindingRecord) {
        let elements = collection.wrappedValue
        record.add(self, id: id, at: elements.distance(from: elements.startIndex, to: index))
    }

    override fileprivate func id(of element: C.Element) -> AnyHashableID? {
        AnyHashableID(AnyHashable(identity(element)))
    }

    @discardableResult override fileprivate func noteWrongElement(
        in elements: C, _ access: RuntimeIssue.Access
    ) -> Bool {
        let found = identity(elements[index])
        if found == elementID { return true }
        return report(AnyHashable(found), insteadOf: AnyHashable(elementID), in: elements, access)
    }

    override fileprivate func takeID(of value: C.Element) {
        let id = identity(value)
        guard id != elementID else { return }
        graph?.elementIDs.note(AnyHashable(elementID), became: AnyHashable(id))
        elementID = id
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
    var anyID: AnyHashable { AnyHashable(id) }
}
