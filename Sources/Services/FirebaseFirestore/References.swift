import Foundation
import HeadlessUI

/// The place of a document.
public final class DocumentReference: NSObject, @unchecked Sendable {
    /// The path from the root.
    public let path: String
    /// The database.
    public let firestore: Firestore

    init(_ path: String, _ firestore: Firestore) { (self.path, self.firestore) = (path, firestore) }

    /// The identifier.
    public var documentID: String { String(path.split(separator: "/").last ?? "") }
    /// The collection of the document.
    public var parent: CollectionReference {
        CollectionReference(path: path.split(separator: "/").dropLast().joined(separator: "/"), firestore)
    }
    /// Returns a collection below the document.
    public func collection(_ collectionPath: String) -> CollectionReference {
        CollectionReference(
            path: Path.collection("\(path)/\(Path.checked(collectionPath, "Collection"))"), firestore)
    }
    override public func isEqual(_ object: Any?) -> Bool { (object as? DocumentReference)?.path == path }
    override public var hash: Int { path.hashValue }

    private func writing(_ operation: WriteOperation, _ verb: String) -> ServiceCall<Void> {
        Store.current.write([operation], Store.name(verb, path))
    }

    // MARK: Writes, which listeners see at once. The handler is called when a step answers.

    /// Writes the document.
    public func setData(_ documentData: [String: Any], completion: ((Error?) -> Void)? = nil) {
        setting(documentData, .set).start(reporting: completion)
    }
    /// Writes the document, or changes fields of it.
    public func setData(_ documentData: [String: Any], merge: Bool, completion: ((Error?) -> Void)? = nil) {
        setting(documentData, merge ? .merge(only: nil) : .set).start(reporting: completion)
    }
    /// Changes some fields of the document.
    public func setData(
        _ documentData: [String: Any], mergeFields: [Any], completion: ((Error?) -> Void)? = nil
    ) {
        setting(documentData, .only(mergeFields)).start(reporting: completion)
    }
    /// Writes the document.
    public func setData(_ documentData: [String: Any]) async throws {
        try await setting(documentData, .set).value()
    }
    /// Writes the document, or changes fields of it.
    public func setData(_ documentData: [String: Any], merge: Bool) async throws {
        try await setting(documentData, merge ? .merge(only: nil) : .set).value()
    }
    /// Changes some fields of the document.
    public func setData(_ documentData: [String: Any], mergeFields: [Any]) async throws {
        try await setting(documentData, .only(mergeFields)).value()
    }
    /// Changes fields of the document. Fails if there is none.
    public func updateData(_ fields: [AnyHashable: Any], completion: ((Error?) -> Void)? = nil) {
        writing(WriteOperation(updating: path, fields), "updateData").start(reporting: completion)
    }
    /// Changes fields of the document. Fails if there is none.
    public func updateData(_ fields: [AnyHashable: Any]) async throws {
        try await writing(WriteOperation(updating: path, fields), "updateData").value()
    }
    /// Deletes the document.
    public func delete(completion: ((Error?) -> Void)? = nil) {
        writing(WriteOperation(deleting: path), "delete").start(reporting: completion)
    }
    /// Deletes the document.
    public func delete() async throws { try await writing(WriteOperation(deleting: path), "delete").value() }

    private func setting(_ data: [String: Any], _ kind: WriteOperation.Kind) -> ServiceCall<Void> {
        writing(WriteOperation(setting: path, data, kind), "setData")
    }

    func adding(_ data: [String: Any]) -> ServiceCall<Void> {
        writing(WriteOperation(setting: path, data, .set), "addDocument")
    }
}

extension WriteOperation.Kind {
    static func only(_ fields: [Any]) -> WriteOperation.Kind {
        .merge(only: fields.map { ($0 as? FieldPath ?? FieldPath(dotted: "\($0)")).names })
    }
}

/// A collection of documents.
public final class CollectionReference: Query, @unchecked Sendable {
    init(path: String, _ firestore: Firestore) { super.init(QueryDescription(collection: path), firestore) }

    /// The identifier.
    public var collectionID: String { String(path.split(separator: "/").last ?? "") }
    /// The path from the root.
    public var path: String { asked.collection }
    /// The document above; nil at the root.
    public var parent: DocumentReference? {
        let names = path.split(separator: "/").dropLast()
        return names.isEmpty ? nil : DocumentReference(names.joined(separator: "/"), firestore)
    }
    /// Returns the place of a new document.
    public func document() -> DocumentReference {
        DocumentReference("\(path)/\(Store.current.newIdentifier())", firestore)
    }
    /// Returns the place of a document. An empty path ends the app, as in Firestore.
    public func document(_ documentPath: String) -> DocumentReference {
        DocumentReference(Path.document("\(path)/\(Path.checked(documentPath, "Document"))"), firestore)
    }
    /// Adds a document.
    @discardableResult public func addDocument(
        data: [String: Any], completion: ((Error?) -> Void)? = nil
    ) -> DocumentReference {
        let document = document()
        document.adding(data).start(reporting: completion)
        return document
    }
    /// Adds a document.
    @discardableResult public func addDocument(data: [String: Any]) async throws -> DocumentReference {
        let document = document()
        try await document.adding(data).value()
        return document
    }
}
