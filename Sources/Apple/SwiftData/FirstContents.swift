import HeadlessUI

/// What a container begins with in each host: what the app has put into it before it gave the container to its views, or before the first
/// views were made.
///
/// An app makes most containers and their samples once, in a global or static property, perhaps before there is a host.
final class FirstContents: @unchecked Sendable {
    private struct WeakModel { weak var model: (any PersistentModel)? }

    private let lock = NSRecursiveLock()
    /// The first state, until the app gives the container to its views.
    private var first: StateOfHost?
    /// Whether the first state was made in a host.
    private var isOfHost = false
    private var store: ModelStore?
    private var settings = MainContextSettings()
    private var objects: [PersistentIdentifier: WeakModel] = [:]

    /// Makes the state of a host.
    func makeState(_ schema: Schema) -> StateOfHost {
        lock.withLock {
            if store == nil, first == nil || isOfHost {
                // What a case has put into a container that no view got is not what the next one begins with.
                let owner = StateOfHost(ContainerState(schema, ModelStore(), settings))
                (first, isOfHost) = (owner, HostReference.isThere)
                HostReference.whenViewsAreMade { [weak self] in self?.capture() }
                return owner
            }
            capture()
            return StateOfHost(ContainerState(schema, store?.copy() ?? ModelStore(), settings))
        }
    }

    /// Saves the contents of the first state, unless it is done. From now on, its objects are as a fetch makes them.
    ///
    /// - Parameter context: A context whose changes are saved with those of the main context.
    func capture(saving context: ModelContext? = nil) {
        lock.withLock {
            guard store == nil, let first else { return }
            if let context, context.state === first.state { context.saveWithoutNotification() }
            for model in first.state.saveWithoutNotification() {
                model._$record.makeFault()
                PersistentIdentifier.numbers.reserve(upTo: model.persistentModelID.id.number)
                objects[model._$record.identifier] = WeakModel(model: model)
            }
            first.state.restartHistory()
            store = first.state.storeCopy()
            settings = first.state.mainContextSettings
            self.first = nil
        }
    }

    func object(_ identifier: PersistentIdentifier) -> (any PersistentModel)? {
        lock.withLock { objects[identifier]?.model }
    }
}

/// What an app sets of the context of the main thread, in any host.
struct MainContextSettings {
    var autosaves = true
    var hasUndoManager = false
}
