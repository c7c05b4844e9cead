import Foundation
import HeadlessUI

/// A database of objects, in memory: empty at first in each host.
public struct Realm: Equatable, @unchecked Sendable {
    /// Which database, and how it is opened. Only the place counts here.
    public struct Configuration: @unchecked Sendable {
        /// The configuration of `Realm()`.
        public static var defaultConfiguration: Configuration {
            get { defaults.value.lock.withLock { $0 } }
            set { defaults.value.lock.withLock { $0 = newValue } }
        }
        private static let defaults = PerHost { ConfigurationBox(Configuration()) }

        /// The file. Nothing is stored there.
        public var fileURL: URL? = URL(fileURLWithPath: "/default.realm")
        /// The name of a database in memory.
        public var inMemoryIdentifier: String?
        /// The key. Has no effect here.
        public var encryptionKey: Data?
        /// Whether the database is only read. Has no effect here.
        public var readOnly = false
        /// The version of the classes.
        public var schemaVersion: UInt64
        /// Changes the objects of an older version. Never called here.
        public var migrationBlock: MigrationBlock?
        /// Whether objects of an older version are deleted.
        public var deleteRealmIfMigrationNeeded: Bool
        /// The classes.
        public var objectTypes: [ObjectBase.Type]?

        /// A configuration.
        public init(
            fileURL: URL? = URL(fileURLWithPath: "/default.realm"), inMemoryIdentifier: String? = nil,
            encryptionKey: Data? = nil, readOnly: Bool = false, schemaVersion: UInt64 = 0,
            migrationBlock: MigrationBlock? = nil, deleteRealmIfMigrationNeeded: Bool = false,
            shouldCompactOnLaunch: ((Int, Int) -> Bool)? = nil, objectTypes: [ObjectBase.Type]? = nil
        ) {
            (self.fileURL, self.inMemoryIdentifier) = (fileURL, inMemoryIdentifier)
            (self.encryptionKey, self.readOnly, self.schemaVersion) = (encryptionKey, readOnly, schemaVersion)
            (self.migrationBlock, self.objectTypes) = (migrationBlock, objectTypes)
            self.deleteRealmIfMigrationNeeded = deleteRealmIfMigrationNeeded
        }

        fileprivate var name: String { inMemoryIdentifier.map { "memory \($0)" } ?? fileURL?.path ?? "" }
    }

    /// Whether an object with the primary key of another one replaces it.
    public enum UpdatePolicy: Int, Sendable { case error = 1, modified = 3, all = 2 }

    /// A change of the database.
    public enum Notification: String, Sendable { case didChange = "RLMRealmDidChangeNotification" }

    /// An error of the database.
    public struct Error: LocalizedError, Sendable {
        /// The kind of an error.
        public enum Code: Int, Sendable { case fail = 1, fileAccess, fileNotFound = 5, schemaMismatch = 10 }
        /// The kind of the error.
        public let code: Code
        /// The text.
        public let errorDescription: String?
        init(_ code: Code, _ text: String) { (self.code, errorDescription) = (code, text) }
    }

    /// The configuration.
    public let configuration: Configuration
    /// Whether the objects do not change.
    public let isFrozen: Bool
    let store: RealmStore

    /// Opens the database of the default configuration.
    public init(queue: DispatchQueue? = nil) throws {
        self.init(Configuration.defaultConfiguration)
    }
    /// Opens a database.
    public init(configuration: Configuration, queue: DispatchQueue? = nil) throws { self.init(configuration) }
    /// Opens the database of a file.
    public init(fileURL: URL) throws { self.init(Configuration(fileURL: fileURL)) }
    /// Opens a database, as code of a task.
    public init(configuration: Configuration = .defaultConfiguration, actor: isolated any Actor) async throws {
        self.init(configuration)
    }
    private init(_ configuration: Configuration) {
        (self.configuration, store, isFrozen) = (configuration, RealmStore.named(configuration.name), false)
    }
    init(_ store: RealmStore, isFrozen: Bool = false) {
        (configuration, self.store, self.isFrozen) = (Configuration(), store, isFrozen)
    }

    static func opened(_ configuration: Configuration) -> Realm { Realm(configuration) }

    public static func == (left: Realm, right: Realm) -> Bool { left.store === right.store }

