import Foundation
import HeadlessUI

/// The objects of one database in one host.
final class RealmStore: @unchecked Sendable {
    private final class Stores: @unchecked Sendable {
        let lock = NSLock()
        var all: [String: RealmStore] = [:]
        var count = 0
    }

    private static let ofHost = PerHost { Stores() }

    /// Returns the database with a name. Each host has new ones.
    static func named(_ name: String) -> RealmStore {
        let stores = ofHost.value
        return stores.lock.withLock {
            let store = stores.all[name] ?? RealmStore(name)
            stores.all[name] = store
            return store
        }
    }

    /// Returns a number that nothing else has in the host.
    static func nextNumber() -> Int {
        let stores = ofHost.value
        return stores.lock.withLock {
            stores.count += 1
            return stores.count
        }
    }

    let name: String
    private(set) var objects: [ObjectBase] = []
    private(set) var isInWrite = false
    private var undo: [() -> Void] = []
    private var changed: Set<Int> = []
    private var observers: [WeakObservation] = []

    private init(_ name: String) { self.name = name }

    // MARK: Transactions

    /// Ends the app outside of a transaction, as Realm does.
    func checkWrite() {
        if !isInWrite {
            endUse(
                "Attempting to modify object outside of a write transaction - call beginWriteTransaction on an RLMRealm instance first."
            )
        }
    }

    func beginWrite() {
        if isInWrite { endUse("The Realm is already in a write transaction") }
        isInWrite = true
    }

    /// Ends a transaction, and tells observers, but for some.
    func commit(without tokens: [NotificationToken] = []) {
        if !isInWrite { endUse("Can't commit a non-existing write transaction") }
        (isInWrite, undo) = (false, [])
        let numbers = changed
        changed = []
        for observer in observers.compactMap(\.observation) {
            // "Notifications are delivered asynchronously": mongodb.com/docs/atlas/device-sdks/sdk/swift/react-to-changes.
            if tokens.contains(where: { $0 === observer }) {
                observer.skip()
            } else {
                observer.committed(numbers)
            }
        }
    }

    /// Takes back what the transaction has changed.
    func cancel() {
        if !isInWrite { endUse("Can't cancel a non-existing write transaction") }
        for step in undo.reversed() { step() }
        (isInWrite, undo, changed) = (false, [], [])
    }

    func willChange(_ object: ObjectBase, _ property: any AnyPersisted) {
        undo.append(property.restoration)
        changed.insert(object.number)
    }

    // MARK: Objects

    /// Returns the object with a primary key.
    func object(_ type: ObjectBase.Type, _ key: AnyHashable) -> ObjectBase? {
        objects.first { Swift.type(of: $0) == type && $0.primaryKeyValue == key }
    }

    /// Returns the objects of a type, in the order of their additions.
    func objects(of type: ObjectBase.Type) -> [ObjectBase] { objects.filter { Swift.type(of: $0) == type } }

    /// Adds an object and those to which it refers.
    ///
    /// - Returns: The object of the database, which is another one if there is one with the primary key.
    @discardableResult func add(_ object: ObjectBase, updates: Bool) -> ObjectBase {
        checkWrite()
        if object.isInvalidated { endUse("Adding a deleted or invalidated object to a Realm is not permitted") }
        if object.state.store === self { return object }
        if object.state.store != nil { endUse("Object is already managed by another Realm.") }
        if let key = object.primaryKeyValue, let other = self.object(type(of: object), key) {
            guard updates else {
                endUse(
                    "Attempting to create an object of type '\(type(of: object))' with an existing primary key value '\(key)'."
                )
            }
            for (name, property) in object.properties where !property.isPrimaryKey {
                other.setValue(property.anyValue, forKey: name)
            }
            return other
        }
        object.state.store = self
        objects.append(object)
        changed.insert(object.number)
        undo.append { [self] in
            object.state.store = nil
            objects.removeAll { $0 === object }
        }
        for (_, property) in object.properties { for one in property.objects { adopt(one) } }
        return object
    }

    /// Adds an object to which one of the database refers now.
    func adopt(_ object: ObjectBase) { if object.state.store !== self { add(object, updates: true) } }

    /// Deletes an object. Relationships that led to it are nil, and lists have it no longer.
    func delete(_ object: ObjectBase) {
        checkWrite()
        if object.isFrozen { endUse("Cannot delete a frozen object.") }
        guard object.state.store === self else { endUse("Can only delete an object from the Realm it belongs to.") }
        for other in objects where other !== object {
            for (_, property) in other.properties where property.objects.contains(where: { $0 === object }) {
                willChange(other, property)
                property.remove(object)
            }
        }
        let position = objects.firstIndex { $0 === object }
        objects.removeAll { $0 === object }
        object.state.store = nil
        object.state.invalidate()
        changed.insert(object.number)
        undo.append { [self] in
            object.state.restore()
            object.state.store = self
            objects.insert(object, at: min(position ?? objects.count, objects.count))
        }
        object.state.sendChange()
    }

    // MARK: Observers

    func add(_ observation: Observation) { observers.append(WeakObservation(observation: observation)) }
    func remove(_ observation: Observation) {
        observers.removeAll { $0.observation == nil || $0.observation === observation }
    }
}

/// An observer, which ends with its token: "You must retain the returned token".
private struct WeakObservation { weak var observation: Observation? }
