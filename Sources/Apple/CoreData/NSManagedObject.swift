import HeadlessUI

/// An object of a context. It has the values of its entity's properties.
///
/// An object that a context has fetched is a fault until code reads a property: it has no values, and the first read takes all of them
/// from the store. If the store has the object no longer by then, the values are none.
nonisolated open class NSManagedObject: NSObject {
    /// Where an object stands.
    enum Phase {
        /// No context has it.
        case unmanaged
        /// The next save writes it.
        case inserted
        /// The store has it, as far as the context knows.
        case saved
        /// The next save deletes it.
        case deletionPending
        /// Its deletion is saved.
        case deleted
    }

    /// The entity.
    public let entity: NSEntityDescription
    /// What tells the object from all others.
    public internal(set) var objectID: NSManagedObjectID
    /// The context; nil if there is none, or the deletion is saved.
    public internal(set) weak var managedObjectContext: NSManagedObjectContext?
    /// Publishes before the object changes.
    public let objectWillChange = ObservableObjectPublisher()

    /// The values by property: those of attributes as `NSAttributeType.kept` makes them, those of relationships as identifiers.
    var values: [String: Any] = [:]
    /// The values of the store, for a property that has changed.
    var savedValues: [String: Any?] = [:]
    /// The properties that have changed since the context looked at its changes last.
    var recentKeys: Set<String> = []
    /// The properties between `willChangeValue` and `didChangeValue`. A write to another one is no change for the context.
    var openChanges: Set<String> = []
    /// Whether `awakeFromFetch` runs, whose writes are no changes for the context.
    var isAwaking = false
    /// The values that a deleted object had.
    var lastValues: [String: Any] = [:]
    /// The objects of the fetched properties that were read.
    var fetchedMembers: [String: [NSManagedObjectID]] = [:]
    /// The objects to which an object without a context refers.
    var referred: [NSManagedObjectID: NSManagedObject] = [:]
    /// Whether the values are not known.
    public internal(set) var isFault = false
    var phase = Phase.unmanaged
    /// The number of the save whose values the object has.
    var version = 0
    /// Whether the object is to be deleted, and the relationships with the rule `nullify` lead nowhere.
    var hasLostMembers = false
    /// Whether the object was a fault whose row is gone. It has no values, and the next save discards it.
    var isInaccessible = false
    var deletion: ModelEvent?
    var save: ModelEvent?
    var host = HostReference.current

    /// Makes an object.
    ///
    /// - Parameters:
    ///   - entity: The entity.
    ///   - context: The context to which it is added; nil for none.
    public required init(entity: NSEntityDescription, insertInto context: NSManagedObjectContext?) {
        self.entity = entity
        objectID = NSManagedObjectID(of: entity)
        super.init()
        for attribute in entity.names.sortedAttributes {
            if let value = attribute.defaultValue { values[attribute.name] = attribute.attributeType.kept(value) }
        }
        guard let context else { return }
        context.insert(self)
        awakeFromInsert()
    }

    /// Makes an object of the entity with this class, and adds it to a context.
    public convenience init(context moc: NSManagedObjectContext) {
        self.init(entity: Self.entity(in: moc), insertInto: moc)
    }

    /// Makes an object without a context. On a device, Core Data logs an error, and the first use of a property ends the app.
    override public convenience init() { self.init(entity: Self.entity(), insertInto: nil) }

    /// Makes the object for a row of a store, or for an object of a parent context.
    static func make(_ identifier: NSManagedObjectID, in context: NSManagedObjectContext) -> NSManagedObject {
        let object = identifier.entity.objectClass.init(entity: identifier.entity, insertInto: nil)
        object.objectID = identifier
        object.managedObjectContext = context
        object.phase = .saved
        object.becomeFault()
        return object
    }

    // MARK: The entity

    /// The entity whose objects are of this class. If no model has one, it has no name: a device logs that, and only a fetch in a store
    /// or an object of the entity ends the app.
    open class func entity() -> NSEntityDescription { NSManagedObjectModel.entity(of: self) ?? NSEntityDescription() }

    class func entity(in context: NSManagedObjectContext) -> NSEntityDescription {
        if let entity = context.managedObjectModel?.entity(of: self) ?? NSManagedObjectModel.entity(of: self) {
            return entity
        }
        endApp(
            "No NSEntityDescriptions in any model claim the NSManagedObject subclass '\(self)' so +entity is confused.")
    }

    // MARK: Where the object stands

    /// Whether the next save writes the object first.
    public var isInserted: Bool { phase == .inserted }
    /// Whether the next save writes changes of the object.
    public var isUpdated: Bool { phase == .saved && !savedValues.isEmpty }
    /// Whether the next save deletes the object.
    public var isDeleted: Bool { phase == .deletionPending }
    /// Whether there is anything to save.
    public var hasChanges: Bool { isInserted || isUpdated || isDeleted }
    /// Whether values of the store change with the next save.
    public var hasPersistentChangedValues: Bool {
        changedValues().keys.contains { entity.names.properties[$0]?.isTransient == false }
    }
    /// 1 if the values are not known, otherwise 0.
    public var faultingState: Int { isFault ? 1 : 0 }

    var isDeletedOrPending: Bool { phase == .deletionPending || phase == .deleted }

    /// The values that the next save changes.
    open func changedValues() -> [String: Any] {
        let changed = savedValues.filter { !KeptValues.areEqual($0.value, values[$0.key]) }
        return Dictionary(uniqueKeysWithValues: changed.keys.sorted().map { ($0, value(forKey: $0) ?? NSNull()) })
    }
    /// The values that changed since the context looked at its changes last.
    open func changedValuesForCurrentEvent() -> [String: Any] {
        Dictionary(uniqueKeysWithValues: recentKeys.sorted().map { ($0, value(forKey: $0) ?? NSNull()) })
    }

    /// The values of the store.
    open func committedValues(forKeys keys: [String]?) -> [String: Any] {
        var committed: [String: Any] = [:]
        for key in keys ?? entity.names.properties.keys.sorted() {
            let saved = savedValues[key] ?? values[key]
            committed[key] = shown(saved, for: key) ?? NSNull()
        }
        return committed
    }

    // MARK: What a subclass may add

    /// Called once after the object is made.
    open func awakeFromInsert() {}
    /// Called when the object has its values from the store.
    open func awakeFromFetch() {}
    /// Called before the object is deleted.
    open func prepareForDeletion() {}
    /// Called before a save.
    open func willSave() {}
    /// Called after a save.
    open func didSave() {}
    /// Called before the object loses its values.
    open func willTurnIntoFault() {}
    /// Called after the object has lost its values.
    open func didTurnIntoFault() {}
    /// Checks the values of a new object before a save.
    open func validateForInsert() throws { try validateValues() }
    /// Checks the values of a changed object before a save.
    open func validateForUpdate() throws { try validateValues() }
    /// Checks whether the object may be deleted.
    open func validateForDelete() throws { try validateDeletion() }

    // A set has its objects in an order that is the same in each run.
    open override var hash: Int { objectID.hash }
    open override func isEqual(_ object: Any?) -> Bool { object as? NSManagedObject === self }
    open override var description: String { "<\(entity.name ?? ""): \(objectID)>" }
}

extension NSManagedObject: ObservableObject {}

extension NSManagedObject {
    /// A fetch of the objects of this class. Code that Xcode generates has one of its own, with the class as the type of the results.
    @_disfavoredOverload public class func fetchRequest() -> NSFetchRequest<any NSFetchRequestResult> {
        NSFetchRequest(entityName: entity().name ?? "")
    }
}

@available(*, unavailable, message: "objects cannot be shared between threads")
extension NSManagedObject: @unchecked Sendable {}
