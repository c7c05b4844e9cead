import HeadlessUI

extension NSManagedObjectContext {
    /// Writes all changes to the store, or to the parent context.
    ///
    /// - Throws: An error of a value that is missing, of a deletion that is denied, or of a conflict. Then nothing is written.
    public func save() throws {
        joinHost()
        followDeletions()
        processPendingChanges()
        guard hasChanges else { return }
        tellBeforeSave()
        NotificationCenter.default.post(name: .NSManagedObjectContextWillSave, object: self)
        try validate()
        guard let source else { throw ManagedObjectError.unsupported("This context has no store.") }
        let event = ModelEvent.now
        let written = try source.write(changesToSave, by: event, mergePolicy as? NSMergePolicy ?? .error)
        finishSave(written, event)
    }

    /// Tells each object that it is about to be saved, and repeats that until no object is new.
    private func tellBeforeSave() {
        var told: Set<ObjectIdentifier> = []
        while true {
            let new = (inserted.objects + updated.objects + deleted.objects).filter {
                told.insert(ObjectIdentifier($0)).inserted
            }
            if new.isEmpty { return }
            for object in new { object.willSave() }
            followDeletions()
            processPendingChanges()
        }
    }

    /// Checks all objects. One error is thrown as it is; several are the details of one.
    private func validate() throws {
        var errors: [any Error] = []
        func check(_ body: () throws -> Void) {
            do { try body() } catch { errors.append(error) }
        }
        for object in inserted.objects { check(object.validateForInsert) }
        for object in updated.objects { check(object.validateForUpdate) }
        for object in deleted.objects { check(object.validateForDelete) }
        if errors.count > 1 { throw ManagedObjectError.several(errors.map { $0 as NSError }) }
        if let error = errors.first { throw error }
    }

    private var changesToSave: ObjectChanges {
        var changes = ObjectChanges()
        changes.inserted = inserted.objects.map { ($0.objectID, $0.valuesToSave) }
        changes.updated = updated.objects.map {
            ObjectChanges.Update(
                identifier: $0.objectID, values: $0.valuesToSave, keys: Set($0.savedValues.keys), saved: $0.savedValues,
                version: $0.version)
        }
        changes.deleted = deleted.objects.map { ($0.objectID, $0.deletion, $0.version, $0.isInaccessible) }
        return changes
    }

    private func finishSave(_ written: WrittenChanges, _ event: ModelEvent) {
        host.note(sentence)
        let (new, changed, gone) = (inserted.objects, updated.objects, deleted.objects)
        (inserted, updated, deleted) = (PendingObjects(), PendingObjects(), PendingObjects())
        let olderOnes = Dictionary(written.merged.map { ($0.new, $0.old) }) { first, _ in first }
        for object in new {
            if let old = olderOnes[object.objectID] { object.become(old, in: self) }
            object.saved(version: written.version)
        }
        for object in changed { object.saved(version: written.version) }
        if !olderOnes.isEmpty {
            for object in registered.values.compactMap(\.object) { object.replaceReferences(olderOnes) }
        }
        let replaced = written.removed.compactMap { registered[$0]?.object }
        for object in gone + replaced { object.deletionSaved(event) }
        for identifier in written.changedByMerge {
            guard let object = registered[identifier]?.object else { continue }
            if object.refresh(keepsChanges: false) { recent.refreshed.add(object) }
        }
        for object in new + changed + gone { object.didSave() }
        post(new, changed, gone)
        let saved = SavedObjects(
            inserted: new.map(\.objectID), updated: changed.map(\.objectID),
            deleted: gone.map(\.objectID) + written.removed)
        post(.NSManagedObjectContextDidSaveObjectIDs, saved)
        store?.announce(saved, by: self)
        knownParent?.announceToChildren(saved, by: self)
        announceToChildren(saved, by: nil)
        processPendingChanges()
    }

    private func post(_ new: [NSManagedObject], _ changed: [NSManagedObject], _ gone: [NSManagedObject]) {
        var userInfo: [AnyHashable: Any] = ["managedObjectContext": self]
        for (key, objects) in [
            (NSInsertedObjectsKey, new), (NSUpdatedObjectsKey, changed), (NSDeletedObjectsKey, gone),
        ]
        where !objects.isEmpty {
            userInfo[key] = Set(objects)
        }
        NotificationCenter.default.post(name: .NSManagedObjectContextDidSave, object: self, userInfo: userInfo)
    }

