import Foundation
import HeadlessUI

/// A number of an observer.
public typealias DatabaseHandle = UInt

/// A value that the server sets.
public enum ServerValue {
    /// Returns the time of the server.
    public static func timestamp() -> [AnyHashable: Any] { [".sv": "timestamp"] }
}

/// A database with one tree of values, in memory: empty at first in each host. A step answers each call.
public final class Database: NSObject, @unchecked Sendable {
    private static let shared = Database()
    /// Returns the database.
    public class func database() -> Database { shared }
    /// Returns the database.
    public class func database(url: String) -> Database { shared }
    /// Returns the database.
    public class func database(app: FirebaseApp) -> Database { shared }
    /// Whether data are kept between launches. Has no effect here.
    public var isPersistenceEnabled = false
    /// Returns the root.
    public func reference() -> DatabaseReference { DatabaseReference([]) }
    /// Returns a place.
    public func reference(withPath path: String) -> DatabaseReference { reference().child(path) }
    /// Stops the connection. Has no effect here: the answers are steps.
    public func goOffline() {}
    /// Starts the connection. Has no effect here.
    public func goOnline() {}
    /// Uses an emulator. Has no effect here.
    public func useEmulator(withHost host: String, port: Int) {}
    /// Sets a value on the server, as another device does. Firebase has no such function.
    public func setOnServer(_ value: Any?, at path: String) {
        let names = path.split(separator: "/").map(String.init)
        DatabaseStore.current.changeByOtherDevice(TreeChange(path: names, value: TreeValue(value)))
    }
}

/// Some children of a place, in an order.
open class DatabaseQuery: NSObject, @unchecked Sendable {
    enum Order { case key, value, child([String]) }

    let path: [String]
    var order = Order.key
    var first, last: TreeValue?
    var limit: Int?
    var isLimitToLast = false

    init(_ path: [String]) { self.path = path }

    /// The place.
    public var ref: DatabaseReference { DatabaseReference(path) }

    private func changed(_ change: (DatabaseQuery) -> Void) -> DatabaseQuery {
        let query = DatabaseQuery(path)
        (query.order, query.first, query.last) = (order, first, last)
        (query.limit, query.isLimitToLast) = (limit, isLimitToLast)
        change(query)
        return query
    }

    /// Orders by a value below each child.
    open func queryOrdered(byChild key: String) -> DatabaseQuery {
        changed { $0.order = .child(key.split(separator: "/").map(String.init)) }
    }
    /// Orders by name.
    open func queryOrderedByKey() -> DatabaseQuery { changed { $0.order = .key } }
    /// Orders by value.
    open func queryOrderedByValue() -> DatabaseQuery { changed { $0.order = .value } }
    /// The children with a value in the order.
    open func queryEqual(toValue value: Any?) -> DatabaseQuery {
        changed { ($0.first, $0.last) = (TreeValue(value), TreeValue(value)) }
    }
    /// The children from a value on.
    open func queryStarting(atValue value: Any?) -> DatabaseQuery { changed { $0.first = TreeValue(value) } }
    /// The children up to a value.
    open func queryEnding(atValue value: Any?) -> DatabaseQuery { changed { $0.last = TreeValue(value) } }
    /// The first children.
    open func queryLimited(toFirst limit: UInt) -> DatabaseQuery {
        changed { ($0.limit, $0.isLimitToLast) = (Int(limit), false) }
    }
    /// The last children.
    open func queryLimited(toLast limit: UInt) -> DatabaseQuery {
        changed { ($0.limit, $0.isLimitToLast) = (Int(limit), true) }
    }

    private func position(_ child: DataSnapshot.Child) -> TreeValue? {
        switch order {
        case .key: .text(child.name)
        case .value: child.value
        case .child(let names): Optional(child.value).value(at: names)
        }
    }

    /// Returns the children of a value that the query asks for.
    func children(of tree: TreeValue?) -> [DataSnapshot.Child] {
        let all = (tree?.children ?? [:]).map { DataSnapshot.Child(name: $0, value: $1) }
        let found = all.filter { child in
            let position = position(child)
            if let first, TreeValue.precedes(position, first) == true { return false }
            if let last, TreeValue.precedes(last, position) == true { return false }
            return true
        }.sorted { TreeValue.precedes(position($0), position($1)) ?? ($0.name < $1.name) }
        guard let limit else { return found }
        return isLimitToLast ? found.suffix(limit) : Array(found.prefix(limit))
    }

    private func observe(
        _ event: DataEventType, isSingle: Bool, _ body: @escaping (DataSnapshot, String?) -> Void,
        _ failure: ((Error) -> Void)?
    ) -> DatabaseHandle {
        let store = DatabaseStore.current
        let handle = DatabaseHandle(store.newNumber())
        store.add(.init(self, event, isSingle: isSingle, handle: handle, body, failure))
        return handle
    }

    /// Adds an observer, which is called when a step answers, and at each local write.
    @discardableResult open func observe(
        _ eventType: DataEventType, with block: @escaping (DataSnapshot) -> Void
    ) -> DatabaseHandle { observe(eventType, isSingle: false, { snapshot, _ in block(snapshot) }, nil) }
    /// Adds an observer, which is called when a step answers, and at each local write.
    @discardableResult open func observe(
        _ eventType: DataEventType, with block: @escaping (DataSnapshot) -> Void,
        withCancel cancelBlock: ((Error) -> Void)?
    ) -> DatabaseHandle { observe(eventType, isSingle: false, { snapshot, _ in block(snapshot) }, cancelBlock) }
    /// Calls a function once, when a step answers.
    open func observeSingleEvent(of eventType: DataEventType, with block: @escaping (DataSnapshot) -> Void) {
        _ = observe(eventType, isSingle: true, { snapshot, _ in block(snapshot) }, nil)
    }
    /// Calls a function once, when a step answers.
    open func observeSingleEvent(
        of eventType: DataEventType, with block: @escaping (DataSnapshot) -> Void,
        withCancel cancelBlock: ((Error) -> Void)?
    ) { _ = observe(eventType, isSingle: true, { snapshot, _ in block(snapshot) }, cancelBlock) }
    /// Removes an observer.
    open func removeObserver(withHandle handle: DatabaseHandle) {
        DatabaseStore.current.remove { $0.handle == handle }
    }
    /// Removes all observers of the place.
    open func removeAllObservers() {
        let path = path
        DatabaseStore.current.remove { $0.query.path == path }
    }

    private var reading: ServiceCall<DataSnapshot> {
        let store = DatabaseStore.current
        return ServiceCall(
            "getData \(path.first ?? "root")", arguments: "(\(path.joined(separator: "/")))",
            errors: [DatabaseStore.offline, DatabaseStore.denied]
        ) { [self] in store.fetch(self) }
    }
    /// Reads the place, when a step answers.
    open func getData(completion block: @escaping (Error?, DataSnapshot?) -> Void) {
        reading.start { result in
            switch result {
            case .success(let snapshot): block(nil, snapshot)
            case .failure(let error): block(error, nil)
            }
        }
    }
    /// Reads the place, when a step answers.
    open func getData() async throws -> DataSnapshot { try await reading.value() }
    /// Keeps the place in the cache. Has no effect here.
    open func keepSynced(_ keepSynced: Bool) {}
}
