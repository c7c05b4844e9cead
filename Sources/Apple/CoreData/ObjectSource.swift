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

/// The values of an object in a store.
struct ObjectRow {
    var values: [String: Any]
    /// The number of the save that wrote the values.
    var version: Int
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
            for key in keys where !storeWins || KeptValues.areEqual(saved[key] ?? nil, row.values[key]) {
                merged[key] = values[key]
            }
            return merged
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
}
