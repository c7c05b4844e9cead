import Locks

/// A model, as a store knows it.
final class ModelEntity: @unchecked Sendable {
    let type: any PersistentModel.Type
    let name: String
    /// The model from which this one inherits; nil if there is none.
    let superentity: ModelEntity?
    /// The properties, after those of the superentity, which have the same positions in both.
    private(set) var properties: [ModelProperty] = []
    private(set) var relationships: [ModelProperty] = []
    /// The groups of properties whose values no two objects share.
    private(set) var uniqueGroups: [[ModelProperty]] = []
    let make: (ModelRecord) -> any PersistentModel

    private static let known = Locked<[ObjectIdentifier: ModelEntity]>([:])

    static func of(_ type: any PersistentModel.Type) -> ModelEntity {
        let key = ObjectIdentifier(type)
        if let entity = known.withLock({ $0[key] }) { return entity }
        let entity = ModelEntity(type)
        return known.withLock { known in
            if let other = known[key] { return other }
            known[key] = entity
            return entity
        }
    }

    private init(_ type: any PersistentModel.Type) {
        self.type = type
        name = "\(type)"
        superentity = (_getSuperclass(type) as? any PersistentModel.Type).map { Self.of($0) }
        make = Self.maker(of: type)
        properties = type.schemaMetadata.enumerated().map { $1.makeProperty(self, $0) }
        relationships = properties.filter { $0.destination != nil }
        let declared = type.uniqueProperties.map { names in
            names.compactMap { name in properties.first { $0.name == name } }
        }
        uniqueGroups = (properties.filter(\.isUnique).map { [$0] } + declared).filter { !$0.isEmpty }
    }

    private static func maker<Model: PersistentModel>(of type: Model.Type) -> (ModelRecord) -> any PersistentModel {
        { record in Model(backingData: FetchedData<Model>(record: record)) }
    }

    func property(_ keyPath: AnyKeyPath) -> ModelProperty? { properties.first { $0.keyPath == keyPath } }

    /// The model from which this one and all others of its hierarchy inherit.
    var root: ModelEntity { superentity?.root ?? self }

    /// Returns whether the model is another one, or inherits from it.
    func isKind(of entity: ModelEntity) -> Bool { self === entity || superentity?.isKind(of: entity) == true }

    /// Returns the model of the hierarchy that declares a property.
    func declaring(_ property: ModelProperty) -> ModelEntity {
        guard let superentity, property.position < superentity.properties.count else { return self }
        return superentity.declaring(property)
    }
}

/// A property of a model, as a store knows it.
class ModelProperty {
    let name: String
    let keyPath: AnyKeyPath
    let position: Int
    unowned let entity: ModelEntity
    /// The model at the other end of a relationship; nil for an attribute.
    let destination: (any PersistentModel.Type)?
    let isUnique: Bool
    /// Whether the value never changes, and each object stores it itself.
    let isConstant: Bool
    /// Whether the relationship leads to any number of objects.
    let isToMany: Bool
    /// Whether the relationship must lead to an object.
    let isRequired: Bool
    /// Whether a fetch reads the attribute with all others. The others are read one by one, when code asks for them.
    let isReadAtFetch: Bool
    /// Whether the history keeps the value of a deleted object.
    let isPreserved: Bool
    /// Whether the store keeps the first value, whatever an object has.
    let isEphemeral: Bool
    let deleteRule: Schema.Relationship.DeleteRule
    /// What the code declares of the property; nil if it declares nothing.
    let metadata: (any SchemaProperty)?
    /// Evaluates the initial value; nil if the declaration has none.
    let makeDefaultValue: (() -> Any?)?
    let valueType: Any.Type
    private let declaredInverse: AnyKeyPath?
    private var foundInverse: ModelProperty??
    private static let lock = NSRecursiveLock()
    /// The property at the other end; nil if there is none.
    var inverse: ModelProperty? {
        Self.lock.withLock {
            if let foundInverse { return foundInverse }
            let inverse = findInverse()
            foundInverse = .some(inverse)
            return inverse
        }
    }

