import SwiftUI

/// A property of a view that has the objects of a fetch, and follows their changes.
@MainActor @preconcurrency @propertyWrapper
public struct FetchRequest<Result: NSFetchRequestResult>: DynamicProperty {
    @Environment(\.managedObjectContext) private var context
    @State private var results = FetchedObjects<Result>()
    nonisolated(unsafe) private let request: NSFetchRequest<Result>
    nonisolated(unsafe) private let transaction: Transaction

    /// Fetches what a request describes.
    nonisolated public init(fetchRequest: NSFetchRequest<Result>, transaction: Transaction) {
        request = fetchRequest
        self.transaction = transaction
    }
    /// Fetches what a request describes. Changes animate.
    nonisolated public init(fetchRequest: NSFetchRequest<Result>, animation: Animation? = nil) {
        self.init(fetchRequest: fetchRequest, transaction: Transaction(animation: animation))
    }
    /// Fetches the objects of an entity.
    nonisolated public init(
        entity: NSEntityDescription, sortDescriptors: [NSSortDescriptor], predicate: NSPredicate? = nil,
        animation: Animation? = nil
    ) {
        self.init(
            entity: entity, sortDescriptors: sortDescriptors, predicate: predicate,
            transaction: Transaction(animation: animation))
    }
    /// Fetches the objects of an entity.
    nonisolated public init(
        entity: NSEntityDescription, sortDescriptors: [NSSortDescriptor], predicate: NSPredicate? = nil,
        transaction: Transaction
    ) {
        self.init(
            fetchRequest: NSFetchRequest(entity, sortDescriptors, predicate), transaction: transaction)
    }

    /// The objects that were fetched.
    public var wrappedValue: FetchedResults<Result> { FetchedResults(results: results, elements: results.shown) }

    /// A binding to what the request asks for.
    public var projectedValue: Binding<Configuration> {
        let results = results
        return Binding {
            Configuration(
                nsSortDescriptors: results.shownOrder, nsPredicate: results.shownPredicate,
                typedOrder: results.typedOrder)
        } set: { new in
            results.order = new.nsSortDescriptors
            results.typedOrder = new.typedOrder
            results.predicate = .some(new.nsPredicate)
        }
    }

    /// What a request asks for.
    public struct Configuration {
        /// The order.
        public var nsSortDescriptors: [NSSortDescriptor]
        /// The objects; nil for all.
        public var nsPredicate: NSPredicate?
        fileprivate var typedOrder: Any?
    }

    /// Fetches from the context of the view, if that or the request is another one.
    nonisolated public mutating func update() {
        MainActor.assumeIsolated { results.follow(request, in: context, transaction) }
    }
}

extension FetchRequest.Configuration where Result: NSManagedObject {
    /// The order; empty if the request has `NSSortDescriptor`s.
    public var sortDescriptors: [SortDescriptor<Result>] {
        get { typedOrder as? [SortDescriptor<Result>] ?? [] }
        set { (nsSortDescriptors, typedOrder) = (newValue.map { NSSortDescriptor($0) }, newValue) }
    }
}

extension FetchRequest where Result: NSManagedObject {
    /// Fetches the objects of a class.
    nonisolated public init(
        sortDescriptors: [SortDescriptor<Result>], predicate: NSPredicate? = nil, animation: Animation? = nil
    ) {
        self.init(
            sortDescriptors: sortDescriptors, predicate: predicate, transaction: Transaction(animation: animation))
    }
    /// Fetches the objects of a class.
    nonisolated public init(
        sortDescriptors: [SortDescriptor<Result>], predicate: NSPredicate? = nil, transaction: Transaction
    ) {
        self.init(
            fetchRequest: NSFetchRequest(nil, sortDescriptors.map { NSSortDescriptor($0) }, predicate),
            transaction: transaction)
    }
    /// Fetches the objects of a class.
    @_disfavoredOverload
    nonisolated public init(
        sortDescriptors: [NSSortDescriptor], predicate: NSPredicate? = nil, animation: Animation? = nil
    ) {
        self.init(
            fetchRequest: NSFetchRequest(nil, sortDescriptors, predicate),
            transaction: Transaction(animation: animation))
    }
    /// Fetches the objects of a class.
    @_disfavoredOverload
    nonisolated public init(
        sortDescriptors: [NSSortDescriptor], predicate: NSPredicate? = nil, transaction: Transaction
    ) {
        self.init(fetchRequest: NSFetchRequest(nil, sortDescriptors, predicate), transaction: transaction)
    }
}

extension NSFetchRequest {
    /// A request for the objects of an entity; without one, for those of the class of the results.
    convenience init(_ entity: NSEntityDescription?, _ order: [NSSortDescriptor], _ predicate: NSPredicate?) {
        self.init(entityName: entity?.name ?? "")
        self.entity = entity
        sortDescriptors = order
        self.predicate = predicate
    }
}

/// The objects that a property of a view has fetched.
@MainActor @preconcurrency
public struct FetchedResults<Result: NSFetchRequestResult>: RandomAccessCollection {
    let results: FetchedObjects<Result>
    nonisolated(unsafe) let elements: [Result]

    /// The objects to fetch; nil for all.
    public var nsPredicate: NSPredicate? {
        get { results.shownPredicate }
        nonmutating set { results.predicate = .some(newValue) }
    }
    /// The order.
    public var nsSortDescriptors: [NSSortDescriptor] {
        get { results.shownOrder }
        nonmutating set { results.order = newValue }
    }

    nonisolated public var startIndex: Int { 0 }
    nonisolated public var endIndex: Int { elements.count }
    /// The object at a position.
    nonisolated public subscript(position: Int) -> Result { elements[position] }
}

extension FetchedResults where Result: NSManagedObject {
    /// The order. A read gives none that a request without types has described.
    public var sortDescriptors: [SortDescriptor<Result>] {
        get { results.typedOrder as? [SortDescriptor<Result>] ?? [] }
        nonmutating set {
            results.order = newValue.map { NSSortDescriptor($0) }
            results.typedOrder = newValue
        }
    }
}
