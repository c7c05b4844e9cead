extension Notification.Name {
    /// Posted when a context has looked at its changes.
    public static let NSManagedObjectContextObjectsDidChange = Notification.Name(
        "NSObjectsChangedInManagingContextNotification")
    /// Posted before a save.
    public static let NSManagedObjectContextWillSave = Notification.Name("NSManagingContextWillSaveChangesNotification")
    /// Posted after a save.
    public static let NSManagedObjectContextDidSave = Notification.Name("NSManagingContextDidSaveChangesNotification")
    /// Posted after a save, with the identifiers of its objects.
    public static let NSManagedObjectContextDidSaveObjectIDs = Notification.Name(
        "NSManagedObjectContextDidSaveObjectIDsNotification")
    /// Posted after a context has taken over a save of another one, with the identifiers of its objects.
    public static let NSManagedObjectContextDidMergeChangesObjectIDs = Notification.Name(
        "NSManagedObjectContextDidMergeChangesObjectIDsNotification")
    /// Posted after a save of another process. Never posted here.
    public static let NSPersistentStoreRemoteChange = Notification.Name("NSPersistentStoreRemoteChangeNotification")
    /// Posted when a coordinator gets or loses a store. Never posted here.
    public static let NSPersistentStoreCoordinatorStoresDidChange =
        Notification.Name("NSPersistentStoreCoordinatorStoresDidChangeNotification")
}

extension NSManagedObjectContext {
    /// Posted when a context has looked at its changes.
    public static let didChangeObjectsNotification = Notification.Name.NSManagedObjectContextObjectsDidChange
    /// Posted before a save.
    public static let willSaveObjectsNotification = Notification.Name.NSManagedObjectContextWillSave
    /// Posted after a save.
    public static let didSaveObjectsNotification = Notification.Name.NSManagedObjectContextDidSave
    /// Posted after a save, with the identifiers of its objects.
    public static let didSaveObjectIDsNotification = Notification.Name.NSManagedObjectContextDidSaveObjectIDs
    /// Posted after the context has taken over a save of another one, with the identifiers of its objects.
    public static let didMergeChangesObjectIDsNotification =
        Notification.Name.NSManagedObjectContextDidMergeChangesObjectIDs

    /// The keys of the notifications.
    public enum NotificationKey: String, Sendable {
        case insertedObjects = "inserted"
        case updatedObjects = "updated"
        case deletedObjects = "deleted"
        case refreshedObjects = "refreshed"
        case invalidatedObjects = "invalidated"
        case insertedObjectIDs = "inserted_objectIDs"
        case updatedObjectIDs = "updated_objectIDs"
        case deletedObjectIDs = "deleted_objectIDs"
        case sourceContext = "managedObjectContext"
    }
}

/// The key of the new objects in a notification.
public let NSInsertedObjectsKey = "inserted"
/// The key of the changed objects in a notification.
public let NSUpdatedObjectsKey = "updated"
/// The key of the deleted objects in a notification.
public let NSDeletedObjectsKey = "deleted"
/// The key of the objects in a notification that have taken the values of the store again.
public let NSRefreshedObjectsKey = "refreshed"
/// The key of the identifiers of new objects.
public let NSInsertedObjectIDsKey = "inserted_objectIDs"
/// The key of the identifiers of changed objects.
public let NSUpdatedObjectIDsKey = "updated_objectIDs"
/// The key of the identifiers of deleted objects.
public let NSDeletedObjectIDsKey = "deleted_objectIDs"
