/// The form in which a batch says what it has done.
public enum NSBatchDeleteRequestResultType: UInt, Sendable {
    case resultTypeStatusOnly
    case resultTypeObjectIDs
    case resultTypeCount
}

/// Deletes objects in the store. Contexts learn nothing of it.
open class NSBatchDeleteRequest: NSPersistentStoreRequest {
    /// The objects; nil if they are described by identifiers.
    public let fetchRequest: NSFetchRequest<any NSFetchRequestResult>
    /// The form of the result.
    open var resultType = NSBatchDeleteRequestResultType.resultTypeStatusOnly
    let identifiers: [NSManagedObjectID]?

    /// Deletes the objects of a fetch.
    public init(fetchRequest fetch: NSFetchRequest<any NSFetchRequestResult>) {
        fetchRequest = fetch
        identifiers = nil
    }
    /// Deletes objects.
    public init(objectIDs objects: [NSManagedObjectID]) {
        fetchRequest = NSFetchRequest(entityName: objects.first?.entity.name ?? "")
        identifiers = objects
    }
}

/// The form in which a batch says what it has done.
public enum NSBatchUpdateRequestResultType: UInt, Sendable {
    case statusOnlyResultType
    case updatedObjectIDsResultType
    case updatedObjectsCountResultType
}

/// Changes objects in the store. Contexts learn nothing of it.
open class NSBatchUpdateRequest: NSPersistentStoreRequest {
    /// The name of the entity.
    public let entityName: String
    /// The objects to change; nil for all.
    open var predicate: NSPredicate?
    /// The new values by the names of properties.
    open var propertiesToUpdate: [AnyHashable: Any]?
    /// Whether objects of the entities count that inherit from this one.
    open var includesSubentities = true
    /// The form of the result.
    open var resultType = NSBatchUpdateRequestResultType.statusOnlyResultType

    /// Changes objects of an entity.
    public init(entityName: String) { self.entityName = entityName }
    /// Changes objects of an entity.
    public init(entity: NSEntityDescription) { entityName = entity.name ?? "" }
}

/// The form in which a batch says what it has done.
public enum NSBatchInsertRequestResultType: UInt, Sendable {
    case statusOnly
    case objectIDs
    case count
}

/// Adds objects to the store. Contexts learn nothing of it.
open class NSBatchInsertRequest: NSPersistentStoreRequest {
    /// The name of the entity.
    public let entityName: String
    /// The values of each object.
    open var objectsToInsert: [[String: Any]]?
    /// Sets the values of the next object, and returns whether there are no more.
    open var managedObjectHandler: ((NSManagedObject) -> Bool)?
    /// The form of the result.
    open var resultType = NSBatchInsertRequestResultType.statusOnly

    /// Adds objects to an entity.
    public init(entityName: String, objects dictionaries: [[String: Any]]) {
        self.entityName = entityName
        objectsToInsert = dictionaries
    }
    /// Adds objects to an entity.
    public init(entity: NSEntityDescription, objects dictionaries: [[String: Any]]) {
        entityName = entity.name ?? ""
        objectsToInsert = dictionaries
    }
    /// Adds objects to an entity.
    public init(entity: NSEntityDescription, managedObjectHandler handler: @escaping (NSManagedObject) -> Bool) {
        entityName = entity.name ?? ""
        managedObjectHandler = handler
    }
}

/// What a request has done.
open class NSPersistentStoreResult: NSObject {}

/// What a batch has done.
open class NSBatchResult: NSPersistentStoreResult {
    /// The identifiers, their number, or whether it was done.
    public let result: Any?
    init(_ result: Any?) { self.result = result }
}

/// What a deletion has done.
public final class NSBatchDeleteResult: NSBatchResult {}
/// What a change has done.
public final class NSBatchUpdateResult: NSBatchResult {}
/// What an insertion has done.
public final class NSBatchInsertResult: NSBatchResult {}

extension NSManagedObjectContext {
    /// Executes a request in the store.
    ///
    /// - Throws: An error of a request that cannot be executed.
    @discardableResult
    public func execute(_ request: NSPersistentStoreRequest) throws -> NSPersistentStoreResult {
        joinHost()
        guard let store = store ?? persistentStoreCoordinator?.store else {
            throw ManagedObjectError.unsupported("This context has no store.")
        }
        switch request {
        case let request as NSBatchDeleteRequest: return try delete(request, store)
        case let request as NSBatchUpdateRequest: return try update(request, store)
        case let request as NSBatchInsertRequest: return try insert(request)
        case let request as any AsynchronousRequest: return request.start(in: self)
        default: throw ManagedObjectError.unsupported("\(type(of: request)) is not supported.")
        }
    }

    private func delete(_ request: NSBatchDeleteRequest, _ store: ManagedStore) throws -> NSBatchDeleteResult {
        let identifiers = try request.identifiers ?? saved(request.fetchRequest)
        try store.delete(identifiers, by: .now)
        host.note("a batch deletes \(identifiers.count) objects")
        return switch request.resultType {
        case .resultTypeStatusOnly: NSBatchDeleteResult(true)
        case .resultTypeObjectIDs: NSBatchDeleteResult(identifiers)
        case .resultTypeCount: NSBatchDeleteResult(identifiers.count)
        }
    }

    private func update(_ request: NSBatchUpdateRequest, _ store: ManagedStore) throws -> NSBatchUpdateResult {
        let fetch = NSFetchRequest<any NSFetchRequestResult>(entityName: request.entityName)
        fetch.predicate = request.predicate
        fetch.includesSubentities = request.includesSubentities
        let identifiers = try saved(fetch)
        let pairs = (request.propertiesToUpdate ?? [:]).compactMap { key, value in
            (key.base as? String ?? (key.base as? NSPropertyDescription)?.name).map { name in
                (name, value)
            }
        }
        store.update(identifiers, Dictionary(pairs) { $1 })
        return switch request.resultType {
        case .statusOnlyResultType: NSBatchUpdateResult(true)
        case .updatedObjectIDsResultType: NSBatchUpdateResult(identifiers)
        case .updatedObjectsCountResultType: NSBatchUpdateResult(identifiers.count)
        }
    }

    private func insert(_ request: NSBatchInsertRequest) throws -> NSBatchInsertResult {
        let context = NSManagedObjectContext(.confinementConcurrencyType)
        context.persistentStoreCoordinator = persistentStoreCoordinator
        context.mergePolicy = mergePolicy
        var identifiers: [NSManagedObjectID] = []
        for values in request.objectsToInsert ?? [] {
            let object = NSEntityDescription.insertNewObject(forEntityName: request.entityName, into: context)
            object.setValuesForKeys(values)
            identifiers.append(object.objectID)
        }
        if let handler = request.managedObjectHandler {
            while true {
                let object = NSEntityDescription.insertNewObject(forEntityName: request.entityName, into: context)
                if handler(object) {
                    context.delete(object)
                    break
                }
                identifiers.append(object.objectID)
            }
        }
        try context.save()
        return switch request.resultType {
        case .statusOnly: NSBatchInsertResult(true)
        case .objectIDs: NSBatchInsertResult(identifiers)
        case .count: NSBatchInsertResult(identifiers.count)
        }
    }

    /// Returns the saved objects of a fetch.
    private func saved<T>(_ request: NSFetchRequest<T>) throws -> [NSManagedObjectID] {
        let context = NSManagedObjectContext(.confinementConcurrencyType)
        context.persistentStoreCoordinator = persistentStoreCoordinator
        return try context.fetchedObjects(request).map(\.objectID)
    }
}
