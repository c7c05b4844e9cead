import HeadlessUI

extension ModelRecord {
    func insert(_ model: any PersistentModel, into context: ModelContext) {
        if !host.isCurrent || phase == .deleted {
            // An object of an earlier case, or one whose row is gone, is a new one.
            knownIdentifier = nil
            forgetRow()
        }
        self.model = model
        self.context = context
        container = context.knownContainer
        phase = .inserted
        host = .current
    }

    /// Becomes the object of another row, with the values of this object.
    func take(_ row: StoredRow) {
        knownIdentifier = row.identifier
        saved(as: row)
    }

    func saved(as row: StoredRow) {
        (phase, self.row, changedPositions) = (.saved, row, [])
    }

    /// Becomes a new object with the same identifier, after its deletion was saved.
    func insertAgain() {
        forgetRow()
        phase = .inserted
    }

    /// Takes over what the row alone has, and leaves it.
    private func forgetRow() {
        if let row {
            values += Array(repeating: nil, count: max(0, entity.properties.count - values.count))
            for property in entity.properties where !property.isConstant && values[property.position] == nil {
                let value = row.value(at: property.position)
                values[property.position] = property.destination == nil ? value : property.value(of: members(property))
            }
        }
        (row, deletion, save) = (nil, nil, nil)
    }

    /// Takes a deletion back that is not saved.
    func takeDeletionBack() {
        (phase, deletion) = (.saved, nil)
    }

    func deleted(_ event: ModelEvent) {
        deletion = event
        phase = .deletionPending
    }

    func deletionSaved(_ event: ModelEvent) {
        save = event
        (phase, changedPositions) = (.deleted, [])
    }

    /// Takes the values of the row again. Returns the properties that were known with another value.
    @discardableResult
    func refresh(keepsChanges: Bool) -> [ModelProperty] {
        guard let row else { return [] }
        var changed: [ModelProperty] = []
        for property in entity.properties {
            let position = property.position
            guard position < values.count, values[position] != nil else { continue }
            if keepsChanges, changedPositions.contains(position) { continue }
            let isSame = ValueComparison.areEqual(storedValue(property), row.value(at: position))
            if !isSame { changed.append(property) }
            if !isSame || !keepsChanges { values[position] = nil }
        }
        if !keepsChanges { changedPositions = [] }
        readAtFetch()
        return changed
    }

    func forgetContext() {
        (context, phase, changedPositions) = (nil, .unmanaged, [])
    }

    /// Lets an object of an earlier host, for example one in a static property, take the values that its row has in the current one.
    func joinHost(_ model: any PersistentModel) {
        guard phase != .unmanaged, !host.isCurrent, EventEnd.isOnMainThread, let context = container?.contextOfHost
        else { return }
        _ = joinHost(model, with: context)
    }

    /// Lets an object of an earlier host join a context of the current one. Returns whether it does.
    func joinHost(_ model: any PersistentModel, with context: ModelContext) -> Bool {
        guard context.host.isCurrent, !host.isCurrent || self.context == nil,
            context.knownContainer?.firstObject(identifier) === model, let row = context.state.row(identifier),
            !row.isDeleted
        else { return false }
        host = .current
        self.context = context
        container = context.knownContainer
        (deletion, save) = (nil, nil)
        saved(as: row)
        makeFault()
        context.register(model)
        return true
    }

    /// Forgets the values that a fetch does not read together, as if the object had been fetched just now.
    func makeFault() {
        guard phase == .saved else { return }
        values = Array(repeating: nil, count: entity.properties.count)
        readAtFetch()
    }

    /// Forgets the objects to which the object refers, so that they do not keep each other, except those that its initializer got.
    func forgetRelationships() {
        for property in entity.relationships where property.position < values.count {
            values[property.position] = givenRelationships[property.position]
        }
    }
}
