/// An object that a context keeps. `@Model` makes a class conform.
public protocol PersistentModel: AnyObject, Observable, Hashable, Identifiable {
    /// What a context knows of the object.
    var _$record: ModelRecord { get }
    /// The properties of the model, in the order of their declarations, after those of its superclass.
    static var schemaMetadata: [Schema.PropertyMetadata] { get }
    /// The names of the properties whose values no two objects share.
    static var uniqueProperties: [[String]] { get }
    /// Creates an object that a context has fetched.
    init(backingData: any BackingData)
}

/// The values of an object that a context has fetched.
public protocol BackingData<Model> {
    /// The model.
    associatedtype Model: PersistentModel
    /// What the context knows of the object.
    var record: ModelRecord { get }
}

/// The values of an object that a context is about to make.
struct FetchedData<Model: PersistentModel>: BackingData {
    let record: ModelRecord
}

extension PersistentModel {
    /// No such properties.
    public static var uniqueProperties: [[String]] { [] }

    /// The identifier of the object.
    public var persistentModelID: PersistentIdentifier { _$record.shownIdentifier }
    /// The identifier of the object.
    public var id: PersistentIdentifier { _$record.shownIdentifier }
    /// The context of the object; nil if it was never inserted, or its deletion is saved.
    public var modelContext: ModelContext? { _$record.visibleContext }
    /// Whether the next save deletes the object.
    public var isDeleted: Bool { _$record.isDeletionPending }
    /// Whether the object has changes that are not saved.
    public var hasChanges: Bool { _$record.hasUnsavedChanges }

    /// Returns the value of a property.
    public func getValue<Value>(forKey keyPath: KeyPath<Self, Value>) -> Value { self[keyPath: keyPath] }
    /// Sets the value of a property.
    public func setValue<Value>(forKey keyPath: ReferenceWritableKeyPath<Self, Value>, to newValue: Value) {
        self[keyPath: keyPath] = newValue
    }

    /// Whether two references are to the same object of a store.
    public static func == (first: Self, second: Self) -> Bool {
        first._$record.identifier == second._$record.identifier
    }
    /// Hashes the identifier.
    public func hash(into hasher: inout Hasher) { hasher.combine(_$record.identifier) }
}

/// What a property of a model stores: nothing, since its record has the value. `@Model` uses it.
public struct _NoValue: Sendable {
    /// Stores nothing.
    public init() {}
}
