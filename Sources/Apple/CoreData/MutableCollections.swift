extension NSManagedObject {
    /// Returns a set that has the objects of a relationship. Its changes are changes of the relationship.
    public func mutableSetValue(forKey key: String) -> NSMutableSet { RelatedSet(self, key) }

    /// Returns a set that has the objects at the end of a path of names, such as `trip.stops`. Without an object before the last name, the
    /// set is empty and leads nowhere.
    public func mutableSetValue(forKeyPath keyPath: String) -> NSMutableSet {
        guard let dot = keyPath.lastIndex(of: ".") else { return mutableSetValue(forKey: keyPath) }
        let owner = value(forKeyPath: String(keyPath[..<dot])) as? NSManagedObject
        return owner?.mutableSetValue(forKey: String(keyPath[keyPath.index(after: dot)...])) ?? NSMutableSet()
    }

    fileprivate func related(_ key: String) -> [NSManagedObject] {
        switch value(forKey: key) {
        case let set as NSOrderedSet: set.array.compactMap { $0 as? NSManagedObject }
        case let set as NSSet:
            set.allObjects.compactMap { $0 as? NSManagedObject }.sorted { $0.objectID.number < $1.objectID.number }
        default: []
        }
    }
}

/// The objects of a relationship, as a set.
private final class RelatedSet: NSMutableSet {
    private let owner: NSManagedObject
    private let key: String

    init(_ owner: NSManagedObject, _ key: String) {
        (self.owner, self.key) = (owner, key)
        super.init(capacity: 0)
    }
    required init(capacity numItems: Int) { preconditionFailure("A set of a relationship needs its owner.") }
    required convenience init?(coder: NSCoder) { nil }

    override var count: Int { owner.related(key).count }
    override func member(_ object: Any) -> Any? { owner.related(key).first { $0 === object as AnyObject } }
    override func objectEnumerator() -> NSEnumerator { NSArray(array: owner.related(key)).objectEnumerator() }
    override func add(_ object: Any) { owner._addManaged(key, object) }
    override func remove(_ object: Any) { owner._removeManaged(key, object) }
    override func removeAllObjects() { owner.setValue(NSSet(), forKey: key) }
    override func copy(with zone: NSZone? = nil) -> Any { NSSet(array: owner.related(key)) }
    override func mutableCopy(with zone: NSZone? = nil) -> Any { NSMutableSet(array: owner.related(key)) }
}
