import HeadlessUI
import Locks

/// The queue on which a context works.
public enum NSManagedObjectContextConcurrencyType: UInt, Sendable {
    /// A queue of the context's own.
    public static var privateQueue: Self { .privateQueueConcurrencyType }
    /// The main queue.
    public static var mainQueue: Self { .mainQueueConcurrencyType }
    /// Any thread, one at a time.
    case confinementConcurrencyType
    /// A queue of the context.
    case privateQueueConcurrencyType
    /// The main queue.
    case mainQueueConcurrencyType
}

/// The objects that code works with, and their changes until a save.
open class NSManagedObjectContext: NSObject, @unchecked Sendable {
    /// The queue on which a context works.
    public typealias ConcurrencyType = NSManagedObjectContextConcurrencyType

    /// The queue on which the context works.
    public let concurrencyType: NSManagedObjectContextConcurrencyType
    /// The name, for logs.
    open var name: String?
    /// The name under which the history knows the saves. Has no effect here.
    open var transactionAuthor: String?
    /// What a save does after a conflict.
    open var mergePolicy: Any = NSErrorMergePolicy
    /// Whether the context takes over what other contexts save.
    open var automaticallyMergesChangesFromParent = false
    /// Whether a fault without a row becomes a deleted object. Otherwise the app ends.
    open var shouldDeleteInaccessibleFaults = true
    /// Whether a deletion follows relationships at the end of an event. Otherwise it does with the save.
    open var propagatesDeletesAtEndOfEvent = true
    /// Whether the context keeps objects that code does not use. Has no effect here.
    open var retainsRegisteredObjects = false
    /// How old the values of a store may be, in seconds. Has no effect here.
    open var stalenessInterval: TimeInterval = -1
    /// What the app notes about the context.
    public let userInfo = NSMutableDictionary()
    /// The undo manager that knows the changes; nil if they cannot be undone.
    open var undoManager: UndoManager?
    private(set) var knownParent: NSManagedObjectContext?
    private var coordinator: NSPersistentStoreCoordinator?
    /// The store of the coordinator in the host of the context.
    private(set) var store: ManagedStore?

    let queue: DispatchQueue?
    let isOfMainThread = EventEnd.isOnMainThread
    var registered: [NSManagedObjectID: WeakObject] = [:]
    var inserted = PendingObjects()
    var updated = PendingObjects()
    var deleted = PendingObjects()
    /// The deletions that relationships have not followed yet.
    var unfollowedDeletions = PendingObjects()
    /// What has changed since the context looked at its changes last.
    var recent = RecentChanges()
    var observers: [WeakObserver] = []
    var processesAtEventEnd = false
    /// Whether a fetch is evaluating its predicate. It does not give faults their values.
    var isFetching = false
    /// Whether a fetch that is evaluating its predicate leaves changes out that are not saved.
    var fetchesSavedValues = false
    private(set) var host = HostReference.current
    /// Whether the contents of an earlier host are being saved, with which the current one begins.
    var staysInHost = false

    /// The contexts whose parent this one is.
    private let children = Locked<[WeakContext]>([])

    private struct WeakContext { weak var context: NSManagedObjectContext? }
    struct WeakObject { weak var object: NSManagedObject? }
    struct WeakObserver { weak var observer: (any ContextObserver)? }

    /// A context without a store.
    public init(_ type: ConcurrencyType) {
        concurrencyType = type
        queue = type == .privateQueueConcurrencyType ? DispatchQueue(label: "NSManagedObjectContext") : nil
        super.init()
        queue?.setSpecific(key: Self.queueKey, value: ObjectIdentifier(self))
    }
    /// A context without a store.
    public convenience init(concurrencyType type: ConcurrencyType) { self.init(type) }

    // MARK: Where the objects come from

    /// The coordinator of the store.
    open var persistentStoreCoordinator: NSPersistentStoreCoordinator? {
        get { coordinator ?? knownParent?.persistentStoreCoordinator }
        set {
            coordinator = newValue
            useStore()
        }
    }
    /// The context that takes the changes of a save; nil if the store takes them.
    open var parent: NSManagedObjectContext? {
        get { knownParent }
        set {
            guard newValue !== knownParent else { return }
            knownParent?.children.withLock { $0.removeAll { $0.context === self || $0.context == nil } }
            knownParent = newValue
            newValue?.children.withLock { $0.append(WeakContext(context: self)) }
        }
    }

    var managedObjectModel: NSManagedObjectModel? { persistentStoreCoordinator?.managedObjectModel }
    var source: (any ObjectSource)? { knownParent ?? store }

    /// Lets the children that merge by themselves take over a save of this context, or of one of them.
    func announceToChildren(_ saved: SavedObjects, by saving: NSManagedObjectContext?) {
        for child in children.withLock({ $0.compactMap(\.context) })
        where child !== saving && child.automaticallyMergesChangesFromParent {
            child.mergeLater(saved)
        }
    }

    private func useStore() {
        store = coordinator?.store
        store?.add(self)
    }

