import Foundation

/// What an observer is called for.
public enum DataEventType: Int, Sendable {
    case childAdded, childRemoved, childChanged, childMoved, value

    /// Returns the snapshots of the calls for a change.
    func events(from before: [DataSnapshot.Child]?, _ old: TreeValue?, to now: DataSnapshot) -> [DataSnapshot] {
        func child(_ child: DataSnapshot.Child) -> DataSnapshot { now.childSnapshot(forPath: child.name) }
        let earlier = before ?? []
        func oldValue(_ name: String) -> TreeValue? { earlier.first { $0.name == name }?.value }
        switch self {
        case .value:
            return before == nil || earlier != now.all || old != now.tree ? [now] : []
        case .childAdded: return now.all.filter { oldValue($0.name) == nil }.map(child)
        case .childChanged:
            return now.all.filter { oldValue($0.name).map { [new = $0.value] in $0 != new } ?? false }.map(child)
        case .childRemoved:
            return earlier.filter { gone in !now.all.contains { $0.name == gone.name } }.map {
                DataSnapshot(DatabaseQuery(now.ref.path + [$0.name]), $0.value)
            }
        case .childMoved: return []
        }
    }
}

/// A place of the database at a moment.
public final class DataSnapshot: NSObject, @unchecked Sendable {
    struct Child: Equatable {
        let name: String
        let value: TreeValue
    }

    /// The place.
    public let ref: DatabaseReference
    let tree: TreeValue?
    /// The children, in the order of the query.
    let all: [Child]

    init(_ query: DatabaseQuery, _ tree: TreeValue?) {
        ref = DatabaseReference(query.path)
        self.tree = tree
        all = query.children(of: tree)
    }

    /// The name of the place.
    public var key: String { ref.key ?? "" }
    /// The value; `NSNull` for none. A query has only the children that it asks for.
    public var value: Any? {
        guard case .map? = tree else { return tree?.plain ?? NSNull() }
        if all.isEmpty { return NSNull() }
        return Dictionary(uniqueKeysWithValues: all.map { ($0.name, $0.value.plain) })
    }
    /// Returns whether there is a value.
    public func exists() -> Bool { tree != nil }
    /// Returns whether there are children.
    public func hasChildren() -> Bool { !all.isEmpty }
    /// Returns whether there is a place below.
    public func hasChild(_ childPathString: String) -> Bool { childSnapshot(forPath: childPathString).exists() }
    /// The number of children.
    public var childrenCount: UInt { UInt(all.count) }
    /// The children, in the order of the query.
    public var children: NSEnumerator { SnapshotEnumerator(all.map { childSnapshot(forPath: $0.name) }) }
    /// Returns a place below.
    public func childSnapshot(forPath childPathString: String) -> DataSnapshot {
        let names = childPathString.split(separator: "/").map(String.init)
        return DataSnapshot(DatabaseQuery(ref.path + names), tree.value(at: names))
    }
    /// Decodes the value.
    public func data<T: Decodable>(as type: T.Type) throws -> T {
        let data = try JSONSerialization.data(withJSONObject: value ?? NSNull(), options: .fragmentsAllowed)
        return try JSONDecoder().decode(type, from: data)
    }
}

/// Gives snapshots one after the other.
private final class SnapshotEnumerator: NSEnumerator {
    private var rest: ArraySlice<DataSnapshot>
    init(_ all: [DataSnapshot]) { rest = all[...] }
    override func nextObject() -> Any? { rest.popFirst() }
}
