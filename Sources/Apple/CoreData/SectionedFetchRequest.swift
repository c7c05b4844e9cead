import SwiftUI

/// A property of a view that has the objects of a fetch in sections, and follows their changes.
@MainActor @preconcurrency @propertyWrapper
public struct SectionedFetchRequest<SectionIdentifier: Hashable, Result: NSFetchRequestResult>: DynamicProperty {
    @Environment(\.managedObjectContext) private var context
    @State private var results = FetchedObjects<Result>()
    @State private var sections = SectionPath<SectionIdentifier, Result>()
    nonisolated(unsafe) private let request: NSFetchRequest<Result>
    nonisolated(unsafe) private let sectionIdentifier: KeyPath<Result, SectionIdentifier>
    nonisolated(unsafe) private let transaction: Transaction

    /// Fetches what a request describes.
    nonisolated public init(
        fetchRequest: NSFetchRequest<Result>, sectionIdentifier: KeyPath<Result, SectionIdentifier>,
        transaction: Transaction
    ) {
        request = fetchRequest
        self.sectionIdentifier = sectionIdentifier
        self.transaction = transaction
    }
    /// Fetches what a request describes. Changes animate.
    nonisolated public init(
        fetchRequest: NSFetchRequest<Result>, sectionIdentifier: KeyPath<Result, SectionIdentifier>,
        animation: Animation? = nil
    ) {
        self.init(
            fetchRequest: fetchRequest, sectionIdentifier: sectionIdentifier,
            transaction: Transaction(animation: animation))
    }
    /// Fetches the objects of an entity. Changes animate.
    nonisolated public init(
        entity: NSEntityDescription, sectionIdentifier: KeyPath<Result, SectionIdentifier>,
        sortDescriptors: [NSSortDescriptor], predicate: NSPredicate? = nil, animation: Animation? = nil
    ) {
        self.init(
            fetchRequest: NSFetchRequest(entity, sortDescriptors, predicate), sectionIdentifier: sectionIdentifier,
            animation: animation)
    }
    /// Fetches the objects of an entity.
    nonisolated public init(
        entity: NSEntityDescription, sectionIdentifier: KeyPath<Result, SectionIdentifier>,
        sortDescriptors: [NSSortDescriptor], predicate: NSPredicate? = nil, transaction: Transaction
    ) {
        self.init(
            fetchRequest: NSFetchRequest(entity, sortDescriptors, predicate), sectionIdentifier: sectionIdentifier,
            transaction: transaction)
    }

    /// The sections of the objects that were fetched.
    public var wrappedValue: SectionedFetchResults<SectionIdentifier, Result> {
        SectionedFetchResults(results: results, path: sections, results.shown)
    }

    /// A binding to what the request asks for.
    public var projectedValue: Binding<Configuration> {
        let (results, sections, first) = (results, sections, sectionIdentifier)
        return Binding {
            Configuration(
                sectionIdentifier: sections.keyPath ?? first, nsSortDescriptors: results.shownOrder,
                nsPredicate: results.shownPredicate, typedOrder: results.typedOrder)
        } set: { new in
            sections.keyPath = new.sectionIdentifier
            results.order = new.nsSortDescriptors
            results.typedOrder = new.typedOrder
            results.predicate = .some(new.nsPredicate)
        }
    }

    /// What a request asks for.
    public struct Configuration {
        /// The property whose values name the sections.
        public var sectionIdentifier: KeyPath<Result, SectionIdentifier>
        /// The order.
        public var nsSortDescriptors: [NSSortDescriptor]
        /// The objects; nil for all.
        public var nsPredicate: NSPredicate?
        fileprivate var typedOrder: Any?
    }

    /// Fetches from the context of the view, if that or the request is another one.
    nonisolated public mutating func update() {
        MainActor.assumeIsolated {
            if sections.keyPath == nil { sections.keyPath = sectionIdentifier }
            results.follow(request, in: context, transaction)
        }
    }
}

extension SectionedFetchRequest.Configuration where Result: NSManagedObject {
    /// The order. A read gives none that a request without types has described.
    public var sortDescriptors: [SortDescriptor<Result>] {
        get { typedOrder as? [SortDescriptor<Result>] ?? [] }
        set { (nsSortDescriptors, typedOrder) = (newValue.map { NSSortDescriptor($0) }, newValue) }
    }
}

