import Foundation
import HeadlessUI

/// Where documents are read.
public enum FirestoreSource: UInt, Sendable { case `default`, server, cache }

/// The end of a listener's calls.
public protocol ListenerRegistration: NSObjectProtocol {
    /// Ends the calls.
    func remove()
}

/// Reads wait for a step. Source: "Get data", firebase.google.com/docs/firestore/query-data/get-data: a read asks the server, and takes
/// the cache if the device is offline; that of a document which the cache lacks fails then.
extension DocumentReference {
    private func reading(_ source: FirestoreSource) -> ServiceCall<DocumentSnapshot> {
        let (path, firestore, store) = (path, firestore, Store.current)
        func fromCache() throws -> DocumentSnapshot {
            guard store.isKnown(path) else { throw FirestoreErrorCode.unavailable.error }
            return DocumentSnapshot(path, store.cached(path), isFromCache: true, firestore)
        }
        func fromServer() -> DocumentSnapshot {
            DocumentSnapshot(path, store.fetch(path), isFromCache: false, firestore)
        }
        let name = Store.name("getDocument", path)
        let offline: [any Error] = [FirestoreErrorCode.unavailable.error]
        let denied: [any Error] = [FirestoreErrorCode.permissionDenied.error]
        let answers: [() throws -> DocumentSnapshot] =
            switch source {
            case .cache: [fromCache]
            case .default where store.isKnown(path): [fromServer, fromCache]
            default: [fromServer]
            }
        let errors =
            source == .cache ? offline : source == .default && store.isKnown(path) ? denied : offline + denied
        return ServiceCall(
            name, arguments: Store.text([path]), answers: answers,
            failures: errors.map { error in { throw error } })
    }

    /// Reads the document, when a step answers.
    public func getDocument(completion: @escaping (DocumentSnapshot?, Error?) -> Void) {
        reading(.default).start(then: completion)
    }
    /// Reads the document, when a step answers.
    public func getDocument(
        source: FirestoreSource, completion: @escaping (DocumentSnapshot?, Error?) -> Void
    ) {
        reading(source).start(then: completion)
    }
    /// Reads the document, when a step answers.
    public func getDocument(source: FirestoreSource = .default) async throws -> DocumentSnapshot {
        try await reading(source).value()
    }

    /// Adds a listener, which is called when a step answers, and at each local write.
    @discardableResult public func addSnapshotListener(
        _ listener: @escaping (DocumentSnapshot?, Error?) -> Void
    ) -> any ListenerRegistration { addSnapshotListener(includeMetadataChanges: false, listener: listener) }

    /// Adds a listener, which is called when a step answers, and at each local write.
    @discardableResult public func addSnapshotListener(
        includeMetadataChanges: Bool, listener: @escaping (DocumentSnapshot?, Error?) -> Void
    ) -> any ListenerRegistration {
        let (path, firestore) = (path, firestore)
        let registration = Listener(.document(path), includesMetadata: includeMetadataChanges, in: .current) {
            switch $0 {
            case .success((_, let now)):
                listener(
                    DocumentSnapshot(path, now.documents.first, isFromCache: now.isFromCache, firestore), nil)
            case .failure(let error): listener(nil, error)
            }
        }
        Store.current.add(registration)
        return registration
    }
}

extension Query {
    private func reading(_ source: FirestoreSource) -> ServiceCall<QuerySnapshot> {
        let (asked, store) = (asked, Store.current)
        let fromServer = { [self] in QuerySnapshot(self, store.fetch(asked), isFromCache: false) }
        let fromCache = { [self] in QuerySnapshot(self, store.cached(asked), isFromCache: true) }
        let errors: [FirestoreErrorCode] =
            source == .server ? [.unavailable, .permissionDenied] : source == .cache ? [] : [.permissionDenied]
        return ServiceCall(
            Store.name("getDocuments", asked.collection), arguments: Store.text([asked.collection]),
            answers: source == .server ? [fromServer] : source == .cache ? [fromCache] : [fromServer, fromCache],
            failures: errors.map { code in { throw code.error } })
    }

    /// Reads the documents, when a step answers.
    public func getDocuments(completion: @escaping (QuerySnapshot?, Error?) -> Void) {
        reading(.default).start(then: completion)
    }
    /// Reads the documents, when a step answers.
    public func getDocuments(
        source: FirestoreSource, completion: @escaping (QuerySnapshot?, Error?) -> Void
    ) {
        reading(source).start(then: completion)
    }
    /// Reads the documents, when a step answers.
    public func getDocuments(source: FirestoreSource = .default) async throws -> QuerySnapshot {
        try await reading(source).value()
    }

    /// Adds a listener, which is called when a step answers, and at each local write.
    @discardableResult public func addSnapshotListener(
        _ listener: @escaping (QuerySnapshot?, Error?) -> Void
    ) -> any ListenerRegistration { addSnapshotListener(includeMetadataChanges: false, listener: listener) }

    /// Adds a listener, which is called when a step answers, and at each local write.
    @discardableResult public func addSnapshotListener(
        includeMetadataChanges: Bool, listener: @escaping (QuerySnapshot?, Error?) -> Void
    ) -> any ListenerRegistration {
        let query = self
        let registration = Listener(.query(asked), includesMetadata: includeMetadataChanges, in: .current) {
            switch $0 {
            case .success((let before, let now)):
                listener(
                    QuerySnapshot(query, now.documents, before: before, isFromCache: now.isFromCache), nil)
            case .failure(let error): listener(nil, error)
            }
        }
        Store.current.add(registration)
        return registration
    }

    /// The number of documents.
    public var count: AggregateQuery { AggregateQuery(self) }
}

/// The kind of server that counts.
public enum AggregateSource: UInt, Sendable { case server }

/// A count of documents.
public final class AggregateQuery: NSObject, @unchecked Sendable {
    /// The query.
    public let query: Query
    init(_ query: Query) { self.query = query }

    private var counting: ServiceCall<AggregateQuerySnapshot> {
        let (query, store) = (query, Store.current)
        return ServiceCall(
            Store.name("count", query.asked.collection), arguments: Store.text([query.asked.collection]),
            errors: [FirestoreErrorCode.unavailable.error, FirestoreErrorCode.permissionDenied.error]
        ) { AggregateQuerySnapshot(query, store.countOnServer(query.asked)) }
    }

    /// Counts, when a step answers.
    public func getAggregation(source: AggregateSource) async throws -> AggregateQuerySnapshot {
        try await counting.value()
    }
    /// Counts, when a step answers.
    public func getAggregation(
        source: AggregateSource, completion: @escaping (AggregateQuerySnapshot?, Error?) -> Void
    ) {
        counting.start(then: completion)
    }
}

/// A number of documents.
public final class AggregateQuerySnapshot: NSObject, @unchecked Sendable {
    /// The query.
    public let query: Query
    /// The number of documents.
    public let count: NSNumber
    init(_ query: Query, _ count: Int) { (self.query, self.count) = (query, NSNumber(value: count)) }
}
