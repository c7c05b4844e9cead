import Foundation

/// A condition on documents.
public final class Filter: NSObject, Sendable {
    let condition: QueryDescription.Condition
    private init(_ condition: QueryDescription.Condition) { self.condition = condition }
    private convenience init(_ field: String, _ comparison: QueryDescription.Comparison, _ value: Any) {
        self.init(Query.condition(FieldPath(dotted: field), comparison, value))
    }

    /// The field has a value.
    public class func whereField(_ field: String, isEqualTo value: Any) -> Filter { Filter(field, .equal, value) }
    /// The field has another value.
    public class func whereField(_ field: String, isNotEqualTo value: Any) -> Filter { Filter(field, .notEqual, value) }
    /// The field has a lesser value.
    public class func whereField(_ field: String, isLessThan value: Any) -> Filter { Filter(field, .less, value) }
    /// The field has a value or a lesser one.
    public class func whereField(_ field: String, isLessThanOrEqualTo value: Any) -> Filter {
        Filter(field, .lessOrEqual, value)
    }
    /// The field has a greater value.
    public class func whereField(_ field: String, isGreaterThan value: Any) -> Filter { Filter(field, .greater, value) }
    /// The field has a value or a greater one.
    public class func whereField(_ field: String, isGreaterOrEqualTo value: Any) -> Filter {
        Filter(field, .greaterOrEqual, value)
    }
    /// The array has an element.
    public class func whereField(_ field: String, arrayContains value: Any) -> Filter {
        Filter(field, .contains, value)
    }
    /// The array has one of some elements.
    public class func whereField(_ field: String, arrayContainsAny values: [Any]) -> Filter {
        Filter(field, .containsAny, values)
    }
    /// The field has one of some values.
    public class func whereField(_ field: String, in values: [Any]) -> Filter { Filter(field, .isIn, values) }
    /// The field has none of some values.
    public class func whereField(_ field: String, notIn values: [Any]) -> Filter { Filter(field, .isNotIn, values) }
    /// One of some conditions is met.
    public class func orFilter(_ filters: [Filter]) -> Filter { Filter(.any(filters.map(\.condition))) }
    /// All of some conditions are met.
    public class func andFilter(_ filters: [Filter]) -> Filter { Filter(.all(filters.map(\.condition))) }
}

/// Documents of a collection that meet conditions, in an order.
open class Query: NSObject, @unchecked Sendable {
    /// The database.
    public let firestore: Firestore
    let asked: QueryDescription

    init(_ description: QueryDescription, _ firestore: Firestore) {
        (asked, self.firestore) = (description, firestore)
    }

    override public func isEqual(_ object: Any?) -> Bool { (object as? Query)?.asked == asked }
    override public var hash: Int { asked.hashValue }

    static func condition(
        _ path: FieldPath, _ comparison: QueryDescription.Comparison, _ value: Any
    ) -> QueryDescription.Condition { .compare(path.names, comparison, StoredValue(value)) }

    private func changed(_ change: (inout QueryDescription) -> Void) -> Query {
        var description = asked
        change(&description)
        return Query(description, firestore)
    }

    private func compared(_ path: FieldPath, _ comparison: QueryDescription.Comparison, _ value: Any) -> Query {
        // An identifier stands for the document of the collection.
        if path.names == [FieldPath.idName] {
            let documents = (value as? [Any] ?? [value]).map { identifier in
                identifier is String
                    ? StoredValue.reference("\(asked.collection)/\(identifier)") : StoredValue(identifier)
            }
            let value = value is [Any] ? StoredValue.array(documents) : documents.first ?? .null
            return changed { $0.conditions.append(.compare(path.names, comparison, value)) }
        }
        return changed { $0.conditions.append(Self.condition(path, comparison, value)) }
    }

