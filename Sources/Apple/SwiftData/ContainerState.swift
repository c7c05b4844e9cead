import HeadlessUI

/// The state of a container in one host. It keeps the main context, and the state does not, since contexts keep the state.
final class StateOfHost: @unchecked Sendable {
    let state: ContainerState
    /// The context of the main thread. Used on the main thread only.
    fileprivate var main: ModelContext?

    init(_ state: ContainerState) {
        self.state = state
        state.owner = self
    }
}

/// The store of a container in one host, and the contexts that use it.
final class ContainerState: @unchecked Sendable {
    struct Save {
        let version: Int
        let userInfo: [AnyHashable: Any]
    }

    private struct WeakContext { weak var context: ModelContext? }

    let schema: Schema
    /// Guards what follows. A thread may take it within a call that has it.
    private let lock = NSRecursiveLock()
    private var store: ModelStore
    /// Rows that are deleted. Objects that code holds, and references without an inverse, still lead to them.
    private var deletedRows: [PersistentIdentifier: StoredRow] = [:]
    private var contexts: [WeakContext] = []
    fileprivate weak var owner: StateOfHost?
    /// The context of the main thread. Used on the main thread only.
    private weak var main: ModelContext?
    private let settings: MainContextSettings

    init(_ schema: Schema, _ store: ModelStore, _ settings: MainContextSettings) {
        self.settings = settings
        self.schema = schema
        self.store = store
    }

    func mainContext(of container: ModelContainer) -> ModelContext {
        if let main { return main }
        let context = container.lastMainContext ?? ModelContext(container)
        container.lastMainContext = context
        context.isMain = true
        setMain(context)
        context.joinHost()
        context.autosaveEnabled = settings.autosaves
        if settings.hasUndoManager { context.undoManager = UndoManager() }
        return context
    }

    func setMain(_ context: ModelContext) {
        main = context
        owner?.main = context
    }

    var mainContextSettings: MainContextSettings {
        main.map { MainContextSettings(autosaves: $0.autosaveEnabled, hasUndoManager: $0.undoManager != nil) }
            ?? settings
    }

    /// Saves the changes of the main context, without a notification. Returns all objects that the context has.
    func saveWithoutNotification() -> [any PersistentModel] {
        guard let main else { return [] }
        main.saveWithoutNotification()
        return main.allObjects
    }

    func add(_ context: ModelContext) {
        lock.withLock {
            contexts.removeAll { $0.context == nil }
            contexts.append(WeakContext(context: context))
        }
    }

    /// The number of saves.
    var version: Int { lock.withLock { store.version } }

    /// Returns a copy of the store.
    func storeCopy() -> ModelStore { lock.withLock { store.copy() } }

    func row(_ identifier: PersistentIdentifier) -> StoredRow? {
        lock.withLock { store[identifier] ?? deletedRows[identifier] }
    }

    func rows(of entity: ModelEntity) -> [StoredRow] { lock.withLock { store.rows(of: entity) } }

    /// Writes the changes of a context.
    func save(
        _ inserted: [any PersistentModel], _ changed: [any PersistentModel], _ deleted: [any PersistentModel],
        by event: ModelEvent, author: String?
    ) -> Save {
        let (inserted, changed, deleted) = (inserted.map(\._$record), changed.map(\._$record), deleted.map(\._$record))
        return lock.withLock {
            store.beginSave()
            var history = HistoryWriter(version: store.version)
            for record in deleted { record.row?.delete(record.deletion ?? event, event) }
            store.remove(deleted.compactMap(\.row))
            for record in deleted {
                deletedRows[record.identifier] = record.row
                record.deletionSaved(event)
            }
            // A new object may have the unique value that a changed one has given up.
            for record in changed where record.row?.isDeleted == false { writeUniqueValues(record) }
            var unique = UniqueRows(store)
            for record in inserted { add(record, event, &unique, &history) }
            // An object that has taken another row has the identifier of that row now.
            for record in inserted { writeRelationships(record) }
            let changedUnique = changed.filter(\.hasChangedUniqueValue)
            for record in changed { write(record, record.changedPositions, &history) }
            removeRows(like: changedUnique, event, &history)
            for record in deleted { if let row = record.row { history.delete(row) } }
            store.history.add(history.changes, by: author, version: store.version)
            let keys: [(ModelContext.NotificationKey, [ModelRecord])] = [
                (.insertedIdentifiers, inserted), (.updatedIdentifiers, changed), (.deletedIdentifiers, deleted),
            ]
            let userInfo = keys.map { (AnyHashable($0.rawValue), $1.map(\.identifier) as Any) }
            return Save(version: store.version, userInfo: Dictionary(uniqueKeysWithValues: userInfo))
        }
    }

    /// Makes the row of a new object. If another row has its unique values, that row gets the values of the object.
    private func add(
        _ record: ModelRecord, _ event: ModelEvent, _ unique: inout UniqueRows, _ history: inout HistoryWriter
    ) {
        if let other = unique.row(like: record) {
            if other.entity === record.entity {
                record.take(other)
                // The relationships of the other object stay where the new one has none.
                let given = record.entity.properties.filter { $0.destination == nil || !record.members($0).isEmpty }
                write(record, Set(given.map(\.position)), &history)
                return unique.add(other)
            }
            // The row of another class of the hierarchy cannot have the new values.
            delete([other], event)
            history.delete(other)
        }
        let values = record.entity.properties.map { record.storedValue($0) }
        let row = StoredRow(record.entity, record.identifier, values, version: store.version)
        store.add(row)
        unique.add(row)
        history.insert(row)
        record.saved(as: row)
    }

