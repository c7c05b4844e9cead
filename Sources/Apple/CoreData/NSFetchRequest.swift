import HeadlessUI

/// What a fetch returns.
public protocol NSFetchRequestResult {}

extension NSManagedObject: NSFetchRequestResult {}
extension NSManagedObjectID: NSFetchRequestResult {}
extension NSDictionary: NSFetchRequestResult {}
extension NSNumber: NSFetchRequestResult {}

/// What a context asks a store for.
open class NSPersistentStoreRequest: NSObject {
    /// The stores that are asked. Here there is one.
    open var affectedStores: [NSPersistentStore]?
}

/// The form in which a fetch returns what it finds.
public struct NSFetchRequestResultType: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// As objects.
    public static let managedObjectResultType = Self([])
    /// As identifiers.
    public static let managedObjectIDResultType = Self(rawValue: 1)
    /// As values by name.
    public static let dictionaryResultType = Self(rawValue: 2)
    /// As a number.
    public static let countResultType = Self(rawValue: 4)
}

/// Which objects of an entity to fetch, and in which order.
open class NSFetchRequest<ResultType>: NSPersistentStoreRequest {
    private var name: String?
    private var knownEntity: NSEntityDescription?
    /// The entity; nil if only its name is known.
    open var entity: NSEntityDescription? {
        get { knownEntity }
        set { knownEntity = newValue }
    }
    /// The name of the entity.
    open var entityName: String? { name ?? knownEntity?.name }
    /// The objects to fetch; nil for all.
    open var predicate: NSPredicate?
    /// The order; nil for that of the insertions.
    open var sortDescriptors: [NSSortDescriptor]?
    /// The most objects to fetch; 0 for all.
    open var fetchLimit = 0
    /// How many objects to leave out first.
    open var fetchOffset = 0
    /// How many objects are read together. Has no effect here.
    open var fetchBatchSize = 0
    /// The form of the result.
    open var resultType: NSFetchRequestResultType = .managedObjectResultType
    /// Whether objects and values count that are not saved. They never do in results by name.
    open var includesPendingChanges = true
    /// Whether objects of the entities count that inherit from this one.
    open var includesSubentities = true
    /// Whether the store gives values. Has no effect here.
    open var includesPropertyValues = true
    /// Whether the objects have no values until one is read.
    open var returnsObjectsAsFaults = true
    /// Whether equal results count once. Matters for results by name.
    open var returnsDistinctResults = false
    /// The relationships that are read with the objects. Has no effect here.
    open var relationshipKeyPathsForPrefetching: [String]?
    /// The properties of a result by name: names, properties, or expressions such as a sum.
    open var propertiesToFetch: [Any]?
    /// The properties that group results by name: results of the same values are one.
    open var propertiesToGroupBy: [Any]?
    /// The groups that count, by the values of their results; nil for all.
    open var havingPredicate: NSPredicate?
    /// Whether objects take the values of the store again.
    open var shouldRefreshRefetchedObjects = false

    /// A fetch without an entity.
    public override init() {}
    /// A fetch of the objects of an entity.
    public init(entityName: String) { name = entityName }

    /// Fetches in the context whose block runs the code. Without one, it throws.
    open func execute() throws -> [ResultType] {
        guard let context = NSManagedObjectContext.running else {
            throw ManagedObjectError.unsupported("A fetch needs a context: call execute() in a block of perform(_:).")
        }
        return try context.fetch(self)
    }
}

extension NSManagedObjectContext {
    /// Returns what a request describes.
    ///
    /// - Throws: An error of an object that cannot be fetched.
    public func fetch<T>(_ request: NSFetchRequest<T>) throws -> [T] {
        switch request.resultType {
        case .managedObjectIDResultType: return try fetchedObjects(request).compactMap { $0.objectID as? T }
        case .countResultType: return [NSNumber(value: try fetchedObjects(request).count) as? T].compactMap { $0 }
        case .dictionaryResultType: return try fetchedValues(request).compactMap { $0 as? T }
        default: return try fetchedObjects(request).compactMap { $0 as? T }
        }
    }

    /// Returns how many objects a request describes.
    public func count<T>(for request: NSFetchRequest<T>) throws -> Int { try fetchedObjects(request).count }

    /// Returns the objects that a request describes.
    ///
    /// - Parameters:
    ///   - request: The request.
    ///   - variables: The values of the predicate's variables, by name.
    func fetchedObjects<T>(
        _ request: NSFetchRequest<T>, _ variables: [String: Any]? = nil
    ) throws -> [NSManagedObject] {
        joinHost()
        guard let source else { return [] }
        let entity = entity(of: request)
        let entities = request.includesSubentities ? entity.withSubentities : [entity]
        var objects = source.identifiers(of: entities).map { object(with: $0) }
        if request.includesPendingChanges {
            objects.removeAll(where: \.isDeleted)
            objects += inserted.objects.filter { object in entities.contains { $0 === object.entity } }
        }
        whileFetching(savedValues: !request.includesPendingChanges) {
            if let predicate = request.predicate {
                objects = objects.filter { predicate.evaluate(with: $0, substitutionVariables: variables) }
            }
            if let order = request.sortDescriptors, !order.isEmpty {
                objects.sort { order.compare($0, $1) == .orderedAscending }
            }
        }
        if request.fetchOffset > 0 { objects = Array(objects.dropFirst(request.fetchOffset)) }
        if request.fetchLimit > 0 { objects = Array(objects.prefix(request.fetchLimit)) }
        if request.shouldRefreshRefetchedObjects { for object in objects { _ = object.refresh(keepsChanges: true) } }
        if !request.returnsObjectsAsFaults { for object in objects where object.isFault { object.fulfillFault() } }
        return objects
    }

    /// Returns the entity of a request. Ends the app if there is none, as on a device.
    func entity<T>(of request: NSFetchRequest<T>) -> NSEntityDescription {
        if let entity = request.entity, entity.name != nil { return entity }
        guard request.entity == nil else {
            endApp("executeFetchRequest:error: A fetch request must have an entity.")
        }
        let name = request.entityName ?? ""
        guard let entity = managedObjectModel?.entitiesByName[name] else {
            endApp("NSFetchRequest could not locate an NSEntityDescription for entity name '\(name)'")
        }
        return entity
    }

    /// Runs code that reads values without giving them to faults.
    func whileFetching(savedValues: Bool, _ body: () -> Void) {
        let outer = (isFetching, fetchesSavedValues)
        (isFetching, fetchesSavedValues) = (true, savedValues)
        defer { (isFetching, fetchesSavedValues) = outer }
        body()
    }
}
