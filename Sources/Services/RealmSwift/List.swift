import Foundation

/// The objects or values to which an object refers, in an order.
public final class List<Element: RealmCollectionValue>: RealmCollection, ObjectsContainer {
    private var elements: [Element] = []
    private weak var owner: ObjectBase?
    /// A frozen copy has no owner that can change it.
    private let frozen: Bool

    /// An empty list.
    public init() { frozen = false }
    private init(frozen elements: [Element]) { (self.elements, frozen) = (elements, true) }

    public static func _rlmDefaultValue() -> List<Element> { List() }
    /// The database.
    public var realm: Realm? { owner?.realm }
    /// Whether the object of the list is deleted.
    public var isInvalidated: Bool { owner?.isInvalidated ?? false }
    /// Whether the list does not change.
    public var isFrozen: Bool { frozen || owner?.isFrozen ?? false }
    public var startIndex: Int { 0 }
    /// The number of elements.
    public var endIndex: Int { read.count }

    /// The elements. Those of a deleted object are a mistake: "Access to invalidated List object".
    var read: [Element] {
        if let owner, owner.isInvalidated { owner.state.reportInvalidated(owner, "list", .read) }
        return elements
    }
    func all() -> [Element] { read }

    /// An element. A position outside of the list ends the app, as in Realm.
    public subscript(position: Int) -> Element {
        get {
            let elements = read
            RealmBounds.check(position, elements.count)
            return elements[position]
        }
        set { replace(index: position, object: newValue) }
    }

    private func change(_ body: (inout [Element]) -> Void) {
        if frozen { endUse("Cannot modify frozen objects.") }
        if let owner {
            let property = owner.properties.first { ($0.value.anyValue as? List) === self }?.value
            guard owner.willWrite(property) else { return }
        }
        body(&elements)
        if let store = owner?.state.store { for object in containedObjects { store.adopt(object) } }
    }

    /// Adds an element at the end.
    public func append(_ object: Element) { change { $0.append(object) } }
    /// Adds elements at the end.
    public func append(objectsIn objects: some Sequence<Element>) { change { $0.append(contentsOf: objects) } }
    /// Adds an element at a position.
    public func insert(_ object: Element, at index: Int) {
        RealmBounds.check(index, elements.count + 1)
        change { $0.insert(object, at: index) }
    }
    /// Removes the element at a position.
    public func remove(at index: Int) {
        RealmBounds.check(index, elements.count)
        change { $0.remove(at: index) }
    }
    /// Removes elements at positions.
    public func remove(atOffsets offsets: IndexSet) {
        for offset in offsets.reversed() { remove(at: offset) }
    }
    /// Removes the elements in a range.
    public func removeSubrange(_ bounds: Range<Int>) { change { $0.removeSubrange(bounds) } }
    /// Removes the first element.
    public func removeFirst(_ number: Int = 1) { for _ in 0..<number { remove(at: 0) } }
    /// Removes the last elements.
    public func removeLast(_ number: Int = 1) { for _ in 0..<number { remove(at: elements.count - 1) } }
    /// Removes all elements.
    public func removeAll() { change { $0.removeAll() } }
    /// Replaces an element.
    public func replace(index: Int, object: Element) {
        RealmBounds.check(index, elements.count)
        change { $0[index] = object }
    }
    /// Moves an element.
    public func move(from: Int, to: Int) {
        RealmBounds.check(from, elements.count)
        RealmBounds.check(to, elements.count)
        change { $0.insert($0.remove(at: from), at: to) }
    }
    /// Moves elements, as a list of SwiftUI does.
    public func move(fromOffsets offsets: IndexSet, toOffset destination: Int) {
        for offset in offsets { RealmBounds.check(offset, elements.count) }
        change { elements in
            let moved = offsets.map { elements[$0] }
            let before = offsets.filter { $0 < destination }.count
            for offset in offsets.reversed() { elements.remove(at: offset) }
            elements.insert(contentsOf: moved, at: destination - before)
        }
    }
    /// Exchanges two elements.
    public func swapAt(_ index1: Int, _ index2: Int) { change { $0.swapAt(index1, index2) } }

    public static func == (left: List, right: List) -> Bool {
        left === right || left.elements == right.elements
    }
    public func hash(into hasher: inout Hasher) { hasher.combine(elements.count) }

    /// Returns a copy that does not change.
    public func freeze() -> List {
        if isFrozen { return self }
        var known: [Int: ObjectBase] = [:]
        return List(frozen: elements.map { Frozen.copy($0, &known) })
    }
    /// Returns the list of the original object; nil if it is deleted.
    public func thaw() -> List? { isFrozen ? nil : self }

    // MARK: The property

    var containedObjects: [ObjectBase] { elements.compactMap { AnyOrder.unwrapped($0) as? ObjectBase } }
    func removeContained(_ object: ObjectBase) {
        elements.removeAll { (AnyOrder.unwrapped($0) as? ObjectBase) === object }
    }
    func attach(to owner: ObjectBase) { self.owner = owner }
    func copied(_ convert: (ObjectBase) -> ObjectBase) -> Any {
        let copy = List()
        copy.replace(from: self, convert)
        return copy
    }
    func replace(from other: Any, _ convert: (ObjectBase) -> ObjectBase) {
        let values: [Any] = (other as? List)?.elements ?? other as? [Any] ?? []
        elements = values.compactMap { value in
            (AnyOrder.unwrapped(value) as? ObjectBase).map(convert) as? Element ?? value as? Element
        }
    }
}

extension List: Decodable where Element: Decodable {
    /// Decodes the elements.
    public convenience init(from decoder: any Decoder) throws {
        self.init()
        append(objectsIn: try [Element](from: decoder))
    }
}

extension List: Encodable where Element: Encodable {
    /// Encodes the elements.
    public func encode(to encoder: any Encoder) throws { try Array(read).encode(to: encoder) }
}

/// Copies that do not change.
enum Frozen {
    static func copy<Value>(_ value: Value, _ known: inout [Int: ObjectBase]) -> Value {
        (AnyOrder.unwrapped(value) as? ObjectBase)?.frozenCopy(&known) as? Value ?? value
    }
}

/// The checks of positions, with Realm's words.
enum RealmBounds {
    static func check(_ position: Int, _ count: Int) {
        if !(0..<count).contains(position) {
            endUse("Index \(position) is out of bounds (must be less than \(count)).")
        }
    }
}
