/// An access to a model object of a database that has gone, or that another thread owns.
public struct ModelMisuse: Sendable, Equatable {
    /// The framework that keeps the object.
    public enum Framework: Sendable, Equatable {
        case swiftData
        case coreData
        case realm
    }

    /// The mistake.
    public enum Kind: Sendable, Equatable {
        /// The object is deleted and saved, and the property was not read before. The app traps.
        case detached
        /// The row of the object is gone from the store, and the property was not read before. The app traps.
        case invalidated
        /// The context of the object is gone. The app traps.
        case reset
        /// The object of Core Data is gone, so the value is none, and the type of the property cannot have none. The app traps.
        case missingValue
        /// The row of the object is gone, and the context does not allow for that. The app traps.
        case unfulfilledFault
        /// The object is deleted and saved. The write is lost.
        case lostWrite
        /// The object, or one to which it is to refer, belongs to another context. The app traps.
        case otherContext
        /// A context deletes an object of another context. The app traps.
        case deletionByOtherContext
        /// The relationship must have an object, and that is deleted. The app traps.
        case requiredRelationship
        /// The object belongs to the main thread or to an actor, and another thread used it.
        case otherThread
    }

    /// The mistake.
    public let kind: Kind
    /// The framework that keeps the object.
    public let framework: Framework
    /// The name of the model.
    public let model: String
    /// The name of the property.
    public let property: String
    /// The deletion; nil if the object was not deleted.
    public let deletion: ModelEvent?
    /// The save that made the deletion final; nil if there was none.
    public let save: ModelEvent?

    /// Describes a mistake.
    package init(
        _ kind: Kind, of framework: Framework, model: String, property: String, deletion: ModelEvent?, save: ModelEvent?
    ) {
        self.kind = kind
        self.framework = framework
        self.model = model
        self.property = property
        self.deletion = deletion
        self.save = save
    }

    /// The text of the issue. The traps have the words of the framework, where it has any.
    package var message: String {
        let what =
            switch kind {
            case .detached:
                "This backing data was detached from a context without resolving attribute faults: \\\(model).\(property)."
            case .invalidated where framework == .realm:
                "Object has been deleted or invalidated: \(model).\(property)."
            case .invalidated:
                "This model instance was invalidated because its backing data could no longer be found the store: "
                    + "\\\(model).\(property)."
            case .reset:
                "This model instance was destroyed by calling ModelContext.reset and is no longer usable: "
                    + "\\\(model).\(property)."
            case .otherContext:
                "Illegal attempt to establish a relationship between objects in different contexts: \\\(model).\(property)."
            case .deletionByOtherContext:
                "An NSManagedObjectContext cannot delete objects in other contexts: \(model)."
            case .requiredRelationship:
                "Cannot remove the object of relationship \(property) on \(model) because an appropriate default value is not configured."
            case .missingValue:
                "\(model).\(property) is not optional, and has no value: unexpectedly found nil while the value was bridged."
            case .unfulfilledFault: "CoreData could not fulfill a fault for an object of \(model)."
            case .lostWrite: "\(model).\(property) was written, but the object is deleted: the write is lost."
            case .otherThread: "\(model).\(property) was used on a thread that does not own the object."
            }
        guard let deletion else { return what }
        if deletion == save { return "\(what) It was deleted and saved \(deletion)." }
        return "\(what) It was deleted \(deletion)" + (save.map { ", and saved \($0)." } ?? ".")
    }
}

/// A deletion or a save, by the code that caused it.
public struct ModelEvent: Sendable, Equatable, CustomStringConvertible {
    /// The cause, as in `by Button of TripList at App/Trips.swift:12`.
    public let description: String

    private init(_ description: String) { self.description = description }

    /// An event that the running code causes.
    package static var now: ModelEvent {
        ModelEvent(ViewAction.current.map { "by \($0)" } ?? "by code outside of the views")
    }
    /// A save by a context itself.
    package static let automatic = ModelEvent("by the context itself, at the end of an event")
}

extension ModelMisuse.Kind {
    /// Whether the app ends.
    package var traps: Bool {
        switch self {
        case .detached, .invalidated, .reset, .otherContext, .deletionByOtherContext, .requiredRelationship,
            .missingValue, .unfulfilledFault:
            true
        case .lostWrite, .otherThread: false
        }
    }
}
