import HeadlessUI
import Locks
import ManagedModelFile

/// The entities of an app.
open class NSManagedObjectModel: NSObject, @unchecked Sendable {
    /// The entities.
    open var entities: [NSEntityDescription] = [] {
        didSet { for entity in entities.flatMap(\.withSubentities) { entity.managedObjectModel = self } }
    }
    private var configured: [String: [NSEntityDescription]] = [:]
    /// Whether a coordinator uses the model. It must not change then.
    private(set) var isInUse = false
    /// What tells versions of the model apart. Has no effect here.
    open var versionIdentifiers: Set<AnyHashable> = []

    /// A model without entities.
    public override init() {}

    /// Reads a model that `bindfuzz port` has written.
    ///
    /// - Parameter url: A folder with the ending `momd`.
    public convenience init?(contentsOf url: URL) {
        guard let data = try? Data(contentsOf: url.appendingPathComponent(ManagedModelFile.name)),
            let file = try? ManagedModelFile(json: data)
        else { return nil }
        self.init()
        read(file)
    }

    /// Returns the models of bundles as one; nil if there is none.
    open class func mergedModel(from bundles: [Bundle]?) -> NSManagedObjectModel? {
        let paths = (bundles ?? [.main]).flatMap { $0.paths(forResourcesOfType: "momd", inDirectory: nil) }
        let models = paths.sorted().compactMap { NSManagedObjectModel(contentsOf: URL(fileURLWithPath: $0)) }
        guard models.count > 1 else { return models.first }
        let merged = NSManagedObjectModel()
        merged.entities = models.flatMap(\.entities)
        return merged
    }

    /// Returns models as one; nil if there is none.
    public convenience init?(byMerging models: [NSManagedObjectModel]?) {
        guard let models, !models.isEmpty else { return nil }
        self.init()
        entities = models.flatMap(\.entities)
    }

    /// The entities by their names.
    open var entitiesByName: [String: NSEntityDescription] {
        if let known { return known }
        let all = Dictionary(entities.map { ($0.name ?? "", $0) }) { first, _ in first }
        if isInUse { known = all }
        return all
    }
    private var known: [String: NSEntityDescription]?

    /// The names of the configurations.
    open var configurations: [String] { configured.keys.sorted() }
    /// Returns the entities of a configuration; nil if there is none of the name.
    open func entities(forConfigurationName configuration: String?) -> [NSEntityDescription]? {
        guard let configuration, configuration != "PF_DEFAULT_CONFIGURATION_NAME" else { return entities }
        return configured[configuration]
    }
    /// Sets the entities of a configuration.
    open func setEntities(_ entities: [NSEntityDescription], forConfigurationName configuration: String) {
        configured[configuration] = entities
    }

    // MARK: The classes of the entities

    private struct WeakModel: @unchecked Sendable { weak var model: NSManagedObjectModel? }

    private static let used = Locked<[WeakModel]>([])

    /// Notes that a coordinator uses the model. From now on, its entities are found by their classes.
    func use() {
        Self.used.withLock { used in
            guard !isInUse else { return }
            isInUse = true
            used.removeAll { $0.model == nil }
            used.append(WeakModel(model: self))
        }
    }

    /// Returns the entity whose objects are of a class: that of the model used last, if several have one.
    static func entity(of type: NSManagedObject.Type) -> NSEntityDescription? {
        let models = used.withLock { $0 }
        return models.reversed().lazy.compactMap { $0.model?.entity(of: type) }.first
    }

    /// Returns the entity whose objects are of a class; nil if the model has none.
    func entity(of type: NSManagedObject.Type) -> NSEntityDescription? {
        entities.first { $0.objectClass == type }
    }
}

extension NSManagedObjectModel {
    /// Takes over what a file says.
    fileprivate func read(_ file: ManagedModelFile) {
        let made = file.entities.map { described in
            let entity = NSEntityDescription()
            entity.name = described.name
            entity.isAbstract = described.isAbstract
            if let name = described.className {
                entity.managedObjectClassName = described.module.map { "\($0).\(name)" } ?? name
            }
            entity.uniquenessConstraints = described.uniquenessConstraints
            return entity
        }
        let byName = Dictionary(made.map { ($0.name ?? "", $0) }) { first, _ in first }
        for (entity, described) in zip(made, file.entities) {
            if let parent = described.parent.flatMap({ byName[$0] }) { parent.subentities.append(entity) }
        }
        for (entity, described) in zip(made, file.entities) {
            let attributes: [NSPropertyDescription] = described.attributes.map { .described(by: $0) }
            let relationships: [NSPropertyDescription] = described.relationships.map {
                NSRelationshipDescription($0, byName)
            }
            let fetched: [NSPropertyDescription] = (described.fetchedProperties ?? []).map {
                NSFetchedPropertyDescription($0)
            }
            entity.properties = attributes + relationships + fetched
        }
        for (entity, described) in zip(made, file.entities) {
            for relationship in described.relationships {
                guard let name = relationship.inverse, let found = entity.relationshipsByName[relationship.name]
                else { continue }
                found.inverseRelationship = found.destinationEntity?.relationshipsByName[name]
            }
        }
        entities = made
        for (name, names) in file.configurations {
            setEntities(names.compactMap { byName[$0] }, forConfigurationName: name)
        }
    }
}

