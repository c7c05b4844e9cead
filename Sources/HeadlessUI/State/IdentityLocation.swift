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

    var keepsWrites: Bool { collection.keepsWrites }

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
