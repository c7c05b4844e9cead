/// Keeps a node up to date with an object, for as long as it is kept itself.
final class ObjectObservation {
    let object: AnyObject
    private var subscription: AnyCancellable?

    init<Object: ObservableObject>(of object: Object, by node: Node) {
        self.object = object
        // The publisher sends before the change; the update comes after it, whatever the thread.
        subscription = object.objectWillChange.sink { [graph = node.graph, reference = node.reference] _ in
            if !MainThread.isCurrent {
                graph.report(.publishedOffMain)
            } else if Graph.isUpdatingHere {
                graph.report(.publishedDuringUpdate)
            }
            reference.invalidateFromAnyThread()
        }
    }
}

/// A property of an object. Reads are live even within an update, since there is no snapshot of an object.
final class ObjectLocation<Object: AnyObject, Value>: Location {
    private let object: Object
    private let keyPath: ReferenceWritableKeyPath<Object, Value>

    init(_ object: Object, _ keyPath: ReferenceWritableKeyPath<Object, Value>) {
        self.object = object
        self.keyPath = keyPath
    }

    func get() -> Value { object[keyPath: keyPath] }
    func update() -> Value { object[keyPath: keyPath] }

    func set(_ value: Value, transaction: Transaction) {
        withTransaction(transaction) { object[keyPath: keyPath] = value }
    }
}
