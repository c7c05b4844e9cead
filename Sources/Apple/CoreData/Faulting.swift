import HeadlessUI

extension NSManagedObject {
    /// Loses the values. The next read takes them from the store, or from the parent context.
    func becomeFault() {
        guard phase == .saved else { return }
        (values, savedValues, recentKeys, fetchedMembers) = ([:], [:], [], [:])
        isFault = true
    }

    /// Takes the values from the store. If the store has the object no longer, the object is a deleted one.
    func fulfillFault() {
        isFault = false
        guard let context = managedObjectContext, let source = context.source else { return }
        if let row = source.row(objectID) {
            (values, version) = (row.values, row.version)
            isAwaking = true
            defer { isAwaking = false }
            return awakeFromFetch()
        }
        note(source.deletion(of: objectID))
        if context.shouldDeleteInaccessibleFaults {
            (phase, isInaccessible) = (.deletionPending, true)
            return context.deleted.add(self)
        }
        report(.unfulfilledFault, "", .read)
        loseRow()
    }

    /// Notes by which code the row is gone.
    func note(_ gone: ObjectDeletion?) {
        (deletion, save, lastValues) = (gone?.deletion, gone?.save, gone?.values ?? [:])
    }

    /// Becomes an object whose row is gone.
    func loseRow() {
        if phase != .deleted, !values.isEmpty { lastValues = values }
        (phase, values, savedValues) = (.deleted, [:], [:])
        isFault = false
        managedObjectContext?.forget(self)
        managedObjectContext = nil
    }

    /// Takes the values of the store again. Returns whether any has changed.
    ///
    /// - Parameter keepsChanges: Whether changes that are not saved stay.
    func refresh(keepsChanges: Bool) -> Bool {
        fetchedMembers = [:]
        guard phase == .saved, !isFault, let row = managedObjectContext?.source?.row(objectID) else { return false }
        var changed = false
        for key in entity.names.properties.keys.sorted() {
            if keepsChanges, let before = savedValues[key] {
                if entity.names.relationships[key]?.isToMany == true {
                    values[key] = [NSManagedObjectID].merged(before, values[key], row.values[key])
                }
                savedValues[key] = .some(row.values[key])
                continue
            }
            guard !KeptValues.areEqual(values[key], row.values[key]) else { continue }
            if !changed { objectWillChange.send() }
            changed = true
            values[key] = row.values[key]
        }
        version = row.version
        if !keepsChanges { savedValues = [:] }
        return changed
    }

    /// Takes the changes back that are not saved, without a look at the store.
    func takeBackChanges() {
        guard phase == .saved, !savedValues.isEmpty else { return }
        objectWillChange.send()
        for (key, value) in savedValues { values[key] = value }
        savedValues = [:]
    }

    /// Lets an object that code keeps beyond a case, for example in a static property, belong to the current host.
    func joinHost() {
        guard !host.isCurrent, HostReference.isThere, EventEnd.isOnMainThread else { return }
        managedObjectContext?.joinHost()
    }

    /// Whether the values of a relationship are not known.
    public func hasFault(forRelationshipNamed key: String) -> Bool { isFault }
}

/// Compares kept values.
enum KeptValues {
    static func areEqual(_ first: Any?, _ second: Any?) -> Bool {
        guard let first, let second else { return first == nil && second == nil }
        if let first = first as? NSObject, let second = second as? NSObject { return first.isEqual(second) }
        guard let first = first as? any Equatable else { return false }
        return isEqual(first, second)
    }

    private static func isEqual<Value: Equatable>(_ first: Value, _ second: Any) -> Bool { first == second as? Value }
}
