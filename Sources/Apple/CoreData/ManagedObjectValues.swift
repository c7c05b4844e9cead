import HeadlessUI

extension NSManagedObject {
    // MARK: What `@NSManaged` properties call

    /// Returns the value of a property.
    public func _managedValue<Value>(_ key: String) -> Value {
        willAccessValue(forKey: key)
        return bridged(shownValue(key), key)
    }

    /// Sets the value of a property.
    public func _setManagedValue<Value>(_ key: String, _ value: Value) {
        setValue(value, forKey: key)
    }

    /// Returns the value of a property, without a note that it is read.
    public func _primitiveValue<Value>(_ key: String) -> Value { bridged(primitiveValue(forKey: key), key) }

    /// Sets the value of a property, without a note that it changes.
    public func _setPrimitiveValue<Value>(_ key: String, _ value: Value) { setPrimitiveValue(value, forKey: key) }

    /// Returns a value in the type of the property. A device traps where the type has no value for none, and the value is none.
    private func bridged<Value>(_ value: Any?, _ key: String) -> Value {
        if let typed = ManagedValueTypes.convert(value, to: Value.self) { return typed }
        report(.missingValue, key, .read)
        if let last = ManagedValueTypes.convert(shown(lastValues[key], for: key), to: Value.self) { return last }
        endApp(misuse(.missingValue, key).message)
    }

    // MARK: Values by name

    /// Returns the value of a property: a number as `NSNumber`, a relationship as objects. Ends the app if there is no such property, as on
    /// a device.
    public func value(forKey key: String) -> Any? {
        willAccessValue(forKey: key)
        return shownValue(key)
    }

    /// Sets the value of a property. Ends the app if there is no such property, as on a device.
    public func setValue(_ value: Any?, forKey key: String) {
        willChangeValue(forKey: key)
        setPrimitiveValue(value, forKey: key)
        didChangeValue(forKey: key)
    }

    /// Returns the value at the end of a path of names, such as `trip.name` or `stops.@sum.days`.
    public func value(forKeyPath keyPath: String) -> Any? {
        guard keyPath.contains(".") else { return value(forKey: keyPath) }
        let found = NSExpression(forKeyPath: keyPath).expressionValue(with: self, context: nil)
        return found.map { NumberValue($0)?.number ?? foundationCollection($0, at: keyPath) ?? $0 }
    }

    /// Returns the values of the objects of a relationship to many as Foundation has them; nil if the path crosses none.
    private func foundationCollection(_ value: Any, at keyPath: String) -> Any? {
        guard let values = value as? [Any] else { return nil }
        var entity: NSEntityDescription? = entity
        for key in keyPath.split(separator: ".") {
            guard let relationship = entity?.names.relationships[String(key)] else { return nil }
            if relationship.isToMany { return relationship.isOrdered ? NSArray(array: values) : NSSet(array: values) }
            entity = relationship.destinationEntity
        }
        return nil
    }

    /// Sets the value at the end of a path of names.
    public func setValue(_ value: Any?, forKeyPath keyPath: String) {
        guard let dot = keyPath.lastIndex(of: ".") else { return setValue(value, forKey: keyPath) }
        let owner = self.value(forKeyPath: String(keyPath[..<dot])) as? NSManagedObject
        owner?.setValue(value, forKey: String(keyPath[keyPath.index(after: dot)...]))
    }

    /// Sets values by name.
    public func setValuesForKeys(_ keyedValues: [String: Any]) {
        for (key, value) in keyedValues.sorted(by: { $0.key < $1.key }) {
            setValue(value is NSNull ? nil : value, forKey: key)
        }
    }

    /// Returns values by name.
    public func dictionaryWithValues(forKeys keys: [String]) -> [String: Any] {
        Dictionary(keys.map { ($0, value(forKey: $0) ?? NSNull()) }) { first, _ in first }
    }

    /// Returns the value of a property, without a note that it is read.
    public func primitiveValue(forKey key: String) -> Any? { shownValue(key) }

    /// Sets the value of a property, without a note that it changes.
    public func setPrimitiveValue(_ value: Any?, forKey key: String) {
        switch property(key) {
        case let relationship as NSRelationshipDescription: change(relationship, to: members(in: value))
        case let attribute as NSAttributeDescription:
            if isFault { fulfillFault() }
            guard phase != .deleted, !isInaccessible else { return }
            host.noteWrite(of: value, model: entity.name ?? "", property: key)
            let kept = unwrapped(value).map { attribute.attributeType.kept($0) }
            if openChanges.contains(key) { store(kept, key) } else { values[key] = kept }
        default: break
        }
    }

