import HeadlessUI
import Locks

/// The rows of a coordinator in one host. Contexts of any thread use it.
final class ManagedStore: ObjectSource, @unchecked Sendable {
    private struct Contents {
        var rows: [NSManagedObjectID: ObjectRow] = [:]
        var order: [String: [NSManagedObjectID]] = [:]
        var deletions: [NSManagedObjectID: ObjectDeletion] = [:]
        var version = 0

        /// Forgets a row.
        mutating func remove(_ identifier: NSManagedObjectID, deletedBy deletion: ModelEvent, _ save: ModelEvent) {
            let row = rows.removeValue(forKey: identifier)
            deletions[identifier] = ObjectDeletion(deletion: deletion, save: save, values: row?.values ?? [:])
        }
        /// Leaves identifiers without a row out of the order.
        mutating func closeGaps() {
            for name in order.keys { order[name]?.removeAll { rows[$0] == nil } }
        }
        /// Computes the derived values after a change of objects. They leave the version of a row alone: no context has changed them.
        mutating func derive(after changed: [NSManagedObjectID]) {
            for derived in DerivedValue.all(after: changed, in: rows, order) {
                rows[derived.identifier]?.values[derived.key] = derived.value
            }
        }
    }

    /// Guards the contents.
    private let lock = NSLock()
    private var contents = Contents()
    private weak var store: NSPersistentStore?

    init(_ store: NSPersistentStore?) { self.store = store }

    /// A store with the rows of another one.
    init(copying other: ManagedStore) {
        contents = other.lock.withLock { other.contents }
        store = other.store
    }

    func row(_ identifier: NSManagedObjectID) -> ObjectRow? { lock.withLock { contents.rows[identifier] } }

    func identifiers(of entities: [NSEntityDescription]) -> [NSManagedObjectID] {
        let lists = lock.withLock { entities.compactMap { contents.order[$0.name ?? ""] } }
        if lists.count == 1, let only = lists.first { return only }
        return lists.flatMap { $0 }.sorted { $0.number < $1.number }
    }

    func deletion(of identifier: NSManagedObjectID) -> ObjectDeletion? {
        lock.withLock { contents.deletions[identifier] }
    }

    func write(_ changes: ObjectChanges, by event: ModelEvent, _ policy: NSMergePolicy) throws -> WrittenChanges {
        try lock.withLock {
            var new = contents
            new.version += 1
            var written = WrittenChanges(version: new.version)
            for deleted in changes.deleted where !deleted.isInaccessible {
                if let row = new.rows[deleted.identifier], row.version != deleted.version, policy.kind == .error {
                    throw ManagedObjectError.mergeConflict
                }
                new.remove(deleted.identifier, deletedBy: deleted.deletion ?? event, event)
            }
            if !changes.deleted.isEmpty { new.closeGaps() }
            for update in changes.updated { try Self.apply(update, to: &new, policy, &written) }
            for (identifier, inserted) in changes.inserted {
                var values = inserted
                values.keepDerivedValues(of: nil, identifier.entity)
                if let old = Self.duplicate(of: values, identifier, in: new) {
                    guard policy.kind != .error else { throw ManagedObjectError.constraintConflict }
                    if policy.kind != .storeWins {
                        new.rows[old] = ObjectRow(values: values, version: new.version)
                        written.changedByMerge.append(old)
                    }
                    written.merged.append((identifier, old))
                    continue
                }
                identifier.becomePermanent(in: store)
                new.rows[identifier] = ObjectRow(values: values, version: new.version)
                new.order[identifier.entity.name ?? "", default: []].append(identifier)
            }
            new.derive(after: changes.identifiers + written.changedByMerge)
            contents = new
            return written
        }
    }

    private static func apply(
        _ update: ObjectChanges.Update, to new: inout Contents, _ policy: NSMergePolicy, _ written: inout WrittenChanges
    ) throws {
        guard let row = new.rows[update.identifier] else {
            // Another context has deleted the row.
            if policy.kind == .error { throw ManagedObjectError.mergeConflict }
            return
        }
        guard row.version != update.version else {
            var values = update.values
            values.keepDerivedValues(of: row, update.identifier.entity)
            new.rows[update.identifier] = ObjectRow(values: values, version: new.version)
            return
        }
        var values: [String: Any]
        switch policy.kind {
        case .error: throw ManagedObjectError.mergeConflict
        case .overwrite: values = update.values
        case .objectWins: values = update.merged(into: row, storeWins: false)
        case .storeWins: values = update.merged(into: row, storeWins: true)
        case .rollback: values = row.values
        }
        values.keepDerivedValues(of: row, update.identifier.entity)
        written.changedByMerge.append(update.identifier)
        new.rows[update.identifier] = ObjectRow(values: values, version: new.version)
    }

    /// Returns the object that has the unique values of a new one.
    private static func duplicate(
        of values: [String: Any], _ identifier: NSManagedObjectID, in contents: Contents
    ) -> NSManagedObjectID? {
        for group in identifier.entity.uniquenessConstraints {
            let names = group.compactMap { $0 as? String ?? ($0 as? NSPropertyDescription)?.name }
            guard !names.isEmpty, names.allSatisfy({ values[$0] != nil }) else { continue }
            let found = (contents.order[identifier.entity.name ?? ""] ?? []).first { other in
                names.allSatisfy { KeptValues.areEqual(contents.rows[other]?.values[$0], values[$0]) }
            }
            if let found { return found }
        }
        return nil
    }

    /// Deletes rows at once.
    func delete(_ identifiers: [NSManagedObjectID], by event: ModelEvent) {
        lock.withLock {
            contents.version += 1
            for identifier in identifiers {
                contents.remove(identifier, deletedBy: event, event)
            }
            contents.closeGaps()
            contents.derive(after: identifiers)
        }
    }

    /// Changes rows at once.
    func update(_ identifiers: [NSManagedObjectID], _ values: [String: Any]) {
        lock.withLock {
            let version = contents.version + 1
            contents.version = version
            for identifier in identifiers {
                contents.rows[identifier]?.values.merge(values) { $1 }
                contents.rows[identifier]?.version = version
            }
            contents.derive(after: identifiers)
        }
    }

    /// All objects.
    var allIdentifiers: [NSManagedObjectID] { lock.withLock { contents.rows.keys.sorted { $0.number < $1.number } } }

    // MARK: Contexts

    private struct WeakContext { weak var context: NSManagedObjectContext? }

    private let contexts = Locked<[WeakContext]>([])

    func add(_ context: NSManagedObjectContext) {
        contexts.withLock { contexts in
            contexts.removeAll { $0.context == nil }
            contexts.append(WeakContext(context: context))
        }
    }

    /// Lets the contexts of the main thread save what each host begins with.
    func saveFirstContents() {
        for context in contexts.withLock({ $0.compactMap(\.context) })
        where context.concurrencyType == .mainQueueConcurrencyType {
            context.saveFirstContents()
        }
    }

    /// Lets the contexts that merge by themselves take over a save, on their own queues.
    func announce(_ saved: SavedObjects, by context: NSManagedObjectContext?) {
        for other in contexts.withLock({ $0.compactMap(\.context) })
        where other !== context && other.automaticallyMergesChangesFromParent {
            other.mergeLater(saved)
        }
    }
}

/// The objects that a save has written.
struct SavedObjects: @unchecked Sendable {
    var inserted: [NSManagedObjectID] = []
    var updated: [NSManagedObjectID] = []
    var deleted: [NSManagedObjectID] = []

    var all: [NSManagedObjectID] { inserted + updated + deleted }
}
