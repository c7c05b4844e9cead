import HeadlessUI

/// Puts the changes of a save together.
struct HistoryWriter {
    private(set) var changes: [HistoryChange] = []
    private let transaction: Int64
    private var nextIdentifier: Int64 { Int64(changes.count + 1) }

    init(version: Int) { transaction = Int64(version) }

    mutating func insert(_ row: StoredRow) {
        func change<Model: PersistentModel>(_ type: Model.Type) -> HistoryChange {
            .insert(
                DefaultHistoryInsert<Model>(
                    changedPersistentIdentifier: row.identifier, changeIdentifier: nextIdentifier,
                    transactionIdentifier: transaction))
        }
        changes.append(change(row.entity.type))
    }

    /// - Parameters:
    ///   - row: The object.
    ///   - positions: The positions of its properties with new values.
    mutating func update(_ row: StoredRow, _ positions: Set<Int>) {
        func change<Model: PersistentModel>(_ type: Model.Type) -> HistoryChange {
            let paths = positions.sorted().compactMap { row.entity.properties[$0].keyPath as? PartialKeyPath<Model> }
            return .update(
                DefaultHistoryUpdate<Model>(
                    changedPersistentIdentifier: row.identifier, changeIdentifier: nextIdentifier,
                    transactionIdentifier: transaction, updatedAttributes: paths.map { sendable($0) }))
        }
        changes.append(change(row.entity.type))
    }

    mutating func delete(_ row: StoredRow) {
        func change<Model: PersistentModel>(_ type: Model.Type) -> HistoryChange {
            var kept: [AnyKeyPath: any Sendable] = [:]
            for property in row.entity.properties where property.isPreserved {
                kept[property.keyPath] = unwrapped(row.value(at: property.position)).map { sendable($0) }
            }
            return .delete(
                DefaultHistoryDelete<Model>(
                    changedPersistentIdentifier: row.identifier, changeIdentifier: nextIdentifier,
                    transactionIdentifier: transaction, tombstone: HistoryTombstone(kept)))
        }
        changes.append(change(row.entity.type))
    }
}

/// Key paths and stored values are values that any thread may read.
private func sendable<Root>(_ keyPath: PartialKeyPath<Root>) -> PartialKeyPath<Root> & Sendable {
    unsafeBitCast(keyPath, to: (PartialKeyPath<Root> & Sendable).self)
}

/// The array keeps the value from being handed over as one of its own type.
private func sendable(_ value: Any) -> any Sendable { unsafeBitCast([value] as [Any], to: [any Sendable].self)[0] }
