import HeadlessUI

/// A kind of object: its class and its properties.
open class NSEntityDescription: NSObject {
    /// The name.
    open var name: String?
    /// The name of the class, with its module.
    open var managedObjectClassName = "NSManagedObject" { didSet { foundClass = nil } }
    /// Whether there are no objects of this entity itself.
    open var isAbstract = false
    /// The groups of properties whose values no two saved objects share, by name.
    open var uniquenessConstraints: [[Any]] = []
    /// The indexes. They have no effect here.
    open var indexes: [NSFetchIndexDescription] = []
    /// What the app notes about the entity.
    open var userInfo: [AnyHashable: Any]?
    /// The name in an earlier version of the model. Has no effect here.
    open var renamingIdentifier: String?
    /// What makes the entity another one for a migration. Has no effect here.
    open var versionHashModifier: String?
    /// The entities that inherit the properties.
    open var subentities: [NSEntityDescription] = [] {
        didSet { for entity in subentities { entity.superentity = self } }
    }
    /// The entity whose properties this one inherits.
    open internal(set) weak var superentity: NSEntityDescription?
    /// The model.
    open internal(set) weak var managedObjectModel: NSManagedObjectModel?
    private var ownProperties: [NSPropertyDescription] = []
    private var foundClass: NSManagedObject.Type?

    /// An entity without properties.
    public override init() {}

    /// The properties, after those that are inherited.
    open var properties: [NSPropertyDescription] {
        get { (superentity?.properties ?? []) + ownProperties }
        set {
            let inherited = Set((superentity?.properties ?? []).map(\.name))
            ownProperties = newValue.filter { !inherited.contains($0.name) }
            for property in ownProperties { property.entity = self }
            known = nil
        }
    }

    /// The properties by their names.
    open var propertiesByName: [String: NSPropertyDescription] { names.properties }
    /// The attributes by their names.
    open var attributesByName: [String: NSAttributeDescription] { names.attributes }
    /// The relationships by their names.
    open var relationshipsByName: [String: NSRelationshipDescription] { names.relationships }
    /// The entities that inherit the properties, by their names.
    open var subentitiesByName: [String: NSEntityDescription] {
        Dictionary(subentities.map { ($0.name ?? "", $0) }) { first, _ in first }
    }

    /// The properties of an entity by name, and in the order of the names.
    struct Names {
        let properties: [String: NSPropertyDescription]
        let attributes: [String: NSAttributeDescription]
        let relationships: [String: NSRelationshipDescription]
        let sortedAttributes: [NSAttributeDescription]
        let derivedAttributes: [NSDerivedAttributeDescription]
        let sortedRelationships: [NSRelationshipDescription]

        init(of all: [NSPropertyDescription]) {
            properties = Dictionary(all.map { ($0.name, $0) }) { _, last in last }
            attributes = properties.compactMapValues { $0 as? NSAttributeDescription }
            relationships = properties.compactMapValues { $0 as? NSRelationshipDescription }
            sortedAttributes = attributes.values.sorted { $0.name < $1.name }
            derivedAttributes = sortedAttributes.compactMap { $0 as? NSDerivedAttributeDescription }
            sortedRelationships = relationships.values.sorted { $0.name < $1.name }
        }
    }

    private var known: Names?
    /// A model does not change once it is used, so the names are put together once.
    var names: Names {
        if let known { return known }
        let names = Names(of: properties)
        if managedObjectModel?.isInUse == true { known = names }
        return names
    }

    /// Returns whether the entity is another one, or inherits from it.
    open func isKindOf(entity: NSEntityDescription) -> Bool {
        self === entity || superentity?.isKindOf(entity: entity) == true
    }

    /// The groups of properties whose values no two saved objects share, with the entity that declares each.
    var uniqueNames: [(entity: NSEntityDescription, names: [String])] {
        let own = uniquenessConstraints.compactMap { group -> (entity: NSEntityDescription, names: [String])? in
            let names = group.compactMap { $0 as? String ?? ($0 as? NSPropertyDescription)?.name }
            return names.isEmpty ? nil : (entity: self, names: names)
        }
        return own + (superentity?.uniqueNames ?? [])
    }

    /// The entity and all that inherit from it.
    var withSubentities: [NSEntityDescription] { [self] + subentities.flatMap(\.withSubentities) }

    /// The class of the objects.
    var objectClass: NSManagedObject.Type {
        if let foundClass { return foundClass }
        let found = NSClassFromString(managedObjectClassName) as? NSManagedObject.Type
        foundClass = found ?? NSManagedObject.self
        return foundClass ?? NSManagedObject.self
    }

    /// Returns the entity of a name in the model of a context; nil if it has none.
    open class func entity(
        forEntityName entityName: String, in context: NSManagedObjectContext
    ) -> NSEntityDescription? {
        context.managedObjectModel?.entitiesByName[entityName]
    }

    /// Makes an object, and adds it to a context. Ends the app if the model has no such entity, as on a device.
    open class func insertNewObject(
        forEntityName entityName: String, into context: NSManagedObjectContext
    ) -> NSManagedObject {
        guard let entity = entity(forEntityName: entityName, in: context) else {
            endApp("+entityForName: could not locate an entity named '\(entityName)' in this model.")
        }
        return entity.objectClass.init(entity: entity, insertInto: context)
    }

    open override var description: String { "NSEntityDescription(\(name ?? "without a name"))" }
}
