import HeadlessUI

/// What a context knows of one object: its values, and where it stands between insertion and deletion.
///
/// A property that was not read since its object was fetched has no value yet, as a fault of SwiftData. The first read takes it from
/// the row of the store. So an object that is deleted answers for what was read before, and traps for the rest.
public final class ModelRecord {
    /// Where an object stands.
    enum Phase {
        /// No context has it.
        case unmanaged
        /// The next save makes its row.
        case inserted
        /// The store has its row, as far as the context knows.
        case saved
        /// The next save deletes its row.
        case deletionPending
        /// Its deletion is saved by its own context.
        case deleted
    }

    let entity: ModelEntity
    var values: [Any?] = []
    /// The objects to which the initializer has let the object refer, by the position of the property.
    private(set) var givenRelationships: [Int: Any] = [:]
    /// Whether the record has the values that the initializers of superclasses have set.
    private var isWhole = false
    /// The identifier, if code has asked for it.
    var knownIdentifier: PersistentIdentifier?
    /// The identifier, which the object gets when code asks for it first.
    var identifier: PersistentIdentifier {
        if let knownIdentifier { return knownIdentifier }
        let new = PersistentIdentifier(of: entity.name)
        knownIdentifier = new
        return new
    }
    /// The identifier that code of the app sees.
    var shownIdentifier: PersistentIdentifier {
        let isTemporary = phase == .unmanaged || phase == .inserted
        return isTemporary && host.assumptions.modelIdentifiers == .changedBySave ? identifier.temporary : identifier
    }
    /// The object.
    weak var model: (any PersistentModel)?
    var registrar: ObservationRegistrar?
    var phase = Phase.unmanaged
    weak var context: ModelContext?
    /// The container of the context.
    weak var container: ModelContainer?
    /// The row of the object, also after it is deleted.
    var row: StoredRow?
    /// The properties with changes that are not saved.
    var changedPositions: Set<Int> = [] { didSet { if changedPositions.isEmpty { membersBefore = [:] } } }
    /// The objects that relationships to many had before their first change that is not saved, by the position of the property.
    var membersBefore: [Int: [PersistentIdentifier]] = [:]
    /// The relationships to which the last save has added what other contexts have saved.
    var mergedPositions: Set<Int> = []
    var deletion: ModelEvent?
    var save: ModelEvent?
    var host = HostReference.current

    /// The record of a new object.
    public init<Model: PersistentModel>(of type: Model.Type) {
        entity = ModelEntity.of(type)
    }

    /// The record of an object with a row.
    init(_ row: StoredRow, in context: ModelContext) {
        entity = row.entity
        knownIdentifier = row.identifier
        values = Array(repeating: nil, count: entity.properties.count)
        phase = .saved
        self.row = row
        self.context = context
        container = context.knownContainer
        isWhole = true
    }

    var visibleContext: ModelContext? { phase == .deleted ? nil : context }
    var isDeletionPending: Bool { phase == .deletionPending }
    var isDeletedOrPending: Bool { phase == .deletionPending || phase == .deleted || row?.isDeleted == true }
    var hasUnsavedChanges: Bool {
        switch phase {
        case .unmanaged, .deleted: false
        case .inserted, .deletionPending: true
        case .saved: !changedPositions.isEmpty
        }
    }

    // MARK: What the accessors of a model call

    /// Takes over the values that the initializer of the superclass has set, once. Returns the record.
    public func joined(with inherited: @autoclosure () -> ModelRecord) -> ModelRecord {
        if isWhole { return self }
        isWhole = true
        let inherited = inherited()
        values += Array(repeating: nil, count: max(0, inherited.values.count - values.count))
        for (position, value) in inherited.values.enumerated() where value != nil { values[position] = value }
        givenRelationships.merge(inherited.givenRelationships) { $1 }
        // A record that is not used any more must not keep objects.
        (inherited.values, inherited.givenRelationships) = ([], [:])
        return self
    }

    /// Sets the first value of a property of a new object.
    public func initialize<Value>(_ position: Int, to value: Value) {
        if values.count <= position { values += Array(repeating: nil, count: position + 1 - values.count) }
        values[position] = .some(value)
        if model == nil, row == nil, entity.properties[position].destination != nil {
            givenRelationships[position] = value
        }
    }

    /// Returns the value of a property.
    public func read<Model: PersistentModel, Value>(
        _ position: Int, of model: Model, _ keyPath: KeyPath<Model, Value>, _ registrar: ObservationRegistrar
    ) -> Value {
        if let context, context.isFetching {
            context.fetchReads?.insert(entity, position)
            let isSaved = context.fetchReads?.isOfSavedValues == true && changedPositions.contains(position)
            return valueInFetch(position, isSaved: isSaved)
        }
        remember(model, registrar)
        joinHost(model)
        registrar.access(model, keyPath: keyPath)
        checkThread(position, .read)
        guard let value = known(position, as: Value.self) else { return faulted(position) }
        if phase == .deleted || row?.isDeleted == true {
            host.noteDeletedRead(
                of: value, model: entity.name, property: entity.properties[position].name,
                deletion: deletion ?? row?.deletion, save: save ?? row?.save)
        }
        return value
    }

    /// Returns the value of a constant of an object that was fetched.
    public func constant<Value>(_ position: Int) -> Value {
        guard let value = row?.value(at: position) as? Value else {
            endApp("\(entity.name).\(entity.properties[position].name) has no value")
        }
        return value
    }

