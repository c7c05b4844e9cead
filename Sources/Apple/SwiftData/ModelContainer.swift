import HeadlessUI

/// The models of an app, and a store of their objects, in memory.
///
/// Each host begins with the objects that the container had when the app first gave it to its views.
public final class ModelContainer: Equatable, @unchecked Sendable {
    /// The models.
    public let schema: Schema
    /// How the app has asked for the store.
    public let configurations: Set<ModelConfiguration>
    /// The way from earlier versions of the models.
    public let migrationPlan: (any SchemaMigrationPlan.Type)?
    private let contents = FirstContents()
    private let states: PerHost<StateOfHost>
    var state: ContainerState { states.value.state }
    /// The main context of the last host, if code keeps it. Used on the main thread only.
    weak var lastMainContext: ModelContext?

    /// A container of the models of a schema.
    public init(
        for givenSchema: Schema, migrationPlan: (any SchemaMigrationPlan.Type)? = nil,
        configurations: [ModelConfiguration] = []
    ) throws {
        HostReference.noteNewStore()
        schema = givenSchema
        self.migrationPlan = migrationPlan
        self.configurations = Set(configurations)
        states = PerHost { [schema, contents] in contents.makeState(schema) }
    }
    /// A container of the models of a schema.
    public convenience init(
        for givenSchema: Schema, migrationPlan: (any SchemaMigrationPlan.Type)? = nil,
        configurations: ModelConfiguration...
    ) throws {
        try self.init(for: givenSchema, migrationPlan: migrationPlan, configurations: configurations)
    }
    /// A container of models.
    public convenience init(
        for forTypes: any PersistentModel.Type..., migrationPlan: (any SchemaMigrationPlan.Type)? = nil,
        configurations: ModelConfiguration...
    ) throws {
        try self.init(for: Schema(forTypes), migrationPlan: migrationPlan, configurations: configurations)
    }

    /// The context of the main thread. It saves by itself.
    @MainActor @preconcurrency public var mainContext: ModelContext { state.mainContext(of: self) }

    /// The context of the main thread, for code that runs there; nil without a host.
    var contextOfHost: ModelContext? { HostReference.isThere ? state.mainContext(of: self) : nil }

    /// Notes that the app gives the container to its views: with these objects, each host begins.
    ///
    /// - Parameter context: The context that the views get, if it is not that of the main thread.
    func prepareForViews(_ context: ModelContext? = nil) {
        _ = state
        contents.capture(saving: context)
    }

    /// Returns the object that the app has made for a row before it gave the container to its views.
    func firstObject(_ identifier: PersistentIdentifier) -> (any PersistentModel)? { contents.object(identifier) }

    /// Deletes all objects.
    public func deleteAllData() { state.erase() }
    /// Deletes all objects.
    public func erase() throws { state.erase() }

    public static func == (first: ModelContainer, second: ModelContainer) -> Bool { first === second }
}

/// How a container keeps its objects. Here each does so in memory.
public struct ModelConfiguration: Hashable, Sendable, Identifiable {
    /// The app group whose container has the store. Has no effect here.
    public struct GroupContainer: Hashable, Sendable {
        let name: String
        /// The first group of the app.
        public static let automatic = GroupContainer(name: "automatic")
        /// No group.
        public static let none = GroupContainer(name: "none")
        /// A group.
        public static func identifier(_ groupName: String) -> GroupContainer { GroupContainer(name: groupName) }
    }
    /// The database in the cloud. Has no effect here.
    public struct CloudKitDatabase: Hashable, Sendable {
        let name: String
        /// The database of the app's first container.
        public static let automatic = CloudKitDatabase(name: "automatic")
        /// No database.
        public static let none = CloudKitDatabase(name: "none")
        /// The private database of a container.
        public static func `private`(_ privateDBName: String) -> CloudKitDatabase {
            CloudKitDatabase(name: privateDBName)
        }
    }

    /// The name.
    public let name: String
    /// The file that the app has asked for.
    public let url: URL
    /// Whether the app has asked for a store in memory.
    public let isStoredInMemoryOnly: Bool
    /// Whether code may save.
    public let allowsSave: Bool
    /// The models; nil for those of the container.
    public let schema: Schema?
    /// The name.
    public var id: String { name }

