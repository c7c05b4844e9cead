import Foundation

/// Objects or values of a database, which change with it.
public protocol RealmCollection: RandomAccessCollection, Equatable, _Persistable, ThreadConfined
where Element: RealmCollectionValue, Index == Int {}

extension RealmCollection {
    /// Returns the index after another one.
    public func index(after i: Int) -> Int { i + 1 }
    /// Returns the index before another one.
    public func index(before i: Int) -> Int { i - 1 }
    /// Returns the position of the first element that a condition accepts.
    public func index(of object: Element) -> Int? { firstIndex(of: object) }
}

/// An order of the objects by a property.
public struct SortDescriptor: Hashable, Sendable {
    /// The name of the property, or a path of names.
    public let keyPath: String
    /// Whether the least is first.
    public let ascending: Bool
    /// An order by a property.
    public init(keyPath: String, ascending: Bool = true) { (self.keyPath, self.ascending) = (keyPath, ascending) }
    /// Returns the order from the end.
    public func reversed() -> SortDescriptor { SortDescriptor(keyPath: keyPath, ascending: !ascending) }
}

/// Objects of a database that meet conditions, in an order. They change with the database.
public struct Results<Element: RealmCollectionValue>: RealmCollection, @unchecked Sendable {
    private let source: () -> [Element]
    private let store: RealmStore?
    private var conditions: [(Element) -> Bool] = []
    private var orders: [(Element, Element) -> ComparisonResult] = []
    private let frozen: [Element]?

    init(_ store: RealmStore) where Element: ObjectBase {
        self.init(store) { store.objects(of: Element.self).compactMap { $0 as? Element } }
    }
    init(_ store: RealmStore?, _ source: @escaping () -> [Element]) {
        (self.source, self.store, frozen) = (source, store, nil)
    }
    private init(_ store: RealmStore?, frozen: [Element], _ thawed: @escaping () -> [Element]) {
        (source, self.store, self.frozen) = (thawed, store, frozen)
    }

    public static func _rlmDefaultValue() -> Results { Results(nil) { [] } }

    /// The elements now.
    var elements: [Element] {
        if let frozen { return frozen }
        var found = source()
        if !conditions.isEmpty { found = found.filter { element in conditions.allSatisfy { $0(element) } } }
        guard !orders.isEmpty else { return found }
        return found.enumerated().sorted { left, right in
            for order in orders {
                let result = order(left.element, right.element)
                if result != .orderedSame { return result == .orderedAscending }
            }
            return left.offset < right.offset
        }.map(\.element)
    }

    /// The database.
    public var realm: Realm? { store.map { Realm($0, isFrozen: isFrozen) } }
    /// Whether the database is gone: no.
    public var isInvalidated: Bool { false }
    /// Whether the elements do not change.
    public var isFrozen: Bool { frozen != nil }
    public var startIndex: Int { 0 }
    /// The number of elements.
    public var endIndex: Int { elements.count }
    /// An element. A position outside of the results ends the app, as in Realm.
    public subscript(position: Int) -> Element {
        let elements = elements
        RealmBounds.check(position, elements.count)
        return elements[position]
    }
    /// Returns an iterator over the elements now.
    public func makeIterator() -> IndexingIterator<[Element]> { elements.makeIterator() }

    public static func == (left: Results, right: Results) -> Bool { left.elements == right.elements }

    // MARK: Conditions and orders

    func filtered(_ condition: @escaping (Element) -> Bool) -> Results {
        var results = self
        if let frozen {
            let thawed = source
            return Results(store, frozen: frozen.filter(condition)) { thawed().filter(condition) }
        }
        // A condition after an order keeps the order.
        results.conditions.append(condition)
        return results
    }

    func ordered(_ order: @escaping (Element, Element) -> ComparisonResult) -> Results {
        if let frozen {
            let before = source
            func sorted(_ all: [Element]) -> [Element] { all.sorted { order($0, $1) == .orderedAscending } }
            return Results(store, frozen: sorted(frozen)) { sorted(before()) }
        }
        var results = self
        // The last order counts most.
        results.orders.insert(order, at: 0)
        return results
    }

    /// Returns a copy that does not change.
    public func freeze() -> Results {
        if isFrozen { return self }
        var known: [Int: ObjectBase] = [:]
        let live = self
        return Results(store, frozen: elements.map { Frozen.copy($0, &known) }) { live.elements }
    }
    /// Returns the results that change with the database.
    public func thaw() -> Results? { isFrozen ? Results(store, source) : self }
}

/// The objects that refer to an object by a property.
public struct LinkingObjects<Element: ObjectBase & RealmCollectionValue>: RealmCollection, LinkingContainer,
    @unchecked Sendable
{
    private final class Link {
        weak var owner: ObjectBase?
        var property: String
        init(_ property: String) { self.property = property }
    }
    private let link: Link

    /// The objects that refer by a property.
    public init(fromType _: Element.Type = Element.self, property: String) { link = Link(property) }
    public static func _rlmDefaultValue() -> LinkingObjects { LinkingObjects(property: "") }

    func link(to owner: ObjectBase, _ property: String) { (link.owner, link.property) = (owner, property) }

    private var elements: [Element] {
        guard let owner = link.owner?.thawed(), let store = owner.state.store else { return [] }
        return store.objects(of: Element.self).compactMap { $0 as? Element }.filter { object in
            object.properties.contains { property in
                property.name == link.property && property.value.objects.contains { $0 === owner }
            }
        }
    }

    /// The database.
    public var realm: Realm? { link.owner?.realm }
    /// Whether the object is deleted.
    public var isInvalidated: Bool { link.owner?.isInvalidated ?? false }
    /// Whether the object is frozen.
    public var isFrozen: Bool { link.owner?.isFrozen ?? false }
    public var startIndex: Int { 0 }
    /// The number of objects.
    public var endIndex: Int { elements.count }
    /// An object. A position outside ends the app, as in Realm.
    public subscript(position: Int) -> Element {
        let elements = elements
        RealmBounds.check(position, elements.count)
        return elements[position]
    }
    public static func == (left: LinkingObjects, right: LinkingObjects) -> Bool { left.elements == right.elements }
    /// Returns the objects.
    public func freeze() -> LinkingObjects { self }
    /// Returns the objects.
    public func thaw() -> LinkingObjects? { self }
    func results() -> Results<Element> {
        let linked = self
        return Results(link.owner?.state.store) { linked.elements }
    }
}

extension Realm {
    /// Returns the current version of an object of any thread, which is the object itself here.
    public func resolve<Confined: ThreadConfined>(_ reference: ThreadSafeReference<Confined>) -> Confined? {
        reference.object.isInvalidated ? nil : reference.object
    }
}

/// A reference that another thread may use.
public struct ThreadSafeReference<Confined: ThreadConfined>: @unchecked Sendable {
    let object: Confined
    /// A reference to an object or a collection.
    public init(to threadConfined: Confined) { object = threadConfined }
}