extension SectionedFetchRequest where Result: NSManagedObject {
    /// Fetches the objects of a class.
    nonisolated public init(
        sectionIdentifier: KeyPath<Result, SectionIdentifier>, sortDescriptors: [SortDescriptor<Result>],
        predicate: NSPredicate? = nil, transaction: Transaction
    ) {
        self.init(
            fetchRequest: NSFetchRequest(nil, sortDescriptors.map { NSSortDescriptor($0) }, predicate),
            sectionIdentifier: sectionIdentifier, transaction: transaction)
    }
    /// Fetches the objects of a class.
    nonisolated public init(
        sectionIdentifier: KeyPath<Result, SectionIdentifier>, sortDescriptors: [SortDescriptor<Result>],
        predicate: NSPredicate? = nil, animation: Animation? = nil
    ) {
        self.init(
            fetchRequest: NSFetchRequest(nil, sortDescriptors.map { NSSortDescriptor($0) }, predicate),
            sectionIdentifier: sectionIdentifier, animation: animation)
    }
    /// Fetches the objects of a class.
    @_disfavoredOverload
    nonisolated public init(
        sectionIdentifier: KeyPath<Result, SectionIdentifier>, sortDescriptors: [NSSortDescriptor],
        predicate: NSPredicate? = nil, animation: Animation? = nil
    ) {
        self.init(
            fetchRequest: NSFetchRequest(nil, sortDescriptors, predicate), sectionIdentifier: sectionIdentifier,
            animation: animation)
    }
}

/// The property whose values name the sections. Code may set another one.
@MainActor final class SectionPath<SectionIdentifier: Hashable, Result>: Observable {
    nonisolated private let registrar = ObservationRegistrar()
    private var current: KeyPath<Result, SectionIdentifier>?

    nonisolated init() {}

    var keyPath: KeyPath<Result, SectionIdentifier>? {
        get {
            registrar.access(self, keyPath: \.change)
            return current
        }
        set {
            guard current != nil else { return current = newValue }
            registrar.withMutation(of: self, keyPath: \.change) { current = newValue }
        }
    }
    /// What the views observe. It has no value of its own.
    nonisolated private var change: Void { () }
}

/// The objects that a property of a view has fetched, in sections.
@MainActor @preconcurrency
public struct SectionedFetchResults<SectionIdentifier: Hashable, Result: NSFetchRequestResult>: RandomAccessCollection {
    /// The objects of a section.
    public struct Section: Identifiable, RandomAccessCollection {
        /// The value of the property that names the section.
        public let id: SectionIdentifier
        fileprivate var elements: [Result]

        public var startIndex: Int { 0 }
        public var endIndex: Int { elements.count }
        /// The object at a position.
        public subscript(position: Int) -> Result { elements[position] }
    }

    private let results: FetchedObjects<Result>
    private let path: SectionPath<SectionIdentifier, Result>
    nonisolated(unsafe) private var sections: [Section] = []

    init(results: FetchedObjects<Result>, path: SectionPath<SectionIdentifier, Result>, _ elements: [Result]) {
        self.results = results
        self.path = path
        guard let keyPath = path.keyPath else { return }
        for element in elements {
            let id = element[keyPath: keyPath]
            if sections.last?.id == id {
                sections[sections.count - 1].elements.append(element)
            } else {
                sections.append(Section(id: id, elements: [element]))
            }
        }
    }

    /// The property whose values name the sections.
    public var sectionIdentifier: KeyPath<Result, SectionIdentifier> {
        get {
            guard let keyPath = path.keyPath else { preconditionFailure("A request has the property of its sections.") }
            return keyPath
        }
        nonmutating set { path.keyPath = newValue }
    }
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
    nonisolated public var endIndex: Int { sections.count }
    /// The section at a position.
    nonisolated public subscript(position: Int) -> Section { sections[position] }
}

extension SectionedFetchResults where Result: NSManagedObject {
    /// The order. A read gives none that a request without types has described.
    public var sortDescriptors: [SortDescriptor<Result>] {
        get { results.typedOrder as? [SortDescriptor<Result>] ?? [] }
        nonmutating set {
            results.order = newValue.map { NSSortDescriptor($0) }
            results.typedOrder = newValue
        }
    }
}
