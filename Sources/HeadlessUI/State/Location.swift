import Foundation

/// Where a binding reads and writes.
protocol Location<Value>: AnyObject {
    associatedtype Value
    /// The value now.
    func get() -> Value
    /// The value that an update shows; called within one.
    func update() -> Value
    func set(_ value: Value, transaction: Transaction)
    /// Makes the node that is being evaluated depend on the value, where the location knows what it depends on.
    func noteReader()
    /// Makes a node depend on the value, where the location is that of a state.
    func note(_ node: NodeReference)
}

extension Location {
    func noteReader() {}
    func note(_ node: NodeReference) {}
}

/// The storage of a `State`: it belongs to the identity of a view.
///
/// A write takes effect at once; bodies see it from the next update on. An equal value is no write, and a write within
/// an update is refused (`StoredLocation.set` in OpenSwiftUI).
///
/// Code on other threads may read and write it, too.
final class StoredLocation<Value>: Location {
    /// Guarded by `stateLock`.
    @exclusivity(unchecked) private var value: Value
    private let graph: Graph
    private let readers = ReaderList()

    init(_ value: Value, graph: Graph) {
        self.value = value
        self.graph = graph
    }

    func get() -> Value { stateLock.withLock { value } }

    func update() -> Value {
        noteReader()
        return get()
    }

    func set(_ newValue: Value, transaction: Transaction) {
        if Graph.isUpdatingHere {
            graph.report(.stateModifiedDuringUpdate)
            return
        }
        // Neither the comparison nor the end of the old value is within the lock: both may be somebody's code.
        guard !isEqualValue(get(), newValue) else { return }
        var other = newValue
        stateLock.withLock { swap(&value, &other) }
        readers.invalidate(in: graph, with: transaction)
    }

    func noteReader() {
        if let node = Graph.evaluatedNode { note(node) }
    }

    func note(_ node: NodeReference) { readers.note(node) }
}

/// A location made of two closures. Its `update` runs the closure, which reads the snapshots of what it captured.
final class FunctionalLocation<Value>: Location {
    private let getValue: () -> Value
    private let setValue: (Value, Transaction) -> Void

    init(get: @escaping () -> Value, set: @escaping (Value, Transaction) -> Void) {
        getValue = get
        setValue = set
    }

    func get() -> Value { getValue() }
    func update() -> Value { getValue() }
    func set(_ value: Value, transaction: Transaction) { setValue(value, transaction) }
}

/// A part of another location, by key path.
final class ProjectedLocation<Base, Value>: Location {
    private let base: any Location<Base>
    private let keyPath: WritableKeyPath<Base, Value>

    init(base: any Location<Base>, keyPath: WritableKeyPath<Base, Value>) {
        self.base = base
        self.keyPath = keyPath
    }

    func get() -> Value { base.get()[keyPath: keyPath] }
    func update() -> Value { base.update()[keyPath: keyPath] }
    func noteReader() { base.noteReader() }

    func set(_ value: Value, transaction: Transaction) {
        var whole = base.get()
        whole[keyPath: keyPath] = value
        base.set(whole, transaction: transaction)
    }
}

/// A value that never changes.
final class ConstantLocation<Value>: Location {
    private let value: Value

    init(_ value: Value) { self.value = value }

    func get() -> Value { value }
    func update() -> Value { value }
    func set(_ value: Value, transaction: Transaction) {}
}

/// Guards the values of all states: it is held for no longer than a value is copied.
private let stateLock = NSLock()