    /// Whether a transaction has begun.
    public var isInWriteTransaction: Bool { store.isInWrite }
    /// Whether the database has no object.
    public var isEmpty: Bool { store.objects.isEmpty }

    /// Runs a transaction. An error takes its changes back.
    @discardableResult public func write<Result>(
        withoutNotifying tokens: [NotificationToken] = [], _ block: () throws -> Result
    ) throws -> Result {
        store.beginWrite()
        do {
            let result = try block()
            if store.isInWrite { store.commit(without: tokens) }
            return result
        } catch {
            if store.isInWrite { store.cancel() }
            throw error
        }
    }
    /// Runs a transaction of a task.
    @discardableResult public func asyncWrite<Result>(_ block: () throws -> Result) async throws -> Result {
        try write(block)
    }
    /// Runs a transaction later on the main queue.
    public func writeAsync(_ block: @escaping () -> Void, onComplete: ((Swift.Error?) -> Void)? = nil) {
        nonisolated(unsafe) let (block, onComplete) = (block, onComplete)
        DispatchQueue.main.async { [self] in
            do {
                try write(block)
                onComplete?(nil)
            } catch {
                onComplete?(error)
            }
        }
    }
    /// Begins a transaction.
    public func beginWrite() { store.beginWrite() }
    /// Ends a transaction.
    public func commitWrite(withoutNotifying tokens: [NotificationToken] = []) throws { store.commit(without: tokens) }
    /// Ends a transaction and takes its changes back.
    public func cancelWrite() { store.cancel() }

    /// Adds an object. One with an existing primary key ends the app, but for an update.
    public func add(_ object: Object, update: UpdatePolicy = .error) { store.add(object, updates: update != .error) }
    /// Adds objects.
    public func add(_ objects: some Sequence<Object>, update: UpdatePolicy = .error) {
        for object in objects { add(object, update: update) }
    }
    /// Creates an object with values, or changes one.
    @discardableResult public func create<T: Object>(
        _ type: T.Type, value: Any = [String: Any](), update: UpdatePolicy = .error
    ) -> T {
        store.checkWrite()
        let object = T()
        object.setValues(value)
        // An update changes only the values that are given.
        if update != .error, let key = object.primaryKeyValue, let other = store.object(type, key) as? T {
            other.setValues(value)
            return other
        }
        return store.add(object, updates: update != .error) as? T ?? object
    }
    /// Deletes an object, whose properties must not be read from then on.
    public func delete(_ object: ObjectBase) { store.delete(object) }
    /// Deletes objects.
    public func delete<T: ObjectBase>(_ objects: some Sequence<T>) { for object in Array(objects) { delete(object) } }
    /// Deletes all objects.
    public func deleteAll() { for object in store.objects { store.delete(object) } }

    /// Returns the objects of a type.
    public func objects<T: ObjectBase & RealmCollectionValue>(_ type: T.Type) -> Results<T> { Results(store) }
    /// Returns the object with a primary key.
    public func object<T: ObjectBase>(ofType type: T.Type, forPrimaryKey key: some Hashable) -> T? {
        store.object(type, AnyHashable(key)) as? T
    }

    /// Calls a handler after each transaction.
    public func observe(_ block: @escaping (Notification, Realm) -> Void) -> NotificationToken {
        let token = Observation(store) { [self] _ in block(.didChange, self) }
        store.add(token)
        return token
    }
    /// Takes over changes of other threads. Has no effect here.
    @discardableResult public func refresh() -> Bool { false }
    /// Ends the use of objects. Has no effect here.
    public func invalidate() {}
    /// Returns the database as it is.
    public func freeze() -> Realm { Realm(store, isFrozen: true) }
    /// Returns the database.
    public func thaw() -> Realm { Realm(store) }

    /// Opens a database of a task.
    public static func asyncOpen(
        configuration: Configuration = .defaultConfiguration, callbackQueue: DispatchQueue = .main,
        callback: @escaping (Swift.Result<Realm, Swift.Error>) -> Void
    ) {
        nonisolated(unsafe) let callback = callback
        callbackQueue.async { callback(.success(Realm(configuration))) }
    }
    /// Deletes a database.
    public static func deleteFiles(for config: Configuration) throws -> Bool { false }
}
