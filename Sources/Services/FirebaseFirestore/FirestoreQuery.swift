import Foundation
import HeadlessUI

/// What a query does with a document that cannot be decoded.
public enum DecodingFailureStrategy: Sendable {
    /// Leaves it out.
    case ignore
    /// Gives an error in place of all documents.
    case raise
}

/// A condition, an order or a limit of a query.
public enum QueryPredicate {
    case isEqualTo(_ lhs: String, _ rhs: Any)
    case isIn(_ field: String, _ values: [Any]), isNotIn(_ field: String, _ values: [Any])
    case arrayContains(_ field: String, _ value: Any), arrayContainsAny(_ field: String, _ values: [Any])
    case isLessThan(_ lhs: String, _ rhs: Any), isLessThanOrEqualTo(_ lhs: String, _ rhs: Any)
    case isGreaterThan(_ lhs: String, _ rhs: Any), isGreaterThanOrEqualTo(_ lhs: String, _ rhs: Any)
    case orderBy(_ field: String, _ descending: Bool)
    case limitTo(_ value: Int), limitToLast(_ value: Int)

    /// The field has a value.
    public static func whereField(_ field: String, isEqualTo value: Any) -> QueryPredicate { .isEqualTo(field, value) }
    /// The field has one of some values.
    public static func whereField(_ field: String, isIn values: [Any]) -> QueryPredicate { .isIn(field, values) }
    /// The field has none of some values.
    public static func whereField(_ field: String, isNotIn values: [Any]) -> QueryPredicate { .isNotIn(field, values) }
    /// The array has an element.
    public static func whereField(_ field: String, arrayContains value: Any) -> QueryPredicate {
        .arrayContains(field, value)
    }
    /// The array has one of some elements.
    public static func whereField(_ field: String, arrayContainsAny values: [Any]) -> QueryPredicate {
        .arrayContainsAny(field, values)
    }
    /// The field has a lesser value.
    public static func whereField(_ field: String, isLessThan value: Any) -> QueryPredicate {
        .isLessThan(field, value)
    }
    /// The field has a value or a lesser one.
    public static func whereField(_ field: String, isLessThanOrEqualTo value: Any) -> QueryPredicate {
        .isLessThanOrEqualTo(field, value)
    }
    /// The field has a greater value.
    public static func whereField(_ field: String, isGreaterThan value: Any) -> QueryPredicate {
        .isGreaterThan(field, value)
    }
    /// The field has a value or a greater one.
    public static func whereField(_ field: String, isGreaterThanOrEqualTo value: Any) -> QueryPredicate {
        .isGreaterThanOrEqualTo(field, value)
    }
    /// The order of a field.
    public static func order(by field: String, descending: Bool = false) -> QueryPredicate {
        .orderBy(field, descending)
    }
    /// The first documents.
    public static func limit(to value: Int) -> QueryPredicate { .limitTo(value) }
    /// The last documents.
    public static func limit(toLast value: Int) -> QueryPredicate { .limitToLast(value) }

    func added(to query: Query) -> Query {
        switch self {
        case .isEqualTo(let field, let value): query.whereField(field, isEqualTo: value)
        case .isIn(let field, let values): query.whereField(field, in: values)
        case .isNotIn(let field, let values): query.whereField(field, notIn: values)
        case .arrayContains(let field, let value): query.whereField(field, arrayContains: value)
        case .arrayContainsAny(let field, let values): query.whereField(field, arrayContainsAny: values)
        case .isLessThan(let field, let value): query.whereField(field, isLessThan: value)
        case .isLessThanOrEqualTo(let field, let value): query.whereField(field, isLessThanOrEqualTo: value)
        case .isGreaterThan(let field, let value): query.whereField(field, isGreaterThan: value)
        case .isGreaterThanOrEqualTo(let field, let value): query.whereField(field, isGreaterThanOrEqualTo: value)
        case .orderBy(let field, let descending): query.order(by: field, descending: descending)
        case .limitTo(let count): query.limit(to: count)
        case .limitToLast(let count): query.limit(toLast: count)
        }
    }
}

