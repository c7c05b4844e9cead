import Foundation

/// The end of the calls of a handler.
public class NotificationToken: NSObject, @unchecked Sendable {
    /// Ends the calls.
    public func invalidate() {}
}

/// A handler that is called after transactions.
final class Observation: NotificationToken, @unchecked Sendable {
    private weak var store: RealmStore?
    private let handler: (Set<Int>) -> Void
    private let skipped: () -> Void

    init(_ store: RealmStore, skipped: @escaping () -> Void = {}, _ handler: @escaping (Set<Int>) -> Void) {
        (self.store, self.handler, self.skipped) = (store, handler, skipped)
    }

    /// Notes a transaction, with the numbers of the objects that it has changed.
    func committed(_ numbers: Set<Int>) { handler(numbers) }
    /// Notes a transaction that is not told.
    func skip() { skipped() }
    override func invalidate() { store?.remove(self) }
    deinit { store?.remove(self) }
}

/// A change of a collection.
public enum RealmCollectionChange<CollectionType> {
    /// The first call.
    case initial(CollectionType)
    /// A transaction has changed the collection: the positions before of what is deleted, and the positions now.
    case update(CollectionType, deletions: [Int], insertions: [Int], modifications: [Int])
    /// The collection cannot be read.
    case error(any Error)
}

/// A change of a property.
public struct PropertyChange {
    /// The name of the property.
    public let name: String
    /// The value before; nil if it is not known.
    public let oldValue: Any?
    /// The value now.
    public let newValue: Any?
}

/// A change of an object.
public enum ObjectChange<T> {
    /// The object cannot be read.
    case error(any Error)
    /// A transaction has changed properties.
    case change(T, [PropertyChange])
    /// A transaction has deleted the object.
    case deleted
}

/// Calls a handler on the main queue. One call tells of all transactions since the last one.
private final class PendingChanges: @unchecked Sendable {
    weak var token: Observation?
    private var numbers: Set<Int>?
    private let deliver: (Set<Int>) -> Void
    init(_ deliver: @escaping (Set<Int>) -> Void) { self.deliver = deliver }

    func add(_ more: Set<Int>) {
        if let numbers {
            self.numbers = numbers.union(more)
            return
        }
        numbers = more
        DispatchQueue.main.async { [self] in
            let changed = numbers ?? []
            numbers = nil
            if token != nil { deliver(changed) }
        }
    }
}

extension RealmCollection {
    /// Calls a handler at first and after each transaction that changes the collection, on the main queue.
    ///
    /// "Realm asynchronously delivers an initial notification": mongodb.com/docs/atlas/device-sdks/sdk/swift/react-to-changes.
    public func observe(
        keyPaths: [String]? = nil, on queue: DispatchQueue? = nil,
        _ block: @escaping (RealmCollectionChange<Self>) -> Void
    ) -> NotificationToken {
        guard let store = realm?.store else {
            endUse("Only Realm collections which are managed by a Realm support change notifications")
        }
        func keys() -> [AnyHashable] { map { ($0 as? ObjectBase).map { AnyHashable($0.number) } ?? AnyHashable($0) } }
        var before = keys()
        var isFirst = true
        let pending = PendingChanges { numbers in
            let now = isInvalidated ? [] : keys()
            defer { before = now }
            if isFirst {
                isFirst = false
                return block(.initial(self))
            }
            let change = now.difference(from: before)
            let (deletions, insertions) = (change.removals.map(Self.position), change.insertions.map(Self.position))
            let modifications = now.indices.filter {
                !insertions.contains($0) && numbers.contains(Self.number(now[$0]))
            }
            if deletions.isEmpty, insertions.isEmpty, modifications.isEmpty { return }
            block(
                .update(
                    self, deletions: deletions.sorted(), insertions: insertions.sorted(), modifications: modifications))
        }
        let token = Observation(store, skipped: { before = keys() }) { pending.add($0) }
        pending.token = token
        store.add(token)
        pending.add([])
        return token
    }

    private static func position(_ change: CollectionDifference<AnyHashable>.Change) -> Int {
        switch change {
        case .insert(let offset, _, _), .remove(let offset, _, _): offset
        }
    }

    private static func number(_ key: AnyHashable) -> Int {
        Element.self is ObjectBase.Type ? key.base as? Int ?? -1 : -1
    }
}

extension ThreadConfined where Self: ObjectBase {
    /// Calls a handler after each transaction that changes the object, on the main queue.
    public func observe(
        keyPaths: [String]? = nil, on queue: DispatchQueue? = nil, _ block: @escaping (ObjectChange<Self>) -> Void
    ) -> NotificationToken {
        guard let store = state.store else {
            endUse("Only objects which are managed by a Realm support change notifications")
        }
        func values() -> [(String, Any)] { properties.map { ($0.name, $0.value.anyValue) } }
        var before = values()
        let pending = PendingChanges { numbers in
            guard numbers.contains(self.number) else { return }
            if self.isInvalidated { return block(.deleted) }
            let now = values()
            let changes = zip(before, now).compactMap { old, new -> PropertyChange? in
                let isContainer = new.1 is any ObjectsContainer
                if !isContainer, AnyOrder.compare(old.1, new.1) == .orderedSame { return nil }
                return PropertyChange(name: new.0, oldValue: isContainer ? nil : old.1, newValue: new.1)
            }
            before = now
            block(.change(self, changes))
        }
        let token = Observation(store, skipped: { before = values() }) { pending.add($0) }
        pending.token = token
        store.add(token)
        return token
    }
}