extension NSPropertyDescription {
    /// Makes an attribute, which is a derived one if the file has an expression.
    fileprivate static func described(by described: ManagedModelFile.Attribute) -> NSPropertyDescription {
        guard let derivation = described.derivation else { return NSAttributeDescription(described) }
        let attribute = NSDerivedAttributeDescription(described)
        attribute.derive(by: derivation)
        return attribute
    }
}

extension NSAttributeDescription {
    fileprivate convenience init(_ described: ManagedModelFile.Attribute) {
        self.init()
        name = described.name
        isOptional = described.isOptional
        isTransient = described.isTransient
        attributeValueClassName = described.valueClass
        valueTransformerName = described.valueTransformer
        attributeType =
            switch described.type {
            case .integer16: .integer16AttributeType
            case .integer32: .integer32AttributeType
            case .integer64: .integer64AttributeType
            case .decimal: .decimalAttributeType
            case .double: .doubleAttributeType
            case .float: .floatAttributeType
            case .string: .stringAttributeType
            case .boolean: .booleanAttributeType
            case .date: .dateAttributeType
            case .binary: .binaryDataAttributeType
            case .uuid: .UUIDAttributeType
            case .uri: .URIAttributeType
            case .transformable: .transformableAttributeType
            case .undefined: .undefinedAttributeType
            }
        defaultValue = described.defaultValue.flatMap { attributeType.value(of: $0) }
        let conditions = attributeType.conditions(described)
        setValidationPredicates(conditions.map(\.predicate), withValidationWarnings: conditions.map(\.code))
    }
}

extension NSAttributeType {
    /// Returns the conditions that a model file has for values, with the codes of their errors.
    fileprivate func conditions(
        _ described: ManagedModelFile.Attribute
    ) -> [(predicate: NSPredicate, code: Int)] {
        var conditions: [(predicate: NSPredicate, code: Int)] = []
        func add(_ format: String, _ argument: Any?, _ code: Int) {
            if let argument { conditions.append((NSPredicate(format: format, argumentArray: [argument]), code)) }
        }
        switch self {
        case .stringAttributeType:
            add("length >= %@", described.minimum.flatMap { Int($0) }, NSValidationStringTooShortError)
            add("length <= %@", described.maximum.flatMap { Int($0) }, NSValidationStringTooLongError)
            add("SELF MATCHES %@", described.pattern, NSValidationStringPatternMatchingError)
        case .dateAttributeType:
            add("SELF >= %@", described.minimum.flatMap { value(of: $0) }, NSValidationDateTooSoonError)
            add("SELF <= %@", described.maximum.flatMap { value(of: $0) }, NSValidationDateTooLateError)
        default:
            add("SELF >= %@", described.minimum.flatMap { value(of: $0) }, NSValidationNumberTooSmallError)
            add("SELF <= %@", described.maximum.flatMap { value(of: $0) }, NSValidationNumberTooLargeError)
        }
        return conditions
    }
}

extension NSRelationshipDescription {
    fileprivate convenience init(
        _ described: ManagedModelFile.Relationship, _ entities: [String: NSEntityDescription]
    ) {
        self.init()
        name = described.name
        isOptional = described.isOptional
        isOrdered = described.isOrdered
        minCount = described.minCount
        maxCount = described.isToMany ? described.maxCount : 1
        destinationEntity = entities[described.destination]
        deleteRule =
            switch described.deleteRule {
            case .nullify: .nullifyDeleteRule
            case .cascade: .cascadeDeleteRule
            case .deny: .denyDeleteRule
            case .noAction: .noActionDeleteRule
            }
    }
}

extension NSFetchedPropertyDescription {
    fileprivate convenience init(_ described: ManagedModelFile.FetchedProperty) {
        self.init()
        name = described.name
        isOptional = described.isOptional
        fetch(described.destination, where: described.predicate)
    }
}
