/// A property of a model, as a schema describes it.
public protocol SchemaProperty: Hashable, Sendable {
    /// The name.
    var name: String { get }
    /// The name in an earlier version of the model.
    var originalName: String { get }
    /// The type of the values.
    var valueType: any Any.Type { get }
    /// Whether no two objects have the same value.
    var isUnique: Bool { get }
    /// Whether the value may be nil.
    var isOptional: Bool { get }
    /// Whether the store leaves the value out.
    var isTransient: Bool { get }
    /// Whether the property is an attribute.
    var isAttribute: Bool { get }
    /// Whether the property leads to objects.
    var isRelationship: Bool { get }
}

extension Schema {
    /// An attribute of a model.
    public struct Attribute: SchemaProperty, @unchecked Sendable {
        /// How a store keeps the attribute.
        public struct Option: Hashable, Sendable {
            let name: String
            /// No two objects have the same value.
            public static let unique = Option(name: "unique")
            /// The store keeps the value in a file.
            public static let externalStorage = Option(name: "externalStorage")
            /// The store encrypts the value. Has no effect here.
            public static let allowsCloudEncryption = Option(name: "allowsCloudEncryption")
            /// The history keeps the value of a deleted object.
            public static let preserveValueOnDeletion = Option(name: "preserveValueOnDeletion")
            /// A search of the system finds the value. Has no effect here.
            public static let spotlight = Option(name: "spotlight")
            /// Changes of the value are not saved.
            public static let ephemeral = Option(name: "ephemeral")
            /// A transformer makes the value into data. Has no effect here.
            public static func transformable(by transformer: AnyClass) -> Option { Option(name: "transformable") }
            /// A transformer makes the value into data. Has no effect here.
            public static func transformable(by transformerName: String) -> Option { Option(name: "transformable") }
        }
        /// The name; empty where the schema does not know the property yet.
        public internal(set) var name = ""
        /// The name in an earlier version of the model, otherwise the name.
        public var originalName: String { declaredName ?? name }
        /// The options.
        public let options: [Option]
        /// The type of the values.
        public internal(set) var valueType: any Any.Type = Any.self
        /// What makes the attribute another one for a migration; nil if the code declares nothing.
        public let hashModifier: String?
        /// Whether no two objects have the same value.
        public var isUnique: Bool { options.contains(.unique) }
        /// Whether the value may be nil.
        public var isOptional: Bool { (valueType as? any RelationshipValue.Type)?.isOptional ?? false }
        /// Whether the store leaves the value out.
        public var isTransient: Bool { options.contains(.ephemeral) }
        /// Whether a transformer makes the value into data.
        public var isTransformable: Bool { options.contains { $0.name == "transformable" } }
        /// True.
        public var isAttribute: Bool { true }
        /// False.
        public var isRelationship: Bool { false }
        /// The initial value in the declaration of the property; nil if there is none. Each read evaluates it.
        public var defaultValue: Any? { makeDefaultValue?() }
        var makeDefaultValue: (() -> Any?)?
        private let declaredName: String?

        /// Describes an attribute.
        public init(_ options: Option..., originalName: String? = nil, hashModifier: String? = nil) {
            self.options = options
            self.hashModifier = hashModifier
            declaredName = originalName
        }

        public static func == (first: Attribute, second: Attribute) -> Bool {
            first.name == second.name && first.options == second.options && first.valueType == second.valueType
                && first.originalName == second.originalName && first.hashModifier == second.hashModifier
        }
        public func hash(into hasher: inout Hasher) { hasher.combine(name) }
    }

    /// A relationship of a model.
    public struct Relationship: SchemaProperty, @unchecked Sendable {
        /// How a store keeps the relationship.
        public struct Option: Hashable, Sendable {
            let name: String
            /// No two objects have the same value.
            public static let unique = Option(name: "unique")
        }
        /// What a deletion does to the objects at the other end.
        public enum DeleteRule: String, Hashable, Codable, Sendable {
            /// They keep the reference.
            case noAction
            /// They lose the reference.
            case nullify
            /// They are deleted, too.
            case cascade
            /// The save fails while there are any.
            case deny
        }
        /// The name; empty where the schema does not know the property yet.
        public internal(set) var name = ""
        /// The name in an earlier version of the model, otherwise the name.
        public var originalName: String { declaredName ?? name }
        /// The options.
        public let options: [Option]
        /// The type of the values.
        public internal(set) var valueType: any Any.Type = Any.self
        /// What a deletion does to the objects at the other end.
        public let deleteRule: DeleteRule
        /// The name of the model at the other end; empty where the schema does not know the property yet.
        public internal(set) var destination = ""
        /// The name of the property at the other end; nil if there is none.
        public internal(set) var inverseName: String?
        /// The property at the other end; nil if there is none.
        public internal(set) var inverseKeyPath: AnyKeyPath?
        /// The fewest objects, if the code declares them; 0 for no limit. Has no effect here.
        public let minimumModelCount: Int?
        /// The most objects, if the code declares them; 0 for no limit. Has no effect here.
        public let maximumModelCount: Int?
        /// What makes the relationship another one for a migration; nil if the code declares nothing.
        public let hashModifier: String?
        /// Whether the relationship leads to one object at most.
        public internal(set) var isToOneRelationship = true
        /// Whether no two objects lead to the same object.
        public var isUnique: Bool { options.contains(.unique) }
        /// Whether the value may be nil.
        public var isOptional: Bool { (valueType as? any RelationshipValue.Type)?.isOptional ?? false }
        /// False.
        public var isTransient: Bool { false }
        /// False.
        public var isAttribute: Bool { false }
        /// True.
        public var isRelationship: Bool { true }
        private let declaredName: String?

        /// Describes a relationship.
        public init(
            _ options: Option..., deleteRule: DeleteRule = .nullify, minimumModelCount: Int? = 0,
            maximumModelCount: Int? = 0, originalName: String? = nil, inverse: AnyKeyPath? = nil,
            hashModifier: String? = nil
        ) {
            self.options = options
            self.deleteRule = deleteRule
            self.minimumModelCount = minimumModelCount
            self.maximumModelCount = maximumModelCount
            self.hashModifier = hashModifier
            inverseKeyPath = inverse
            declaredName = originalName
        }

        public static func == (first: Relationship, second: Relationship) -> Bool {
            first.name == second.name && first.options == second.options && first.valueType == second.valueType
                && first.originalName == second.originalName && first.hashModifier == second.hashModifier
                && first.deleteRule == second.deleteRule && first.destination == second.destination
                && first.inverseName == second.inverseName
        }
        public func hash(into hasher: inout Hasher) { hasher.combine(name) }
    }

    /// A way to find objects. Has no effect here.
    public struct Index<Model: PersistentModel> {
        /// How a store finds objects.
        public enum Types<T: PersistentModel> {
            case binary([PartialKeyPath<T>])
            case rtree([PartialKeyPath<T>])
        }
    }
}
