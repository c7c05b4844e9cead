import HeadlessUI
import Locks

/// The type of a store in a file. Here it is in memory, too.
public let NSSQLiteStoreType = "SQLite"
/// The type of a store in memory.
public let NSInMemoryStoreType = "InMemory"
/// The type of a store in a file. Here it is in memory, too.
public let NSBinaryStoreType = "Binary"
/// The option to move to the current model. Has no effect here.
public let NSMigratePersistentStoresAutomaticallyOption = "NSMigratePersistentStoresAutomaticallyOption"
/// The option to find out how to move to the current model. Has no effect here.
public let NSInferMappingModelAutomaticallyOption = "NSInferMappingModelAutomaticallyOption"
/// The option to keep a history. Has no effect here.
public let NSPersistentHistoryTrackingKey = "NSPersistentHistoryTrackingKey"
/// The option to learn of saves of other processes. Has no effect here.
public let NSPersistentStoreRemoteChangeNotificationPostOptionKey =
    "NSPersistentStoreRemoteChangeNotificationOptionKey"
/// The option not to save. Has no effect here.
public let NSReadOnlyPersistentStoreOption = "NSReadOnlyPersistentStoreOption"
/// The option to protect a file. Has no effect here.
public let NSPersistentStoreFileProtectionKey = "NSPersistentStoreFileProtectionKey"

/// A store of a coordinator.
open class NSPersistentStore: NSObject, @unchecked Sendable {
    /// The kind of a store.
    public struct StoreType: Hashable, RawRepresentable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        /// A database in a file. Here it is in memory.
        public static let sqlite = StoreType(rawValue: NSSQLiteStoreType)
        /// A store in memory.
        public static let inMemory = StoreType(rawValue: NSInMemoryStoreType)
        /// A file. Here it is in memory.
        public static let binary = StoreType(rawValue: NSBinaryStoreType)
    }

    /// The type that the app has asked for.
    public let type: String
    /// The file that the app has asked for. It is not written.
    public let url: URL?
    /// The name of the configuration; nil for all entities.
    public let configurationName: String
    /// The identifier of the store.
    public let identifier = "memory"
    /// How the app has asked for the store.
    public let options: [AnyHashable: Any]?

    init(_ type: String, _ url: URL?, _ configuration: String?, _ options: [AnyHashable: Any]?) {
        self.type = type
        self.url = url
        configurationName = configuration ?? "PF_DEFAULT_CONFIGURATION_NAME"
        self.options = options
    }
}

/// The store of a model, in memory. All stores that the app asks for are one.
///
/// Each host begins with the objects that the store had when the app first gave its context to views.
open class NSPersistentStoreCoordinator: NSObject, @unchecked Sendable {
    /// The model.
    public let managedObjectModel: NSManagedObjectModel
    /// The name, for logs.
    open var name: String?
    /// The stores that the app has asked for.
    public private(set) var persistentStores: [NSPersistentStore] = []
    private let contents = StoreContents()
    private let stores: PerHost<ManagedStore>
    var store: ManagedStore { stores.value }

    /// A coordinator without a store.
    public init(managedObjectModel model: NSManagedObjectModel) {
        HostReference.noteNewStore()
        managedObjectModel = model
        stores = PerHost { [contents] in contents.makeStore() }
        model.use()
    }

    /// Adds a store.
    @discardableResult
    open func addPersistentStore(
        ofType storeType: String, configurationName configuration: String?, at storeURL: URL?,
        options: [AnyHashable: Any]? = nil
    ) throws -> NSPersistentStore {
        let store = NSPersistentStore(storeType, storeURL, configuration, options)
        persistentStores.append(store)
        contents.owner = persistentStores.first
        return store
    }
    /// Adds a store.
    @discardableResult
    public func addPersistentStore(
        type: NSPersistentStore.StoreType, configuration: String? = nil, at storeURL: URL,
        options: [AnyHashable: Any]? = nil
    ) throws -> NSPersistentStore {
        try addPersistentStore(ofType: type.rawValue, configurationName: configuration, at: storeURL, options: options)
    }
    /// Adds a store.
    open func addPersistentStore(
        with storeDescription: NSPersistentStoreDescription,
        completionHandler block: @escaping (NSPersistentStoreDescription, (any Error)?) -> Void
    ) {
        _ = try? addPersistentStore(
            ofType: storeDescription.type, configurationName: storeDescription.configuration, at: storeDescription.url,
            options: storeDescription.options)
        block(storeDescription, nil)
    }

    /// Removes a store, with its objects.
    open func remove(_ store: NSPersistentStore) throws {
        persistentStores.removeAll { $0 === store }
        try eraseObjects()
    }
    /// Removes the objects of a store.
    open func destroyPersistentStore(
        at url: URL, ofType storeType: String, options: [AnyHashable: Any]? = nil
    ) throws { try eraseObjects() }
    /// Removes the objects of a store.
    public func destroyPersistentStore(
        at url: URL, type: NSPersistentStore.StoreType, options: [AnyHashable: Any]? = nil
    ) throws { try eraseObjects() }

    private func eraseObjects() throws { try store.delete(store.allIdentifiers, by: .now) }

    /// Returns the store of a file; nil if there is none.
    open func persistentStore(for url: URL) -> NSPersistentStore? { persistentStores.first { $0.url == url } }
    /// Returns the file of a store.
    open func url(for store: NSPersistentStore) -> URL { store.url ?? URL(fileURLWithPath: "/dev/null") }
    /// Returns what the app has noted about a store.
    open func metadata(for store: NSPersistentStore) -> [String: Any] { [:] }

    /// Returns the identifier with an address; nil if no object has it.
    open func managedObjectID(forURIRepresentation url: URL) -> NSManagedObjectID? {
        store.allIdentifiers.first { $0.uriRepresentation() == url }
    }

    /// Runs code. It may use the coordinator.
    open func performAndWait<T>(_ block: () throws -> T) rethrows -> T { try block() }

    /// Notes that the app gives a context to its views: with the objects of the store, each host begins.
    func prepareForViews() {
        _ = store
        contents.capture()
    }
}

/// What a store begins with in each host.
///
/// An app makes most containers and their samples once, in a global or static property, perhaps before there is a host.
final class StoreContents: @unchecked Sendable {
    private let lock = NSRecursiveLock()
    /// The first store, until the app gives its context to views.
    private var first: ManagedStore?
    /// Whether the first store was made in a host.
    private var isOfHost = false
    /// What each host begins with.
    private var captured: ManagedStore?
    /// The store to which the objects belong.
    weak var owner: NSPersistentStore?

    /// Makes the store of a host.
    func makeStore() -> ManagedStore {
        lock.withLock {
            if captured == nil, first == nil || isOfHost {
                // What a case has put into a store whose context no view got is not what the next one begins with.
                let store = ManagedStore(owner)
                (first, isOfHost) = (store, HostReference.isThere)
                return store
            }
            capture()
            return captured.map { ManagedStore(copying: $0) } ?? ManagedStore(owner)
        }
    }

    /// Saves the contents of the first store, unless it is done.
    func capture() {
        lock.withLock {
            guard captured == nil, let first else { return }
            first.saveFirstContents()
            captured = ManagedStore(copying: first)
            if let last = first.allIdentifiers.last { NSManagedObjectID.numbers.reserve(upTo: last.number) }
            self.first = nil
        }
    }
}
