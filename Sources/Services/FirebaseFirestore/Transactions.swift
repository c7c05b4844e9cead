import Foundation
import HeadlessUI

/// Writes that are made together.
public final class WriteBatch: NSObject, @unchecked Sendable {
    private let firestore: Firestore
    private var operations: [WriteOperation] = []
    init(_ firestore: Firestore) { self.firestore = firestore }

    /// Writes a document.
    @discardableResult public func setData(
        _ data: [String: Any], forDocument document: DocumentReference
    ) -> WriteBatch { adding(WriteOperation(setting: document.path, data, .set)) }
    /// Writes a document, or changes fields of it.
    @discardableResult public func setData(
        _ data: [String: Any], forDocument document: DocumentReference, merge: Bool
    ) -> WriteBatch { adding(WriteOperation(setting: document.path, data, merge ? .merge(only: nil) : .set)) }
    /// Changes fields of a document.
    @discardableResult public func updateData(
        _ fields: [AnyHashable: Any], forDocument document: DocumentReference
    ) -> WriteBatch { adding(WriteOperation(updating: document.path, fields)) }
    /// Deletes a document.
    @discardableResult public func deleteDocument(_ document: DocumentReference) -> WriteBatch {
        adding(WriteOperation(deleting: document.path))
    }
    /// Makes the writes. The handler is called when a step answers.
    public func commit(completion: ((Error?) -> Void)? = nil) {
        Store.current.write(operations, "commit").start(reporting: completion)
    }
    /// Makes the writes, and waits until a step answers.
    public func commit() async throws { try await Store.current.write(operations, "commit").value() }

    private func adding(_ operation: WriteOperation) -> WriteBatch {
        operations.append(operation)
        return self
    }
}

/// Reads and writes that the server makes together.
public final class Transaction: NSObject, @unchecked Sendable {
    private let firestore: Firestore
    private let store: Store
    private(set) var operations: [WriteOperation] = []
    init(_ firestore: Firestore, _ store: Store) { (self.firestore, self.store) = (firestore, store) }

    /// Reads a document of the server. A read after a write ends the app, as in Firestore.
    public func getDocument(_ document: DocumentReference) throws -> DocumentSnapshot {
        if !operations.isEmpty {
            endUse("Firestore transactions require all reads to be executed before all writes.")
        }
        return DocumentSnapshot(document.path, store.serverDocument(document.path), isFromCache: false, firestore)
    }
    /// Writes a document.
    @discardableResult public func setData(
        _ data: [String: Any], forDocument document: DocumentReference
    ) -> Transaction { adding(WriteOperation(setting: document.path, data, .set)) }
    /// Writes a document, or changes fields of it.
    @discardableResult public func setData(
        _ data: [String: Any], forDocument document: DocumentReference, merge: Bool
    ) -> Transaction { adding(WriteOperation(setting: document.path, data, merge ? .merge(only: nil) : .set)) }
    /// Changes fields of a document.
    @discardableResult public func updateData(
        _ fields: [AnyHashable: Any], forDocument document: DocumentReference
    ) -> Transaction { adding(WriteOperation(updating: document.path, fields)) }
    /// Deletes a document.
    @discardableResult public func deleteDocument(_ document: DocumentReference) -> Transaction {
        adding(WriteOperation(deleting: document.path))
    }

    private func adding(_ operation: WriteOperation) -> Transaction {
        operations.append(operation)
        return self
    }
}

/// Where a transaction puts its error.
public typealias NSErrorPointer = UnsafeMutablePointer<NSError?>?

extension Firestore {
    /// The function of a transaction.
    public typealias TransactionBlock = (Transaction, NSErrorPointer) -> Any?

    /// "Transactions will fail when the client is offline", and listeners see their writes only after the answer:
    /// firebase.google.com/docs/firestore/manage-data/transactions.
    private func transacting(_ block: @escaping TransactionBlock) -> ServiceCall<Any?> {
        let store = Store.current
        return ServiceCall(
            "runTransaction",
            errors: [FirestoreErrorCode.unavailable.error, FirestoreErrorCode.permissionDenied.error]
        ) { [self] in
            let transaction = Transaction(self, store)
            var error: NSError?
            let result = block(transaction, &error)
            if let error { throw error }
            try store.changeServer(transaction.operations)
            store.showServerChanges()
            return result
        }
    }

    /// Runs a transaction when a step answers, on the thread of the step.
    public func runTransaction(
        _ updateBlock: @escaping TransactionBlock, completion: @escaping (Any?, Error?) -> Void
    ) {
        transacting(updateBlock).start { result in
            switch result {
            case .success(let value): completion(value, nil)
            case .failure(let error): completion(nil, error)
            }
        }
    }
    /// Runs a transaction when a step answers, on the thread of the step.
    @discardableResult public func runTransaction(_ updateBlock: @escaping TransactionBlock) async throws -> Any? {
        nonisolated(unsafe) let updateBlock = updateBlock
        return try await transacting(updateBlock).value()
    }
}

extension Store {
    /// Returns the number of documents of the server that a query asks for.
    func countOnServer(_ query: QueryDescription) -> Int {
        lock.withLock { query.results(in: serverDocuments).count }
    }
}

extension Firestore {
    /// Calls a handler when the server has answered all writes so far, which a step says.
    public func waitForPendingWrites(completion: @escaping (Error?) -> Void) {
        ServiceCall<Void>("waitForPendingWrites", errors: []) { Store.current.answerAllWrites() }
            .start(reporting: completion)
    }
    /// Waits until the server has answered all writes so far, which a step says.
    public func waitForPendingWrites() async throws {
        try await ServiceCall<Void>("waitForPendingWrites", errors: []) { Store.current.answerAllWrites() }.value()
    }
}
