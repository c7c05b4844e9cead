import Foundation

/// A compiled Core Data model, as `port` writes it for the module `CoreData`: the file `model.json` in a folder such as `Shop.momd`.
package struct ManagedModelFile: Codable, Equatable, Sendable {
    /// The name of the file in the folder of a compiled model.
    package static let name = "model.json"

    /// The entities, in the order of the model.
    package var entities: [Entity]
    /// The names of the entities of each configuration.
    package var configurations: [String: [String]]

    /// Creates a model.
    package init(entities: [Entity], configurations: [String: [String]] = [:]) {
        self.entities = entities
        self.configurations = configurations
    }

    /// Reads the text of a file.
    ///
    /// - Throws: `DecodingError`.
    package init(json: Data) throws { self = try JSONDecoder().decode(ManagedModelFile.self, from: json) }

    /// The text of the file, the same for equal models.
    ///
    /// It throws `EncodingError`.
    package var json: String {
        get throws {
            let encoder = JSONEncoder()
            encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
            return String(decoding: try encoder.encode(self), as: UTF8.self) + "\n"
        }
    }
}

extension ManagedModelFile {
    /// An entity of a model.
    package struct Entity: Codable, Equatable, Sendable {
        /// Its name in the model.
        package var name: String
        /// The Swift name of its class; nil for `NSManagedObject`.
        package var className: String?
        /// The module that declares the class; nil for `NSManagedObject`.
        package var module: String?
        /// The name of the entity that it inherits from.
        package var parent: String?
        package var isAbstract: Bool
        /// Its own attributes, without those of its parent.
        package var attributes: [Attribute]
        /// Its own relationships, without those of its parent.
        package var relationships: [Relationship]
        /// Its own fetched properties, without those of its parent; nil if it has none.
        package var fetchedProperties: [FetchedProperty]?
        /// The names of the attributes in each constraint.
        package var uniquenessConstraints: [[String]]

        /// Creates an entity.
        package init(
            name: String, className: String? = nil, module: String? = nil, parent: String? = nil,
            isAbstract: Bool = false, attributes: [Attribute] = [], relationships: [Relationship] = [],
            fetchedProperties: [FetchedProperty]? = nil, uniquenessConstraints: [[String]] = []
        ) {
            self.name = name
            self.className = className
            self.module = module
            self.parent = parent
            self.isAbstract = isAbstract
            self.attributes = attributes
            self.relationships = relationships
            self.fetchedProperties = fetchedProperties
            self.uniquenessConstraints = uniquenessConstraints
        }
    }

    /// The type of an attribute.
    package enum AttributeType: String, Codable, Sendable {
        case integer16, integer32, integer64, decimal, double, float, string, boolean, date, binary, uuid, uri,
            transformable, undefined
    }

    /// An attribute of an entity.
    package struct Attribute: Codable, Equatable, Sendable {
        package var name: String
        package var type: AttributeType
        package var isOptional: Bool
        package var isTransient: Bool
        /// The default value as the model spells it: `YES` or `NO` for a Boolean, seconds since 2001 for a date.
        package var defaultValue: String?
        /// Whether the property of the class has the type of a number in Swift, such as `Int64`.
        package var usesScalar: Bool
        /// The class of a transformable value.
        package var valueClass: String?
        /// The name of the transformer of a transformable value.
        package var valueTransformer: String?
        /// The least value, or the fewest characters of a text, as the model spells it.
        package var minimum: String?
        /// The greatest value, or the most characters of a text, as the model spells it.
        package var maximum: String?
        /// The regular expression that a text matches.
        package var pattern: String?
        /// The expression from which a store computes the value; nil if code sets it.
        package var derivation: String?

        /// Creates an attribute.
        package init(
            name: String, type: AttributeType, isOptional: Bool = false, isTransient: Bool = false,
            defaultValue: String? = nil, usesScalar: Bool = false, valueClass: String? = nil,
            valueTransformer: String? = nil, minimum: String? = nil, maximum: String? = nil, pattern: String? = nil,
            derivation: String? = nil
        ) {
            self.name = name
            self.type = type
            self.isOptional = isOptional
            self.isTransient = isTransient
            self.defaultValue = defaultValue
            self.usesScalar = usesScalar
            self.valueClass = valueClass
            self.valueTransformer = valueTransformer
            self.minimum = minimum
            self.maximum = maximum
            self.pattern = pattern
            self.derivation = derivation
        }
    }

    /// What happens to the destination of a relationship when its source is deleted.
    package enum DeleteRule: String, Codable, Sendable {
        case nullify, cascade, deny, noAction
    }

    /// A relationship of an entity.
    package struct Relationship: Codable, Equatable, Sendable {
        package var name: String
        package var isToMany: Bool
        package var isOrdered: Bool
        package var isOptional: Bool
        /// The name of the destination entity.
        package var destination: String
        /// The name of the relationship in the other direction.
        package var inverse: String?
        package var deleteRule: DeleteRule
        package var minCount: Int
        /// The most objects; 0 if there is no limit.
        package var maxCount: Int

        /// Creates a relationship.
        package init(
            name: String, isToMany: Bool = false, isOrdered: Bool = false, isOptional: Bool = false,
            destination: String, inverse: String? = nil, deleteRule: DeleteRule = .nullify, minCount: Int = 0,
            maxCount: Int = 0
        ) {
            self.name = name
            self.isToMany = isToMany
            self.isOrdered = isOrdered
            self.isOptional = isOptional
            self.destination = destination
            self.inverse = inverse
            self.deleteRule = deleteRule
            self.minCount = minCount
            self.maxCount = maxCount
        }
    }

    /// A property of an entity that has the objects of a fetch.
    package struct FetchedProperty: Codable, Equatable, Sendable {
        package var name: String
        package var isOptional: Bool
        /// The name of the entity whose objects are fetched.
        package var destination: String
        /// The format of the predicate; nil if all objects are fetched.
        package var predicate: String?

        /// Creates a fetched property.
        package init(name: String, isOptional: Bool = false, destination: String, predicate: String? = nil) {
            self.name = name
            self.isOptional = isOptional
            self.destination = destination
            self.predicate = predicate
        }
    }
}
