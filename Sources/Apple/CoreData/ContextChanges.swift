import HeadlessUI

extension NSManagedObjectContext {
    /// Adds an object.
    public func insert(_ object: NSManagedObject) {
        joinHost()
        if let other = object.managedObjectContext, other !== self { return object.report(.otherContext, "", .write) }
        if object.isDeleted { return takeBack(object) }
        guard object.phase == .unmanaged || object.phase == .deleted else { return }
        if object.phase == .deleted { object.values = object.lastValues }
        (object.phase, object.host, object.managedObjectContext) = (.inserted, .current, self)
        (object.deletion, object.save, object.lastValues, object.hasLostMembers) = (nil, nil, [:], false)
        register(object)
        inserted.add(object)
        recent.inserted.add(object)
        let referred = object.referred.values.sorted { $0.objectID.number < $1.objectID.number }
        object.referred = [:]
        for other in referred where other.managedObjectContext == nil { insert(other) }
        undoable { $0.delete(object) }
        processLater()
    }

    /// Deletes an object with the next save.
    public func delete(_ object: NSManagedObject) {
        joinHost()
        if let other = object.managedObjectContext, other !== self {
            return object.report(.deletionByOtherContext, "", .write)
        }
        guard object.managedObjectContext === self, !object.isDeletedOrPending else { return }
        object.prepareForDeletion()
        if object.isFault { object.fulfillFault() }
        guard object.managedObjectContext === self, !object.isDeletedOrPending else { return }
        let wasInserted = object.isInserted
        object.phase = .deletionPending
        object.deletion = .now
        host.note("\(object.entity.name ?? "") is deleted, and not saved yet")
        if wasInserted { inserted.remove(object) } else { deleted.add(object) }
        updated.remove(object)
        recent.inserted.remove(object)
        recent.updated.remove(object)
        recent.deleted.add(object)
        unfollowedDeletions.add(object)
        undoable { $0.takeBack(object) }
        processLater()
    }

    /// Takes a deletion back. If it is saved, the object becomes a new one with the same values.
    fileprivate func takeBack(_ object: NSManagedObject) {
        if object.phase == .deleted { return insert(object) }
        guard object.isDeleted, !object.isInaccessible else { return }
        if deleted.objects.contains(where: { $0 === object }) {
            deleted.remove(object)
            object.phase = .saved
            if !object.savedValues.isEmpty { updated.add(object) }
        } else {
            object.phase = .inserted
            inserted.add(object)
        }
        (object.deletion, object.hasLostMembers) = (nil, false)
        unfollowedDeletions.remove(object)
        recent.deleted.remove(object)
        recent.inserted.add(object)
        undoable { $0.delete(object) }
        processLater()
    }

    /// Notes that a property of an object has changed.
    func noteChange(of object: NSManagedObject, _ key: String, old: Any?) {
        if object.phase == .saved { updated.add(object) }
        if !object.isInserted || !recent.inserted.contains(object) { recent.updated.add(object) }
        undoManager?.registerUndo(withTarget: self) { [weak object] _ in
            object?.willChangeValue(forKey: key)
            object?.store(old, key)
        }
        processLater()
    }

    func noteRefresh(of object: NSManagedObject) {
        recent.refreshed.add(object)
        processLater()
    }

    private func undoable(_ undo: @escaping (NSManagedObjectContext) -> Void) {
        undoManager?.registerUndo(withTarget: self, handler: undo)
    }

    /// Takes the last change back, if there is an undo manager.
    public func undo() { undoManager?.undo() }
    /// Makes the last change that was taken back again.
    public func redo() { undoManager?.redo() }

    /// Forgets the changes since the last save.
    public func rollback() {
        joinHost()
        unfollowedDeletions = PendingObjects()
        for object in inserted.objects {
            forget(object)
            (object.phase, object.managedObjectContext) = (.unmanaged, nil)
            recent.deleted.add(object)
        }
        for object in deleted.objects {
            (object.phase, object.deletion, object.hasLostMembers) = (.saved, nil, false)
            if object.isInaccessible { object.becomeFault() }
            object.isInaccessible = false
            recent.inserted.add(object)
        }
        for object in updated.objects + deleted.objects {
            object.takeBackChanges()
            recent.refreshed.add(object)
        }
        (inserted, updated, deleted) = (PendingObjects(), PendingObjects(), PendingObjects())
        undoManager?.removeAllActions(withTarget: self)
        processPendingChanges()
    }

    // MARK: Looking at the changes

    /// Lets the context look at its changes at the end of the current event.
    func processLater() {
        guard concurrencyType == .mainQueueConcurrencyType, EventEnd.isOnMainThread, !processesAtEventEnd else {
            return
        }
        processesAtEventEnd = true
        let context = WeakContext(context: self)
        EventEnd.run { context.context?.processAtEventEnd() }
    }

    private struct WeakContext: @unchecked Sendable { weak var context: NSManagedObjectContext? }

    private func processAtEventEnd() {
        processesAtEventEnd = false
        // The case may be over.
        if host.isCurrent || !HostReference.isThere { processPendingChanges() }
    }

    /// Lets relationships follow the deletions.
    func followDeletions() {
        while let object = unfollowedDeletions.takeFirst() {
            followDeletion(of: object)
            if !deleted.contains(object) { leave(object) }
        }
    }

    /// Lets relationships follow the deletions, posts a notification of the changes, and updates what shows them.
    public func processPendingChanges() {
        if propagatesDeletesAtEndOfEvent { followDeletions() }
        guard !recent.isEmpty else { return }
        let changes = recent
        recent = RecentChanges()
        NotificationCenter.default.post(
            name: .NSManagedObjectContextObjectsDidChange, object: self, userInfo: changes.userInfo)
        for object in changes.inserted.objects + changes.updated.objects { object.recentKeys = [] }
        notifyObservers(of: changes)
    }

    /// Lets an object that was never saved leave the context.
    private func leave(_ object: NSManagedObject) {
        object.lastValues = object.values
        (object.phase, object.values, object.managedObjectContext) = (.deleted, [:], nil)
        registered[object.objectID] = nil
    }

    private func followDeletion(of object: NSManagedObject) {
        for relationship in object.entity.names.sortedRelationships where relationship.deleteRule != .denyDeleteRule {
            let members = object.members(of: relationship)
            for identifier in members {
                let member = self.object(with: identifier)
                guard !member.isDeletedOrPending else { continue }
                switch relationship.deleteRule {
                case .cascadeDeleteRule: delete(member)
                case .nullifyDeleteRule:
                    if let inverse = relationship.inverseRelationship { member.remove(object.objectID, from: inverse) }
                case .denyDeleteRule, .noActionDeleteRule: break
                }
            }
        }
        object.objectWillChange.send()
        object.hasLostMembers = true
    }

    func notifyObservers(of changes: RecentChanges?) {
        observers.removeAll { $0.observer == nil }
        for observer in observers { observer.observer?.contextDidProcess(changes) }
    }

    func add(_ observer: any ContextObserver) {
        // A context that joins a host forgets its observers.
        joinHost()
        observers.append(WeakObserver(observer: observer))
    }
}
