import Foundation

/// The storage that a binding reads and writes.
protocol Location<Value>: AnyObject {
    associatedtype Value
    /// Returns the current value.
    func get() -> Value
    /// Returns the value that an update shows. Called within an update.
    func update() -> Value
    func set(_ value: Value, transaction: Transaction)
    /// Writes a part of the value, for which it reads the rest.
    func set<Part>(_ part: Part, at keyPath: WritableKeyPath<Value, Part>, transaction: Transaction)
    /// Makes the node that is being evaluated depend on the value, if the location knows its dependencies.
    func noteReader()
    /// Makes a node depend on the value, if the location is that of a state.
    func note(_ node: NodeReference)
    /// Returns a function that reads the value while it is stored and somebody uses it, and that keeps nothing; nil if only code of the
    /// app could compute the value.
    func storedValue() -> (() -> Value?)?
    /// The object with the value; nil if it is in no object.
    var object: AnyObject? { get }
    /// What two locations of one value have in common, if they are of a state or of an object. Others have nothing in common.
    var storage: AnyHashable { get }
    /// Whether a value that is written is kept; false for a constant.
    var keepsWrites: Bool { get }
}

extension Location {
    func set<Part>(_ part: Part, at keyPath: WritableKeyPath<Value, Part>, transaction: Transaction) {
        var whole = get()
        whole[keyPath: keyPath] = part
        set(whole, transaction: transaction)
    }

    var object: AnyObject? { nil }
    var storage: AnyHashable { ObjectIdentifier(self) }
    func noteReader() {}
    func note(_ node: NodeReference) {}
    func storedValue() -> (() -> Value?)? { nil }
    var keepsWrites: Bool { true }
}

/// The storage of a `State`. It belongs to the identity of a view.
///
/// A write takes effect immediately; bodies see it from the evaluation on that shows its transaction. Writing an equal value has no effect, and a write
/// within an update is refused (`StoredLocation.set` in OpenSwiftUI).
///
/// Code on other threads may read and write the value, too.
final class StoredLocation<Value>: Location, Snapshots {
    /// Guarded by `stateLock`.
    @exclusivity(unchecked) private var value: Value
    /// The values before the first write of each later group of changes, by the numbers of the groups.
    private var snapshots: [(group: Int, value: Value)] = []
    private let graph: Graph
    /// The view whose state the value is; nil for a value of another kind.
    private let owner: NodeReference?
    private let readers = ReaderList()

    init(_ value: Value, graph: Graph, of owner: NodeReference? = nil) {
        self.value = value
        self.graph = graph
        self.owner = owner
    }

    func get() -> Value {
        AccessLog.current?.note(.read, ObjectIdentifier(self))
        return stateLock.withLock { value }
    }

    func storedValue() -> (() -> Value?)? {
        { [weak self] in self.flatMap { $0.readers.isRead ? $0.get() : nil } }
    }

    func update() -> Value {
        noteReader()
        return shownValue
    }

    /// The value that the evaluation of the current group of changes shows: that before the writes of later groups.
    var shownValue: Value {
        if snapshots.isEmpty { return get() }
        return snapshots.first { $0.group > graph.changes.shown }?.value ?? get()
    }

    func forgetSnapshots() { snapshots = [] }

    func set(_ newValue: Value, transaction: Transaction) {
        if Graph.isUpdatingHere {
            graph.report(.stateModifiedDuringUpdate)
            return
        }
        // The comparison and the release of the old value are outside the lock, because both may run code of the app.
        guard !isEqualValue(get(), newValue) else { return }
        if graph.oracles.lateWriteCauses != nil, readers.isRead { graph.checkWrite(by: .lateWrite, ofStateOf: owner) }
        AccessLog.current?.note(.write, ObjectIdentifier(self))
        graph.noteChange(shownBy: readers.nodes)
        if let owner { graph.oracles.noteWrite(ofStateOf: owner) }
        var other = newValue
        stateLock.withLock { swap(&value, &other) }
        guard let group = readers.invalidate(in: graph, with: transaction), snapshots.last?.group != group else {
            return
        }
        if snapshots.isEmpty { graph.changes.keep(self) }
        snapshots.append((group, other))
    }

    func noteReader() {
        if let node = Graph.evaluatedNode { note(node) }
    }

    func note(_ node: NodeReference) { readers.note(node) }
}

/// A location made of two closures. Its `update` calls the getter, which reads the snapshots of the values that it captured.
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
    var keepsWrites: Bool { base.keepsWrites }
    var object: AnyObject? { base.object }
    var storage: AnyHashable { [base.storage, keyPath] as [AnyHashable] }

    func storedValue() -> (() -> Value?)? {
        base.storedValue().map { value in { [keyPath] in value()?[keyPath: keyPath] } }
    }

    func set(_ value: Value, transaction: Transaction) { base.set(value, at: keyPath, transaction: transaction) }

    func set<Part>(_ part: Part, at inner: WritableKeyPath<Value, Part>, transaction: Transaction) {
        base.set(part, at: keyPath.appending(path: inner), transaction: transaction)
    }
}

/// A value that never changes.
final class ConstantLocation<Value>: Location {
    private let value: Value

    init(_ value: Value) { self.value = value }

    func get() -> Value { value }
    func update() -> Value { value }
    func set(_ value: Value, transaction: Transaction) {}
    var keepsWrites: Bool { false }
}

/// Guards the values of all states. It is held no longer than it takes to copy a value.
private let stateLock = NSLock()
