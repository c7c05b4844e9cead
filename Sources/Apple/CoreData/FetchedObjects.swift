import SwiftUI

/// What a property of a view has fetched. It belongs to the identity of the view.
@MainActor final class FetchedObjects<Result: NSFetchRequestResult>: Observable {
    nonisolated private let registrar = ObservationRegistrar()
    private weak var context: NSManagedObjectContext?
    private var follower: ContextFollower?
    private var fetched: [Result] = []
    private var lastRequest: RequestContents?
    /// The request, with what code has set in its place.
    private var request: NSFetchRequest<Result>?
    private var transaction = Transaction()
    /// The predicate that code has set; nil if it has set none.
    var predicate: NSPredicate?? { didSet { refetch() } }
    /// The order that code has set; nil if it has set none.
    var order: [NSSortDescriptor]? { didSet { refetch() } }
    /// The order in the types of Swift, as code has set it.
    var typedOrder: Any?
    /// What the views observe. It has no value of its own.
    nonisolated private var change: Void { () }

    nonisolated init() {}

    /// The objects.
    var shown: [Result] {
        registrar.access(self, keyPath: \.change)
        return fetched
    }

    var shownPredicate: NSPredicate? { predicate ?? request?.predicate }
    var shownOrder: [NSSortDescriptor] { order ?? request?.sortDescriptors ?? [] }

    /// Fetches, if the context or the request is another one than before.
    func follow(_ request: NSFetchRequest<Result>, in context: NSManagedObjectContext, _ transaction: Transaction) {
        self.transaction = transaction
        if request.entity == nil, request.entityName == "" { request.entity = entity(in: context) }
        let contents = RequestContents(request)
        if self.context === context, contents == lastRequest, let follower, follower.isFollowing(context) { return }
        (self.request, lastRequest) = (request, contents)
        if self.context !== context || follower?.isFollowing(context) != true {
            self.context = context
            let follower = ContextFollower { [weak self] changes in self?.contextDidChange(changes) }
            context.add(follower)
            self.follower = follower
        }
        fetch()
    }

    /// Returns the entity of the objects, where the request leaves it to their class.
    private func entity(in context: NSManagedObjectContext) -> NSEntityDescription? {
        guard context.persistentStoreCoordinator != nil else { return nil }
        return (Result.self as? NSManagedObject.Type).map { $0.entity(in: context) }
    }

    private func fetch() {
        guard let context, let request, context.persistentStoreCoordinator != nil else { return fetched = [] }
        let current = request.copyOfRequest()
        current.predicate = shownPredicate
        current.sortDescriptors = shownOrder
        fetched = (try? context.fetch(current)) ?? []
    }

    private func refetch() { announce { fetch() } }

    private func contextDidChange(_ changes: RecentChanges?) {
        guard let context, let request else { return }
        if let changes {
            let entity = context.entity(of: request)
            guard changes.entities.contains(where: { $0.isKindOf(entity: entity) }) else { return }
        }
        announce { fetch() }
    }

    private func announce(_ body: () -> Void) {
        if transaction.animation == nil {
            registrar.withMutation(of: self, keyPath: \.change, body)
        } else {
            withTransaction(transaction) { registrar.withMutation(of: self, keyPath: \.change, body) }
        }
    }
}

/// What a request says, to find out whether it is another one.
private struct RequestContents: Equatable {
    let entity: String?
    let predicate: NSPredicate?
    let order: [NSSortDescriptor]
    let limits: [Int]
    let result: UInt

    init<Result>(_ request: NSFetchRequest<Result>) {
        entity = request.entityName
        predicate = request.predicate
        order = request.sortDescriptors ?? []
        limits = [request.fetchLimit, request.fetchOffset]
        result = request.resultType.rawValue
    }

    static func == (first: RequestContents, second: RequestContents) -> Bool {
        guard first.entity == second.entity, first.limits == second.limits, first.result == second.result,
            first.order == second.order
        else { return false }
        guard let one = first.predicate, let other = second.predicate else {
            return first.predicate == nil && second.predicate == nil
        }
        return one.hasSameCondition(as: other)
    }
}

/// Follows a context of the main thread.
final class ContextFollower: ContextObserver {
    private let action: @MainActor (RecentChanges?) -> Void

    init(_ action: @escaping @MainActor (RecentChanges?) -> Void) { self.action = action }

    func contextDidProcess(_ changes: RecentChanges?) {
        guard EventEnd.isOnMainThread else { return }
        nonisolated(unsafe) let (changes, action) = (changes, action)
        MainActor.assumeIsolated { action(changes) }
    }

    /// Whether a context tells this object of its changes. It no longer does after it was used in another case.
    func isFollowing(_ context: NSManagedObjectContext) -> Bool { context.observers.contains { $0.observer === self } }
}

extension NSFetchRequest {
    /// A request for the same.
    func copyOfRequest() -> NSFetchRequest<ResultType> {
        let copy = NSFetchRequest<ResultType>(entityName: entityName ?? "")
        copy.entity = entity
        (copy.fetchLimit, copy.fetchOffset) = (fetchLimit, fetchOffset)
        (copy.resultType, copy.propertiesToFetch) = (resultType, propertiesToFetch)
        (copy.includesSubentities, copy.includesPendingChanges) = (includesSubentities, includesPendingChanges)
        (copy.returnsObjectsAsFaults, copy.returnsDistinctResults) = (returnsObjectsAsFaults, returnsDistinctResults)
        (copy.propertiesToGroupBy, copy.havingPredicate) = (propertiesToGroupBy, havingPredicate)
        copy.shouldRefreshRefetchedObjects = shouldRefreshRefetchedObjects
        return copy
    }
}
