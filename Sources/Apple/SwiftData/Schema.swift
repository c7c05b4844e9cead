/// The models of a container.
public final class Schema: Hashable, @unchecked Sendable {
    /// The version of a schema.
    public struct Version: Hashable, Comparable, Codable, Sendable, CustomStringConvertible {
        let major, minor, patch: Int
        /// A version.
        public init(_ major: Int, _ minor: Int, _ patch: Int) {
            (self.major, self.minor, self.patch) = (major, minor, patch)
        }
        public static func < (first: Version, second: Version) -> Bool {
            (first.major, first.minor, first.patch) < (second.major, second.minor, second.patch)
        }
        public var description: String { "\(major).\(minor).\(patch)" }
    }

    /// A property of a model.
    public struct PropertyMetadata {
        /// The name of the property.
        public let name: String
        /// The key path of the property.
        public let keypath: AnyKeyPath
        /// What the code declares of the property; nil if it declares nothing.
        public let metadata: (any SchemaProperty)?
        let makeProperty: (ModelEntity, Int) -> ModelProperty

        /// Describes a property.
        public init<Model: PersistentModel, Value>(
            name: String, keypath: KeyPath<Model, Value>, metadata: (any SchemaProperty)? = nil
        ) {
            self.name = name
            self.keypath = keypath
            self.metadata = metadata
            makeProperty = { entity, position in
                TypedProperty<Model, Value>(name, keypath, position, metadata, of: entity)
            }
        }
    }

    /// A model of the schema.
    public struct Entity: Hashable, Sendable {
        /// The name of the model.
        public let name: String
    }

    let models: [any PersistentModel.Type]
    /// The version.
    public let version: Version
    /// The models.
    public var entities: [Entity] { models.map { Entity(name: ModelEntity.of($0).name) } }

    /// A schema of models, and of those to which they have relationships.
    public init(_ types: [any PersistentModel.Type], version: Version = Version(1, 0, 0)) {
        models = Self.reachable(from: types)
        self.version = version
    }
    /// A schema of models, and of those to which they have relationships.
    public convenience init(_ types: any PersistentModel.Type..., version: Version = Version(1, 0, 0)) {
        self.init(types, version: version)
    }
    /// The schema of a version.
    public convenience init(versionedSchema: any VersionedSchema.Type) {
        self.init(versionedSchema.models, version: versionedSchema.versionIdentifier)
    }

    /// Returns key paths without their types. `@Model` uses it.
    public static func keyPaths<Model: PersistentModel>(
        of type: Model.Type, _ paths: [[PartialKeyPath<Model>]]
    ) -> [[AnyKeyPath]] { paths }

    private static func reachable(from types: [any PersistentModel.Type]) -> [any PersistentModel.Type] {
        var (found, next): ([any PersistentModel.Type], Int) = ([], 0)
        func add(_ type: any PersistentModel.Type) {
            if !found.contains(where: { $0 == type }) { found.append(type) }
        }
        types.forEach(add)
        while next < found.count {
            ModelEntity.of(found[next]).relationships.compactMap(\.destination).forEach(add)
            next += 1
        }
        return found
    }

    func contains(_ entity: ModelEntity) -> Bool { models.contains { $0 == entity.type } }

    public static func == (first: Schema, second: Schema) -> Bool {
        first.version == second.version && first.entities == second.entities
    }
    public func hash(into hasher: inout Hasher) { hasher.combine(entities) }
}

/// What the code declares of a property.
public protocol SchemaProperty: Sendable {}

extension Schema {
    /// An attribute of a model.
    public struct Attribute: SchemaProperty, Hashable {
        /// How a store keeps the attribute.
        public struct Option: Hashable, Sendable {
            let name: String
            /// No two objects have the same value.
            public static let unique = Option(name: "unique")
            /// The store keeps the value in a file.
            public static let externalStorage = Option(name: "externalStorage")
            /// The store encrypts the value. Has no effect here.
            public static let allowsCloudEncryption = Option(name: "allowsCloudEncryption")
            /// The history keeps the value of a deleted object. Has no effect here.
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
        /// The options.
        public let options: [Option]
        /// Whether no two objects have the same value.
        public var isUnique: Bool { options.contains(.unique) }

        /// Describes an attribute.
        public init(_ options: Option..., originalName: String? = nil, hashModifier: String? = nil) {
            self.options = options
        }
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
        /// What a deletion does to the objects at the other end.
        public let deleteRule: DeleteRule
        /// The property at the other end, if the code names it.
        public let inverse: AnyKeyPath?

        /// Describes a relationship.
        public init(
            _ options: Option..., deleteRule: DeleteRule = .nullify, minimumModelCount: Int? = 0,
            maximumModelCount: Int? = 0, originalName: String? = nil, inverse: AnyKeyPath? = nil,
            hashModifier: String? = nil
        ) {
            self.deleteRule = deleteRule
            self.inverse = inverse
        }
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

/// A version of the models of an app.
public protocol VersionedSchema {
    /// The models.
    static var models: [any PersistentModel.Type] { get }
    /// The version.
    static var versionIdentifier: Schema.Version { get }
}

/// The way from one version of the models to another. A store in memory begins with the last version.
public protocol SchemaMigrationPlan {
    /// The versions.
    static var schemas: [any VersionedSchema.Type] { get }
    /// The steps.
    static var stages: [MigrationStage] { get }
}

/// A step from one version of the models to another. It never runs here.
public enum MigrationStage {
    case lightweight(fromVersion: any VersionedSchema.Type, toVersion: any VersionedSchema.Type)
    case custom(
        fromVersion: any VersionedSchema.Type, toVersion: any VersionedSchema.Type,
        willMigrate: ((ModelContext) throws -> Void)?, didMigrate: ((ModelContext) throws -> Void)?)
}
