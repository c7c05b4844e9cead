import HeadlessUI

/// What runs the code of an actor with a context.
public protocol ModelExecutor: AnyObject, Sendable {
    /// The context.
    var modelContext: ModelContext { get }
}

/// The executor of an actor with a context. The jobs run as those of any actor.
public final class DefaultSerialModelExecutor: ModelExecutor, @unchecked Sendable {
    /// The context.
    public let modelContext: ModelContext
    /// An executor with a context.
    public init(modelContext: ModelContext) {
        if !modelContext.state.isMain(modelContext) { modelContext.isOfActor = true }
        self.modelContext = modelContext
    }
}

/// An executor that runs one job after the other.
public typealias SerialModelExecutor = ModelExecutor

/// An actor with a context of its own.
public protocol ModelActor: Actor {
    /// The container of the context.
    nonisolated var modelContainer: ModelContainer { get }
    /// What runs the actor's code.
    nonisolated var modelExecutor: any ModelExecutor { get }
}

extension ModelActor {
    /// The context of the actor.
    public var modelContext: ModelContext { modelExecutor.modelContext }

    /// Returns the object with an identifier in the context of the actor.
    public subscript<T: PersistentModel>(_ id: PersistentIdentifier, as as: T.Type) -> T? {
        modelContext.object(for: id.permanent) as? T
    }
}