    /// The documents that also meet a condition.
    open func whereFilter(_ filter: Filter) -> Query { changed { $0.conditions.append(filter.condition) } }
    /// The documents whose field has a value.
    open func whereField(_ field: String, isEqualTo value: Any) -> Query {
        compared(FieldPath(dotted: field), .equal, value)
    }
    /// The documents whose field has another value.
    open func whereField(_ field: String, isNotEqualTo value: Any) -> Query {
        compared(FieldPath(dotted: field), .notEqual, value)
    }
    /// The documents whose field has a lesser value.
    open func whereField(_ field: String, isLessThan value: Any) -> Query {
        compared(FieldPath(dotted: field), .less, value)
    }
    /// The documents whose field has a value or a lesser one.
    open func whereField(_ field: String, isLessThanOrEqualTo value: Any) -> Query {
        compared(FieldPath(dotted: field), .lessOrEqual, value)
    }
    /// The documents whose field has a greater value.
    open func whereField(_ field: String, isGreaterThan value: Any) -> Query {
        compared(FieldPath(dotted: field), .greater, value)
    }
    /// The documents whose field has a value or a greater one.
    open func whereField(_ field: String, isGreaterThanOrEqualTo value: Any) -> Query {
        compared(FieldPath(dotted: field), .greaterOrEqual, value)
    }
    /// The documents whose array has an element.
    open func whereField(_ field: String, arrayContains value: Any) -> Query {
        compared(FieldPath(dotted: field), .contains, value)
    }
    /// The documents whose array has one of some elements.
    open func whereField(_ field: String, arrayContainsAny values: [Any]) -> Query {
        compared(FieldPath(dotted: field), .containsAny, values)
    }
    /// The documents whose field has one of some values.
    open func whereField(_ field: String, in values: [Any]) -> Query {
        compared(FieldPath(dotted: field), .isIn, values)
    }
    /// The documents whose field has none of some values.
    open func whereField(_ field: String, notIn values: [Any]) -> Query {
        compared(FieldPath(dotted: field), .isNotIn, values)
    }
    /// The documents whose field has a value.
    open func whereField(_ path: FieldPath, isEqualTo value: Any) -> Query { compared(path, .equal, value) }
    /// The documents whose field has one of some values.
    open func whereField(_ path: FieldPath, in values: [Any]) -> Query { compared(path, .isIn, values) }
    /// The documents whose field has none of some values.
    open func whereField(_ path: FieldPath, notIn values: [Any]) -> Query { compared(path, .isNotIn, values) }

    /// The documents in the order of a field.
    open func order(by field: String, descending: Bool = false) -> Query {
        order(by: FieldPath(dotted: field), descending: descending)
    }
    /// The documents in the order of a field.
    open func order(by path: FieldPath, descending: Bool = false) -> Query {
        changed { $0.orders.append(QueryDescription.Order(names: path.names, isDescending: descending)) }
    }
    /// The first documents.
    open func limit(to limit: Int) -> Query { changed { ($0.limit, $0.isLimitToLast) = (limit, false) } }
    /// The last documents.
    open func limit(toLast limit: Int) -> Query { changed { ($0.limit, $0.isLimitToLast) = (limit, true) } }
    /// The documents from a document on.
    open func start(atDocument document: DocumentSnapshot) -> Query { started(at: document, isInclusive: true) }
    /// The documents after a document.
    open func start(afterDocument document: DocumentSnapshot) -> Query { started(at: document, isInclusive: false) }
    /// The documents from values of the ordered fields on.
    open func start(at fieldValues: [Any]) -> Query {
        changed { $0.start = .init(values: $0.bound(fieldValues), isInclusive: true) }
    }
    /// The documents after values of the ordered fields.
    open func start(after fieldValues: [Any]) -> Query {
        changed { $0.start = .init(values: $0.bound(fieldValues), isInclusive: false) }
    }
    /// The documents up to a document.
    open func end(atDocument document: DocumentSnapshot) -> Query { ended(at: document, isInclusive: true) }
    /// The documents before a document.
    open func end(beforeDocument document: DocumentSnapshot) -> Query { ended(at: document, isInclusive: false) }
    /// The documents up to values of the ordered fields.
    open func end(at fieldValues: [Any]) -> Query {
        changed { $0.end = .init(values: $0.bound(fieldValues), isInclusive: true) }
    }
    /// The documents before values of the ordered fields.
    open func end(before fieldValues: [Any]) -> Query {
        changed { $0.end = .init(values: $0.bound(fieldValues), isInclusive: false) }
    }

    private func started(at document: DocumentSnapshot, isInclusive: Bool) -> Query {
        changed { $0.start = .init(values: $0.bound(at: document.found), isInclusive: isInclusive) }
    }

    private func ended(at document: DocumentSnapshot, isInclusive: Bool) -> Query {
        changed { $0.end = .init(values: $0.bound(at: document.found), isInclusive: isInclusive) }
    }
}
