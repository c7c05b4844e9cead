import HeadlessUI

/// Where a context has its objects from: the store of a coordinator, or a parent context.
protocol ObjectSource: AnyObject {
    /// The values of an object; nil if the object is not there.
    func row(_ identifier: NSManagedObjectID) -> ObjectRow?
    /// The objects of entities, in the order in which they were made.
    func identifiers(of entities: [NSEntityDescription]) -> [NSManagedObjectID]
    /// The deletion of an object; nil if none is known.
    func deletion(of identifier: NSManagedObjectID) -> ObjectDeletion?
    /// Takes the changes of a context.
    ///
    /// - Throws: An error of Core Data, if there is a conflict. Then nothing is changed.
    func write(_ changes: ObjectChanges, by event: ModelEvent, _ policy: NSMergePolicy) throws -> WrittenChanges
}

extension [NSManagedObjectID] {
    /// Returns the objects of a relationship to many with two changes: those that code has made, and those of another context.
    static func merged(_ before: Any?, _ ours: Any?, _ theirs: Any?) -> [NSManagedObjectID] {
        func members(_ value: Any?) -> [NSManagedObjectID] { value as? [NSManagedObjectID] ?? [] }
        let (before, ours, theirs) = (members(before), members(ours), members(theirs))
        let removed = Set(before).subtracting(theirs)
        let known = Set(before).union(ours)
        return ours.filter { !removed.contains($0) } + theirs.filter { !known.contains($0) }
    }

    /// Returns the identifiers with others in place of some, each once.
    func replacing(_ others: [NSManagedObjectID: NSManagedObjectID]) -> [NSManagedObjectID] {
        var seen: Set<NSManagedObjectID> = []
        return map { others[$0] ?? $0 }.filter { seen.insert($0).inserted }
    }
}

/// The values of an object in a store.
struct ObjectRow {
    var values: [String: Any]
    /// The number of the save that wrote the values.
    var version: Int

    /// Takes the values of a new object with the same unique values. Relationships that it does not have stay, and those to many have the
    /// objects of both.
    ///
    /// - Parameter storeWins: Whether the row keeps its values, but for the objects that refer to it now.
    mutating func take(_ new: [String: Any], of entity: NSEntityDescription, version: Int, storeWins: Bool) {
        var taken = storeWins ? values : new
        for relationship in entity.names.sortedRelationships {
            let members = values[relationship.name] as? [NSManagedObjectID] ?? []
            let others = new[relationship.name] as? [NSManagedObjectID] ?? []
            if relationship.isToMany {
                if !members.isEmpty || !others.isEmpty { taken[relationship.name] = (members + others).replacing([:]) }
            } else if others.isEmpty {
                taken[relationship.name] = values[relationship.name]
            }
        }
        (values, self.version) = (taken, version)
    }
}

/// What is known of an object that is gone.
struct ObjectDeletion {
    /// The deletion.
    let deletion: ModelEvent?
    /// The save that made it final.
    let save: ModelEvent?
    /// The values that the object had.
    let values: [String: Any]
}

/// What a context saves.
struct ObjectChanges {
    /// A changed object.
    struct Update {
        let identifier: NSManagedObjectID
        /// The values of all properties.
        let values: [String: Any]
        /// The properties that have changed.
        let keys: Set<String>
        /// The values that these properties had in the store, as far as the context knew.
        let saved: [String: Any?]
        /// The number of the save whose values the context knew.
        let version: Int

        /// Returns the values of a row that another context has changed, with the changes of this one.
        ///
        /// - Parameter storeWins: Whether the row keeps a value that both contexts have changed.
        func merged(into row: ObjectRow, storeWins: Bool) -> [String: Any] {
            var merged = row.values
            for key in keys {
                if let members = mergedMembers(key, row) {
                    merged[key] = members
                } else if !storeWins || KeptValues.areEqual(saved[key] ?? nil, row.values[key]) {
                    merged[key] = values[key]
                }
            }
            return merged
        }

        /// Returns the values of this context, with the objects that another one has added to relationships to many.
        func overwriting(_ row: ObjectRow) -> [String: Any] {
            var values = values
            for key in keys { mergedMembers(key, row).map { values[key] = $0 } }
            return values
        }

        /// Returns the objects of a relationship to many with the changes of both contexts: a store keeps them at the objects on the
        /// other side. Nil for another property.
        private func mergedMembers(_ key: String, _ row: ObjectRow) -> [NSManagedObjectID]? {
            guard identifier.entity.names.relationships[key]?.isToMany == true else { return nil }
            return .merged(saved[key] ?? nil, values[key], row.values[key])
        }
    }

    var inserted: [(identifier: NSManagedObjectID, values: [String: Any])] = []
    var updated: [Update] = []
    var deleted: [(identifier: NSManagedObjectID, deletion: ModelEvent?, version: Int, isInaccessible: Bool)] = []

    /// The objects that are written or deleted.
    var identifiers: [NSManagedObjectID] {
        inserted.map { $0.identifier } + updated.map { $0.identifier } + deleted.map { $0.identifier }
    }
}

/// What a save has done.
struct WrittenChanges {
    /// The number of the save.
    var version = 0
    /// The new objects whose unique values an older one had, which has their values now or keeps its own.
    var merged: [(new: NSManagedObjectID, old: NSManagedObjectID)] = []
    /// The objects whose values in the store are not those of the context, because of a conflict.
    var changedByMerge: [NSManagedObjectID] = []
    /// The objects that are gone, because a changed one has their unique values.
    var removed: [NSManagedObjectID] = []
}
