import HeadlessUI

extension ModelContext {
    func register(_ model: any PersistentModel) {
        registered[model._$record.identifier] = RegisteredModel(record: model._$record, model: model)
    }

    /// Returns the object with an identifier; nil if the store never had one.
    func object(for identifier: PersistentIdentifier) -> (any PersistentModel)? {
        joinHost()
        if let model = registered[identifier]?.model { return model }
        return state.row(identifier).map { object(of: $0) }
    }

    func object(of row: StoredRow) -> any PersistentModel {
        if let model = registered[row.identifier]?.model { return model }
        if state.isMain(self), let model = knownContainer?.firstObject(row.identifier),
            model._$record.joinHost(model, with: self)
        {
            return model
        }
        let record = ModelRecord(row, in: self)
        let model = row.entity.make(record)
        record.model = model
        register(model)
        return model
    }

    /// Returns the object with an identifier, whether the store still has it or not. A read of an object that is gone traps.
    public func model(for persistentModelID: PersistentIdentifier) -> any PersistentModel {
        guard let model = object(for: persistentModelID.permanent) else {
            endApp("No object has the identifier \(persistentModelID).")
        }
        return model
    }

    /// Returns the object with an identifier, if the context has it.
    public func registeredModel<T: PersistentModel>(for persistentModelID: PersistentIdentifier) -> T? {
        registered[persistentModelID.permanent]?.model as? T
    }

    /// The objects of a model and of those that inherit from it: those with a row, then the new ones.
    func objects(of entity: ModelEntity, includesPending: Bool) -> [any PersistentModel] {
        joinHost()
        if !EventEnd.isUpdating { mergeOtherSaves() }
        var models: [any PersistentModel] = []
        for row in state.rows(of: entity) {
            let model = object(of: row)
            if includesPending, model._$record.isDeletionPending { continue }
            models.append(model)
        }
        return includesPending ? models + inserted.models.filter { $0._$record.entity.isKind(of: entity) } : models
    }

    /// Runs the predicate and the order of a fetch. Returns the properties that they have read.
    ///
    /// - Parameter savedValues: Whether they compare what is saved, without the changes that are not.
    func whileFetching(savedValues: Bool, _ body: () throws -> Void) rethrows -> FetchReads {
        let outer = fetchReads
        fetchReads = FetchReads(isOfSavedValues: savedValues)
        defer { fetchReads = outer }
        try body()
        return fetchReads ?? FetchReads(isOfSavedValues: savedValues)
    }

    /// The objects that the context has.
    var allObjects: [any PersistentModel] {
        registered.sorted { $0.key < $1.key }.compactMap { $0.value.model }
    }
}
