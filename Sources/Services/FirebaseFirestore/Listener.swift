import Foundation
import HeadlessUI

/// A listener for documents.
final class Listener: NSObject, ListenerRegistration, @unchecked Sendable {
    /// The documents for which it listens.
    enum Target: Hashable {
        case document(String)
        case query(QueryDescription)
    }

    /// What it has been called with.
    struct Shown {
        let documents: [FoundDocument]
        let isFromCache: Bool
    }

    /// A call of the listener: the documents before, and now.
    typealias Handler = (Result<(before: [FoundDocument], now: Shown), any Error>) -> Void

    let target: Target
    let includesMetadata: Bool
    fileprivate let handler: Handler
    fileprivate let store: Store
    fileprivate var shown: Shown?
    /// Whether the server has answered.
    fileprivate(set) var isSynced = false
    fileprivate var call: ServiceCall<Void>?
    private var isRemoved = false

    init(_ target: Target, includesMetadata: Bool, in store: Store, _ handler: @escaping Handler) {
        (self.target, self.includesMetadata, self.handler, self.store) = (target, includesMetadata, handler, store)
    }

    /// Ends the calls of the listener.
    func remove() {
        store.lock.withLock {
            isRemoved = true
            store.listeners.removeAll { $0 === self }
            call?.cancel()
            call = nil
        }
    }

    fileprivate func send(_ result: Result<(before: [FoundDocument], now: Shown), any Error>) {
        // Firestore calls listeners on the main queue.
        DispatchQueue.main.async { [self] in
            let isOver = store.lock.withLock { isRemoved }
            if !isOver { handler(result) }
        }
    }
}

extension Store {
    /// Adds a listener. Its first call from the server is an answer, and so is each later one that another device causes. What the app
    /// has in its cache calls it before, with `isFromCache`.
    func add(_ listener: Listener) {
        lock.withLock {
            listener.isSynced = listeners.contains { $0.target == listener.target && $0.isSynced }
            listeners.append(listener)
            evaluate(listener)
            if listener.isSynced { requestSnapshots() } else { requestSnapshot(listener) }
        }
    }

    /// Calls the listeners whose documents have changed.
    func evaluateAll() { for listener in listeners { evaluate(listener) } }

    /// Lets the listeners wait for the server whose documents have changed there.
    func requestSnapshots() {
        for listener in listeners where listener.isSynced && listener.call == nil && differs(listener.target) {
            requestSnapshot(listener)
        }
    }

    private func requestSnapshot(_ listener: Listener) {
        let path =
            switch listener.target {
            case .document(let path): path
            case .query(let query): query.collection
            }
        let call = ServiceCall<Void>(
            Store.name("snapshot", path), arguments: Store.text([path]),
            answers: [{ [self] in synchronize(listener) }],
            failures: [
                { [self] in
                    lock.withLock {
                        listener.call = nil
                        listeners.removeAll { $0 === listener }
                    }
                    // "After receiving an error, the listener will not receive any more events."
                    listener.send(.failure(FirestoreErrorCode.permissionDenied.error))
                    throw FirestoreErrorCode.permissionDenied.error
                }
            ])
        listener.call = call
        call.start()
    }

    private func synchronize(_ listener: Listener) {
        lock.withLock {
            listener.call = nil
            listener.isSynced = true
            refreshCache(listener.target)
            evaluateAll()
        }
    }

    private func evaluate(_ listener: Listener) {
        let now = Listener.Shown(documents: local(listener.target), isFromCache: !listener.isSynced)
        let isKnown: Bool =
            switch listener.target {
            case .document(let path): isKnown(path)
            case .query: !now.documents.isEmpty
            }
        guard listener.isSynced || listener.shown != nil || isKnown else { return }
        if let shown = listener.shown, !isChange(from: shown, to: now, listener.includesMetadata) { return }
        let before = listener.shown?.documents ?? []
        listener.shown = now
        listener.send(.success((before, now)))
    }

    /// "If you just want to know when your write has completed, … receive snapshot events when metadata changes": without that wish,
    /// only data count.
    private func isChange(from old: Listener.Shown, to new: Listener.Shown, _ includesMetadata: Bool) -> Bool {
        if includesMetadata, old.isFromCache != new.isFromCache || old.documents != new.documents { return true }
        return old.documents.map(\.path) != new.documents.map(\.path)
            || old.documents.map(\.fields) != new.documents.map(\.fields)
    }
}
