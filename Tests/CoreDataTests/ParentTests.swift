import CoreData
import Testing
import ViewFuzz

/// Contexts whose parent is another one: developer.apple.com/documentation/coredata/nsmanagedobjectcontext, "Parent store".
@Suite struct `A child context` {
    @MainActor private func makeChild(of parent: NSManagedObjectContext) -> NSManagedObjectContext {
        let child = NSManagedObjectContext(.mainQueueConcurrencyType)
        child.parent = parent
        return child
    }

    /// The number of tours in the store.
    @MainActor private func storedTours(_ container: NSPersistentContainer) throws -> Int {
        let context = container.newBackgroundContext()
        return try context.performAndWait { try context.count(for: NSFetchRequest<Tour>(entityName: "Tour")) }
    }

    /// "NSManagedObjectContext": when you save changes in a context, they are only committed one store up.
    @Test func `saves into its parent`() async throws {
        try await onMainRunLoop {
            let container = makeContainer()
            let parent = container.viewContext
            let child = makeChild(of: parent)
            let (tour, halt) = (Tour(context: child), Halt(context: child))
            (tour.name, halt.place, halt.tour) = ("Alps", "Chur", tour)
            #expect(try parent.count(for: NSFetchRequest<Tour>(entityName: "Tour")) == 0)
            try child.save()
            #expect(!child.hasChanges && parent.hasChanges)
            let same = try #require(try parent.tour("Alps"))
            #expect(same !== tour && (same.stops?.anyObject() as? Halt)?.place == "Chur")
            #expect(try storedTours(container) == 0)
            try parent.save()
            #expect(try storedTours(container) == 1)
            tour.name = "Andes"
            try child.save()
            #expect(same.name == "Andes" && same.isUpdated)
        }
    }

    /// "NSManagedObjectContext": a child is a scratchpad. What it does not save is lost.
    @Test func `discards what it does not save`() async throws {
        try await onMainRunLoop {
            let container = makeContainer()
            let parent = container.viewContext
            let tour = try #require(try parent.addTours(["Alps": 4]).first)
            do {
                let child = makeChild(of: parent)
                let copy = try #require(try child.existingObject(with: tour.objectID) as? Tour)
                copy.name = "Andes"
                _ = Tour(context: child)
                #expect(child.hasChanges)
            }
            #expect(tour.name == "Alps" && !parent.hasChanges)
            #expect(try parent.all(Tour.self, by: "name").count == 1)
        }
    }

    @Test func `fetches what its parent has not saved`() async throws {
        try await onMainRunLoop {
            let parent = makeContainer().viewContext
            let tour = Tour(context: parent)
            tour.name = "Alps"
            let child = makeChild(of: parent)
            let copy = try #require(try child.tour("Alps"))
            #expect(copy !== tour && copy.objectID == tour.objectID && copy.days == 3)
        }
    }

    /// chineseruleof8.com, "Parent-Child Contexts": changes of a parent are not pushed down.
    @Test func `keeps the values that it has read`() async throws {
        try await onMainRunLoop {
            let parent = makeContainer().viewContext
            let tour = try #require(try parent.addTours(["Alps": 4]).first)
            let child = makeChild(of: parent)
            let copy = try #require(try child.existingObject(with: tour.objectID) as? Tour)
            #expect(copy.name == "Alps")
            tour.name = "Andes"
            #expect(copy.name == "Alps")
            child.refresh(copy, mergeChanges: false)
            #expect(copy.name == "Andes")
        }
    }

    @Test func `deletes objects of its parent with its save`() async throws {
        try await onMainRunLoop {
            let container = makeContainer()
            let parent = container.viewContext
            let tour = try #require(try parent.addTours(["Alps": 4]).first)
            let child = makeChild(of: parent)
            let copy = try child.existingObject(with: tour.objectID)
            child.delete(copy)
            #expect(!tour.isDeleted)
            try child.save()
            #expect(tour.isDeleted && copy.managedObjectContext == nil)
            #expect(try storedTours(container) == 1)
            try parent.save()
            #expect(try storedTours(container) == 0)
        }
    }
}
