import HeadlessUI

/// The objects that code works with, and their changes until a save.
public final class ModelContext: Equatable, CustomDebugStringConvertible {
    /// Posted before a save.
    public static let willSave = Notification.Name("ModelContextWillSave")
    /// Posted after a save, with the identifiers of what it has changed.
    public static let didSave = Notification.Name("ModelContextDidSave")

    /// The keys of a save's notification.
    public enum NotificationKey: String {
        case insertedIdentifiers = "inserted"
        case updatedIdentifiers = "updated"
        case deletedIdentifiers = "deleted"
        case invalidatedAllIdentifiers, queryGeneration
    }

    /// The container. A context does not keep it: without one, its objects can no longer be used.
    public var container: ModelContainer {
        guard let knownContainer else { endApp("The container of this context is gone.") }
        return knownContainer
    }
    private(set) weak var knownContainer: ModelContainer?
    private(set) var state: ContainerState
    /// Whether the context is the one of the main thread.
    var isMain = false
    /// Whether the context saves its changes at the end of each event of the main run loop.
    public var autosaveEnabled = false { didSet { scheduleAutosave() } }
    /// The undo manager that knows the changes; nil if they cannot be undone.
    public var undoManager: UndoManager?
    /// The name under which the history knows the saves.
    public var author: String?

    var registered: [PersistentIdentifier: RegisteredModel] = [:]
    /// The objects whose deletion is saved.
    var removed: [RegisteredModel] = []
    /// The relationships that must have an object, and whose object is deleted.
    var requirements: [(record: ModelRecord, position: Int)] = []
    var inserted = PendingModels()
    var changed = PendingModels()
    var deleted = PendingModels()
    var queries: [WeakQuery] = []
    private var isSaveScheduled = false
    /// Whether a fetch is evaluating its predicate, which neither observes objects nor makes their values known.
    var isFetching: Bool { fetchReads != nil }
    /// The properties that the predicate and the order of the current fetch have read; nil if there is no fetch.
    var fetchReads: FetchReads?
    let isOfMainThread = EventEnd.isOnMainThread
    /// Whether the context belongs to an actor.
    var isOfActor = false
    private(set) var host = HostReference.current
    /// Whether the contents of an earlier host are being saved, with which the current one begins.
    var staysInHost = false
    /// The save up to which the context knows those of other contexts.
    var knownVersion: Int

    struct RegisteredModel { weak var record: ModelRecord?; weak var model: (any PersistentModel)? }
    struct WeakQuery { weak var query: QueryResults? }

    /// A context of a container.
    public init(_ container: ModelContainer) {
        knownContainer = container
        state = container.state
        knownVersion = state.version
        state.add(self)
    }

    deinit { forgetRelationships() }

    private func forgetRelationships() {
        for entry in registered.values { entry.record?.forgetRelationships() }
        for entry in removed { entry.record?.forgetRelationships() }
    }

    /// Lets a context that code keeps beyond a case go on with the contents of the current one.
    func joinHost() {
        guard !staysInHost, !host.isCurrent, HostReference.isThere, let container = knownContainer else { return }
        forgetRelationships()
        (registered, removed, queries, requirements) = ([:], [], [], [])
        (inserted, changed, deleted) = (PendingModels(), PendingModels(), PendingModels())
        host = .current
        // The clock of the earlier host, which would have saved, is gone.
        isSaveScheduled = false
        state = container.state
        knownVersion = state.version
        state.add(self)
        if isMain { state.setMain(self) }
    }

    public static func == (first: ModelContext, second: ModelContext) -> Bool { first === second }
    public var debugDescription: String { "ModelContext(\(inserted.count) inserted, \(changed.count) changed)" }

    /// Whether the calling thread may use the objects of the context.
    ///
    /// The executor of an actor that is made on the main thread runs its jobs there on some systems, so such a context is never on the
    /// wrong thread.
    var isOwnedHere: Bool {
        isOfActor ? isOfMainThread || !EventEnd.isOnMainThread : isOfMainThread == EventEnd.isOnMainThread
    }

    // MARK: Changes

    /// Whether there are changes that are not saved.
    public var hasChanges: Bool { !inserted.isEmpty || !changed.isEmpty || !deleted.isEmpty }
    /// The objects that the next save makes rows for.
    public var insertedModelsArray: [any PersistentModel] { inserted.models }
    /// The objects with changes that the next save writes.
    public var changedModelsArray: [any PersistentModel] { changed.models }
    /// The objects that the next save deletes.
    public var deletedModelsArray: [any PersistentModel] { deleted.models }

    /// Adds an object, and those to which it refers.
    public func insert<T: PersistentModel>(_ model: T) { insertAny(model) }

    func insertAny(_ model: any PersistentModel) {
        joinHost()
        let record = model._$record
        guard state.schema.contains(record.entity) else {
            endApp("The container of this context has no model \(record.entity.name).")
        }
        if let other = record.context, other !== self, other.host.isCurrent, record.phase != .deleted {
            return record.report(.otherContext, 0, .write)
        }
        if record.context === self {
            switch record.phase {
            case .deletionPending: return restore(model)
            case .inserted, .saved: return
            case .unmanaged, .deleted: break
            }
        }
        record.insert(model, into: self)
        if host.hasReadDeletedValues {
            for (property, value) in zip(record.entity.properties, record.values) where property.destination == nil {
                host.noteWrite(of: value, model: record.entity.name, property: property.name)
            }
        }
        register(model)
        inserted.add(model)
        undoable { $0.deleteAny(model) }
        for property in record.entity.relationships {
            connect(model, property, from: [], to: record.members(property))
        }
        noteChange(of: record.entity)
    }