// The same conditions under their other names.
extension QueryPredicate {
    /// The field has a value.
    public static func `where`(_ field: String, isEqualTo value: Any) -> QueryPredicate { .isEqualTo(field, value) }
    /// The field has one of some values.
    public static func `where`(_ field: String, isIn values: [Any]) -> QueryPredicate { .isIn(field, values) }
    /// The field has none of some values.
    public static func `where`(_ field: String, isNotIn values: [Any]) -> QueryPredicate { .isNotIn(field, values) }
    /// The array has an element.
    public static func `where`(_ field: String, arrayContains value: Any) -> QueryPredicate {
        .arrayContains(field, value)
    }
    /// The array has one of some elements.
    public static func `where`(_ field: String, arrayContainsAny values: [Any]) -> QueryPredicate {
        .arrayContainsAny(field, values)
    }
    /// The field has a lesser value.
    public static func `where`(_ field: String, isLessThan value: Any) -> QueryPredicate { .isLessThan(field, value) }
    /// The field has a value or a lesser one.
    public static func `where`(_ field: String, isLessThanOrEqualTo value: Any) -> QueryPredicate {
        .isLessThanOrEqualTo(field, value)
    }
    /// The field has a greater value.
    public static func `where`(_ field: String, isGreaterThan value: Any) -> QueryPredicate {
        .isGreaterThan(field, value)
    }
    /// The field has a value or a greater one.
    public static func `where`(_ field: String, isGreaterThanOrEqualTo value: Any) -> QueryPredicate {
        .isGreaterThanOrEqualTo(field, value)
    }
}

/// A property of a view that has the documents of a query, and follows their changes.
@MainActor @preconcurrency @propertyWrapper public struct FirestoreQuery<T>: DynamicProperty {
    /// What is queried.
    public struct Configuration {
        /// The path of the collection.
        public var path: String
        /// The conditions.
        public var predicates: [QueryPredicate]
        /// What happens to a document that cannot be decoded.
        public var decodingFailureStrategy: DecodingFailureStrategy = .raise
        /// The error of the last answer.
        public var error: (any Error)?
    }

    @StateObject private var documents: QueriedDocuments<T>

    /// The values of the documents.
    public var wrappedValue: T { documents.items }
    /// What is queried.
    public var projectedValue: Configuration {
        get { documents.configuration }
        nonmutating set { documents.configure(newValue) }
    }

    /// Queries a collection. Documents that cannot be decoded are left out, or leave the array empty.
    public init<U: Decodable>(
        collectionPath: String, predicates: [QueryPredicate] = [],
        decodingFailureStrategy: DecodingFailureStrategy = .raise, animation: Animation? = nil
    ) where T == [U] {
        let configuration = Configuration(
            path: collectionPath, predicates: predicates, decodingFailureStrategy: decodingFailureStrategy)
        _documents = StateObject(
            wrappedValue: QueriedDocuments(configuration, animation, first: []) { (try? $0.get()) ?? [] })
    }
    /// Queries a collection. The result has the error, if there is one.
    public init<U: Decodable>(
        collectionPath: String, predicates: [QueryPredicate] = [],
        decodingFailureStrategy: DecodingFailureStrategy = .raise, animation: Animation? = nil
    ) where T == Result<[U], any Error> {
        let configuration = Configuration(
            path: collectionPath, predicates: predicates, decodingFailureStrategy: decodingFailureStrategy)
        _documents = StateObject(
            wrappedValue: QueriedDocuments(configuration, animation, first: .success([])) { $0 })
    }
}

/// The listener of a property, and what it has received.
@MainActor private final class QueriedDocuments<T>: ObservableObject {
    @Published private(set) var items: T
    private(set) var configuration: FirestoreQuery<T>.Configuration
    private let animation: Animation?
    private let receive: (QueriedDocuments, Result<QuerySnapshot, any Error>) -> Void
    nonisolated(unsafe) private var listener: (any ListenerRegistration)?

    init<U: Decodable>(
        _ configuration: FirestoreQuery<T>.Configuration, _ animation: Animation?, first: T,
        _ value: @escaping (Result<[U], any Error>) -> T
    ) {
        (self.configuration, self.animation, items) = (configuration, animation, first)
        receive = { documents, result in
            let strategy = documents.configuration.decodingFailureStrategy
            let decoded = Result {
                try result.get().documents.compactMap { document in
                    do {
                        return try document.data(as: U.self)
                    } catch {
                        if strategy == .raise { throw error }
                        return nil
                    }
                }
            }
            documents.configuration.error = if case .failure(let error) = decoded { error } else { nil }
            documents.items = value(decoded)
        }
        listen()
    }

    func configure(_ configuration: FirestoreQuery<T>.Configuration) {
        self.configuration = configuration
        listen()
    }

    private func listen() {
        listener?.remove()
        var query: Query = Firestore.firestore().collection(configuration.path)
        for predicate in configuration.predicates { query = predicate.added(to: query) }
        listener = query.addSnapshotListener { [weak self] snapshot, error in
            let result: Result<QuerySnapshot, any Error> =
                snapshot.map { .success($0) } ?? .failure(error ?? FirestoreErrorCode.unknown.error)
            // Listeners are called on the main queue.
            MainActor.assumeIsolated {
                guard let self else { return }
                guard let animation = self.animation else { return self.receive(self, result) }
                withAnimation(animation) { self.receive(self, result) }
            }
        }
    }

    deinit { listener?.remove() }
}
