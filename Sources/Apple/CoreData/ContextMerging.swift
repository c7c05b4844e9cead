import HeadlessUI

extension NSManagedObjectContext {
    /// Takes over what another context has saved.
    ///
    /// - Parameter notification: The notification of the save.
    public func mergeChanges(fromContextDidSave notification: Notification) {
        merge(SavedObjects(notification.userInfo ?? [:]))
    }

    /// Lets contexts take over what was changed in the store, by identifiers.
    ///
    /// - Parameters:
    ///   - changeNotificationData: The identifiers by the keys of a save's notification.
    ///   - contexts: The contexts.
    public class func mergeChanges(
        fromRemoteContextSave changeNotificationData: [AnyHashable: Any], into contexts: [NSManagedObjectContext]
    ) {
        let saved = SavedObjects(changeNotificationData)
        for context in contexts { context.performAndWait { context.merge(saved) } }
    }

    /// Takes over a save as the queue of the context comes to it.
    func mergeLater(_ saved: SavedObjects) {
        let context = WeakMergeTarget(context: self)
        let merge: @Sendable () -> Void = { context.context?.mergeIfCurrent(saved) }
        if let queue { queue.async(execute: merge) } else { EventEnd.performOnMainThread(merge) }
    }

    private struct WeakMergeTarget: @unchecked Sendable { weak var context: NSManagedObjectContext? }

    private func mergeIfCurrent(_ saved: SavedObjects) {
        if host.isCurrent || !HostReference.isThere { merge(saved) }
    }

    private func merge(_ saved: SavedObjects) {
        joinHost()
        for identifier in saved.deleted {
            guard let object = registered[identifier]?.object, object.phase != .deleted else { continue }
            if object.phase == .saved { object.prepareForDeletion() }
            object.objectWillChange.send()
            object.note(source?.deletion(of: identifier))
            recent.deleted.add(object)
            object.loseRow()
        }
        for identifier in saved.updated {
            guard let object = registered[identifier]?.object else {
                recent.others.append(identifier)
                continue
            }
            if object.refresh(keepsChanges: true) || object.isFault { recent.refreshed.add(object) }
        }
        for identifier in saved.inserted where source?.row(identifier) != nil {
            recent.inserted.add(object(with: identifier))
        }
        recent.others += saved.deleted
        processPendingChanges()
        post(.NSManagedObjectContextDidMergeChangesObjectIDs, saved)
    }

    /// Posts a notification with the identifiers of objects.
    func post(_ name: Notification.Name, _ saved: SavedObjects) {
        var userInfo: [AnyHashable: Any] = [NotificationKey.sourceContext.rawValue: self]
        for (key, identifiers) in [
            (NSInsertedObjectIDsKey, saved.inserted), (NSUpdatedObjectIDsKey, saved.updated),
            (NSDeletedObjectIDsKey, saved.deleted),
        ] where !identifiers.isEmpty {
            userInfo[key] = Set(identifiers)
        }
        NotificationCenter.default.post(name: name, object: self, userInfo: userInfo)
    }
}

extension SavedObjects {
    /// Reads the objects or identifiers of a notification.
    init(_ userInfo: [AnyHashable: Any]) {
        func identifiers(_ keys: [String]) -> [NSManagedObjectID] {
            let values = keys.compactMap { userInfo[$0] }
            let members = values.flatMap { value -> [Any] in
                switch value {
                case let set as NSSet: set.allObjects
                case let collection as any Collection: collection.map { $0 as Any }
                default: []
                }
            }
            let found = members.compactMap { ($0 as? NSManagedObject)?.objectID ?? $0 as? NSManagedObjectID }
            return found.sorted { $0.number < $1.number }
        }
        inserted = identifiers([NSInsertedObjectsKey, NSInsertedObjectIDsKey])
        updated = identifiers([NSUpdatedObjectsKey, NSUpdatedObjectIDsKey, NSRefreshedObjectsKey])
        deleted = identifiers([NSDeletedObjectsKey, NSDeletedObjectIDsKey])
    }
}
