import HeadlessUI

extension NSManagedObject {
    /// Returns the identifiers of the objects to which a relationship leads.
    func members(of relationship: NSRelationshipDescription) -> [NSManagedObjectID] {
        if isFault { fulfillFault() }
        return values[relationship.name] as? [NSManagedObjectID] ?? []
    }

    /// Returns the identifiers of objects that code assigns: one object, a set or an array.
    func members(in value: Any?) -> [NSManagedObjectID] {
        let objects: [NSManagedObject] =
            switch unwrapped(value) {
            case let object as NSManagedObject: [object]
            case let set as NSOrderedSet: set.array.compactMap { $0 as? NSManagedObject }
            case let set as NSSet: sorted(set.allObjects)
            case let array as [NSManagedObject]: array
            case let set as any Collection: sorted(set.map { $0 as Any })
            default: []
            }
        for object in objects where managedObjectContext == nil { referred[object.objectID] = object }
        for object in objects { checkContext(of: object) }
        return objects.map(\.objectID)
    }

    private func sorted(_ members: [Any]) -> [NSManagedObject] {
        members.compactMap { $0 as? NSManagedObject }.sorted { $0.objectID.number < $1.objectID.number }
    }

    private func checkContext(of member: NSManagedObject) {
        guard member.managedObjectContext !== managedObjectContext, member.phase != .deleted, phase != .deleted else {
            return
        }
        report(.otherContext, "", .write)
    }

    /// Lets a relationship lead to other objects, and the inverse follow.
    func change(_ relationship: NSRelationshipDescription, to new: [NSManagedObjectID]) {
        let old = members(of: relationship)
        guard old != new, phase != .deleted, !isInaccessible else { return }
        store(new, relationship.name)
        guard let inverse = relationship.inverseRelationship else { return }
        let (before, after) = (Set(old), Set(new))
        for identifier in old where !after.contains(identifier) { object(identifier)?.remove(objectID, from: inverse) }
        for identifier in new where !before.contains(identifier) {
            guard let member = object(identifier) else { continue }
            member.add(objectID, of: self, to: inverse)
        }
    }

    /// Lets a relationship lead to one more object, whose own side is set.
    private func add(
        _ identifier: NSManagedObjectID, of owner: NSManagedObject, to relationship: NSRelationshipDescription
    ) {
        let old = members(of: relationship)
        guard !old.contains(identifier), !isDeletedOrPending else { return }
        if managedObjectContext == nil { referred[identifier] = owner }
        objectWillChange.send()
        if relationship.isToMany { return store(old + [identifier], relationship.name) }
        store([identifier], relationship.name)
        guard let inverse = relationship.inverseRelationship, let other = old.first else { return }
        object(other)?.remove(objectID, from: inverse)
    }

    /// Lets a relationship lead to an object no longer, whose own side is set.
    func remove(_ identifier: NSManagedObjectID, from relationship: NSRelationshipDescription) {
        let old = members(of: relationship)
        guard old.contains(identifier), !isDeletedOrPending else { return }
        objectWillChange.send()
        store(old.filter { $0 != identifier }, relationship.name)
    }

    // MARK: What generated methods call

    private func changeMembers(_ key: String, _ change: (inout [NSManagedObjectID]) -> Void) {
        willChangeValue(forKey: key)
        guard let relationship = entity.names.relationships[key] else { return setPrimitiveValue(nil, forKey: key) }
        var members = members(of: relationship)
        change(&members)
        self.change(relationship, to: members)
        didChangeValue(forKey: key)
    }

    /// Adds an object, or a set of objects, to a relationship.
    public func _addManaged(_ key: String, _ value: Any) {
        let new = members(in: value)
        changeMembers(key) { members in
            let known = Set(members)
            members += new.filter { !known.contains($0) }
        }
    }
    /// Removes an object, or a set of objects, from a relationship.
    public func _removeManaged(_ key: String, _ value: Any) {
        let gone = Set(members(in: value))
        changeMembers(key) { $0.removeAll { gone.contains($0) } }
    }
    /// Puts an object at a position of a relationship with an order.
    public func _insertManaged(_ key: String, _ value: Any, at index: Int) {
        let new = members(in: value)
        changeMembers(key) { members in
            Self.check(index, members.count)
            members.insert(contentsOf: new, at: index)
        }
    }
    /// Puts objects at positions of a relationship with an order.
    public func _insertManaged(_ key: String, _ values: Any, at indexes: NSIndexSet) {
        let new = members(in: values)
        changeMembers(key) { members in
            for (identifier, index) in zip(new, indexes) {
                Self.check(index, members.count)
                members.insert(identifier, at: index)
            }
        }
    }
    /// Removes the object at a position.
    public func _removeManaged(_ key: String, at index: Int) {
        changeMembers(key) { members in
            Self.check(index, members.count - 1)
            members.remove(at: index)
        }
    }
    /// Removes the objects at positions.
    public func _removeManaged(_ key: String, at indexes: NSIndexSet) {
        changeMembers(key) { members in
            for index in Array(indexes).reversed() {
                Self.check(index, members.count - 1)
                members.remove(at: index)
            }
        }
    }
    /// Replaces the object at a position.
    public func _replaceManaged(_ key: String, at index: Int, with value: Any) {
        let new = members(in: value)
        changeMembers(key) { members in
            Self.check(index, members.count - 1)
            members.replaceSubrange(index...index, with: new)
        }
    }
    /// Replaces the objects at positions.
    public func _replaceManaged(_ key: String, at indexes: NSIndexSet, with values: Any) {
        let new = members(in: values)
        changeMembers(key) { members in
            for (identifier, index) in zip(new, indexes) {
                Self.check(index, members.count - 1)
                members[index] = identifier
            }
        }
    }

    /// Ends the app as `NSMutableOrderedSet` does.
    private static func check(_ index: Int, _ last: Int) {
        if index < 0 || index > last { endApp("NSRangeException: index \(index) beyond bounds [0 .. \(last)]") }
    }
}
