/// Which objects of a model to fetch, and in which order.
public struct FetchDescriptor<T: PersistentModel> {
    /// The objects to fetch; nil for all.
    public var predicate: Predicate<T>?
    /// The order; empty for that of the insertions.
    public var sortBy: [SortDescriptor<T>]
    /// The most objects to fetch; nil for all.
    public var fetchLimit: Int?
    /// How many objects to leave out first; nil for none.
    public var fetchOffset: Int?
    /// Whether objects and values count that are not saved.
    public var includePendingChanges = true
    /// The properties that the fetch reads; empty for all. Has no effect here.
    public var propertiesToFetch: [PartialKeyPath<T>] = []
    /// The relationships that the fetch reads. Has no effect here.
    public var relationshipKeyPathsForPrefetching: [PartialKeyPath<T>] = []

    /// Describes a fetch.
    public init(predicate: Predicate<T>? = nil, sortBy: [SortDescriptor<T>] = []) {
        self.predicate = predicate
        self.sortBy = sortBy
    }
}

extension FetchDescriptor: @unchecked Sendable where T: SendableMetatype {}

extension ModelContext {
    /// Returns the objects that a descriptor describes.
    ///
    /// - Throws: the error of the predicate.
    public func fetch<T: PersistentModel>(_ descriptor: FetchDescriptor<T>) throws -> [T] {
        try fetchWithReads(descriptor).models
    }

    /// Returns the objects, and the properties on which the result depends.
    func fetchWithReads<T: PersistentModel>(_ descriptor: FetchDescriptor<T>) throws -> (models: [T], reads: FetchReads)
    {
        var models = objects(of: ModelEntity.of(T.self), includesPending: descriptor.includePendingChanges)
            .compactMap { $0 as? T }
        var reads = try whileFetching(savedValues: !descriptor.includePendingChanges) {
            if let predicate = descriptor.predicate { models = try models.filter { try predicate.evaluate($0) } }
            if !descriptor.sortBy.isEmpty { models.sort(using: descriptor.sortBy) }
        }
        if let offset = descriptor.fetchOffset { models = Array(models.dropFirst(max(0, offset))) }
        if let limit = descriptor.fetchLimit, limit > 0 { models = Array(models.prefix(limit)) }
        for model in models { model._$record.readAtFetch() }
        reads.elements = ModelEntity.of(T.self)
        return (models, reads)
    }

    /// Returns the objects that a descriptor describes, in batches.
    ///
    /// - Throws: An error if the descriptor includes changes that are not saved, and the error of the predicate.
    public func fetch<T: PersistentModel>(
        _ descriptor: FetchDescriptor<T>, batchSize: Int
    ) throws -> FetchResultsCollection<T> {
        if descriptor.includePendingChanges { throw SwiftDataError.includePendingChangesWithBatchSize }
        return FetchResultsCollection(elements: try fetch(descriptor))
    }

    /// Returns how many objects a descriptor describes.
    public func fetchCount<T: PersistentModel>(_ descriptor: FetchDescriptor<T>) throws -> Int {
        try fetch(descriptor).count
    }

    /// Returns the identifiers of the objects that a descriptor describes.
    public func fetchIdentifiers<T: PersistentModel>(_ descriptor: FetchDescriptor<T>) throws -> [PersistentIdentifier]
    {
        try fetch(descriptor).map(\.persistentModelID)
    }

    /// Returns the identifiers of the objects that a descriptor describes, in batches.
    ///
    /// - Throws: An error if the descriptor includes changes that are not saved, and the error of the predicate.
    public func fetchIdentifiers<T: PersistentModel>(
        _ descriptor: FetchDescriptor<T>, batchSize: Int
    ) throws -> FetchResultsCollection<PersistentIdentifier> {
        if descriptor.includePendingChanges { throw SwiftDataError.includePendingChangesWithBatchSize }
        return FetchResultsCollection(elements: try fetchIdentifiers(descriptor))
    }

    /// Runs code for each object that a descriptor describes.
    public func enumerate<T: PersistentModel>(
        _ descriptor: FetchDescriptor<T>, batchSize: Int = 5000, allowEscapingMutations: Bool = false,
        block: (T) throws -> Void
    ) throws {
        for model in try fetch(descriptor) { try block(model) }
    }

    /// Deletes the rows of objects at once. Objects that code holds learn nothing of it, and no rule but the loss of references is kept:
    /// that of the trigger of SQLite that Core Data makes.
    ///
    /// - Throws: the error of the predicate, and `SwiftDataError` if another object must refer to one of the objects. No row is deleted
    ///   then.
    /// - Parameters:
    ///   - model: The model.
    ///   - predicate: The objects; nil for all.
    ///   - includeSubclasses: Whether objects count whose class inherits from the model.
    public func delete<T: PersistentModel>(
        model: T.Type, where predicate: Predicate<T>? = nil, includeSubclasses: Bool = true
    ) throws {
        var descriptor = FetchDescriptor<T>(predicate: predicate)
        descriptor.includePendingChanges = false
        let isConcerned = { (model: T) in includeSubclasses || Swift.type(of: model) == T.self }
        let models = try fetch(descriptor).filter(isConcerned)
        try state.deleteRows(of: models.map(\._$record), author: author)
        for case let model as T in insertedModelsArray
        where try isConcerned(model) && predicate?.evaluate(model) ?? true { delete(model) }
        mergeOtherSaves()
        state.announce(to: self)
    }
}

/// Objects or identifiers that were fetched.
public struct FetchResultsCollection<T>: RandomAccessCollection {
    let elements: [T]
    public var startIndex: Int { 0 }
    public var endIndex: Int { elements.count }
    /// The object or identifier at a position.
    public subscript(position: Int) -> T { elements[position] }
}

/// The properties that the predicate and the order of a fetch have read.
struct FetchReads {
    private struct Property: Hashable {
        let entity: ObjectIdentifier
        let position: Int
    }

    /// The model that was fetched.
    var elements: ModelEntity?
    /// Whether the fetch compares what is saved, without the changes that are not.
    let isOfSavedValues: Bool
    private var properties: Set<Property> = []

    init(isOfSavedValues: Bool = false) { self.isOfSavedValues = isOfSavedValues }

    mutating func insert(_ entity: ModelEntity, _ position: Int) {
        properties.insert(Property(entity: ObjectIdentifier(entity), position: position))
    }

    func contains(_ entity: ModelEntity, _ position: Int) -> Bool {
        properties.contains(Property(entity: ObjectIdentifier(entity), position: position))
    }
}
