/// A change of an object in a history.
public enum HistoryChange: Sendable {
    /// An object that is new.
    case insert(any HistoryInsert)
    /// An object with new values.
    case update(any HistoryUpdate)
    /// An object that is gone.
    case delete(any HistoryDelete)

    /// The identifier of the object.
    public var changedPersistentIdentifier: PersistentIdentifier {
        switch self {
        case .insert(let change): change.changedPersistentIdentifier
        case .update(let change): change.changedPersistentIdentifier
        case .delete(let change): change.changedPersistentIdentifier
        }
    }
}

/// A new object in a history.
public protocol HistoryInsert<Model>: Sendable {
    /// The model.
    associatedtype Model: PersistentModel
    /// The type of what tells the change from the others.
    associatedtype ChangeIdentifier: Hashable, Sendable
    /// The type of what tells the save from the others.
    associatedtype TransactionIdentifier: Comparable, Sendable
    /// The identifier of the object.
    var changedPersistentIdentifier: PersistentIdentifier { get }
    /// What tells the change from the others.
    var changeIdentifier: ChangeIdentifier { get }
    /// What tells the save from the others.
    var transactionIdentifier: TransactionIdentifier { get }
}

/// An object with new values in a history.
public protocol HistoryUpdate<Model>: Sendable {
    /// The model.
    associatedtype Model: PersistentModel
    /// The type of what tells the change from the others.
    associatedtype ChangeIdentifier: Hashable, Sendable
    /// The type of what tells the save from the others.
    associatedtype TransactionIdentifier: Comparable, Sendable
    /// The identifier of the object.
    var changedPersistentIdentifier: PersistentIdentifier { get }
    /// What tells the change from the others.
    var changeIdentifier: ChangeIdentifier { get }
    /// What tells the save from the others.
    var transactionIdentifier: TransactionIdentifier { get }
    /// The properties with new values.
    var updatedAttributes: [any PartialKeyPath<Model> & Sendable] { get }
}

/// A deleted object in a history.
public protocol HistoryDelete<Model>: Sendable {
    /// The model.
    associatedtype Model: PersistentModel
    /// The type of what tells the change from the others.
    associatedtype ChangeIdentifier: Hashable, Sendable
    /// The type of what tells the save from the others.
    associatedtype TransactionIdentifier: Comparable, Sendable
    /// The identifier of the object.
    var changedPersistentIdentifier: PersistentIdentifier { get }
    /// What tells the change from the others.
    var changeIdentifier: ChangeIdentifier { get }
    /// What tells the save from the others.
    var transactionIdentifier: TransactionIdentifier { get }
    /// The values that the history keeps of the object.
    var tombstone: HistoryTombstone<Model> { get }
}

/// The values that the history keeps of a deleted object: those of attributes with the option `preserveValueOnDeletion`.
public struct HistoryTombstone<Model: PersistentModel>: @unchecked Sendable {
    private let values: [AnyKeyPath: any Sendable]

    init(_ values: [AnyKeyPath: any Sendable]) { self.values = values }

    /// Returns the value of an attribute; nil if the history does not keep it, or it was nil.
    public subscript(_ keyPath: PartialKeyPath<Model>) -> (any Sendable)? { values[keyPath] }
}

/// A new object in the history.
public struct DefaultHistoryInsert<Model: PersistentModel>: HistoryInsert, Hashable {
    /// The identifier of the object.
    public let changedPersistentIdentifier: PersistentIdentifier
    /// What tells the change from the others.
    public let changeIdentifier: Int64
    /// What tells the save from the others.
    public let transactionIdentifier: Int64
}

/// An object with new values in the history.
public struct DefaultHistoryUpdate<Model: PersistentModel>: HistoryUpdate, @unchecked Sendable, Hashable {
    /// The identifier of the object.
    public let changedPersistentIdentifier: PersistentIdentifier
    /// What tells the change from the others.
    public let changeIdentifier: Int64
    /// What tells the save from the others.
    public let transactionIdentifier: Int64
    /// The properties with new values. Those that a superclass declares are left out.
    public let updatedAttributes: [any PartialKeyPath<Model> & Sendable]

    public static func == (first: DefaultHistoryUpdate, second: DefaultHistoryUpdate) -> Bool {
        first.changeIdentifier == second.changeIdentifier
            && first.transactionIdentifier == second.transactionIdentifier
    }
    public func hash(into hasher: inout Hasher) { hasher.combine(changeIdentifier) }
}

/// A deleted object in the history.
public struct DefaultHistoryDelete<Model: PersistentModel>: HistoryDelete, Hashable {
    /// The identifier of the object.
    public let changedPersistentIdentifier: PersistentIdentifier
    /// What tells the change from the others.
    public let changeIdentifier: Int64
    /// What tells the save from the others.
    public let transactionIdentifier: Int64
    /// The values that the history keeps of the object.
    public let tombstone: HistoryTombstone<Model>

    public static func == (first: DefaultHistoryDelete, second: DefaultHistoryDelete) -> Bool {
        first.changeIdentifier == second.changeIdentifier
            && first.transactionIdentifier == second.transactionIdentifier
    }
    public func hash(into hasher: inout Hasher) { hasher.combine(changeIdentifier) }
}
