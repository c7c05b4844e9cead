import HeadlessUI

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

        /// Describes a property without an initial value.
        public init<Model: PersistentModel, Value>(
            name: String, keypath: KeyPath<Model, Value>, metadata: (any SchemaProperty)? = nil
        ) {
            self.init(name, keypath, nil, metadata)
        }

        /// Describes a property with an initial value.
        ///
        /// - Parameters:
        ///   - name: The name of the property.
        ///   - keypath: The key path of the property.
        ///   - defaultValue: The initial value. Apple's macro `@Model` evaluates it as it describes the property. This module describes
        ///     a property once for all cases, so only a read of `Schema.Attribute.defaultValue` evaluates it. Otherwise, the first case
        ///     would take more random numbers than the next one.
        ///   - metadata: What the code declares of the property; nil if it declares nothing.
        public init<Model: PersistentModel, Value>(
            name: String, keypath: KeyPath<Model, Value>, defaultValue: @autoclosure @escaping () -> Value,
            metadata: (any SchemaProperty)? = nil
        ) {
            self.init(name, keypath, { unwrapped(defaultValue()) }, metadata)
        }

        private init<Model: PersistentModel, Value>(
            _ name: String, _ keypath: KeyPath<Model, Value>, _ makeDefaultValue: (() -> Any?)?,
            _ metadata: (any SchemaProperty)?
        ) {
            self.name = name
            self.keypath = keypath
            self.metadata = metadata
            makeProperty = { entity, position in
                TypedProperty<Model, Value>(name, keypath, position, metadata, makeDefaultValue, of: entity)
            }
        }
    }

    let models: [any PersistentModel.Type]
    /// The version.
    public let version: Version
    /// The models.
    public var entities: [Entity] { models.map { Entity(ModelEntity.of($0), in: models) } }
    /// The models by their names.
    public var entitiesByName: [String: Entity] {
        Dictionary(entities.map { ($0.name, $0) }) { first, _ in first }
    }

    /// A schema of models, of their superclasses, and of those to which they have relationships.
    public init(_ types: [any PersistentModel.Type], version: Version = Version(1, 0, 0)) {
        models = Self.reachable(from: types)
        self.version = version
    }
    /// A schema of models, of their superclasses, and of those to which they have relationships.
    public convenience init(_ types: any PersistentModel.Type..., version: Version = Version(1, 0, 0)) {
        self.init(types, version: version)
    }
    /// The schema of a version.
    public convenience init(versionedSchema: any VersionedSchema.Type) {
        self.init(versionedSchema.models, version: versionedSchema.versionIdentifier)
    }

    /// Returns a model of the schema; nil if the schema does not have it.
    public func entity<T: PersistentModel>(for type: T.Type) -> Entity? {
        models.contains { $0 == type } ? Entity(ModelEntity.of(type), in: models) : nil
    }
    /// Returns the name of a model.
    public static func entityName<T: PersistentModel>(for type: T.Type) -> String { ModelEntity.of(type).name }

    private static func reachable(from types: [any PersistentModel.Type]) -> [any PersistentModel.Type] {
        var (found, next): ([any PersistentModel.Type], Int) = ([], 0)
        func add(_ type: any PersistentModel.Type) {
            if !found.contains(where: { $0 == type }) { found.append(type) }
        }
        types.forEach(add)
        while next < found.count {
            let entity = ModelEntity.of(found[next])
            if let superentity = entity.superentity { add(superentity.type) }
            entity.relationships.compactMap(\.destination).forEach(add)
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
