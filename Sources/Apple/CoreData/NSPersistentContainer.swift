import HeadlessUI

/// How an app asks for a store.
open class NSPersistentStoreDescription: NSObject, @unchecked Sendable {
    /// The kind.
    open var type = NSSQLiteStoreType
    /// The file. It is not written.
    open var url: URL?
    /// The name of the configuration; nil for all entities.
    open var configuration: String?
    /// Whether the app only reads. Has no effect here.
    open var isReadOnly = false
    /// How long to wait, in seconds. Has no effect here.
    open var timeout: TimeInterval = 240
    /// Whether the store is added later.
    open var shouldAddStoreAsynchronously = false
    /// Whether the store moves to the current model. Has no effect here.
    open var shouldMigrateStoreAutomatically = true
    /// Whether the way to the current model is found out. Has no effect here.
    open var shouldInferMappingModelAutomatically = true
    /// The container in the cloud. Has no effect here.
    open var cloudKitContainerOptions: NSPersistentCloudKitContainerOptions?
    /// The options.
    public private(set) var options: [String: NSObject] = [:]

    /// A store in a file.
    public init(url: URL) { self.url = url }
    /// A store in a file.
    public override init() {}

    /// Sets an option.
    open func setOption(_ option: NSObject?, forKey key: String) { options[key] = option }
    /// Sets an option.
    open func setOption(_ option: Bool, forKey key: String) { options[key] = NSNumber(value: option) }
    /// Sets a setting of the database. Has no effect here.
    open func setValue(_ value: NSObject?, forPragmaNamed name: String) {}
}

/// The container of an app in the cloud. Has no effect here.
open class NSPersistentCloudKitContainerOptions: NSObject, @unchecked Sendable {
    /// The identifier.
    public let containerIdentifier: String
    /// The container with an identifier.
    public init(containerIdentifier: String) { self.containerIdentifier = containerIdentifier }
}

/// The model of an app, its store, and a context of the main thread.
open class NSPersistentContainer: NSObject, @unchecked Sendable {
    /// The name.
    public let name: String
    /// The model.
    public var managedObjectModel: NSManagedObjectModel { persistentStoreCoordinator.managedObjectModel }
    /// The store.
    public let persistentStoreCoordinator: NSPersistentStoreCoordinator
    /// The context of the main thread.
    public let viewContext: NSManagedObjectContext
    /// How the app asks for its stores.
    open var persistentStoreDescriptions = [NSPersistentStoreDescription()]

    /// A container with the model `NAME.momd` of the app. Without one, it has no entities.
    public convenience init(name: String) {
        let urls = ["momd", "mom"].compactMap { Bundle.main.url(forResource: name, withExtension: $0) }
        let model = urls.lazy.compactMap { NSManagedObjectModel(contentsOf: $0) }.first
        self.init(name: name, managedObjectModel: model ?? .mergedModel(from: nil) ?? NSManagedObjectModel())
    }

    /// A container with a model.
    public init(name: String, managedObjectModel model: NSManagedObjectModel) {
        self.name = name
        persistentStoreCoordinator = NSPersistentStoreCoordinator(managedObjectModel: model)
        viewContext = NSManagedObjectContext(.mainQueueConcurrencyType)
        super.init()
        viewContext.persistentStoreCoordinator = persistentStoreCoordinator
    }

    /// The folder of the app's stores. Nothing is written there.
    open class func defaultDirectoryURL() -> URL {
        FileManager.default.temporaryDirectory.appendingPathComponent("NSPersistentContainer")
    }

    /// Adds the stores that the app asks for.
    ///
    /// - Parameter block: Called for each store, on the main thread, later for one that is added later.
    open func loadPersistentStores(
        completionHandler block: @escaping (NSPersistentStoreDescription, (any Error)?) -> Void
    ) {
        for description in persistentStoreDescriptions {
            guard description.shouldAddStoreAsynchronously else {
                persistentStoreCoordinator.addPersistentStore(with: description, completionHandler: block)
                continue
            }
            nonisolated(unsafe) let block = block
            DispatchQueue.main.async { [persistentStoreCoordinator] in
                persistentStoreCoordinator.addPersistentStore(with: description, completionHandler: block)
            }
        }
    }

    /// Makes a context with a queue of its own.
    open func newBackgroundContext() -> NSManagedObjectContext {
        let context = NSManagedObjectContext(.privateQueueConcurrencyType)
        context.persistentStoreCoordinator = persistentStoreCoordinator
        return context
    }

    /// Runs code on the queue of a new context, later.
    open func performBackgroundTask(_ block: @escaping (NSManagedObjectContext) -> Void) {
        let context = newBackgroundContext()
        context.perform { block(context) }
    }

    /// Runs code on the queue of a new context, and waits for its result.
    public func performBackgroundTask<T>(_ block: @escaping (NSManagedObjectContext) -> T) async -> T {
        let context = newBackgroundContext()
        return await context.perform { block(context) }
    }

    /// Runs code on the queue of a new context, and waits for its result.
    ///
    /// - Throws: The error of the code.
    @_disfavoredOverload
    public func performBackgroundTask<T>(_ block: @escaping (NSManagedObjectContext) throws -> T) async throws -> T {
        let context = newBackgroundContext()
        return try await context.perform { try block(context) }
    }
}

/// A container whose objects are in the cloud, too. Here they are not.
open class NSPersistentCloudKitContainer: NSPersistentContainer, @unchecked Sendable {
    /// Prepares the cloud for the model. Has no effect here.
    open func initializeCloudKitSchema(options: NSPersistentCloudKitContainerSchemaInitializationOptions = []) throws {}
    /// Whether the app may change an object.
    open func canUpdateRecord(forManagedObjectWith objectID: NSManagedObjectID) -> Bool { true }
    /// Whether the app may delete an object.
    open func canDeleteRecord(forManagedObjectWith objectID: NSManagedObjectID) -> Bool { true }
    /// Posted as the cloud is read and written. Never posted here.
    public static let eventChangedNotification = Notification.Name(
        "NSPersistentCloudKitContainerEventChangedNotification")
}

/// How the cloud is prepared. Has no effect here.
public struct NSPersistentCloudKitContainerSchemaInitializationOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Nothing is written.
    public static let dryRun = Self(rawValue: 2)
    /// The schema is printed.
    public static let printSchema = Self(rawValue: 4)
}
