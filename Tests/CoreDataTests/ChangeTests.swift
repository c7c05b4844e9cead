import CoreData
import Testing
import ViewFuzz

/// What a context knows of its changes, and how it takes them back.
@Suite struct `The changes of a context` {
    /// developer.apple.com/documentation/coredata/nsmanagedobjectid/istemporaryid: an object has a permanent identifier once
    /// it is saved. developer.apple.com/documentation/coredata/nsmanagedobjectcontext/obtainpermanentids(for:): or on request.
    @Test func `begin with default values and a temporary identifier`() async throws {
        try await onMainRunLoop {
            let context = makeContainer().viewContext
            let (tour, other) = (Tour(context: context), Tour(context: context))
            #expect(tour.isInserted && tour.hasChanges && !tour.isUpdated && context.insertedObjects == [tour, other])
            #expect(tour.name == nil && tour.days == 3 && tour.start == Date(timeIntervalSince1970: 0))
            #expect(tour.objectID.isTemporaryID && tour.objectID != other.objectID)
            try context.obtainPermanentIDs(for: [tour])
            #expect(!tour.objectID.isTemporaryID && other.objectID.isTemporaryID && tour.isInserted)
            try context.save()
            #expect(!other.objectID.isTemporaryID && !tour.isInserted && !context.hasChanges)
        }
    }

    /// developer.apple.com/documentation/coredata/nsmanagedobject/changedvalues() and committedvalues(forkeys:)
    @Test func `have the new values and the saved ones`() async throws {
        try await onMainRunLoop {
            let context = makeContainer().viewContext
            let tour = try #require(try context.addTours(["Alps": 4]).first)
            #expect(tour.changedValues().isEmpty && !tour.hasPersistentChangedValues)
            tour.name = "Andes"
            #expect(tour.isUpdated && context.updatedObjects == [tour] && context.hasChanges)
            #expect(Array(tour.changedValues().keys) == ["name"] && tour.changedValues()["name"] as? String == "Andes")
            #expect(tour.committedValues(forKeys: ["name"])["name"] as? String == "Alps")
            try context.save()
            #expect(tour.changedValues().isEmpty && !tour.isUpdated && !context.hasChanges)
            #expect(tour.committedValues(forKeys: ["name"])["name"] as? String == "Andes")
        }
    }

    /// developer.apple.com/documentation/coredata/nsmanagedobject/changedvaluesforcurrentevent(): the properties that have
    /// changed since the last notification of changes.
    @Test func `of an event end with its notification`() async throws {
        try await onMainRunLoop {
            let context = makeContainer().viewContext
            let tour = try #require(try context.addTours(["Alps": 4]).first)
            tour.name = "Andes"
            context.processPendingChanges()
            tour.days = 5
            #expect(Array(tour.changedValuesForCurrentEvent().keys) == ["days"])
            #expect(tour.changedValues().keys.sorted() == ["days", "name"])
            context.processPendingChanges()
            #expect(tour.changedValuesForCurrentEvent().isEmpty)
        }
    }

    /// developer.apple.com/documentation/coredata/nsmanagedobject, "Responding to life cycle events"
    @Test func `call the methods of the object`() async throws {
        try await onMainRunLoop {
            let container = makeContainer(makePublicationModel())
            let context = container.viewContext
            let diary = Diary(context: context)
            #expect(diary.created == Date(timeIntervalSince1970: 100))
            try context.save()
            #expect(diary.calls == ["awakeFromInsert", "willSave", "didSave"])
            let other = container.newBackgroundContext()
            try other.performAndWait {
                let same = try #require(try other.existingObject(with: diary.objectID) as? Diary)
                _ = same.text
                #expect(same.calls == ["awakeFromFetch"])
                other.delete(same)
                #expect(same.calls.last == "prepareForDeletion")
            }
        }
    }

    /// developer.apple.com/documentation/coredata/nsmanagedobjectcontext/rollback()
    @Test func `are discarded by a rollback`() async throws {
        try await onMainRunLoop {
            let context = makeContainer().viewContext
            let tours = try context.addTours(["Alps": 4, "Sea": 2])
            let (alps, sea) = (tours[0], tours[1])
            context.undoManager = UndoManager()
            alps.name = "Andes"
            context.delete(sea)
            let desert = Tour(context: context)
            context.rollback()
            #expect(alps.name == "Alps" && !sea.isDeleted && sea.managedObjectContext === context)
            #expect(!context.hasChanges && desert.managedObjectContext == nil && context.undoManager?.canUndo == false)
            #expect(try context.all(Tour.self, by: "name").map(\.name) == ["Alps", "Sea"])
        }
    }

