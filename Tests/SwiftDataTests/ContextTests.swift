import SwiftData
import Testing
import ViewFuzz

/// What Apple documents of contexts.
@Suite struct `A context` {
    /// developer.apple.com/documentation/swiftdata/modelcontext/insert(_:)
    @Test func `inserts the objects to which an object refers`() async throws {
        try await onMainRunLoop {
            let context = try makeContainer().mainContext
            let trip = Trip(name: "Alps")
            trip.stops = [Stop(place: "Chur"), Stop(place: "Zermatt")]
            context.insert(trip)
            #expect(context.insertedModelsArray.count == 3)
            #expect(trip.stops.allSatisfy { $0.trip === trip })
            try context.save()
            #expect(!context.hasChanges && context.insertedModelsArray.isEmpty)
            #expect(try context.fetchCount(FetchDescriptor<Stop>()) == 2)
        }
    }

    /// hackingwithswift.com, "How to create one-to-many relationships": both sides follow once the objects are in a context.
    @Test func `keeps both ends of a relationship equal`() async throws {
        try await onMainRunLoop {
            let context = try makeContainer().mainContext
            let (trip, other, stop) = (Trip(name: "Alps"), Trip(name: "Sea"), Stop(place: "Chur"))
            context.insert(trip)
            context.insert(other)
            stop.trip = trip
            #expect(stop.modelContext === context)
            #expect(trip.stops.map(\.place) == ["Chur"])
            other.stops.append(stop)
            #expect(stop.trip === other && trip.stops.isEmpty)
            other.stops.removeAll()
            #expect(stop.trip == nil)
        }
    }

    /// useyourloaf.com, "SwiftData Deleting Data": deleted until the save, and without a context after it.
    @Test func `deletes an object with the save`() async throws {
        try await onMainRunLoop {
            let context = try makeContainer().mainContext
            let trip = Trip(name: "Alps")
            context.insert(trip)
            try context.save()
            context.delete(trip)
            #expect(trip.isDeleted && trip.modelContext === context && context.deletedModelsArray.count == 1)
            #expect(try context.fetchCount(FetchDescriptor<Trip>()) == 0)
            try context.save()
            #expect(!trip.isDeleted && trip.modelContext == nil && context.deletedModelsArray.isEmpty)
        }
    }

    /// developer.apple.com/documentation/swiftdata/modelcontext/delete(_:): a new object is discarded.
    @Test func `forgets a new object that is deleted`() async throws {
        try await onMainRunLoop {
            let context = try makeContainer().mainContext
            let trip = Trip(name: "Alps")
            context.insert(trip)
            context.delete(trip)
            #expect(!context.hasChanges && trip.modelContext == nil && trip.name == "Alps")
        }
    }

    /// developer.apple.com/documentation/swiftdata/modelcontext/rollback()
    @Test func `takes back what is not saved`() async throws {
        try await onMainRunLoop {
            let context = try makeContainer().mainContext
            let (trip, sea) = (Trip(name: "Alps"), Trip(name: "Sea"))
            context.insert(trip)
            context.insert(sea)
            try context.save()
            trip.name = "Andes"
            #expect(trip.hasChanges && context.changedModelsArray.count == 1)
            context.delete(sea)
            context.insert(Trip(name: "Desert"))
            context.rollback()
            #expect(trip.name == "Alps" && !sea.isDeleted && sea.modelContext === context && !context.hasChanges)
            #expect(try context.fetch(FetchDescriptor<Trip>()).map(\.name) == ["Alps", "Sea"])
        }
    }

    /// developer.apple.com/documentation/swiftdata/schema/relationship/deleterule-swift.enum
    @Test func `follows the delete rules`() async throws {
        try await onMainRunLoop {
            let context = try makeContainer().mainContext
            let (trip, stop) = (Trip(name: "Alps"), Stop(place: "Chur"))
            trip.stops = [stop]
            let (author, book) = (Author(name: "Ada"), Book(title: "Notes"))
            book.author = author
            context.insert(trip)
            context.insert(book)
            try context.save()
            context.delete(trip)
            #expect(stop.isDeleted)
            context.delete(author)
            #expect(throws: SwiftDataError.self) { try context.save() }
            context.delete(book)
            try context.save()
            #expect(try context.fetchCount(FetchDescriptor<Stop>()) == 0)
        }
    }

    /// hackingwithswift.com, "How to make unique attributes in a SwiftData model": an upsert, at the save.
    @Test func `updates the object with the same unique value`() async throws {
        try await onMainRunLoop {
            let context = try makeContainer().mainContext
            let first = Country(code: "ch", name: "Swiss")
            context.insert(first)
            try context.save()
            context.insert(Country(code: "ch", name: "Switzerland"))
            #expect(try context.fetchCount(FetchDescriptor<Country>()) == 2)
            try context.save()
            #expect(try context.fetch(FetchDescriptor<Country>()).map(\.name) == ["Switzerland"])
            #expect(first.name == "Switzerland")
        }
    }

    /// developer.apple.com/documentation/swiftdata/fetchdescriptor
    @Test func `fetches by predicate, order, offset and limit`() async throws {
        try await onMainRunLoop {
            let context = try makeContainer().mainContext
            for (name, days) in [("Alps", 3), ("Sea", 7), ("Andes", 20), ("Lake", 2)] {
                context.insert(Trip(name: name, days: days))
            }
            var long = FetchDescriptor<Trip>(
                predicate: #Predicate { $0.days > 2 }, sortBy: [SortDescriptor(\.days, order: .reverse)])
            #expect(try context.fetch(long).map(\.name) == ["Andes", "Sea", "Alps"])
            long.fetchOffset = 1
            long.fetchLimit = 1
            #expect(try context.fetch(long).map(\.name) == ["Sea"])
            let text = "a"
            let found = FetchDescriptor<Trip>(
                predicate: #Predicate { $0.name.localizedStandardContains(text) }, sortBy: [SortDescriptor(\.name)])
            #expect(try context.fetch(found).map(\.name) == ["Alps", "Andes", "Lake", "Sea"])
            var saved = FetchDescriptor<Trip>()
            saved.includePendingChanges = false
            #expect(try context.fetchCount(saved) == 0)
        }
    }

    /// developer.apple.com/documentation/swiftdata/modelcontext/didsave
    @Test func `tells what a save has changed`() async throws {
        try await onMainRunLoop {
            let context = try makeContainer().mainContext
            let trip = Trip(name: "Alps")
            nonisolated(unsafe) var inserted: [PersistentIdentifier]?
            let observer = NotificationCenter.default.addObserver(
                forName: ModelContext.didSave, object: context, queue: nil
            ) { note in
                let key = ModelContext.NotificationKey.insertedIdentifiers.rawValue
                inserted = note.userInfo?[key] as? [PersistentIdentifier]
            }
            defer { NotificationCenter.default.removeObserver(observer) }
            context.insert(trip)
            try context.save()
            #expect(inserted == [trip.persistentModelID])
        }
    }

    /// developer.apple.com/documentation/swiftdata/reverting-data-changes-using-the-undo-manager
    @Test func `undoes changes`() async throws {
        try await onMainRunLoop {
            let context = try makeContainer().mainContext
            let trip = Trip(name: "Alps")
            context.insert(trip)
            try context.save()
            context.undoManager = UndoManager()
            trip.name = "Andes"
            context.undoManager?.undo()
            #expect(trip.name == "Alps")
            context.undoManager?.redo()
            #expect(trip.name == "Andes")
        }
    }
}
