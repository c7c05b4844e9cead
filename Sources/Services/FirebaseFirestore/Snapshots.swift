import Foundation

/// Where a snapshot comes from.
public final class SnapshotMetadata: NSObject, Sendable {
    /// Whether the documents have writes that the server has not answered.
    public let hasPendingWrites: Bool
    /// Whether the server has not answered since the beginning of the listener.
    public let isFromCache: Bool
    init(hasPendingWrites: Bool, isFromCache: Bool) {
        (self.hasPendingWrites, self.isFromCache) = (hasPendingWrites, isFromCache)
    }
    override public func isEqual(_ object: Any?) -> Bool {
        (object as? SnapshotMetadata).map {
            hasPendingWrites == $0.hasPendingWrites && isFromCache == $0.isFromCache
        } ?? false
    }
}

/// A document at a moment.
open class DocumentSnapshot: NSObject, @unchecked Sendable {
    /// The document.
    public let reference: DocumentReference
    /// Where the snapshot comes from.
    public let metadata: SnapshotMetadata
    let found: FoundDocument
    /// Whether the document exists.
    public let exists: Bool

    init(_ path: String, _ found: FoundDocument?, isFromCache: Bool, _ firestore: Firestore) {
        reference = DocumentReference(path, firestore)
        exists = found != nil
        self.found = found ?? FoundDocument(path: path, fields: [:], hasPendingWrites: false)
        metadata = SnapshotMetadata(hasPendingWrites: self.found.hasPendingWrites, isFromCache: isFromCache)
    }

    /// The identifier of the document.
    public var documentID: String { reference.documentID }
    /// Returns the fields; nil if the document does not exist.
    open func data() -> [String: Any]? { data(with: .none) }
    /// Returns the fields; nil if the document does not exist.
    open func data(with serverTimestampBehavior: ServerTimestampBehavior) -> [String: Any]? {
        exists ? fields(serverTimestampBehavior) : nil
    }
    /// Returns a field, by a name or a path with dots.
    open func get(_ field: Any) -> Any? { get(field, serverTimestampBehavior: .none) }
    /// Returns a field, by a name or a path with dots.
    open func get(_ field: Any, serverTimestampBehavior: ServerTimestampBehavior) -> Any? {
        let names = (field as? FieldPath ?? FieldPath(dotted: "\(field)")).names
        return found.value(at: names)?.value(reference.firestore, serverTimestampBehavior)
    }
    /// Returns a field, by a name or a path with dots.
    public subscript(key: Any) -> Any? { self.get(key) }

    func fields(_ behavior: ServerTimestampBehavior) -> [String: Any] {
        found.fields.mapValues { $0.value(reference.firestore, behavior) }
    }

    override open func isEqual(_ object: Any?) -> Bool {
        (object as? DocumentSnapshot).map {
            reference == $0.reference && exists == $0.exists && found == $0.found && metadata == $0.metadata
        } ?? false
    }
    override open var hash: Int { reference.hash }
}

/// A document of a query. It exists.
public final class QueryDocumentSnapshot: DocumentSnapshot, @unchecked Sendable {
    /// Returns the fields.
    override public func data() -> [String: Any] { fields(.none) }
    /// Returns the fields.
    override public func data(with serverTimestampBehavior: ServerTimestampBehavior) -> [String: Any] {
        fields(serverTimestampBehavior)
    }
}

/// How a document changes.
public enum DocumentChangeType: Int, Sendable { case added, modified, removed }

/// A document that a listener has not seen so.
public final class DocumentChange: NSObject, @unchecked Sendable {
    /// How the document changes.
    public let type: DocumentChangeType
    /// The document.
    public let document: QueryDocumentSnapshot
    /// The position before the change; `UInt.max` for a new one.
    public let oldIndex: UInt
    /// The position after the change; `UInt.max` for one that is removed.
    public let newIndex: UInt
    init(_ type: DocumentChangeType, _ document: QueryDocumentSnapshot, from oldIndex: Int?, to newIndex: Int?) {
        (self.type, self.document) = (type, document)
        (self.oldIndex, self.newIndex) = (oldIndex.map(UInt.init) ?? .max, newIndex.map(UInt.init) ?? .max)
    }
}

/// The documents of a query at a moment.
public final class QuerySnapshot: NSObject, @unchecked Sendable {
    /// The query.
    public let query: Query
    /// Where the snapshot comes from.
    public let metadata: SnapshotMetadata
    /// The documents, in the order of the query.
    public let documents: [QueryDocumentSnapshot]
    private let before: [FoundDocument]

    init(_ query: Query, _ found: [FoundDocument], before: [FoundDocument] = [], isFromCache: Bool) {
        (self.query, self.before) = (query, before)
        documents = found.map {
            QueryDocumentSnapshot($0.path, $0, isFromCache: isFromCache, query.firestore)
        }
        metadata = SnapshotMetadata(
            hasPendingWrites: found.contains { $0.hasPendingWrites }, isFromCache: isFromCache)
    }

    /// Whether there is no document.
    public var isEmpty: Bool { documents.isEmpty }
    /// The number of documents.
    public var count: Int { documents.count }
    /// The changes since the last snapshot; at first all documents.
    public var documentChanges: [DocumentChange] { documentChanges(includeMetadataChanges: false) }

    /// Returns the changes since the last snapshot, removals first.
    public func documentChanges(includeMetadataChanges: Bool) -> [DocumentChange] {
        var changes: [DocumentChange] = []
        var rest = before
        for old in before where !documents.contains(where: { $0.found.path == old.path }) {
            guard let position = rest.firstIndex(where: { $0.path == old.path }) else { continue }
            rest.remove(at: position)
            let gone = QueryDocumentSnapshot(old.path, old, isFromCache: metadata.isFromCache, query.firestore)
            changes.append(DocumentChange(.removed, gone, from: position, to: nil))
        }
        for (position, document) in documents.enumerated() {
            guard let old = before.firstIndex(where: { $0.path == document.found.path }) else {
                changes.append(DocumentChange(.added, document, from: nil, to: position))
                continue
            }
            let isChanged =
                before[old].fields != document.found.fields
                || includeMetadataChanges && before[old].hasPendingWrites != document.found.hasPendingWrites
            if isChanged { changes.append(DocumentChange(.modified, document, from: old, to: position)) }
        }
        return changes
    }
}