    init(
        _ name: String, _ keyPath: AnyKeyPath, _ position: Int, _ metadata: (any SchemaProperty)?,
        _ makeDefaultValue: (() -> Any?)?, of entity: ModelEntity, valueType: Any.Type, isConstant: Bool
    ) {
        self.isConstant = isConstant
        self.metadata = metadata
        self.makeDefaultValue = makeDefaultValue
        self.valueType = valueType
        self.name = name
        self.keyPath = keyPath
        self.position = position
        self.entity = entity
        destination =
            (valueType as? any PersistentModel.Type) ?? (valueType as? any RelationshipValue.Type)?.destination
        isRequired = valueType is any PersistentModel.Type
        isToMany = (valueType as? any RelationshipValue.Type)?.isToMany ?? false
        let attribute = metadata as? Schema.Attribute
        isUnique = attribute?.isUnique ?? false
        isPreserved = attribute?.options.contains(.preserveValueOnDeletion) ?? false
        isEphemeral = attribute?.options.contains(.ephemeral) ?? false && makeDefaultValue != nil
        isReadAtFetch =
            destination == nil && PlainAttribute.contains(valueType)
            && attribute?.options.contains(.externalStorage) != true
        let relationship = metadata as? Schema.Relationship
        deleteRule = relationship?.deleteRule ?? .nullify
        declaredInverse = relationship?.inverseKeyPath
    }

    /// Returns the property at the other end: the one that either end declares, or the only one that leads back.
    private func findInverse() -> ModelProperty? {
        guard let destination else { return nil }
        let declaring = entity.declaring(self)
        // An inherited relationship has the inverse that the superclass finds.
        if declaring !== entity { return declaring.properties[position].inverse }
        let other = ModelEntity.of(destination)
        if let declaredInverse { return other.property(declaredInverse) }
        let back = other.relationships.filter { $0.destination == entity.type && $0 !== self }
        if let declaring = back.first(where: { $0.declaredInverse == keyPath }) { return declaring }
        let open = back.filter { $0.declaredInverse == nil }
        let competing = entity.relationships.filter { $0.destination == destination && $0.declaredInverse == nil }
        return open.count == 1 && competing.count == 1 ? open[0] : nil
    }

    /// Returns the objects that the value of a relationship has.
    func members(of value: Any) -> [any PersistentModel] { [] }
    /// Returns the value of a relationship to objects.
    func value(of members: [any PersistentModel]) -> Any? { nil }
    /// Adds an object to a relationship, through the property of the model.
    func add(_ member: any PersistentModel, to owner: any PersistentModel) {}
    /// Removes an object from a relationship, through the property of the model.
    func remove(_ member: any PersistentModel, from owner: any PersistentModel) {}
    /// Sets a value through the property of the model.
    func set(_ value: Any, of owner: any PersistentModel) {}
    /// Returns the value that an object stores itself.
    func value(in owner: any PersistentModel) -> Any? { nil }
    /// Tells observers that the value changes.
    func announce(_ owner: any PersistentModel) {}
}

/// A property with its types.
final class TypedProperty<Model: PersistentModel, Value>: ModelProperty {
    private let path: ReferenceWritableKeyPath<Model, Value>?

    init(
        _ name: String, _ keyPath: KeyPath<Model, Value>, _ position: Int, _ metadata: (any SchemaProperty)?,
        _ makeDefaultValue: (() -> Any?)?, of entity: ModelEntity
    ) {
        path = keyPath as? ReferenceWritableKeyPath<Model, Value>
        super.init(
            name, keyPath, position, metadata, makeDefaultValue, of: entity, valueType: Value.self,
            isConstant: path == nil)
    }

    override func members(of value: Any) -> [any PersistentModel] {
        if let model = value as? any PersistentModel { return [model] }
        return (value as? any RelationshipValue)?.members ?? []
    }

    override func value(of members: [any PersistentModel]) -> Any? {
        (Value.self as? any RelationshipValue.Type).map { $0.make(of: members) } ?? members.first
    }

    override func add(_ member: any PersistentModel, to owner: any PersistentModel) {
        guard let owner = owner as? Model, let path else { return }
        let value = owner[keyPath: path]
        if let collection = value as? any RelationshipValue {
            guard let new = collection.adding(member), let typed = new as? Value else { return }
            owner[keyPath: path] = typed
        } else if let typed = member as? Value, members(of: value).first !== member {
            owner[keyPath: path] = typed
        }
    }

    override func remove(_ member: any PersistentModel, from owner: any PersistentModel) {
        // A property that must have an object keeps the one that is deleted.
        guard let owner = owner as? Model, let path, let value = owner[keyPath: path] as? any RelationshipValue,
            let new = value.removing(member), let typed = new as? Value
        else { return }
        owner[keyPath: path] = typed
    }

    override func set(_ value: Any, of owner: any PersistentModel) {
        guard let owner = owner as? Model, let path, let value = value as? Value else { return }
        owner[keyPath: path] = value
    }

    override func value(in owner: any PersistentModel) -> Any? { (owner as? Model)?[keyPath: keyPath] }

    override func announce(_ owner: any PersistentModel) {
        guard let owner = owner as? Model, let path else { return }
        owner._$record.registrar?.withMutation(of: owner, keyPath: path) {}
    }
}
