import Foundation

/// A document as a query finds it.
struct FoundDocument: Sendable, Equatable {
    let path: String
    let fields: Fields
    let hasPendingWrites: Bool

    var identifier: String { String(path.split(separator: "/").last ?? "") }

    /// Returns the value of a field, or the identifier of the document.
    func value(at names: [String]) -> StoredValue? {
        names == [FieldPath.idName] ? .reference(path) : StoredValue.map(fields).value(at: names)
    }
}

/// The documents that a query asks for.
struct QueryDescription: Sendable, Hashable {
    /// A condition on documents.
    indirect enum Condition: Sendable, Hashable {
        case compare([String], Comparison, StoredValue)
        case all([Condition]), any([Condition])
    }

    /// How a field is compared.
    enum Comparison: Sendable, Hashable {
        case equal, notEqual, less, lessOrEqual, greater, greaterOrEqual
        case contains, containsAny, isIn, isNotIn

        var isInequality: Bool {
            switch self {
            case .notEqual, .less, .lessOrEqual, .greater, .greaterOrEqual, .isNotIn: true
            default: false
            }
        }
    }

    /// A field by which documents are ordered.
    struct Order: Sendable, Hashable {
        let names: [String]
        let isDescending: Bool
    }

    /// An end of the range of documents.
    struct Bound: Sendable, Hashable {
        let values: [StoredValue]
        let isInclusive: Bool
    }

    /// The path of the collection, or its identifier for a group of collections.
    let collection: String
    var isGroup = false
    var conditions: [Condition] = []
    var orders: [Order] = []
    var limit: Int?
    var isLimitToLast = false
    var start: Bound?
    var end: Bound?

    init(collection: String) { self.collection = collection }

    /// The orders with those that Firestore adds: the field of an inequality, and the identifier.
    /// Source: firebase.google.com/docs/firestore/query-data/order-limit-data.
    private var allOrders: [Order] {
        var all = orders
        for names in conditions.flatMap(\.fieldsOfInequalities) where !all.contains(where: { $0.names == names }) {
            all.append(Order(names: names, isDescending: all.last?.isDescending ?? false))
        }
        if !all.contains(where: { $0.names == [FieldPath.idName] }) {
            all.append(Order(names: [FieldPath.idName], isDescending: all.last?.isDescending ?? false))
        }
        return all
    }

    /// Returns the documents of a database that the query asks for, in its order.
    func results(in documents: some Sequence<FoundDocument>) -> [FoundDocument] {
        let orders = allOrders
        var found = documents.filter { contains($0, orders) }.sorted { compare($0, $1, orders) == .orderedAscending }
        if let start {
            found.removeAll { document in
                let result = compare(document, start.values, orders)
                return result == .orderedAscending || result == .orderedSame && !start.isInclusive
            }
        }
        if let end {
            found.removeAll { document in
                let result = compare(document, end.values, orders)
                return result == .orderedDescending || result == .orderedSame && !end.isInclusive
            }
        }
        guard let limit else { return found }
        return isLimitToLast ? found.suffix(limit) : Array(found.prefix(limit))
    }

    /// Returns whether a path is that of a document in the collection.
    func hasPath(_ path: String) -> Bool {
        let names = path.split(separator: "/")
        guard names.count >= 2 else { return false }
        return isGroup ? names[names.count - 2] == collection : names.dropLast().joined(separator: "/") == collection
    }

    private func contains(_ document: FoundDocument, _ orders: [Order]) -> Bool {
        // "A query with an order also filters by existence of the field": the same page.
        hasPath(document.path) && orders.allSatisfy { document.value(at: $0.names) != nil }
            && conditions.allSatisfy { $0.isMet(by: document) }
    }

    private func compare(_ left: FoundDocument, _ right: FoundDocument, _ orders: [Order]) -> ComparisonResult {
        compare(left, orders.map { right.value(at: $0.names) ?? .null }, orders)
    }

    private func compare(_ document: FoundDocument, _ values: [StoredValue], _ orders: [Order]) -> ComparisonResult {
        for (order, value) in zip(orders, values) {
            let result = (document.value(at: order.names) ?? .null).compared(to: value)
            guard result != .orderedSame else { continue }
            guard order.isDescending else { return result }
            return result == .orderedAscending ? .orderedDescending : .orderedAscending
        }
        return .orderedSame
    }

    /// Returns the values of a document by which the query orders.
    func bound(at document: FoundDocument) -> [StoredValue] { allOrders.map { document.value(at: $0.names) ?? .null } }

    /// Returns a bound whose last value may be an identifier.
    func bound(_ values: [Any]) -> [StoredValue] {
        zip(allOrders, values).map { order, value in
            order.names == [FieldPath.idName] && value is String
                ? .reference("\(collection)/\(value)") : StoredValue(value)
        }
    }
}

extension QueryDescription.Condition {
    fileprivate var fieldsOfInequalities: [[String]] {
        switch self {
        case .compare(let names, let comparison, _): comparison.isInequality ? [names] : []
        case .all(let all), .any(let all): all.flatMap(\.fieldsOfInequalities)
        }
    }

    fileprivate func isMet(by document: FoundDocument) -> Bool {
        switch self {
        case .all(let all): all.allSatisfy { $0.isMet(by: document) }
        case .any(let all): all.contains { $0.isMet(by: document) }
        case .compare(let names, let comparison, let value):
            document.value(at: names).map { Self.isMet($0, comparison, value) } ?? false
        }
    }

    private static func isMet(
        _ found: StoredValue, _ comparison: QueryDescription.Comparison, _ value: StoredValue
    ) -> Bool {
        let isSameType = found.typeOrder == value.typeOrder
        return switch comparison {
        case .equal: found.equals(value)
        case .notEqual: found != .null && !found.equals(value)
        case .less: isSameType && found < value
        case .lessOrEqual: isSameType && found.compared(to: value) != .orderedDescending
        case .greater: isSameType && found > value
        case .greaterOrEqual: isSameType && found.compared(to: value) != .orderedAscending
        case .contains: found.elements?.contains { $0.equals(value) } ?? false
        case .containsAny:
            found.elements?.contains { one in value.elements?.contains { $0.equals(one) } ?? false } ?? false
        case .isIn: value.elements?.contains { $0.equals(found) } ?? false
        case .isNotIn: found != .null && !(value.elements?.contains { $0.equals(found) } ?? false)
        }
    }
}
