import HeadlessUI

extension ModelContext {
    /// Writes all changes to the store.
    public func save() throws { try save(by: .now, notifies: true) }

    /// - Parameters:
    ///   - event: The cause.
    ///   - notifies: Whether queries, other contexts and observers learn of the save.
    func save(by event: ModelEvent, notifies: Bool) throws {
        joinHost()
        guard hasChanges else { return }
        if notifies { NotificationCenter.default.post(name: Self.willSave, object: self) }
        for model in deleted.models { try check(model) }
        for (record, position) in requirements where record.lacksRequiredObject(at: position) {
            record.report(.requiredRelationship, position, .write)
        }
        requirements = []
        let saved = state.save(inserted.models, changed.models, deleted.models, by: event, author: author)
        host.note(sentence(of: event))
        for model in changed.models {
            for property in model._$record.takeMergedRelationships() { property.announce(model) }
        }
        for model in inserted.models { registerSaved(model) }
        if !inserted.isEmpty, host.assumptions.modelIdentifiers == .changedBySave { noteChange() }
        for model in deleted.models {
            removed.append(RegisteredModel(record: model._$record, model: model))
            registered[model._$record.identifier] = nil
        }
        (inserted, changed, deleted) = (PendingModels(), PendingModels(), PendingModels())
        // Another context may have saved before, and this one takes that over later.
        if saved.version == knownVersion + 1 { knownVersion = saved.version }
        guard notifies else { return }
        NotificationCenter.default.post(name: Self.didSave, object: self, userInfo: saved.userInfo)
        state.announce(to: self)
    }

    /// Saves the changes with which each host begins.
    func saveWithoutNotification() {
        staysInHost = true
        defer { staysInHost = false }
        try? save(by: .now, notifies: false)
    }

    /// Notes that the app gives the context to its views: with the objects of its container, each host begins.
    func prepareForViews() {
        guard isOfMainThread, EventEnd.isOnMainThread else { return }
        joinHost()
        knownContainer?.prepareForViews(self)
    }

    private func sentence(of event: ModelEvent) -> String {
        let parts = [("inserted", inserted), ("changed", changed), ("deleted", deleted)].filter { !$1.isEmpty }
        let words = parts.map { word, models in
            let counts = Dictionary(grouping: models.models) { $0._$record.entity.name }.mapValues(\.count)
            return counts.sorted { $0.key < $1.key }.map { "\($1) \($0)" }.joined(separator: ", ") + " \(word)"
        }
        return (event == .automatic ? "the context saves by itself: " : "a context is saved: ")
            + words.joined(separator: "; ")
    }

    /// Registers an object that was new. If it has taken the row of another one, that object has its values now.
    private func registerSaved(_ model: any PersistentModel) {
        guard let other = registered[model._$record.identifier]?.model, other !== model else { return register(model) }
        for property in other._$record.refresh(keepsChanges: false) { property.announce(other) }
        noteChange()
    }

    /// - Throws: an error if the object must not be deleted while it refers to others.
    private func check(_ model: any PersistentModel) throws {
        for property in model._$record.entity.relationships where property.deleteRule == .deny {
            let others = model._$record.members(property).filter { !$0._$record.isDeletionPending }
            guard others.isEmpty else { throw SwiftDataError.deletionDenied(property.name) }
        }
    }

    /// Forgets the changes since the last save.
    public func rollback() {
        for model in inserted.models {
            registered[model._$record.identifier] = nil
            model._$record.forgetContext()
        }
        for model in deleted.models { model._$record.takeDeletionBack() }
        requirements = []
        let reverted = changed.models + deleted.models
        (inserted, changed, deleted) = (PendingModels(), PendingModels(), PendingModels())
        for model in reverted {
            for property in model._$record.refresh(keepsChanges: false) { property.announce(model) }
        }
        undoManager?.removeAllActions(withTarget: self)
        noteChange()
    }

    /// Runs code, then saves.
    public func transaction(block: () throws -> Void) throws {
        try block()
        try save()
    }

    /// Takes over the changes of the values. The context does so at once here.
    public func processPendingChanges() {}

    /// Takes over what other contexts have saved.
    func mergeOtherSaves() {
        let version = state.version
        guard version != knownVersion else { return }
        let known = knownVersion
        knownVersion = version
        for identifier in state.changes(since: known) {
            guard let model = registered[identifier]?.model else { continue }
            if host.assumptions.modelMerge == .keepsValues, !model._$record.isDeletedOrPending { continue }
            for property in model._$record.refresh(keepsChanges: true) { property.announce(model) }
        }
        for query in queries { query.query?.invalidate { _ in true } }
    }
}
