import Foundation
import HeadlessUI

/// The database of one host.
///
/// "Firebase clients raise local events at once for a write, and take them back if it fails": "Offline Capabilities",
/// firebase.google.com/docs/database/ios/offline-capabilities.
final class DatabaseStore: @unchecked Sendable {
    /// An observer of a place.
    final class Observer: @unchecked Sendable {
        let query: DatabaseQuery
        let event: DataEventType
        let isSingle: Bool
        let handle: UInt
        let body: (DataSnapshot, String?) -> Void
        let failure: ((any Error) -> Void)?
        var shown: [DataSnapshot.Child]?
        var shownValue: TreeValue?
        var isSynced = false
        var call: ServiceCall<Void>?

        init(
            _ query: DatabaseQuery, _ event: DataEventType, isSingle: Bool, handle: UInt,
            _ body: @escaping (DataSnapshot, String?) -> Void, _ failure: ((any Error) -> Void)?
        ) {
            (self.query, self.event, self.isSingle, self.handle) = (query, event, isSingle, handle)
            (self.body, self.failure) = (body, failure)
        }
    }

    private final class Write {
        let changes: [TreeChange]
        weak var call: ServiceCall<Void>?
        init(_ changes: [TreeChange]) { self.changes = changes }
    }

    private static let ofHost = PerHost { DatabaseStore() }
    static var current: DatabaseStore { ofHost.value }

    private let lock = NSRecursiveLock()
    private var server: TreeValue?
    private var cache: TreeValue?
    private var writes: [Write] = []
    private var observers: [Observer] = []
    private var count = 0

    func newNumber() -> Int {
        lock.withLock {
            count += 1
            return count
        }
    }

    private var local: TreeValue? {
        var tree = cache
        for write in writes { for change in write.changes { change.apply(to: &tree) } }
        return tree
    }

    // MARK: Writes

    func write(_ changes: [TreeChange], _ name: String) -> ServiceCall<Void> {
        lock.withLock {
            let write = Write(changes)
            let call = ServiceCall<Void>(
                name, arguments: "(\(changes.map { $0.path.joined(separator: "/") }.joined(separator: ", ")))",
                answers: [{ [self] in finish(write, isDone: true) }],
                failures: [
                    { [self] in
                        finish(write, isDone: false)
                        throw DatabaseStore.denied
                    }
                ])
            write.call = call
            writes.append(write)
            evaluateAll()
            return call
        }
    }

    /// The service answers writes in their order.
    private func finish(_ write: Write, isDone: Bool) {
        lock.withLock {
            for earlier in writes.prefix(while: { $0 !== write }) { earlier.call?.answer() }
            writes.removeAll { $0 === write }
            if isDone {
                for change in write.changes {
                    change.apply(to: &server)
                    TreeChange(path: change.path, value: server.value(at: change.path)).apply(to: &cache)
                }
            }
            evaluateAll()
            requestAll()
        }
    }

    /// Changes a value on the server, as another device does.
    func changeByOtherDevice(_ change: TreeChange) {
        lock.withLock {
            change.apply(to: &server)
            requestAll()
        }
    }

    static let denied = Services.error("com.firebase", 1, "Permission Denied")
    static let offline = Services.error("com.firebase.core", 1, "Unable to get latest value: the client is offline.")

    // MARK: Reads

    /// Returns a place of the server, which the cache has from now on.
    func fetch(_ query: DatabaseQuery) -> DataSnapshot {
        lock.withLock {
            refresh(query.path)
            evaluateAll()
            return DataSnapshot(query, local.value(at: query.path))
        }
    }

    private func refresh(_ path: [String]) {
        TreeChange(path: path, value: server.value(at: path)).apply(to: &cache)
    }

    func add(_ observer: Observer) {
        lock.withLock {
            observer.isSynced = observers.contains { $0.isSynced && observer.query.path.starts(with: $0.query.path) }
            observers.append(observer)
            evaluate(observer)
            if !observer.isSynced { request(observer) }
        }
    }

    func remove(where isRemoved: (Observer) -> Bool) {
        lock.withLock {
            for observer in observers where isRemoved(observer) { observer.call?.cancel() }
            observers.removeAll(where: isRemoved)
        }
    }

    private func requestAll() {
        for observer in observers where observer.isSynced && observer.call == nil {
            if server.value(at: observer.query.path) != cache.value(at: observer.query.path) { request(observer) }
        }
    }

    private func request(_ observer: Observer) {
        let path = observer.query.path.joined(separator: "/")
        let call = ServiceCall<Void>(
            "observe \(observer.query.path.first ?? "root")", arguments: "(\(path))",
            answers: [
                { [self] in
                    lock.withLock {
                        (observer.call, observer.isSynced) = (nil, true)
                        refresh(observer.query.path)
                        evaluateAll()
                    }
                }
            ],
            failures: [
                { [self] in
                    remove { $0 === observer }
                    DispatchQueue.main.async { observer.failure?(DatabaseStore.denied) }
                    throw DatabaseStore.denied
                }
            ])
        observer.call = call
        call.start()
    }

    private func evaluateAll() { for observer in observers { evaluate(observer) } }

    private func evaluate(_ observer: Observer) {
        let value = local.value(at: observer.query.path)
        guard observer.isSynced || observer.shown != nil || value != nil else { return }
        let snapshot = DataSnapshot(observer.query, value)
        let (before, old) = (observer.shown, observer.shownValue)
        (observer.shown, observer.shownValue) = (snapshot.all, value)
        for event in observer.event.events(from: before, old, to: snapshot) {
            send(event, to: observer)
            if observer.isSingle { return observers.removeAll { $0 === observer } }
        }
    }

    private func send(_ snapshot: DataSnapshot, to observer: Observer) {
        if observer.isSingle { observer.call?.cancel() }
        DispatchQueue.main.async { [self] in
            let isThere = observer.isSingle || lock.withLock { observers.contains { $0 === observer } }
            if isThere { observer.body(snapshot, nil) }
        }
    }
}