    /// Removes the rows whose unique values objects have got by a change.
    private func removeRows(like records: [ModelRecord], _ event: ModelEvent, _ history: inout HistoryWriter) {
        if records.isEmpty { return }
        var unique = UniqueRows(store)
        for record in records where record.row?.isDeleted == false {
            guard let other = unique.row(like: record) else { continue }
            for (row, property) in otherEnds(of: other) where !property.isRequired {
                removeReferences(of: row, property, to: [other.identifier])
            }
            delete([other], event)
            history.delete(other)
            store.noteChange(of: other)
        }
    }

    private func writeUniqueValues(_ record: ModelRecord) {
        for property in record.entity.uniqueGroups.joined() where record.changedPositions.contains(property.position) {
            if property.destination == nil { record.row?.setValue(record.storedValue(property), at: property.position) }
        }
    }

    private func writeRelationships(_ record: ModelRecord) {
        for property in record.entity.relationships where !record.members(property).isEmpty {
            record.row?.setValue(record.storedValue(property), at: property.position)
        }
    }

    private func write(_ record: ModelRecord, _ positions: Set<Int>, _ history: inout HistoryWriter) {
        // Another context may have deleted the row. What this one has changed is lost then.
        guard let row = record.row, !row.isDeleted else { return }
        history.update(row, positions)
        for property in record.entity.properties where positions.contains(property.position) {
            row.setValue(record.mergedValue(property), at: property.position)
        }
        row.version = store.version
        store.noteChange(of: row)
        record.saved(as: row)
    }

    /// The identifiers of the rows that later saves than one have changed, in order.
    func changes(since version: Int) -> [PersistentIdentifier] { lock.withLock { store.changes(since: version) } }

    /// Whether a context is that of the main thread.
    func isMain(_ context: ModelContext) -> Bool { context === main }

    /// Tells the other contexts of a save: that of the main thread at once, or as the main run loop comes to it.
    func announce(to saving: ModelContext?) {
        let others = lock.withLock { contexts.compactMap(\.context).filter { $0 !== saving } }
        for context in others where context.isOfMainThread && !context.isOfActor {
            nonisolated(unsafe) let context = context
            if EventEnd.isOnMainThread {
                context.mergeOtherSaves()
            } else {
                EventEnd.performOnMainThread { context.mergeOtherSaves() }
            }
        }
    }

    /// Deletes the rows of objects. The contexts are not told. References of other rows to these are cleared, where they may be.
    ///
    /// - Throws: `SwiftDataError` if another row must refer to one of these. Then no row is deleted.
    func deleteRows(of records: [ModelRecord], author: String?) throws {
        try lock.withLock {
            let rows = records.compactMap(\.row)
            let gone = Set(rows.map(\.identifier))
            let references = rows.flatMap { otherEnds(of: $0) }.filter { !gone.contains($0.row.identifier) }
            for reference in references where reference.property.isRequired {
                throw SwiftDataError.batchDeletionFailed(reference.property)
            }
            deleteRows(rows, author: author)
            for (row, property) in references { removeReferences(of: row, property, to: gone) }
        }
    }

    private func removeReferences(
        of row: StoredRow, _ property: ModelProperty, to gone: Set<PersistentIdentifier>
    ) {
        let rest = (row.value(at: property.position) as? [PersistentIdentifier])?.filter { !gone.contains($0) }
        row.setValue(rest, at: property.position)
        store.noteChange(of: row)
    }

    /// Returns the other ends of the relationships of a row.
    private func otherEnds(of row: StoredRow) -> [(row: StoredRow, property: ModelProperty)] {
        row.entity.relationships.flatMap { relationship in
            guard let inverse = relationship.inverse else { return [(row: StoredRow, property: ModelProperty)]() }
            let members = row.value(at: relationship.position) as? [PersistentIdentifier] ?? []
            return members.compactMap { member in store[member].map { (row: $0, property: inverse) } }
        }
    }

    private func delete(_ rows: [StoredRow], _ event: ModelEvent) {
        for row in rows {
            row.delete(event, event)
            deletedRows[row.identifier] = row
        }
        store.remove(rows)
    }

    private func deleteRows(_ rows: [StoredRow], author: String?) {
        let event = ModelEvent.now
        lock.withLock {
            store.beginSave()
            var history = HistoryWriter(version: store.version)
            for row in rows { history.delete(row) }
            store.history.add(history.changes, by: author, version: store.version)
            delete(rows, event)
        }
    }

    /// The saves of the history, in order.
    var history: [DefaultHistoryTransaction] { lock.withLock { store.history.transactions } }

    func restartHistory() { lock.withLock { store.history.restart() } }

    func deleteHistory(_ tokens: Set<DefaultHistoryToken>) { lock.withLock { store.history.remove(tokens) } }

    /// Deletes everything, with the history.
    func erase() {
        let roots = schema.models.map { ModelEntity.of($0) }.filter { $0.superentity == nil }
        deleteRows(roots.flatMap { rows(of: $0) }, author: nil)
        lock.withLock { store.history = HistoryLog() }
        announce(to: nil)
    }
}