    /// A store in memory.
    public init(
        _ name: String? = nil, schema: Schema? = nil, isStoredInMemoryOnly: Bool = false, allowsSave: Bool = true,
        groupContainer: GroupContainer = .automatic, cloudKitDatabase: CloudKitDatabase = .automatic
    ) {
        self.init(name, schema, URL(fileURLWithPath: "/dev/null"), isStoredInMemoryOnly, allowsSave)
    }
    /// A store in memory of models.
    public init(for forTypes: any PersistentModel.Type..., isStoredInMemoryOnly: Bool = false) {
        self.init(nil, Schema(forTypes), URL(fileURLWithPath: "/dev/null"), isStoredInMemoryOnly, true)
    }
    /// A store in memory.
    public init(isStoredInMemoryOnly: Bool = false) {
        self.init(nil, nil, URL(fileURLWithPath: "/dev/null"), isStoredInMemoryOnly, true)
    }
    /// A store in memory, in place of a file.
    public init(
        _ name: String? = nil, schema: Schema? = nil, url: URL, allowsSave: Bool = true,
        cloudKitDatabase: CloudKitDatabase = .automatic
    ) {
        self.init(name, schema, url, false, allowsSave)
    }

    private init(_ name: String?, _ schema: Schema?, _ url: URL, _ isInMemory: Bool, _ allowsSave: Bool) {
        self.name = name ?? "default"
        self.schema = schema
        self.url = url
        isStoredInMemoryOnly = isInMemory
        self.allowsSave = allowsSave
    }
}

/// An error of SwiftData.
public struct SwiftDataError: Error, Hashable, Sendable, CustomStringConvertible {
    public let description: String
    /// A predicate cannot be evaluated by a store.
    public static let unsupportedPredicate = SwiftDataError(description: "unsupportedPredicate")
    /// A batch of objects cannot have those that are not saved.
    public static let includePendingChangesWithBatchSize =
        SwiftDataError(description: "includePendingChangesWithBatchSize")

    /// The history after a token is not there. A store here never throws it.
    public static let historyTokenExpired = SwiftDataError(description: "historyTokenExpired")
    /// A value of an object is not valid. A store here never throws it, and none of the following.
    public static let modelValidationFailure = SwiftDataError(description: "modelValidationFailure")
    /// The store of a container cannot be opened.
    public static let loadIssueModelContainer = SwiftDataError(description: "loadIssueModelContainer")
    /// An object has no context.
    public static let missingModelContext = SwiftDataError(description: "missingModelContext")
    /// Two configurations are for one store.
    public static let duplicateConfiguration = SwiftDataError(description: "duplicateConfiguration")
    /// A configuration has a model that its container does not have.
    public static let configurationSchemaNotFoundInContainerSchema =
        SwiftDataError(description: "configurationSchemaNotFoundInContainerSchema")
    /// The name of a configuration cannot be that of a file.
    public static let configurationFileNameContainsInvalidCharacters =
        SwiftDataError(description: "configurationFileNameContainsInvalidCharacters")
    /// The name of a configuration is too long for a file.
    public static let configurationFileNameTooLong = SwiftDataError(description: "configurationFileNameTooLong")
    /// A plan migrates to an earlier version.
    public static let backwardMigration = SwiftDataError(description: "backwardMigration")
    /// No plan has the version of a store.
    public static let unknownSchema = SwiftDataError(description: "unknownSchema")
    /// A descriptor has a path that a store cannot follow.
    public static let unsupportedKeyPath = SwiftDataError(description: "unsupportedKeyPath")
    /// A descriptor has an order that a store does not know.
    public static let unsupportedSortDescriptor = SwiftDataError(description: "unsupportedSortDescriptor")
    /// A descriptor of the history cannot be read.
    public static let invalidTransactionFetchRequest = SwiftDataError(description: "invalidTransactionFetchRequest")

    /// Rows of objects cannot be deleted at once, because other objects must refer to them. The text is that of Core Data's trigger.
    static func batchDeletionFailed(_ inverse: ModelProperty) -> SwiftDataError {
        let kind = inverse.inverse?.isToMany == true ? "OTM" : "OTO"
        return SwiftDataError(
            description: "Constraint trigger violation: Batch delete failed due to mandatory \(kind) nullify "
                + "inverse on \(inverse.entity.name)/\(inverse.name)")
    }
    static func deletionDenied(_ relationship: String) -> SwiftDataError {
        SwiftDataError(description: "the relationship '\(relationship)' denies the deletion while it has objects")
    }
}