    /// Notes that a property is about to be read. A fault gets its values.
    public func willAccessValue(forKey key: String?) {
        joinHost()
        guard managedObjectContext?.isFetching != true else { return }
        checkThread(key ?? "", .read)
        if isFault { fulfillFault() }
        guard phase == .deleted || isInaccessible, let key, entity.names.properties[key] != nil else { return }
        let content = values[key] ?? lastValues[key]
        host.noteDeletedRead(of: content, model: entity.name ?? "", property: key, deletion: deletion, save: save)
    }
    /// Notes that a property was read.
    public func didAccessValue(forKey key: String?) {}

    /// Notes that a property is about to change.
    public func willChangeValue(forKey key: String) {
        joinHost()
        checkThread(key, .write)
        if isFault { fulfillFault() }
        if phase == .deleted || isInaccessible { return report(.lostWrite, key, .write) }
        openChanges.insert(key)
        objectWillChange.send()
    }
    /// Notes that a property has changed.
    public func didChangeValue(forKey key: String) { openChanges.remove(key) }

    // MARK: Kept values

    /// Keeps the value of a property, and notes the change.
    func store(_ value: Any?, _ key: String) {
        guard phase != .deleted, !isInaccessible else { return }
        if isAwaking { return values[key] = value }
        let old = values[key]
        if phase == .saved, savedValues[key] == nil { savedValues[key] = .some(old) }
        values[key] = value
        recentKeys.insert(key)
        managedObjectContext?.noteChange(of: self, key, old: old)
    }

    private func property(_ key: String) -> NSPropertyDescription {
        guard let property = entity.names.properties[key] else {
            endApp(
                "[<\(entity.name ?? "") \(objectID)> valueForUndefinedKey:]: the entity \(entity.name ?? "") is not key value "
                    + "coding-compliant for the key \"\(key)\".")
        }
        return property
    }

    /// Returns a value as code sees it.
    private func shownValue(_ key: String) -> Any? {
        let property = property(key)
        if let property = property as? NSFetchedPropertyDescription { return fetchedObjects(of: property) }
        if let context = managedObjectContext, context.isFetching,
            isFault || context.fetchesSavedValues || property is NSDerivedAttributeDescription
        {
            return shown(context.source?.row(objectID)?.values[key], for: key)
        }
        return shown(values[key], for: key)
    }

    /// Returns a kept value as code sees it: a number as `NSNumber`, identifiers as objects.
    func shown(_ value: Any?, for key: String) -> Any? {
        guard let relationship = entity.names.relationships[key] else {
            return value.flatMap { NumberValue($0)?.number ?? $0 }
        }
        let isLost = hasLostMembers && relationship.deleteRule == .nullifyDeleteRule
        let objects = isLost ? [] : (value as? [NSManagedObjectID] ?? []).compactMap { object($0) }
        guard relationship.isToMany else { return objects.first }
        if phase == .deleted { return nil }
        return relationship.isOrdered ? NSOrderedSet(array: objects) : NSSet(array: objects)
    }

    /// Returns the object to which the object refers.
    func object(_ identifier: NSManagedObjectID) -> NSManagedObject? {
        managedObjectContext?.object(with: identifier) ?? referred[identifier]
    }

    // MARK: Reports

    private func checkThread(_ key: String, _ access: RuntimeIssue.Access) {
        if let context = managedObjectContext, !context.isOwnedHere { report(.otherThread, key, access) }
    }

    private func misuse(_ kind: ModelMisuse.Kind, _ key: String) -> ModelMisuse {
        ModelMisuse(kind, of: .coreData, model: entity.name ?? "", property: key, deletion: deletion, save: save)
    }

    /// Reports a misuse of a property to the host of the object.
    func report(_ kind: ModelMisuse.Kind, _ key: String, _ access: RuntimeIssue.Access) {
        guard host.isCurrent else { return }
        let misuse = misuse(kind, key)
        host.report(misuse, access)
        if kind.traps, host.trapsAtStaleDereference { endApp(misuse.message) }
    }
}

extension NSManagedObject: KeyedValues {
    package func keyedValue(for key: String) -> Any? {
        if entity.names.properties[key] != nil { return value(forKey: key) }
        // These are properties of the class for each object.
        return switch key {
        case "objectID": objectID
        case "entity": entity
        case "managedObjectContext": managedObjectContext
        case "hasChanges": hasChanges
        case "isInserted": isInserted
        case "isUpdated": isUpdated
        case "isDeleted": isDeleted
        case "isFault": isFault
        default: value(forKey: key)
        }
    }
    package var predicateIdentity: AnyObject? { objectID }
}

extension NSEntityDescription: KeyedValues {
    package func keyedValue(for key: String) -> Any? {
        switch key {
        case "name": name
        case "managedObjectClassName": managedObjectClassName
        case "isAbstract": isAbstract
        case "superentity": superentity
        default: nil
        }
    }
}
