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
        /// Lets rows refer to objects that were there before, in place of new ones that have their unique values.
        mutating func replaceReferences(
            of identifiers: [NSManagedObjectID], _ merged: [(new: NSManagedObjectID, old: NSManagedObjectID)]
        ) {
            if merged.isEmpty { return }
            let olderOnes = Dictionary(merged.map { ($0.new, $0.old) }) { first, _ in first }
            for identifier in identifiers {
                for relationship in identifier.entity.names.sortedRelationships {
                    guard let members = rows[identifier]?.values[relationship.name] as? [NSManagedObjectID] else {
                        continue
                    }
                    rows[identifier]?.values[relationship.name] = members.replacing(olderOnes)
                }
            }
        }
        /// Clears the references of other rows to some that are about to be deleted at once, as the triggers of SQLite do.
        mutating func clearReferences(to identifiers: [NSManagedObjectID]) throws {
            let gone = Set(identifiers)
            for identifier in identifiers {
                for relationship in identifier.entity.names.sortedRelationships {
                    guard let inverse = relationship.inverseRelationship else { continue }
                    for member in rows[identifier]?.values[relationship.name] as? [NSManagedObjectID] ?? []
                    where !gone.contains(member) {
                        guard inverse.isToMany || inverse.isOptional else {
                            throw ManagedObjectError.batchDeletionFailed(inverse)
                        }
                        clear(inverse, of: member, gone)
                    }
                }
            }
        }
        /// Clears the references of other rows to one that is about to be deleted, where they may be.
        mutating func clearOptionalReferences(to identifier: NSManagedObjectID) {
            for relationship in identifier.entity.names.sortedRelationships {
                guard let inverse = relationship.inverseRelationship, inverse.isToMany || inverse.isOptional else {
                    continue
                }
                for member in rows[identifier]?.values[relationship.name] as? [NSManagedObjectID] ?? [] {
                    clear(inverse, of: member, [identifier])
                }
            }
        }
        /// The version stays: a store keeps a relationship to many at the rows on its other side.
        private mutating func clear(
            _ relationship: NSRelationshipDescription, of member: NSManagedObjectID, _ gone: Set<NSManagedObjectID>
        ) {
            let members = rows[member]?.values[relationship.name] as? [NSManagedObjectID]
            rows[member]?.values[relationship.name] = members?.filter { !gone.contains($0) }
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
            for update in changes.updated { try Self.keepUnique(update, in: &new, policy, event, &written) }
            for (identifier, inserted) in changes.inserted {
                var values = inserted
                values.keepDerivedValues(of: nil, identifier.entity)
                if let old = Self.duplicate(of: values, identifier, in: new) {
                    guard policy.kind != .error else { throw ManagedObjectError.constraintConflict }
                    let storeWins = policy.kind == .storeWins || policy.kind == .rollback
                    new.rows[old]?.take(values, of: identifier.entity, version: new.version, storeWins: storeWins)
                    written.changedByMerge.append(old)
                    written.merged.append((identifier, old))
                    continue
                }
                identifier.becomePermanent(in: store)
                new.rows[identifier] = ObjectRow(values: values, version: new.version)
                new.order[identifier.entity.name ?? "", default: []].append(identifier)
            }
            new.replaceReferences(of: changes.identifiers + written.changedByMerge, written.merged)
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
            // References to objects that a batch has deleted are gone from the row.
            for relationship in update.identifier.entity.names.sortedRelationships
            where !update.keys.contains(relationship.name) {
                values[relationship.name] = row.values[relationship.name]
            }
            values.keepDerivedValues(of: row, update.identifier.entity)
            new.rows[update.identifier] = ObjectRow(values: values, version: new.version)
            return
        }
        var values: [String: Any]
        switch policy.kind {
        case .error: throw ManagedObjectError.mergeConflict
        case .overwrite: values = update.overwriting(row)
        case .objectWins: values = update.merged(into: row, storeWins: false)
        case .storeWins: values = update.merged(into: row, storeWins: true)
        case .rollback: values = row.values
        }
        values.keepDerivedValues(of: row, update.identifier.entity)
        written.changedByMerge.append(update.identifier)
        new.rows[update.identifier] = ObjectRow(values: values, version: new.version)
    }

    /// Removes the object whose unique values a changed one has got.
    private static func keepUnique(
        _ update: ObjectChanges.Update, in new: inout Contents, _ policy: NSMergePolicy, _ event: ModelEvent,
        _ written: inout WrittenChanges
    ) throws {
        let groups = update.identifier.entity.uniqueNames
        let isConcerned = groups.contains { $0.names.contains(where: update.keys.contains) }
        guard isConcerned, let values = new.rows[update.identifier]?.values,
            let other = duplicate(of: values, update.identifier, in: new)
        else { return }
        if policy.kind == .error { throw ManagedObjectError.constraintConflict }
        new.clearOptionalReferences(to: other)
        new.remove(other, deletedBy: event, event)
        new.closeGaps()
        written.removed.append(other)
    }

    /// Returns the other object that has the unique values of one.
    private static func duplicate(
        of values: [String: Any], _ identifier: NSManagedObjectID, in contents: Contents
    ) -> NSManagedObjectID? {
        for (entity, names) in identifier.entity.uniqueNames where names.allSatisfy({ values[$0] != nil }) {
            let others = entity.withSubentities.lazy.flatMap { contents.order[$0.name ?? ""] ?? [] }
            let found = others.first { other in
                other != identifier
                    && names.allSatisfy { KeptValues.areEqual(contents.rows[other]?.values[$0], values[$0]) }
            }
            if let found { return found }
        }
        return nil
    }

    /// Deletes rows at once. The references of other rows to these are cleared, where they may be.
    ///
    /// - Throws: an error if another row must refer to one of these. Then no row is deleted.
    func delete(_ identifiers: [NSManagedObjectID], by event: ModelEvent) throws {
        try lock.withLock {
            var new = contents
            new.version += 1
            try new.clearReferences(to: identifiers)
            for identifier in identifiers {
                new.remove(identifier, deletedBy: event, event)
            }
            new.closeGaps()
            new.derive(after: identifiers)
            contents = new
        }
    }

    /// Changes rows at once.
    func update(_ identifiers: [NSManagedObjectID], _ values: [String: Any]) {
        lock.withLock {
            let version = contents.version + 1
            contents.version = version
            for identifier in identifiers {
                guard let row = contents.rows[identifier] else { continue }
                let attributes = identifier.entity.names.attributes
                for (key, value) in values {
                    let expression = value as? NSExpression
                    let new = expression.map { $0.expressionValue(with: row.values, context: nil) } ?? value
                    let kept = unwrapped(new).map { attributes[key]?.attributeType.kept($0) ?? $0 }
                    contents.rows[identifier]?.values[key] = kept
                }
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
