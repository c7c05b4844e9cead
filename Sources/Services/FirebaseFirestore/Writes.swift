import Foundation

/// A change of a document.
struct WriteOperation {
    enum Kind {
        /// Replaces the document.
        case set
        /// Changes the fields that the data name; nil stands for all.
        case merge(only: [[String]]?)
        /// Changes fields of a document that exists.
        case update
        case delete
    }

    let path: String
    let kind: Kind
    var changes: [(names: [String], change: FieldChange)] = []

    /// Deletes a document.
    init(deleting path: String) { (self.path, kind) = (path, .delete) }

    /// Changes fields that paths with dots name.
    init(updating path: String, _ data: [AnyHashable: Any]) {
        (self.path, kind) = (path, .update)
        changes = data.map { key, value in
            let names = (key.base as? FieldPath ?? FieldPath(dotted: "\(key.base)")).names
            return (names, FieldChange(value))
        }.sorted { $0.names.lexicographicallyPrecedes($1.names) }
    }

    /// Writes a document.
    init(setting path: String, _ data: [String: Any], _ kind: Kind) {
        (self.path, self.kind) = (path, kind)
        changes = Self.leaves(data, [], splits: kind.isMerge)
    }

    /// Returns the changes of the fields. A merge changes the fields of a map one by one.
    private static func leaves(
        _ data: [String: Any], _ names: [String], splits: Bool
    ) -> [(names: [String], change: FieldChange)] {
        data.sorted { $0.key < $1.key }.flatMap { key, value in
            if let map = value as? [String: Any], !map.isEmpty, splits || FieldChange.hasFieldValue(map) {
                return leaves(map, names + [key], splits: splits)
            }
            return [(names + [key], FieldChange(value))]
        }
    }

    /// Applies the change.
    ///
    /// - Parameters:
    ///   - fields: The document; nil if there is none.
    ///   - time: The time of the write.
    func apply(to fields: inout Fields?, at time: WriteTime) {
        switch kind {
        case .delete: fields = nil
        case .set:
            let before = fields ?? [:]
            var value = StoredValue.map([:])
            for (names, change) in changes { change.apply(to: &value, names, before: .map(before), at: time) }
            fields = value.fields
        case .merge(let only):
            let before = StoredValue.map(fields ?? [:])
            var value = before
            for (names, change) in changes where only?.contains(where: { names.starts(with: $0) }) ?? true {
                change.apply(to: &value, names, before: before, at: time)
            }
            fields = value.fields
        case .update:
            guard let old = fields else { return }
            var value = StoredValue.map(old)
            for (names, change) in changes { change.apply(to: &value, names, before: .map(old), at: time) }
            fields = value.fields
        }
    }

    /// Whether the document has to exist.
    var needsDocument: Bool { if case .update = kind { true } else { false } }
}

extension WriteOperation.Kind {
    fileprivate var isMerge: Bool { if case .merge = self { true } else { false } }
}

/// The time of a write.
enum WriteTime {
    case ofServer(Timestamp)
    /// The time of the device, until the server answers.
    case estimate(Timestamp)

    fileprivate var value: StoredValue {
        switch self {
        case .ofServer(let time): .timestamp(time)
        case .estimate(let time): .pendingTimestamp(estimate: time)
        }
    }
}

/// A new value of a field.
enum FieldChange {
    case value(StoredValue)
    case computed(FieldValue.Kind)

    init(_ value: Any) {
        if let value = value as? FieldValue { self = .computed(value.kind) } else { self = .value(StoredValue(value)) }
    }

    static func hasFieldValue(_ map: [String: Any]) -> Bool {
        map.values.contains { $0 is FieldValue || ($0 as? [String: Any]).map(hasFieldValue) ?? false }
    }

    func apply(to value: inout StoredValue, _ names: [String], before: StoredValue, at time: WriteTime) {
        let old = before.value(at: names)
        switch self {
        case .value(let new): value.set(new, at: names[...])
        case .computed(.delete): value.set(nil, at: names[...])
        case .computed(.serverTimestamp):
            value.set(time.value, at: names[...])
        case .computed(.increment(let step)):
            let sum: StoredValue =
                switch (old, step) {
                case (.int(let left), .int(let right)): .int(left &+ right)
                case (let left?, _) where left.number != nil: .double((left.number ?? 0) + (step.number ?? 0))
                default: step
                }
            value.set(sum, at: names[...])
        case .computed(.arrayUnion(let elements)):
            var all = old?.elements ?? []
            for element in elements where !all.contains(where: { $0.equals(element) }) { all.append(element) }
            value.set(.array(all), at: names[...])
        case .computed(.arrayRemove(let elements)):
            let rest = (old?.elements ?? []).filter { one in !elements.contains { $0.equals(one) } }
            value.set(.array(rest), at: names[...])
        }
    }
}

extension StoredValue {
    /// The fields of a map; none for other types.
    var fields: Fields { if case .map(let fields) = self { fields } else { [:] } }
    /// The elements of an array; nil for other types.
    var elements: [StoredValue]? { if case .array(let values) = self { values } else { nil } }

    /// Returns the value at the end of a path of names.
    func value(at names: [String]) -> StoredValue? {
        var found: StoredValue? = self
        for name in names { found = found?.fields[name] }
        return found
    }

    /// Sets the value at the end of a path of names; nil removes it.
    fileprivate mutating func set(_ value: StoredValue?, at names: ArraySlice<String>) {
        guard let name = names.first else { return self = value ?? .null }
        var fields = fields
        if names.count == 1 {
            fields[name] = value
        } else {
            var inner = fields[name] ?? .map([:])
            inner.set(value, at: names.dropFirst())
            fields[name] = inner
        }
        self = .map(fields)
    }
}
