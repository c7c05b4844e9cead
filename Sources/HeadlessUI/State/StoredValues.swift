import Foundation

/// The values that views store by key: in memory, and for one host only. Any thread may use them.
final class StoredValues: @unchecked Sendable {
    /// A value and its readers.
    private final class Entry {
        var value: Any?
        let readers = ReaderList()
    }

    private let lock = NSLock()
    private var entries: [String: Entry] = [:]

    /// Returns the value of a key. The node that is being evaluated depends on it.
    func value(for key: String) -> Any? {
        let (value, readers) = lock.withLock {
            let entry = entry(key)
            return (entry.value, entry.readers)
        }
        if Graph.isUpdatingHere, let node = Graph.evaluatedNode { readers.note(node) }
        return value
    }

    /// Stores a value. The next update shows it with the given transaction.
    func set(_ value: Any?, for key: String, in graph: Graph, with transaction: Transaction = Transaction()) {
        let readers = lock.withLock {
            let entry = entry(key)
            entry.value = value
            return entry.readers
        }
        readers.invalidate(in: graph, with: transaction)
    }

    private func entry(_ key: String) -> Entry {
        if let entry = entries[key] { return entry }
        let entry = Entry()
        entries[key] = entry
        return entry
    }
}

/// The location of a stored value, with its type.
final class KeyLocation<Value>: Location {
    let key: String
    private let first: Value
    private let coding: ValueCoding<Value>
    private let graph: Graph
    private let isOfView: Bool

    /// - Parameter isOfView: Whether the property belongs to a view, which may not be modified while it is updated.
    init(key: String, first: Value, coding: ValueCoding<Value>, graph: Graph, isOfView: Bool = true) {
        self.isOfView = isOfView
        self.key = key
        self.first = first
        self.coding = coding
        self.graph = graph
    }

    func get() -> Value { graph.storedValues.value(for: key).flatMap(coding.decode) ?? first }
    func update() -> Value { get() }
    func noteReader() { _ = graph.storedValues.value(for: key) }

    func set(_ value: Value, transaction: Transaction) {
        if isOfView, Graph.isUpdatingHere {
            graph.report(.stateModifiedDuringUpdate)
            return
        }
        guard !isEqualValue(get(), value) else { return }
        graph.storedValues.set(coding.encode(value), for: key, in: graph, with: transaction)
    }
}