    /// Changes the value of a property.
    public func write<Model: PersistentModel, Value>(
        _ position: Int, of model: Model, _ keyPath: KeyPath<Model, Value>, _ registrar: ObservationRegistrar,
        _ value: Value
    ) {
        remember(model, registrar)
        joinHost(model)
        checkThread(position, .write)
        guard phase != .deleted, row?.isDeleted != true else { return report(.lostWrite, position, .write) }
        let property = entity.properties[position]
        if property.destination == nil {
            host.noteWrite(of: value, model: entity.name, property: property.name)
            return registrar.withMutation(of: model, keyPath: keyPath) { change(position, to: value) }
        }
        let old: Value? = known(position, as: Value.self) ?? (row == nil ? nil : faulted(position))
        // A relationship has an object once: if the other side was set before, an append adds it again.
        let unique = (value as? any RelationshipValue)?.withoutRepetitions
        let value = unique.flatMap { $0 as? Value } ?? value
        registrar.withMutation(of: model, keyPath: keyPath) { change(position, to: value) }
        context?.connect(
            model, property, from: old.map { property.members(of: $0) } ?? [], to: property.members(of: value))
        if phase == .unmanaged { joinContext(of: property.members(of: value), model) }
    }

    /// Lets an object without a context join that of an object to which it refers now.
    private func joinContext(of members: [any PersistentModel], _ model: any PersistentModel) {
        if let context = members.lazy.compactMap({ $0._$record.context }).first { context.insertAny(model) }
    }

    private func change<Value>(_ position: Int, to value: Value) {
        var old: Any? = known(position, as: Value.self)
        if old == nil, row != nil, context?.undoManager != nil { old = valueInFetch(position) as Value }
        let property = entity.properties[position]
        if property.isToMany, row != nil, !changedPositions.contains(position) {
            membersBefore[position] = members(property).map(\._$record.identifier)
        }
        initialize(position, to: value)
        changedPositions.insert(position)
        context?.noteChange(of: self, position, old: old)
    }

    private func remember(_ model: any PersistentModel, _ registrar: ObservationRegistrar) {
        if self.registrar == nil { self.registrar = registrar }
        if self.model == nil { self.model = model }
    }

    // MARK: Values

    private func known<Value>(_ position: Int, as type: Value.Type) -> Value? {
        guard position < values.count, let value = values[position] else { return nil }
        return value as? Value
    }

    /// Returns a value that was not read before.
    private func faulted<Value>(_ position: Int) -> Value {
        if phase == .deleted {
            report(.detached, position, .read)
        } else if context == nil, row != nil {
            report(.reset, position, .read)
        } else if row?.isDeleted == true {
            report(.invalidated, position, .read)
        }
        let value: Value = valueInFetch(position)
        if context != nil { initialize(position, to: value) }
        return value
    }

    /// Returns a value for a predicate or an order, without making it known.
    ///
    /// - Parameter isSaved: Whether to return the value that the row has, also if there is another one that is not saved.
    private func valueInFetch<Value>(_ position: Int, isSaved: Bool = false) -> Value {
        if !isSaved, let value = known(position, as: Value.self) { return value }
        let property = entity.properties[position]
        let stored = row?.value(at: position)
        let value =
            property.destination == nil
            ? stored : property.value(of: objects(stored, property))
        guard let value = value as? Value else {
            endApp("\(entity.name).\(property.name) has no value: the object to which it must refer is deleted")
        }
        return value
    }

    /// Returns the objects of a stored relationship. One with an inverse is what the store finds by that, so it has no object that is gone.
    private func objects(_ stored: Any?, _ property: ModelProperty) -> [any PersistentModel] {
        guard let context, let identifiers = stored as? [PersistentIdentifier] else { return [] }
        let isSearched = property.isToMany && property.inverse != nil
        return identifiers.compactMap { identifier in
            if isSearched, context.state.row(identifier)?.isDeleted == true { return nil }
            return context.object(for: identifier)
        }
    }

    /// Makes the attributes known that a fetch reads together.
    func readAtFetch() {
        guard phase == .saved, let row else { return }
        values += Array(repeating: nil, count: max(0, entity.properties.count - values.count))
        for property in entity.properties
        where property.isReadAtFetch && !property.isConstant && values[property.position] == nil {
            values[property.position] = row.value(at: property.position)
        }
    }

    /// Returns the objects to which a relationship refers.
    func members(_ property: ModelProperty) -> [any PersistentModel] {
        if property.position < values.count, let value = values[property.position] {
            return property.members(of: value)
        }
        return objects(row?.value(at: property.position), property)
    }

    /// Returns a value as a row keeps it.
    func storedValue(_ property: ModelProperty) -> Any? {
        if property.isEphemeral { return property.makeDefaultValue?() }
        if property.isConstant { return model.flatMap { property.value(in: $0) } ?? row?.value(at: property.position) }
        guard property.position < values.count, let value = values[property.position] else {
            return row?.value(at: property.position)
        }
        return property.destination == nil ? value : property.members(of: value).map { $0._$record.identifier }
    }

    // MARK: Reports

    private func checkThread(_ position: Int, _ access: RuntimeIssue.Access) {
        guard let context, !context.isOwnedHere else { return }
        report(.otherThread, position, access)
    }

    /// Reports a misuse of a property to the host of the object.
    func report(_ kind: ModelMisuse.Kind, _ position: Int, _ access: RuntimeIssue.Access) {
        guard host.isCurrent else { return }
        let misuse = ModelMisuse(
            kind, of: .swiftData, model: entity.name,
            property: position < entity.properties.count ? entity.properties[position].name : "",
            deletion: deletion ?? row?.deletion, save: save ?? row?.save)
        host.report(misuse, access)
        if misuse.kind.traps, host.trapsAtStaleDereference { endApp(misuse.message) }
    }
}