    private var sentence: String {
        let parts = [("inserted", inserted), ("changed", updated), ("deleted", deleted)].filter { !$1.isEmpty }
        let words = parts.map { word, objects in
            let counts = Dictionary(grouping: objects.objects) { $0.entity.name ?? "" }.mapValues(\.count)
            return counts.sorted { $0.key < $1.key }.map { "\($1) \($0)" }.joined(separator: ", ") + " \(word)"
        }
        return "a context is saved: " + words.joined(separator: "; ")
    }

    /// Saves the changes without a check or a notification. From now on, the objects are as a fetch makes them.
    func saveFirstContents() {
        staysInHost = true
        defer { staysInHost = false }
        followDeletions()
        recent = RecentChanges()
        if let source, let written = try? source.write(changesToSave, by: .now, .overwrite) {
            let (kept, gone) = (inserted.objects + updated.objects, deleted.objects)
            (inserted, updated, deleted) = (PendingObjects(), PendingObjects(), PendingObjects())
            for object in kept { object.saved(version: written.version) }
            for object in gone { object.deletionSaved(.now) }
        }
        for object in registered.values.compactMap(\.object) where !object.hasChanges { object.becomeFault() }
    }
}

extension NSManagedObject {
    fileprivate var valuesToSave: [String: Any] {
        let transient = entity.names.sortedAttributes.filter(\.isTransient).map(\.name)
        guard !transient.isEmpty else { return values }
        return values.filter { !transient.contains($0.key) }
    }

    fileprivate func saved(version: Int) {
        (phase, savedValues, self.version) = (.saved, [:], version)
    }

    /// Becomes the object whose unique values it has.
    fileprivate func become(_ identifier: NSManagedObjectID, in context: NSManagedObjectContext) {
        context.registered[objectID] = nil
        let other = context.registered[identifier]?.object
        if let other, other !== self {
            // The other object stays the one that the context has.
            other.objectWillChange.send()
            other.becomeFault()
            (phase, managedObjectContext) = (.unmanaged, nil)
            return
        }
        objectID = identifier
        context.register(self)
    }

    /// Refers to objects that were there before, in place of new ones that have their unique values.
    fileprivate func replaceReferences(_ olderOnes: [NSManagedObjectID: NSManagedObjectID]) {
        for relationship in entity.names.sortedRelationships {
            guard let members = values[relationship.name] as? [NSManagedObjectID] else { continue }
            values[relationship.name] = members.replacing(olderOnes)
        }
    }

    /// Becomes an object without a row. What observes it learns that its values are gone.
    fileprivate func deletionSaved(_ event: ModelEvent) {
        objectWillChange.send()
        willTurnIntoFault()
        if !isInaccessible { save = event }
        loseRow()
        didTurnIntoFault()
    }
}

// MARK: A context as the parent of others

extension NSManagedObjectContext: ObjectSource {
    func row(_ identifier: NSManagedObjectID) -> ObjectRow? {
        let object = object(with: identifier)
        if object.isFault { object.fulfillFault() }
        return object.isDeletedOrPending ? nil : ObjectRow(values: object.values, version: object.version)
    }

    func identifiers(of entities: [NSEntityDescription]) -> [NSManagedObjectID] {
        let saved = (source?.identifiers(of: entities) ?? []).filter {
            registered[$0]?.object?.isDeletedOrPending != true
        }
        return saved + inserted.objects.filter { object in entities.contains { $0 === object.entity } }.map(\.objectID)
    }

    func deletion(of identifier: NSManagedObjectID) -> ObjectDeletion? {
        guard let object = registered[identifier]?.object, object.isDeletedOrPending else {
            return source?.deletion(of: identifier)
        }
        return ObjectDeletion(deletion: object.deletion, save: object.save, values: object.lastValues)
    }

    func write(_ changes: ObjectChanges, by event: ModelEvent, _ policy: NSMergePolicy) throws -> WrittenChanges {
        for (identifier, values) in changes.inserted {
            let object = NSManagedObject.make(identifier, in: self)
            (object.phase, object.isFault, object.values) = (.inserted, false, values)
            register(object)
            inserted.add(object)
            recent.inserted.add(object)
        }
        for update in changes.updated {
            let object = object(with: update.identifier)
            if object.isFault { object.fulfillFault() }
            object.objectWillChange.send()
            let values = update.overwriting(ObjectRow(values: object.values, version: object.version))
            for key in update.keys.sorted() { object.store(values[key], key) }
        }
        for deletion in changes.deleted where !deletion.isInaccessible { delete(object(with: deletion.identifier)) }
        processPendingChanges()
        return WrittenChanges()
    }
}
