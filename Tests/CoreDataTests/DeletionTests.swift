import CoreData
import SwiftUI
import Testing
import ViewFuzz

/// What a deletion does to objects, before and after its save.
@Suite struct `A deletion of a managed object` {
    /// A tour with a stop, saved.
    @MainActor private func makeTour(_ rule: NSDeleteRule) throws -> (NSManagedObjectContext, Tour, Halt) {
        let context = makeContainer(makeModel(deleteRule: rule)).viewContext
        let (tour, halt) = (Tour(context: context), Halt(context: context))
        (tour.name, halt.place, halt.tour) = ("Alps", "Chur", tour)
        try context.save()
        return (context, tour, halt)
    }

    /// developer.apple.com/documentation/coredata/nsdeleterule
    @Test func `nullifies the other side`() async throws {
        try await onMainRunLoop {
            let (context, tour, halt) = try makeTour(.nullifyDeleteRule)
            context.delete(tour)
            context.processPendingChanges()
            #expect(tour.isDeleted && !halt.isDeleted && halt.tour == nil && halt.isUpdated)
            try context.save()
            #expect(try context.all(Halt.self, by: "place").count == 1)
        }
    }

    /// developer.apple.com/documentation/coredata/nsdeleterule
    @Test func `leaves the other side as it is`() async throws {
        try await onMainRunLoop {
            let (context, tour, halt) = try makeTour(.noActionDeleteRule)
            let id = tour.objectID
            context.delete(tour)
            try context.save()
            #expect(!halt.isDeleted && !halt.hasChanges && halt.tour?.objectID == id)
            #expect(try context.all(Halt.self, by: "place").count == 1)
        }
    }

    /// developer.apple.com/documentation/coredata/nsdeleterule
    @Test func `deletes the objects of a cascade`() async throws {
        try await onMainRunLoop {
            let (context, tour, halt) = try makeTour(.cascadeDeleteRule)
            context.delete(tour)
            context.processPendingChanges()
            #expect(halt.isDeleted && context.deletedObjects == [tour, halt])
            try context.save()
            #expect(try context.all(Halt.self, by: "place").isEmpty)
        }
    }

    /// developer.apple.com/documentation/coredata/nsmanagedobject/validatefordelete(), and "Learning Core Data for iOS",
    /// "Validation Errors": error 1600.
    @Test func `is denied while there are objects at the other end`() async throws {
        try await onMainRunLoop {
            let (context, tour, halt) = try makeTour(.denyDeleteRule)
            context.delete(tour)
            let error = SaveError { try context.save() }
            #expect(error?.code == NSValidationRelationshipDeniedDeleteError && error?.code == 1600)
            #expect(error?.object === tour && error?.key == "stops" && tour.isDeleted)
            context.delete(halt)
            try context.save()
            #expect(try context.all(Tour.self, by: "name").isEmpty)
        }
    }

    /// developer.apple.com/documentation/coredata/nsmanagedobjectcontext/propagatesdeletesatendofevent
    @Test func `reaches other objects with the save if the context says so`() async throws {
        try await onMainRunLoop {
            let (context, tour, halt) = try makeTour(.cascadeDeleteRule)
            context.propagatesDeletesAtEndOfEvent = false
            context.delete(tour)
            context.processPendingChanges()
            #expect(tour.isDeleted && !halt.isDeleted)
            try context.save()
            #expect(halt.managedObjectContext == nil)
            #expect(try context.all(Halt.self, by: "place").isEmpty)
        }
    }

    /// github.com/vdhamer/Photo-Club-Hub/issues/802: a deleted object keeps its attributes and its context, and loses the
    /// objects of its relationships.
    @Test func `leaves attributes until the save, and no relationships`() async throws {
        try await onMainRunLoop {
            let (context, tour, halt) = try makeTour(.nullifyDeleteRule)
            context.delete(halt)
            context.processPendingChanges()
            #expect(halt.isDeleted && halt.managedObjectContext === context && halt.place == "Chur")
            #expect(halt.tour == nil && tour.stops?.count == 0)
        }
    }

    /// developer.apple.com/documentation/coredata/nsmanagedobject/isdeleted: false after the save. The objects have no context
    /// then, and github.com/woocommerce/woocommerce-ios/pull/14664 has the values: texts and data are empty, numbers are 0.
    @Test func `leaves empty values after the save`() async throws {
        try await onMainRunLoop {
            let host = Host { EmptyView() }
            let (context, tour, halt) = try makeTour(.cascadeDeleteRule)
            context.delete(tour)
            try context.save()
            #expect(!tour.isDeleted && tour.managedObjectContext == nil && halt.managedObjectContext == nil)
            #expect(tour.name == nil && tour.days == 0 && halt.place == "" && halt.tour == nil)
            #expect(tour.stops?.count ?? 0 == 0)
            #expect(host.issues.isEmpty)
        }
    }

    /// github.com/woocommerce/woocommerce-ios/pull/14664 and github.com/kean/Pulse/pull/377: a date that is not optional
    /// traps.
    @Test func `leaves no value that a date could have`() async throws {
        try await onMainRunLoop {
            let host = Host { EmptyView() }
            let (context, tour, _) = try makeTour(.cascadeDeleteRule)
            context.delete(tour)
            try context.save()
            #expect(host.issues.isEmpty)
            _ = tour.start
            let misuse = try #require(host.issues.compactMap(\.kind.misuse).first)
            #expect(misuse.kind == .missingValue && misuse.model == "Tour" && misuse.property == "start")
            #expect(misuse.deletion != nil && misuse.save != nil)
        }
    }

    /// A write to an object without a context reaches no store: developer.apple.com/documentation/coredata/nsmanagedobject,
    /// "managedObjectContext".
    @Test func `loses later writes`() async throws {
        try await onMainRunLoop {
            let host = Host { EmptyView() }
            let (context, tour, _) = try makeTour(.cascadeDeleteRule)
            context.delete(tour)
            try context.save()
            tour.name = "Andes"
            #expect(host.issues.compactMap(\.kind.misuse).map(\.kind) == [.lostWrite])
            #expect(!context.hasChanges)
        }
    }
}
