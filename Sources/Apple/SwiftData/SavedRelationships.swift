/// What a save asks of an object.
extension ModelRecord {
    /// Returns a value for the row. If another context has saved a relationship to many since this one has changed it, the value has
    /// the changes of both, since a store keeps such a relationship at the objects on its other side.
    func mergedValue(_ property: ModelProperty) -> Any? {
        let value = storedValue(property)
        guard let before = membersBefore[property.position], let members = value as? [PersistentIdentifier],
            let saved = row?.value(at: property.position) as? [PersistentIdentifier], saved != before
        else { return value }
        let (removed, ours) = (Set(before).subtracting(saved), Set(before).union(members))
        let merged = members.filter { !removed.contains($0) } + saved.filter { !ours.contains($0) }
        if merged != members { mergedPositions.insert(property.position) }
        return merged
    }

    /// Returns the relationships whose last save has merged them. Their next read takes what the row has.
    func takeMergedRelationships() -> [ModelProperty] {
        let merged = entity.relationships.filter { mergedPositions.contains($0.position) }
        for property in merged { values[property.position] = nil }
        mergedPositions = []
        return merged
    }

    /// Whether a property of which no two objects have the same value has a change that is not saved.
    var hasChangedUniqueValue: Bool {
        entity.uniqueGroups.contains { $0.contains { changedPositions.contains($0.position) } }
    }

    /// Whether a relationship that must have an object leads to one that is deleted.
    func lacksRequiredObject(at position: Int) -> Bool {
        guard !isDeletedOrPending else { return false }
        return members(entity.properties[position]).contains { member in
            let record = member._$record
            return record.isDeletedOrPending || record.phase == .unmanaged
        }
    }
}
