import Foundation

/// What views keep by key: in memory, and for one host only. It is used from any thread.
final class StoredValues: @unchecked Sendable {
    /// A value by its key, and who has read it.
    private final class Entry {
        var value: Any?
        let readers = ReaderList()
    }

    private let lock = NSLock()
    private var entries: [String: Entry] = [:]

    /// The value of a key; what is being evaluated depends on it.
    func value(for key: String) -> Any? {
        let (value, readers) = lock.withLock {
            let entry = entry(key)
            return (entry.value, entry.readers)
        }
        if Graph.isUpdatingHere, let node = Graph.evaluatedNode { readers.note(node) }
        return value
    }

    /// Keeps a value that was changed under a transaction.
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

/// A value among those that are kept by key, as a type.
final class KeyLocation<Value>: Location {
    let key: String
    private let first: Value
    private let coding: ValueCoding<Value>
    private let graph: Graph

    init(key: String, first: Value, coding: ValueCoding<Value>, graph: Graph) {
        self.key = key
        self.first = first
        self.coding = coding
        self.graph = graph
    }

    func get() -> Value { graph.storedValues.value(for: key).flatMap(coding.decode) ?? first }
    func update() -> Value { get() }
    func noteReader() { _ = graph.storedValues.value(for: key) }

    func set(_ value: Value, transaction: Transaction) {
        if Graph.isUpdatingHere {
            graph.report(.stateModifiedDuringUpdate)
            return
        }
        guard !isEqualValue(get(), value) else { return }
        graph.storedValues.set(coding.encode(value), for: key, in: graph, with: transaction)
    }
}

/// How a type is kept by key.
struct ValueCoding<Value> {
    let decode: (Any) -> Value?
    let encode: (Value) -> Any?

    init(decode: @escaping (Any) -> Value?, encode: @escaping (Value) -> Any?) {
        self.decode = decode
        self.encode = encode
    }

    /// As it is.
    static var plain: ValueCoding { ValueCoding(decode: { $0 as? Value }, encode: { $0 }) }

    /// As it is, or not at all.
    static func optional<T>(_ coding: ValueCoding<T>) -> ValueCoding where Value == T? {
        ValueCoding(decode: { .some(coding.decode($0)) }, encode: { $0.flatMap(coding.encode) })
    }
}

extension ValueCoding where Value: RawRepresentable {
    /// By its raw value.
    static var raw: ValueCoding {
        ValueCoding(
            decode: { ($0 as? Value) ?? ($0 as? Value.RawValue).flatMap(Value.init(rawValue:)) },
            encode: { $0.rawValue })
    }
}
