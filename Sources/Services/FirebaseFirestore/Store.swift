import Foundation
import HeadlessUI

/// The database of one host: the documents on the server, the app's cache of them, and the writes that the server has not answered.
/// Any thread may use it.
///
/// A read of the app shows the cache with the unanswered writes. Source for each rule of writes and listeners: "Get realtime updates",
/// firebase.google.com/docs/firestore/query-data/listen, and "Access data offline", …/docs/firestore/manage-data/enable-offline.
final class Store: @unchecked Sendable {
    /// What the app knows of a document on the server.
    private struct Cached { let fields: Fields? }

    /// Changes that the server answers together.
    fileprivate final class PendingWrite {
        let operations: [WriteOperation]
        let time = Timestamp()
        weak var call: ServiceCall<Void>?
        init(_ operations: [WriteOperation]) { self.operations = operations }
    }

    private static let ofHost = PerHost { Store() }
    /// The database of the current host.
    static var current: Store { ofHost.value }

    let lock = NSRecursiveLock()
    var listeners: [Listener] = []
    private var server: [String: Fields] = [:]
    private var cache: [String: Cached] = [:]
    private var writes: [PendingWrite] = []
    private var identifierCount = 0

    /// Returns the identifier of a new document.
    func newIdentifier() -> String {
        lock.withLock {
            identifierCount += 1
            return Services.identifier(identifierCount)
        }
    }

    // MARK: Writes

    /// Shows a write to the listeners, and returns the call that waits for the server. "Local writes in your app will invoke snapshot
    /// listeners immediately."
    ///
    /// The server answers writes in their order, so the answer to one is the answer to all before.
    func write(_ operations: [WriteOperation], _ name: String) -> ServiceCall<Void> {
        lock.withLock {
            let write = PendingWrite(operations)
            let call = ServiceCall<Void>(
                name, arguments: Self.text(operations.map(\.path)),
                answers: [{ [self] in try acknowledge(write) }],
                failures: [
                    { [self] in
                        reject(write)
                        throw FirestoreErrorCode.permissionDenied.error
                    }
                ])
            write.call = call
            writes.append(write)
            evaluateAll()
            return call
        }
    }

    private func acknowledge(_ write: PendingWrite) throws {
        lock.lock()
        defer { lock.unlock() }
        answerWrites(before: write)
        do {
            try changeServer(write.operations)
        } catch {
            reject(write)
            throw error
        }
        writes.removeAll { $0 === write }
        evaluateAll()
        requestSnapshots()
    }

    /// Takes a write back, so that the listeners show what was before.
    private func reject(_ write: PendingWrite) {
        lock.withLock {
            answerWrites(before: write)
            writes.removeAll { $0 === write }
            evaluateAll()
        }
    }

    private func answerWrites(before write: PendingWrite) {
        for earlier in writes.prefix(while: { $0 !== write }) { earlier.call?.answer() }
    }

    /// Changes documents on the server, all or none of them.
    func changeServer(_ operations: [WriteOperation]) throws {
        lock.lock()
        defer { lock.unlock() }
        var changed = server
        for operation in operations {
            // "update() fails if the document does not exist."
            if operation.needsDocument, changed[operation.path] == nil { throw FirestoreErrorCode.notFound.error }
            operation.apply(to: &changed[operation.path], at: .ofServer(Timestamp()))
        }
        server = changed
        for operation in operations { cache[operation.path] = Cached(fields: server[operation.path]) }
    }

    /// Shows what a transaction has changed on the server.
    func showServerChanges() {
        lock.withLock {
            evaluateAll()
            requestSnapshots()
        }
    }

    /// Changes a document on the server, as another device does. Listeners are called when a step answers.
    func changeByOtherDevice(_ path: String, _ fields: Fields?) {
        lock.withLock {
            server[path] = fields
            requestSnapshots()
        }
    }

    // MARK: Reads

    /// Returns a document of the server, which the cache has from now on.
    func fetch(_ path: String) -> FoundDocument? {
        lock.withLock {
            cache[path] = Cached(fields: server[path])
            evaluateAll()
            return local(path)
        }
    }

    /// Returns a document of the server as a transaction reads it.
    func serverDocument(_ path: String) -> FoundDocument? {
        lock.withLock { server[path].map { FoundDocument(path: path, fields: $0, hasPendingWrites: false) } }
    }

    /// Returns the documents of the server that a query asks for, which the cache has from now on.
    func fetch(_ query: QueryDescription) -> [FoundDocument] {
        lock.withLock {
            refreshCache(query)
            evaluateAll()
            return query.results(in: localDocuments)
        }
    }

    /// Returns the documents of the cache that a query asks for.
    func cached(_ query: QueryDescription) -> [FoundDocument] {
        lock.withLock { query.results(in: localDocuments) }
    }

    /// Returns a document of the cache.
    func cached(_ path: String) -> FoundDocument? { lock.withLock { local(path) } }

    /// Returns whether the app knows a document, or that it does not exist.
    func isKnown(_ path: String) -> Bool {
        lock.withLock { cache[path] != nil || local(path) != nil }
    }

    /// Answers all writes.
    func answerAllWrites() {
        for write in lock.withLock({ writes }) { write.call?.answer() }
    }

    func refreshCache(_ target: Listener.Target) {
        switch target {
        case .document(let path): cache[path] = Cached(fields: server[path])
        case .query(let query): refreshCache(query)
        }
    }

    private func refreshCache(_ query: QueryDescription) {
        let found = query.results(in: serverDocuments).map(\.path)
        let known = query.results(in: cachedDocuments).map(\.path)
        for path in found + known { cache[path] = Cached(fields: server[path]) }
    }

    /// Returns the documents that a listener shows.
    func local(_ target: Listener.Target) -> [FoundDocument] {
        switch target {
        case .document(let path): local(path).map { [$0] } ?? []
        case .query(let query): query.results(in: localDocuments)
        }
    }

    /// Returns whether the server has other documents for a listener than the cache.
    func differs(_ target: Listener.Target) -> Bool {
        switch target {
        case .document(let path): server[path] != cache[path]?.fields
        case .query(let query): query.results(in: serverDocuments) != query.results(in: cachedDocuments)
        }
    }

    private func local(_ path: String) -> FoundDocument? {
        var fields = cache[path]?.fields
        var isPending = false
        for write in writes {
            for operation in write.operations where operation.path == path {
                operation.apply(to: &fields, at: .estimate(write.time))
                isPending = true
            }
        }
        return fields.map { FoundDocument(path: path, fields: $0, hasPendingWrites: isPending) }
    }

    private var localDocuments: [FoundDocument] {
        Set(cache.keys).union(writes.flatMap { $0.operations.map(\.path) }).compactMap(local)
    }

    var serverDocuments: [FoundDocument] {
        server.map { FoundDocument(path: $0, fields: $1, hasPendingWrites: false) }
    }

    private var cachedDocuments: [FoundDocument] {
        cache.compactMap { path, cached in
            cached.fields.map { FoundDocument(path: path, fields: $0, hasPendingWrites: false) }
        }
    }

    // MARK: Names

    /// Returns the name of a call in cases: identifiers of documents may differ between cases, so a star stands for each.
    static func name(_ verb: String, _ path: String) -> String {
        let names = path.split(separator: "/").enumerated().map { $0.offset.isMultiple(of: 2) ? $0.element : "*" }
        return "\(verb) \(names.joined(separator: "/"))"
    }

    static func text(_ paths: [String]) -> String { "(\(paths.joined(separator: ", ")))" }
}
