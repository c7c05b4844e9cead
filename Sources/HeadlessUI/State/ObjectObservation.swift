/// An observation that updates a node when an object changes. It lasts as long as this object is retained.
final class ObjectObservation {
    let object: AnyObject
    private var subscription: AnyCancellable?

    init<Object: ObservableObject>(of object: Object, by node: Node) {
        self.object = object
        // The publisher sends before the change; the update comes after it, on any thread.
        subscription = object.objectWillChange.sink { [graph = node.graph, reference = node.reference] _ in
            if !MainThread.isCurrent {
                graph.report(.publishedOffMain("\(Object.self)"))
            } else if Graph.isUpdatingHere {
                graph.report(.publishedDuringUpdate)
                MainActor.assumeIsolated { graph.oracles.reevaluation?.notePublication() }
            }
            graph.noteChange(shownBy: [reference])
            reference.invalidateFromAnyThread()
        }
    }
}

/// A property of an object. Reads are live even within an update, because an object has no snapshot.
final class ObjectLocation<Object: AnyObject, Value>: Location {
    private let owner: Object
    private let keyPath: ReferenceWritableKeyPath<Object, Value>

    init(_ object: Object, _ keyPath: ReferenceWritableKeyPath<Object, Value>) {
        owner = object
        self.keyPath = keyPath
    }

    var object: AnyObject? { owner }
    var storage: AnyHashable { [ObjectIdentifier(owner), keyPath] as [AnyHashable] }
    func get() -> Value { owner[keyPath: keyPath] }
    func update() -> Value { owner[keyPath: keyPath] }

    func storedValue() -> (() -> Value?)? {
        { [weak owner, keyPath] in owner?[keyPath: keyPath] }
    }

    func set(_ value: Value, transaction: Transaction) {
        withTransaction(transaction) { owner[keyPath: keyPath] = value }
    }
}