    /// developer.apple.com/documentation/coredata/nsmanagedobjectcontext/rollback(): "This method does not refetch data from
    /// the persistent store", so the last committed values are those that the context knows.
    @Test func `are discarded without a fetch`() async throws {
        try await onMainRunLoop {
            let container = makeContainer()
            let tour = try #require(try container.viewContext.addTours(["Alps": 4]).first)
            try container.saveElsewhere { try $0.tour("Alps")?.days = 9 }
            tour.name = "Andes"
            container.viewContext.rollback()
            #expect(tour.name == "Alps" && tour.days == 4)
        }
    }

    /// developer.apple.com/documentation/coredata/nsmanagedobjectcontext/reset(): all objects are forgotten.
    @Test func `are gone after a reset`() async throws {
        try await onMainRunLoop {
            let context = makeContainer().viewContext
            let tour = try #require(try context.addTours(["Alps": 4]).first)
            tour.name = "Andes"
            _ = Tour(context: context)
            context.reset()
            #expect(!context.hasChanges && context.registeredObjects.isEmpty && tour.managedObjectContext == nil)
            let tours = try context.all(Tour.self, by: "name")
            #expect(tours.map(\.name) == ["Alps"] && tours.first !== tour)
        }
    }

    /// developer.apple.com/documentation/coredata/nsmanagedobjectcontext/refresh(_:mergechanges:)
    @Test func `stay or go as the object is refreshed`() async throws {
        try await onMainRunLoop {
            let container = makeContainer()
            let context = container.viewContext
            let tour = try #require(try context.addTours(["Alps": 4]).first)
            try container.saveElsewhere { try $0.tour("Alps")?.days = 9 }
            tour.name = "Andes"
            context.refresh(tour, mergeChanges: true)
            #expect(tour.name == "Andes" && tour.days == 9 && tour.isUpdated)
            context.refresh(tour, mergeChanges: false)
            #expect(tour.isFault && !context.hasChanges)
            #expect(tour.name == "Alps" && tour.days == 9)
        }
    }

    /// developer.apple.com/documentation/coredata/nsmanagedobjectcontext/undo()
    @Test func `are undone and done again`() async throws {
        try await onMainRunLoop {
            let context = makeContainer().viewContext
            let tour = try #require(try context.addTours(["Alps": 4]).first)
            context.undoManager = UndoManager()
            tour.name = "Andes"
            context.processPendingChanges()
            context.undo()
            #expect(tour.name == "Alps")
            context.redo()
            #expect(tour.name == "Andes")
            context.undoManager = UndoManager()
            context.delete(tour)
            context.processPendingChanges()
            context.undo()
            #expect(!tour.isDeleted && context.deletedObjects.isEmpty)
        }
    }

    /// developer.apple.com/documentation/coredata/nsmanagedobjectcontext/delete(_:): an object that was never saved is simply
    /// removed. deletedobjects: it may not be in the set.
    @Test func `forget a new object that is deleted`() async throws {
        try await onMainRunLoop {
            let context = makeContainer().viewContext
            let tour = Tour(context: context)
            context.delete(tour)
            context.processPendingChanges()
            #expect(!context.hasChanges && context.insertedObjects.isEmpty && context.deletedObjects.isEmpty)
            try context.save()
            #expect(try context.all(Tour.self, by: "name").isEmpty)
        }
    }

    /// developer.apple.com/documentation/coredata/nsmanagedobjectcontext, "Fetching managed objects": registeredObject(for:),
    /// object(with:), existingObject(with:), and managedObjectID(forURIRepresentation:) of the coordinator.
    @Test func `lead to objects by their identifiers`() async throws {
        try await onMainRunLoop {
            let container = makeContainer()
            let context = container.viewContext
            let tour = try #require(try context.addTours(["Alps": 4]).first)
            let id = tour.objectID
            #expect(context.registeredObject(for: id) === tour && context.object(with: id) === tour)
            #expect(try context.existingObject(with: id) === tour)
            let url = id.uriRepresentation()
            #expect(container.persistentStoreCoordinator.managedObjectID(forURIRepresentation: url) == id)
            context.delete(tour)
            try context.save()
            #expect(context.registeredObject(for: id) == nil)
            #expect(throws: (any Error).self) { try context.existingObject(with: id) }
            #expect(context.object(with: id).objectID == id)
        }
    }
}
