import Foundation
import HeadlessUI

/// The settings of the database. They have no effect here.
public final class FirestoreSettings: NSObject, @unchecked Sendable {
    /// The address of the server.
    public var host = ""
    /// Whether the connection is encrypted.
    public var isSSLEnabled = true
    /// Whether data are kept between launches.
    public var isPersistenceEnabled = true
    /// The size of the cache, in bytes.
    public var cacheSizeBytes: Int64 = 0
    /// The kind of cache.
    public var cacheSettings: (any LocalCacheSettings)?
    /// The queue on which handlers are called.
    public var dispatchQueue = DispatchQueue.main
}

/// The kind of a cache.
public protocol LocalCacheSettings {}

/// A cache in a file. Has no effect here.
public final class PersistentCacheSettings: NSObject, LocalCacheSettings {
    /// A cache of a size.
    public init(sizeBytes: NSNumber = 0) {}
}

/// A cache in memory. Has no effect here.
public final class MemoryCacheSettings: NSObject, LocalCacheSettings {}

/// A database of documents in collections, in memory: empty at first in each host. Its server answers by steps of a case.
public final class Firestore: NSObject, @unchecked Sendable {
    private static let shared = Firestore()
    /// The settings. They have no effect here.
    public var settings = FirestoreSettings()
    /// The app.
    public var app: FirebaseApp { FirebaseApp.app() ?? FirebaseApp.unconfigured }

    /// Returns the database. Each host has other documents.
    public class func firestore() -> Firestore { shared }
    /// Returns the database.
    public class func firestore(app: FirebaseApp) -> Firestore { shared }
    /// Returns the database.
    public class func firestore(database: String) -> Firestore { shared }

    /// Returns a collection. A path to a document ends the app, as in Firestore.
    public func collection(_ collectionPath: String) -> CollectionReference {
        CollectionReference(path: Path.collection(collectionPath), self)
    }
    /// Returns all collections with an identifier.
    public func collectionGroup(_ collectionID: String) -> Query {
        var description = QueryDescription(collection: collectionID)
        description.isGroup = true
        return Query(description, self)
    }
    /// Returns a document. A path to a collection ends the app, as in Firestore.
    public func document(_ documentPath: String) -> DocumentReference {
        DocumentReference(Path.document(documentPath), self)
    }
    /// Begins writes that are made together.
    public func batch() -> WriteBatch { WriteBatch(self) }

    /// Stops the connection. Has no effect here: the answers are steps.
    public func disableNetwork(completion: ((Error?) -> Void)? = nil) { report(to: completion) }
    /// Starts the connection. Has no effect here.
    public func enableNetwork(completion: ((Error?) -> Void)? = nil) { report(to: completion) }
    /// Empties the cache. Has no effect here.
    public func clearPersistence(completion: ((Error?) -> Void)? = nil) { report(to: completion) }
    /// Ends the database. Has no effect here.
    public func terminate(completion: ((Error?) -> Void)? = nil) { report(to: completion) }
    /// Stops the connection. Has no effect here.
    public func disableNetwork() async throws {}
    /// Starts the connection. Has no effect here.
    public func enableNetwork() async throws {}
    /// Empties the cache. Has no effect here.
    public func clearPersistence() async throws {}
    /// Ends the database. Has no effect here.
    public func terminate() async throws {}
    /// Uses an emulator. Has no effect here.
    public func useEmulator(withHost host: String, port: Int) {}
    /// Sets whether the database logs. Has no effect here.
    public class func enableLogging(_ logging: Bool) {}

    /// Sets a document on the server, as another device does. Definitions of a view call it for contents; listeners are called when a
    /// step answers. Firestore has no such function.
    ///
    /// - Parameters:
    ///   - data: The fields; nil deletes the document.
    ///   - path: The path of the document.
    public func setOnServer(_ data: [String: Any]?, at path: String) {
        Store.current.changeByOtherDevice(Path.document(path), data.map { $0.mapValues { StoredValue($0) } })
    }

    private func report(to completion: ((Error?) -> Void)?) {
        nonisolated(unsafe) let completion = completion
        DispatchQueue.main.async { completion?(nil) }
    }
}

/// The checks of paths, with Firestore's words.
enum Path {
    static func collection(_ path: String) -> String {
        let path = checked(path, "Collection")
        if path.split(separator: "/").count.isMultiple(of: 2) {
            endUse(
                "Invalid collection reference. Collection references must have an odd number of segments, but \(path) has an even one"
            )
        }
        return path
    }

    static func document(_ path: String) -> String {
        let path = checked(path, "Document")
        if !path.split(separator: "/").count.isMultiple(of: 2) {
            endUse(
                "Invalid document reference. Document references must have an even number of segments, but \(path) has an odd one"
            )
        }
        return path
    }

    static func checked(_ path: String, _ kind: String) -> String {
        if path.isEmpty { endUse("\(kind) path cannot be empty.") }
        if path.contains("//") { endUse("Invalid path (\(path)). Paths must not contain // in them.") }
        return path.split(separator: "/").joined(separator: "/")
    }
}
