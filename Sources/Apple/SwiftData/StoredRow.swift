import HeadlessUI

/// An object in a store. Relationships are the identifiers of the objects to which they lead.
final class StoredRow: @unchecked Sendable {
    let entity: ModelEntity
    let identifier: PersistentIdentifier
    private var values: [Any?]
    /// Guards the values of all rows: an actor may save a row while the main thread reads it.
    private static let lock = NSLock()
    /// The number of the store's save that has changed the row last.
    var version: Int
    /// The deletion; nil while the row is there.
    private(set) var deletion: ModelEvent?
    /// The save of the deletion.
    private(set) var save: ModelEvent?
    var isDeleted: Bool { deletion != nil }

    init(_ entity: ModelEntity, _ identifier: PersistentIdentifier, _ values: [Any?], version: Int) {
        self.entity = entity
        self.identifier = identifier
        self.values = values
        self.version = version
    }

    func value(at position: Int) -> Any? { Self.lock.withLock { values[position] } }
    func setValue(_ value: Any?, at position: Int) { Self.lock.withLock { values[position] = value } }

    func delete(_ deletion: ModelEvent, _ save: ModelEvent) { (self.deletion, self.save) = (deletion, save) }

    /// A copy for a store that starts again.
    func copy() -> StoredRow {
        StoredRow(entity, identifier, Self.lock.withLock { values }, version: version)
    }
}

/// The rows of a container, by the root of each model's hierarchy, in the order of their insertion.
struct ModelStore: @unchecked Sendable {
    private var rows: [PersistentIdentifier: StoredRow] = [:]
    private var order: [String: [PersistentIdentifier]] = [:]
    /// The number of saves.
    private(set) var version = 0
    /// The history of the saves.
    var history = HistoryLog()

    subscript(_ identifier: PersistentIdentifier) -> StoredRow? { rows[identifier] }

    /// The rows of a model and of those that inherit from it.
    func rows(of entity: ModelEntity) -> [StoredRow] {
        let all = (order[entity.root.name] ?? []).compactMap { rows[$0] }
        return entity.superentity == nil ? all : all.filter { $0.entity.isKind(of: entity) }
    }

    private var changed: [PersistentIdentifier: Int] = [:]

    mutating func beginSave() { version += 1 }

    mutating func noteChange(of row: StoredRow) { changed[row.identifier] = version }

    /// The identifiers of the rows that later saves than one have changed, in order.
    func changes(since version: Int) -> [PersistentIdentifier] {
        changed.filter { $0.value > version }.keys.sorted()
    }

    mutating func add(_ row: StoredRow) {
        if rows.updateValue(row, forKey: row.identifier) != nil { return }
        order[row.entity.root.name, default: []].append(row.identifier)
    }

    mutating func remove(_ removed: [StoredRow]) {
        for (name, group) in Dictionary(grouping: removed, by: \.entity.root.name) {
            let identifiers = Set(group.map(\.identifier))
            for identifier in identifiers { rows[identifier] = nil }
            order[name]?.removeAll { identifiers.contains($0) }
        }
    }

    /// A store with copies of all rows.
    func copy() -> ModelStore {
        var copy = self
        copy.history.restart()
        copy.rows = rows.mapValues { $0.copy() }
        return copy
    }
}

/// Compares values of unknown types.
enum ValueComparison {
    static func areEqual(_ first: Any?, _ second: Any?) -> Bool {
        guard let first, let second else { return first == nil && second == nil }
        guard let first = first as? any Equatable else { return false }
        return isEqual(first, second)
    }

    private static func isEqual<Value: Equatable>(_ first: Value, _ second: Any) -> Bool { first == second as? Value }
}
