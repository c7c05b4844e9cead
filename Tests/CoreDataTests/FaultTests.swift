import CoreData
import SwiftUI
import Testing
import ViewFuzz

/// When an object has its values: Core Data Programming Guide, "Faulting and Uniquing".
@Suite struct `A fault` {
    /// Deletes all tours in another context.
    @MainActor private func deleteElsewhere(_ container: NSPersistentContainer) throws {
        try container.saveElsewhere { context in
            for tour in try context.all(Tour.self, by: "name") { context.delete(tour) }
        }
    }

    /// developer.apple.com/documentation/coredata/nsmanagedobject/isfault and "Faulting and Uniquing": which properties do not
    /// fire it.
    @Test func `gets its values with the first read`() async throws {
        try await onMainRunLoop {
            let context = makeContainer().viewContext
            let tour = try #require(try context.addTours(["Alps": 4]).first)
            #expect(!tour.isFault)
            context.refresh(tour, mergeChanges: false)
            #expect(tour.isFault && !tour.isDeleted && !tour.isInserted && !tour.hasChanges)
            _ = (tour.objectID, tour.managedObjectContext, tour.description, tour.hash)
            #expect(tour.isFault)
            #expect(tour.days == 4 && !tour.isFault)
        }
    }

    /// developer.apple.com/documentation/coredata/nsfetchrequest/returnsobjectsasfaults
    @Test func `is what a fetch returns by default`() async throws {
        try await onMainRunLoop {
            let container = makeContainer()
            try container.saveElsewhere { try $0.addTours(["Alps": 4, "Sea": 2]) }
            let request = NSFetchRequest<Tour>(entityName: "Tour")
            request.predicate = NSPredicate(format: "days > 1")
            let tours = try container.viewContext.fetch(request)
            #expect(tours.count == 2 && tours.allSatisfy(\.isFault))
            request.returnsObjectsAsFaults = false
            #expect(try container.viewContext.fetch(request).allSatisfy { !$0.isFault })
        }
    }

    /// developer.apple.com/documentation/coredata/nsmanagedobjectcontext/shoulddeleteinaccessiblefaults: true by default. The
    /// values are nil or 0, the object is deleted, and no rule holds for it.
    @Test func `becomes a deleted object if its row is gone`() async throws {
        try await onMainRunLoop {
            let container = makeContainer()
            let context = container.viewContext
            let tour = try #require(try context.addTours(["Alps": 4]).first)
            context.refresh(tour, mergeChanges: false)
            try deleteElsewhere(container)
            #expect(context.shouldDeleteInaccessibleFaults && tour.isFault)
            #expect(tour.name == nil && tour.days == 0)
            #expect(tour.isDeleted && context.deletedObjects == [tour])
            try context.save()
            #expect(tour.managedObjectContext == nil && !context.hasChanges)
        }
    }

    /// developer.apple.com/documentation/coredata/nsmanagedobjectcontext/shoulddeleteinaccessiblefaults: if false, the context
    /// throws an exception, which is "could not fulfill a fault" in github.com/wordpress-mobile/WordPress-iOS/issues/265.
    @Test func `ends the app if its row is gone and the context allows for no such object`() async throws {
        try await onMainRunLoop {
            let host = Host { EmptyView() }
            let container = makeContainer()
            let context = container.viewContext
            context.shouldDeleteInaccessibleFaults = false
            let tour = try #require(try context.addTours(["Alps": 4]).first)
            context.refresh(tour, mergeChanges: false)
            try deleteElsewhere(container)
            #expect(host.issues.isEmpty)
            _ = tour.name
            #expect(host.issues.compactMap(\.kind.misuse).map(\.kind) == [.unfulfilledFault])
            #expect(host.issues.first?.message.contains("could not fulfill a fault") == true)
        }
    }

    /// "Faulting and Uniquing": an object that has its values keeps them until it is refreshed.
    @Test func `is not an object that has its values`() async throws {
        try await onMainRunLoop {
            let container = makeContainer()
            let context = container.viewContext
            let tour = try #require(try context.addTours(["Alps": 4]).first)
            try deleteElsewhere(container)
            #expect(tour.name == "Alps" && !tour.isDeleted && tour.managedObjectContext === context)
            #expect(try context.all(Tour.self, by: "name").isEmpty)
            context.refresh(tour, mergeChanges: false)
            #expect(tour.name == nil)
        }
    }

    /// "Faulting and Uniquing": a context has one object for a row.
    @Test func `is the same object for the same row`() async throws {
        try await onMainRunLoop {
            let container = makeContainer()
            let context = container.viewContext
            let tour = try #require(try context.addTours(["Alps": 4]).first)
            #expect(try context.all(Tour.self, by: "name").first === tour)
            let other = container.newBackgroundContext()
            try other.performAndWait {
                let same = try #require(try other.tour("Alps"))
                #expect(same !== tour && same.objectID == tour.objectID)
            }
        }
    }
}
