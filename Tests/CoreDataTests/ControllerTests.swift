import CoreData
import Testing
import ViewFuzz

/// The calls of a controller, in a line each: what happens, at which path, and where to.
private final class Recorder: NSObject, NSFetchedResultsControllerDelegate {
    private(set) var calls: [String] = []

    func controllerWillChangeContent(_ controller: NSFetchedResultsController<any NSFetchRequestResult>) {
        calls.append("will")
    }
    func controller(
        _ controller: NSFetchedResultsController<any NSFetchRequestResult>, didChange anObject: Any,
        at indexPath: IndexPath?, for type: NSFetchedResultsChangeType, newIndexPath: IndexPath?
    ) {
        let (old, new) = (indexPath.map(text) ?? "", newIndexPath.map(text) ?? "")
        switch type {
        case .insert: calls.append("insert \(new)")
        case .delete: calls.append("delete \(old)")
        case .move: calls.append("move \(old) to \(new)")
        case .update: calls.append("update \(old)")
        }
    }
    func controller(
        _ controller: NSFetchedResultsController<any NSFetchRequestResult>,
        didChange sectionInfo: any NSFetchedResultsSectionInfo, atSectionIndex sectionIndex: Int,
        for type: NSFetchedResultsChangeType
    ) {
        calls.append("\(type == .insert ? "insert" : "delete") group \(sectionIndex) \(sectionInfo.name)")
    }
    func controllerDidChangeContent(_ controller: NSFetchedResultsController<any NSFetchRequestResult>) {
        calls.append("did")
    }

    private func text(_ path: IndexPath) -> String { path.map { "\($0)" }.joined(separator: ".") }

    /// Returns the calls since the last call of this method.
    func take() -> [String] {
        defer { calls = [] }
        return calls
    }
}

/// developer.apple.com/documentation/coredata/nsfetchedresultscontroller and its delegate
@Suite struct `A fetched results controller` {
    @MainActor private func makeController(
        _ context: NSManagedObjectContext, _ keys: String..., sections: String? = nil
    ) -> NSFetchedResultsController<Tour> {
        let request = NSFetchRequest<Tour>(entityName: "Tour")
        request.sortDescriptors = keys.map { NSSortDescriptor(key: $0, ascending: true) }
        return NSFetchedResultsController(
            fetchRequest: request, managedObjectContext: context, sectionNameKeyPath: sections, cacheName: nil)
    }

    @Test func `has the objects of its fetch`() async throws {
        try await onMainRunLoop {
            let context = makeContainer().viewContext
            let tours = try context.addTours(["Sea": 9, "Alps": 4])
            let controller = makeController(context, "name")
            #expect(controller.fetchedObjects == nil)
            try controller.performFetch()
            #expect(controller.fetchedObjects == [tours[1], tours[0]])
            #expect(controller.object(at: [0, 1]) === tours[0] && controller.indexPath(forObject: tours[1]) == [0, 0])
            #expect(controller.sections?.map(\.numberOfObjects) == [2])
            let other = Tour(context: context)
            #expect(controller.indexPath(forObject: other) == nil)
        }
    }

    @Test func `tells its delegate of an insertion, an update and a deletion`() async throws {
        try await onMainRunLoop {
            let context = makeContainer().viewContext
            try context.addTours(["Alps": 4, "Sea": 9])
            let (controller, recorder) = (makeController(context, "name"), Recorder())
            controller.delegate = recorder
            try controller.performFetch()
            let lake = Tour(context: context)
            lake.name = "Lake"
            #expect(recorder.take().isEmpty)
            context.processPendingChanges()
            #expect(recorder.take() == ["will", "insert 0.1", "did"])
            lake.days = 7
            context.processPendingChanges()
            #expect(recorder.take() == ["will", "update 0.1", "did"])
            context.delete(lake)
            context.processPendingChanges()
            #expect(recorder.take() == ["will", "delete 0.1", "did"])
            #expect(controller.fetchedObjects?.map(\.name) == ["Alps", "Sea"])
        }
    }

    /// controller(_:didChange:at:for:newIndexPath:): a move is reported when the attribute that changed is one of the sort
    /// descriptors, for the object that changed and without an update.
    @Test func `tells its delegate of the object that moves`() async throws {
        try await onMainRunLoop {
            let context = makeContainer().viewContext
            let tours = try context.addTours(["Alps": 4, "Lake": 2, "Sea": 9])
            let (controller, recorder) = (makeController(context, "name"), Recorder())
            controller.delegate = recorder
            try controller.performFetch()
            tours[0].name = "Zoo"
            context.processPendingChanges()
            #expect(recorder.take() == ["will", "move 0.0 to 0.2", "did"])
            #expect(controller.fetchedObjects?.map(\.name) == ["Lake", "Sea", "Zoo"])
        }
    }

    /// developer.apple.com/documentation/coredata/nsfetchedresultscontroller, sectionNameKeyPath
    @Test func `has sections by a key path`() async throws {
        try await onMainRunLoop {
            let context = makeContainer().viewContext
            let tours = try context.addTours(["Sea": 4, "Alps": 4, "Lake": 9])
            let controller = makeController(context, "days", "name", sections: "days")
            try controller.performFetch()
            #expect(controller.sections?.map(\.name) == ["4", "9"])
            #expect(controller.sections?.map(\.numberOfObjects) == [2, 1])
            #expect(controller.object(at: [0, 0]).name == "Alps" && controller.object(at: [1, 0]) === tours[2])
            #expect(controller.indexPath(forObject: tours[2]) == [1, 0])
        }
    }

    /// NSFetchedResultsControllerDelegate: changes of sections come before those of objects.
    @Test func `tells its delegate of sections`() async throws {
        try await onMainRunLoop {
            let context = makeContainer().viewContext
            let tours = try context.addTours(["Alps": 4, "Lake": 9])
            let controller = makeController(context, "days", "name", sections: "days")
            let recorder = Recorder()
            controller.delegate = recorder
            try controller.performFetch()
            let sea = Tour(context: context)
            (sea.name, sea.days) = ("Sea", 9)
            context.processPendingChanges()
            #expect(recorder.take() == ["will", "insert 1.1", "did"])
            let hill = Tour(context: context)
            (hill.name, hill.days) = ("Hill", 6)
            context.processPendingChanges()
            #expect(recorder.take() == ["will", "insert group 1 6", "insert 1.0", "did"])
            context.delete(tours[0])
            context.processPendingChanges()
            #expect(recorder.take() == ["will", "delete group 0 4", "delete 0.0", "did"])
        }
    }

    /// The documentation of the controller: it follows the changes that its context merges.
    @Test func `follows the changes of another context that are merged`() async throws {
        try await onMainRunLoop {
            let container = makeContainer()
            let context = container.viewContext
            let tour = try #require(try context.addTours(["Alps": 4]).first)
            let (controller, recorder) = (makeController(context, "name"), Recorder())
            controller.delegate = recorder
            try controller.performFetch()
            try container.saveElsewhere { try $0.addTours(["Sea": 9]) }
            #expect(recorder.take().isEmpty && controller.fetchedObjects == [tour])
            let sea = try #require(try context.tour("Sea"))
            NSManagedObjectContext.mergeChanges(
                fromRemoteContextSave: [NSInsertedObjectsKey: [sea.objectID]], into: [context])
            #expect(recorder.take() == ["will", "insert 0.1", "did"])
        }
    }
}