    /// Keeps both ends of a relationship equal, and adds the objects to which an object of the context refers.
    func connect(
        _ owner: any PersistentModel, _ property: ModelProperty, from old: [any PersistentModel],
        to new: [any PersistentModel]
    ) {
        let (before, after) = (Set(old.map { ObjectIdentifier($0) }), Set(new.map { ObjectIdentifier($0) }))
        for member in new where !before.contains(ObjectIdentifier(member)) {
            let record = member._$record
            if let other = record.context, other !== self, other.host.isCurrent, record.phase != .deleted {
                owner._$record.report(.otherContext, property.position, .write)
                continue
            }
            if record.phase == .unmanaged || record.context !== self { insertAny(member) }
            property.inverse?.add(owner, to: member)
        }
        for member in old where !after.contains(ObjectIdentifier(member)) && !member._$record.isDeletedOrPending {
            property.inverse?.remove(owner, from: member)
        }
    }

    /// Deletes an object with the next save.
    public func delete<T: PersistentModel>(_ model: T) { deleteAny(model) }

    func deleteAny(_ model: any PersistentModel) {
        joinHost()
        let record = model._$record
        guard record.context === self else {
            if let other = record.context, other.host.isCurrent { record.report(.deletionByOtherContext, 0, .write) }
            return
        }
        switch record.phase {
        case .inserted:
            record.phase = .deletionPending
            inserted.remove(model)
            registered[record.identifier] = nil
            undoable { $0.insertAny(model) }
            applyDeleteRules(of: model)
            record.forgetContext()
        case .saved:
            record.deleted(.now)
            host.note("\(record.entity.name) is deleted, and not saved yet")
            changed.remove(model)
            deleted.add(model)
            undoable { $0.restore(model) }
            applyDeleteRules(of: model)
        case .unmanaged, .deletionPending, .deleted: return
        }
        noteChange(of: record.entity)
    }

    private func applyDeleteRules(of model: any PersistentModel) {
        for property in model._$record.entity.relationships {
            for member in model._$record.members(property) {
                switch property.deleteRule {
                case .cascade: deleteAny(member)
                case .nullify where member._$record.isDeletedOrPending: break
                case .nullify: nullify(property.inverse, of: member, without: model)
                case .deny, .noAction: break
                }
            }
        }
    }

    private func nullify(_ inverse: ModelProperty?, of member: any PersistentModel, without model: any PersistentModel)
    {
        guard let inverse else { return }
        if inverse.isRequired {
            requirements.append((member._$record, inverse.position))
        } else {
            inverse.remove(model, from: member)
        }
    }

    /// Takes a deletion back. After the save, the object gets a row again.
    private func restore(_ model: any PersistentModel) {
        let record = model._$record
        if record.phase == .deleted {
            record.insertAgain()
            register(model)
            inserted.add(model)
        } else {
            deleted.remove(model)
            record.takeDeletionBack()
            if !record.changedPositions.isEmpty { changed.add(model) }
        }
        undoable { $0.deleteAny(model) }
        noteChange(of: record.entity)
    }

    private func undoable(_ undo: @escaping (ModelContext) -> Void) {
        undoManager?.registerUndo(withTarget: self, handler: undo)
    }

    /// Notes that a property of an object changes.
    func noteChange(of record: ModelRecord, _ position: Int, old: Any?) {
        guard let model = record.model else { return }
        if record.phase == .saved { changed.add(model) }
        if let undoManager, let old {
            undoManager.registerUndo(withTarget: self) { [weak model] _ in
                if let model { record.entity.properties[position].set(old, of: model) }
            }
        }
        noteChange { $0.contains(record.entity, position) }
    }

    /// Notes that an object of a model comes or goes.
    private func noteChange(of entity: ModelEntity) {
        noteChange { $0.elements.map { entity.isKind(of: $0) } == true }
    }

    func noteChange(whichConcerns isConcerned: (FetchReads) -> Bool = { _ in true }) {
        queries.removeAll { $0.query == nil }
        for query in queries { query.query?.invalidate(where: isConcerned) }
        scheduleAutosave()
    }

    private func scheduleAutosave() {
        guard autosaveEnabled, isOfMainThread, !isOfActor, !isSaveScheduled, hasChanges else { return }
        isSaveScheduled = true
        let context = WeakContext(context: self)
        switch host.assumptions.modelAutosave {
        case .eachEvent: EventEnd.run { context.context?.autosave() }
        case .fifteenSecondsLater: EventEnd.run(after: 15) { context.context?.autosave() }
        }
    }

    private struct WeakContext: @unchecked Sendable { weak var context: ModelContext? }

    private func autosave() {
        isSaveScheduled = false
        // The case may be over.
        if autosaveEnabled, host.isCurrent || !HostReference.isThere { try? save(by: .automatic, notifies: true) }
    }

    func add(_ query: QueryResults) {
        // A context that joins a host forgets its queries.
        joinHost()
        queries.append(WeakQuery(query: query))
    }
}

@available(*, unavailable, message: "contexts cannot be shared between threads")
extension ModelContext: Sendable {}