    /// Lets a context that code keeps beyond a case go on with the contents of the current one.
    func joinHost() {
        guard !staysInHost, !host.isCurrent, HostReference.isThere else { return }
        knownParent?.joinHost()
        host = .current
        let earlier = registered.values.compactMap(\.object)
        forgetAll()
        useStore()
        // The objects with which each host begins are the same ones.
        for object in earlier where store?.row(object.objectID) != nil {
            object.restart(in: self)
            register(object)
        }
    }

    private func forgetAll() {
        (registered, unfollowedDeletions, recent, observers) = ([:], PendingObjects(), RecentChanges(), [])
        (inserted, updated, deleted) = (PendingObjects(), PendingObjects(), PendingObjects())
        processesAtEventEnd = false
    }

    // MARK: Objects

    /// The objects that code uses.
    open var registeredObjects: Set<NSManagedObject> { Set(registered.values.compactMap(\.object)) }
    /// The objects that the next save writes first.
    open var insertedObjects: Set<NSManagedObject> { Set(inserted.objects) }
    /// The objects with changes that the next save writes.
    open var updatedObjects: Set<NSManagedObject> { Set(updated.objects) }
    /// The objects that the next save deletes.
    open var deletedObjects: Set<NSManagedObject> { Set(deleted.objects) }
    /// Whether there are changes that are not saved.
    open var hasChanges: Bool {
        joinHost()
        return !inserted.isEmpty || !updated.isEmpty || !deleted.isEmpty
    }

    func register(_ object: NSManagedObject) { registered[object.objectID] = WeakObject(object: object) }

    func forget(_ object: NSManagedObject) {
        registered[object.objectID] = nil
        inserted.remove(object)
        updated.remove(object)
        deleted.remove(object)
    }

    /// Returns the object with an identifier. If the store has none, it is a fault that cannot get its values.
    open func object(with objectID: NSManagedObjectID) -> NSManagedObject {
        joinHost()
        if let object = registered[objectID]?.object { return object }
        let object = NSManagedObject.make(objectID, in: self)
        register(object)
        return object
    }

    /// Returns the object with an identifier, if code uses it.
    open func registeredObject(for objectID: NSManagedObjectID) -> NSManagedObject? { registered[objectID]?.object }

    /// Returns the object with an identifier.
    ///
    /// - Throws: An error if the store has none.
    open func existingObject(with objectID: NSManagedObjectID) throws -> NSManagedObject {
        let object = object(with: objectID)
        if object.isInaccessible || object.isFault, source?.row(objectID) == nil {
            throw ManagedObjectError.missingObject(objectID)
        }
        return object
    }

    /// Forgets all objects and changes.
    open func reset() {
        joinHost()
        for object in registered.values.compactMap(\.object) { object.managedObjectContext = nil }
        let observers = observers
        forgetAll()
        self.observers = observers
        notifyObservers(of: nil)
    }

    /// Lets an object take the values of the store again.
    ///
    /// - Parameters:
    ///   - object: The object.
    ///   - flag: Whether changes that are not saved stay.
    open func refresh(_ object: NSManagedObject, mergeChanges flag: Bool) {
        guard object.managedObjectContext === self, object.phase == .saved else { return }
        object.objectWillChange.send()
        if flag {
            _ = object.refresh(keepsChanges: true)
        } else {
            updated.remove(object)
            object.willTurnIntoFault()
            object.becomeFault()
            object.didTurnIntoFault()
        }
        noteRefresh(of: object)
    }

    /// Lets all objects take the values of the store again.
    open func refreshAllObjects() {
        for object in registered.values.compactMap(\.object).sorted(by: { $0.objectID.number < $1.objectID.number }) {
            refresh(object, mergeChanges: true)
        }
    }

    /// Gives new objects the identifiers that they have in the store. Here they have them from the start.
    open func obtainPermanentIDs(for objects: [NSManagedObject]) throws {
        for object in objects {
            object.objectID.becomePermanent(in: persistentStoreCoordinator?.persistentStores.first)
        }
    }

    /// Moves the context to a later state of the store. Has no effect here.
    open func setQueryGenerationFrom(_ generation: NSQueryGenerationToken?) throws {}

    /// Assigns an object to one of several stores. Has no effect here: there is one.
    open func assign(_ object: Any, to store: NSPersistentStore) {}

    fileprivate static let queueKey = DispatchSpecificKey<ObjectIdentifier>()

    /// Whether the calling thread may use the objects.
    var isOwnedHere: Bool {
        switch concurrencyType {
        case .mainQueueConcurrencyType: EventEnd.isOnMainThread
        case .privateQueueConcurrencyType: isInQueue
        case .confinementConcurrencyType: isOfMainThread == EventEnd.isOnMainThread
        }
    }
    var isInQueue: Bool { DispatchQueue.getSpecific(key: Self.queueKey) == ObjectIdentifier(self) }
}

/// A state of a store. Has no effect here.
open class NSQueryGenerationToken: NSObject, @unchecked Sendable {
    /// The current state.
    public static let current = NSQueryGenerationToken()
}

extension NSManagedObject {
    /// Becomes an object of the current host, whose values are those with which it begins.
    fileprivate func restart(in context: NSManagedObjectContext) {
        host = .current
        managedObjectContext = context
        (phase, deletion, save, lastValues, hasLostMembers) = (.saved, nil, nil, [:], false)
        isInaccessible = false
        becomeFault()
    }
}
