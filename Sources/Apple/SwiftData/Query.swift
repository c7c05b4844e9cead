import SwiftUI

/// A property of a view that has the objects of a fetch, and follows their changes.
@MainActor @preconcurrency public struct Query<Element: PersistentModel, Result>: DynamicProperty {
    @Environment(\.modelContext) private var context
    @State private var results = QueryResults()
    nonisolated(unsafe) private let descriptor: FetchDescriptor<Element>
    nonisolated(unsafe) private let transaction: Transaction

    /// Fetches the objects that a descriptor describes.
    nonisolated public init(_ descriptor: FetchDescriptor<Element>, transaction: Transaction? = nil)
    where Result == [Element] {
        self.descriptor = descriptor
        self.transaction = transaction ?? Transaction()
    }
    /// Fetches the objects that a descriptor describes. Changes animate.
    nonisolated public init(_ descriptor: FetchDescriptor<Element>, animation: Animation) where Result == [Element] {
        self.init(descriptor, transaction: Transaction(animation: animation))
    }
    /// Fetches objects in an order.
    nonisolated public init(
        filter: Predicate<Element>? = nil, sort descriptors: [SortDescriptor<Element>] = [],
        transaction: Transaction? = nil
    ) where Result == [Element] {
        self.init(FetchDescriptor(predicate: filter, sortBy: descriptors), transaction: transaction)
    }
    /// Fetches objects in an order. Changes animate.
    nonisolated public init(
        filter: Predicate<Element>? = nil, sort descriptors: [SortDescriptor<Element>] = [], animation: Animation
    ) where Result == [Element] {
        self.init(filter: filter, sort: descriptors, transaction: Transaction(animation: animation))
    }
    /// Fetches objects in the order of a property.
    nonisolated public init<Value: Comparable>(
        filter: Predicate<Element>? = nil, sort keyPath: KeyPath<Element, Value>, order: SortOrder = .forward,
        transaction: Transaction? = nil
    ) where Result == [Element] {
        nonisolated(unsafe) let keyPath = keyPath
        let descriptor = SortDescriptor(value: sendable(keyPath), order: order)
        self.init(filter: filter, sort: [descriptor], transaction: transaction)
    }
    /// Fetches objects in the order of a property. Changes animate.
    nonisolated public init<Value: Comparable>(
        filter: Predicate<Element>? = nil, sort keyPath: KeyPath<Element, Value>, order: SortOrder = .forward,
        animation: Animation
    ) where Result == [Element] {
        self.init(filter: filter, sort: keyPath, order: order, transaction: Transaction(animation: animation))
    }
    /// Fetches objects in the order of a property that may be nil.
    nonisolated public init<Value: Comparable>(
        filter: Predicate<Element>? = nil, sort keyPath: KeyPath<Element, Value?>, order: SortOrder = .forward,
        transaction: Transaction? = nil
    ) where Result == [Element] {
        let descriptor = SortDescriptor(value: sendable(keyPath), order: order)
        self.init(filter: filter, sort: [descriptor], transaction: transaction)
    }
    /// Fetches objects in the order of a property that may be nil. Changes animate.
    nonisolated public init<Value: Comparable>(
        filter: Predicate<Element>? = nil, sort keyPath: KeyPath<Element, Value?>, order: SortOrder = .forward,
        animation: Animation
    ) where Result == [Element] {
        self.init(filter: filter, sort: keyPath, order: order, transaction: Transaction(animation: animation))
    }

    /// The objects that were fetched as the view was updated last.
    public var wrappedValue: Result {
        guard let result = results.shownModels as? Result else {
            preconditionFailure("A query has an array of its model.")
        }
        return result
    }
    /// The context that fetches.
    public var modelContext: ModelContext { context }
    /// The error of the last fetch; nil if it had none.
    public var fetchError: (any Error)? { results.error }

    /// Fetches from the context of the view.
    nonisolated public mutating func update() {
        MainActor.assumeIsolated { results.fetch(descriptor, in: context, transaction) }
    }
}

/// A key path is a value that any thread may read.
private func sendable<Root, Value>(_ keyPath: KeyPath<Root, Value>) -> KeyPath<Root, Value> & Sendable {
    unsafeBitCast(keyPath, to: (KeyPath<Root, Value> & Sendable).self)
}

/// What a query has fetched. It belongs to the identity of its view.
@MainActor final class QueryResults: Observable {
    nonisolated private let registrar = ObservationRegistrar()
    private weak var context: ModelContext?
    private var models: Any = ()
    nonisolated(unsafe) private var reads = FetchReads()
    private(set) var error: (any Error)?
    nonisolated(unsafe) private var transaction = Transaction()
    /// What the views observe. It has no value of its own.
    nonisolated private var change: Void { () }

    nonisolated init() {}

    /// The objects, an array of the query's model.
    var shownModels: Any {
        registrar.access(self, keyPath: \.change)
        return models
    }

    func fetch<Element: PersistentModel>(
        _ descriptor: FetchDescriptor<Element>, in context: ModelContext, _ transaction: Transaction
    ) {
        self.transaction = transaction
        if self.context !== context {
            context.add(self)
            self.context = context
        }
        do {
            error = nil
            (models, reads) = try context.fetchWithReads(descriptor)
        } catch {
            self.error = error
            models = [Element]()
        }
    }

    /// Notes that the result may be another one now, if the properties on which it depends say so.
    nonisolated func invalidate(where isConcerned: (FetchReads) -> Bool) {
        guard isConcerned(reads) else { return }
        let announce = { [self] in registrar.withMutation(of: self, keyPath: \.change) {} }
        if transaction.animation == nil { announce() } else { withTransaction(transaction, announce) }
    }
}
