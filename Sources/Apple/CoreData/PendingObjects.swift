/// Objects with changes, in the order in which they got them. The context keeps them.
struct PendingObjects {
    private var positions: [ObjectIdentifier: Int] = [:]
    private var entries: [NSManagedObject?] = []
    /// The place of the first entry that was not taken.
    private var first = 0

    var isEmpty: Bool { positions.isEmpty }
    var count: Int { positions.count }
    var objects: [NSManagedObject] { entries.compactMap { $0 } }

    func contains(_ object: NSManagedObject) -> Bool { positions[ObjectIdentifier(object)] != nil }

    mutating func add(_ object: NSManagedObject) {
        guard positions[ObjectIdentifier(object)] == nil else { return }
        positions[ObjectIdentifier(object)] = entries.count
        entries.append(object)
    }

    mutating func remove(_ object: NSManagedObject) {
        if let position = positions.removeValue(forKey: ObjectIdentifier(object)) { entries[position] = nil }
    }

    /// Takes the first object; nil if there is none.
    mutating func takeFirst() -> NSManagedObject? {
        while first < entries.count {
            defer { first += 1 }
            guard let object = entries[first] else { continue }
            remove(object)
            return object
        }
        (entries, first) = ([], 0)
        return nil
    }
}

/// What has changed in a context since it looked at its changes last.
struct RecentChanges {
    var inserted = PendingObjects()
    var updated = PendingObjects()
    var deleted = PendingObjects()
    var refreshed = PendingObjects()
    /// The objects that other contexts have saved, and this one does not use.
    var others: [NSManagedObjectID] = []

    var isEmpty: Bool {
        inserted.isEmpty && updated.isEmpty && deleted.isEmpty && refreshed.isEmpty && others.isEmpty
    }

    /// The entities of the changed objects.
    var entities: [NSEntityDescription] {
        (inserted.objects + updated.objects + deleted.objects + refreshed.objects).map(\.entity) + others.map(\.entity)
    }

    /// The objects, as a notification has them.
    var userInfo: [AnyHashable: Any] {
        let keys = [
            (NSInsertedObjectsKey, inserted), (NSUpdatedObjectsKey, updated), (NSDeletedObjectsKey, deleted),
            (NSRefreshedObjectsKey, refreshed),
        ]
        var userInfo: [AnyHashable: Any] = [:]
        for (key, objects) in keys where !objects.isEmpty { userInfo[key] = Set(objects.objects) }
        return userInfo
    }
}

/// What shows the objects of a context, and follows its changes.
protocol ContextObserver: AnyObject {
    /// Called when the context has looked at its changes.
    ///
    /// - Parameter changes: The changes; nil if anything may have changed.
    func contextDidProcess(_ changes: RecentChanges?)
}
