extension Schema {
    /// A model of a schema.
    public final class Entity: Hashable, @unchecked Sendable {
        private let model: ModelEntity
        private let models: [any PersistentModel.Type]

        init(_ model: ModelEntity, in models: [any PersistentModel.Type]) {
            self.model = model
            self.models = models
        }

        /// The name of the model.
        public var name: String { model.name }
        /// The model from which this one inherits; nil if there is none.
        public var superentity: Entity? { model.superentity.map { Entity($0, in: models) } }
        /// The name of the model from which this one inherits; nil if there is none.
        public var superentityName: String? { model.superentity?.name }
        /// The models of the schema whose superclass is this one.
        public var subentities: Set<Entity> {
            Set(models.map { ModelEntity.of($0) }.filter { $0.superentity === model }.map { Entity($0, in: models) })
        }

        /// The properties, after those that are inherited.
        public var properties: [any SchemaProperty] { model.properties.map(\.described) }
        /// The properties that the model itself declares.
        public var storedProperties: [any SchemaProperty] { Array(properties.dropFirst(inheritedCount)) }
        /// The properties that the model itself declares, by their names.
        public var storedPropertiesByName: [String: any SchemaProperty] { byName(storedProperties) }
        /// The properties of the superclasses.
        public var inheritedProperties: [any SchemaProperty] { Array(properties.prefix(inheritedCount)) }
        /// The properties of the superclasses, by their names.
        public var inheritedPropertiesByName: [String: any SchemaProperty] { byName(inheritedProperties) }
        /// The attributes, with those that are inherited.
        public var attributes: Set<Attribute> { Set(properties.compactMap { $0 as? Attribute }) }
        /// The attributes by their names, with those that are inherited.
        public var attributesByName: [String: Attribute] {
            Dictionary(attributes.map { ($0.name, $0) }) { first, _ in first }
        }
        /// The relationships, with those that are inherited.
        public var relationships: Set<Relationship> { Set(properties.compactMap { $0 as? Relationship }) }
        /// The relationships by their names, with those that are inherited.
        public var relationshipsByName: [String: Relationship] {
            Dictionary(relationships.map { ($0.name, $0) }) { first, _ in first }
        }
        /// The names of the properties whose values no two objects share.
        public var uniquenessConstraints: [[String]] { model.uniqueGroups.map { $0.map(\.name) } }

        private var inheritedCount: Int { model.superentity?.properties.count ?? 0 }

        private func byName(_ properties: [any SchemaProperty]) -> [String: any SchemaProperty] {
            Dictionary(properties.map { ($0.name, $0) }) { first, _ in first }
        }

        public static func == (first: Entity, second: Entity) -> Bool { first.model === second.model }
        public func hash(into hasher: inout Hasher) { hasher.combine(name) }
    }
}

extension ModelProperty {
    /// The property as a schema describes it.
    var described: any SchemaProperty {
        guard let destination else {
            var attribute = metadata as? Schema.Attribute ?? Schema.Attribute()
            (attribute.name, attribute.valueType) = (name, valueType)
            attribute.makeDefaultValue = makeDefaultValue
            return attribute
        }
        var relationship = metadata as? Schema.Relationship ?? Schema.Relationship()
        (relationship.name, relationship.valueType) = (name, valueType)
        relationship.destination = ModelEntity.of(destination).name
        relationship.isToOneRelationship = !isToMany
        (relationship.inverseName, relationship.inverseKeyPath) = (inverse?.name, inverse?.keyPath)
        return relationship
    }
}
