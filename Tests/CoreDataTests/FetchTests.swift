import CoreData
import Testing
import ViewFuzz

/// What a fetch request describes: developer.apple.com/documentation/coredata/nsfetchrequest.
@Suite struct `A fetch of managed objects` {
    /// A context with four tours, of which two have stops.
    @MainActor private func makeContext() throws -> NSManagedObjectContext {
        let context = makeContainer().viewContext
        let tours = try context.addTours(["Alps": 3, "Sea": 7, "Andes": 20, "Lake": 3])
        for (place, tour) in [("Chur", tours[0]), ("Zermatt", tours[0]), ("Quito", tours[2])] {
            let halt = Halt(context: context)
            (halt.place, halt.tour) = (place, tour)
        }
        try context.save()
        return context
    }

    @MainActor private func names(
        _ context: NSManagedObjectContext, _ predicate: NSPredicate, by key: String = "name"
    ) throws -> [String?] {
        let request = NSFetchRequest<Tour>(entityName: "Tour")
        request.predicate = predicate
        request.sortDescriptors = [NSSortDescriptor(key: key, ascending: true)]
        return try context.fetch(request).map(\.name)
    }

    /// Predicate Programming Guide, "Predicate Format String Syntax"
    @Test func `follows its predicate`() async throws {
        try await onMainRunLoop {
            let context = try makeContext()
            #expect(
                try names(context, NSPredicate(format: "days > %d AND name CONTAINS[cd] %@", 3, "A")) == [
                    "Andes", "Sea",
                ])
            #expect(try names(context, NSPredicate(format: "name IN %@", ["Sea", "Lake"])) == ["Lake", "Sea"])
            #expect(try names(context, NSPredicate(format: "days BETWEEN {4, 20}")) == ["Andes", "Sea"])
            #expect(try names(context, NSPredicate(format: "ANY stops.place ==[c] %@", "quito")) == ["Andes"])
            #expect(try names(context, NSPredicate(format: "stops.@count == 0")) == ["Lake", "Sea"])
            #expect(try names(context, NSPredicate(format: "%K != %@", "name", "Sea")) == ["Alps", "Andes", "Lake"])
            let alps = try #require(try context.tour("Alps"))
            #expect(try names(context, NSPredicate(format: "SELF == %@", alps)) == ["Alps"])
            let halts = NSFetchRequest<Halt>(entityName: "Halt")
            halts.predicate = NSPredicate(format: "tour == %@ AND tour.days < 5", alps)
            #expect(try context.count(for: halts) == 2)
            halts.predicate = NSPredicate(format: "tour == nil")
            #expect(try context.count(for: halts) == 0)
        }
    }

    @Test func `follows its order, limit and offset`() async throws {
        try await onMainRunLoop {
            let context = try makeContext()
            let request = NSFetchRequest<Tour>(entityName: "Tour")
            request.sortDescriptors = [
                NSSortDescriptor(key: "days", ascending: false), NSSortDescriptor(keyPath: \Tour.name, ascending: true),
            ]
            #expect(try context.fetch(request).map(\.name) == ["Andes", "Sea", "Alps", "Lake"])
            (request.fetchOffset, request.fetchLimit) = (1, 2)
            #expect(try context.fetch(request).map(\.name) == ["Sea", "Alps"])
            request.fetchOffset = 9
            #expect(try context.fetch(request).isEmpty)
            #expect(try context.count(for: NSFetchRequest<Tour>(entityName: "Tour")) == 4)
        }
    }

    /// developer.apple.com/documentation/coredata/nsfetchrequestresulttype
    @Test func `has results in other forms`() async throws {
        try await onMainRunLoop {
            let context = try makeContext()
            let identifiers = NSFetchRequest<NSManagedObjectID>(entityName: "Tour")
            identifiers.resultType = .managedObjectIDResultType
            identifiers.predicate = NSPredicate(format: "name == 'Sea'")
            #expect(try context.fetch(identifiers) == [try #require(try context.tour("Sea")).objectID])
            let numbers = NSFetchRequest<NSNumber>(entityName: "Tour")
            numbers.resultType = .countResultType
            #expect(try context.fetch(numbers) == [4])
            let values = NSFetchRequest<NSDictionary>(entityName: "Tour")
            values.resultType = .dictionaryResultType
            values.propertiesToFetch = ["days"]
            values.sortDescriptors = [NSSortDescriptor(key: "days", ascending: true)]
            #expect(try context.fetch(values).compactMap { $0["days"] as? Int } == [3, 3, 7, 20])
            values.returnsDistinctResults = true
            #expect(try context.fetch(values).map { $0.allKeys.count } == [1, 1, 1])
        }
    }

    /// developer.apple.com/documentation/coredata/nsfetchrequest/includessubentities
    @Test func `includes the entities that inherit`() async throws {
        try await onMainRunLoop {
            let context = makeContainer(makePublicationModel()).viewContext
            Publication(context: context).title = "Leaflet"
            let magazine = Magazine(context: context)
            (magazine.title, magazine.issue) = ("Weekly", 5)
            try context.save()
            let request = NSFetchRequest<Publication>(entityName: "Publication")
            request.sortDescriptors = [NSSortDescriptor(key: "title", ascending: true)]
            let all = try context.fetch(request)
            #expect(all.map(\.title) == ["Leaflet", "Weekly"] && all.last is Magazine)
            request.includesSubentities = false
            #expect(try context.fetch(request).map(\.title) == ["Leaflet"])
            #expect(try context.all(Magazine.self, by: "issue").map(\.issue) == [5])
        }
    }

    /// developer.apple.com/documentation/coredata/nsfetchrequest/includespendingchanges: true by default; if false, the fetch
    /// returns what matches in the store.
    @Test func `includes changes that are not saved`() async throws {
        try await onMainRunLoop {
            let context = try makeContext()
            let alps = try #require(try context.tour("Alps"))
            alps.name = "Atlas"
            Tour(context: context).name = "Desert"
            if let sea = try context.tour("Sea") { context.delete(sea) }
            let request = NSFetchRequest<Tour>(entityName: "Tour")
            #expect(try context.fetch(request).compactMap(\.name).sorted() == ["Andes", "Atlas", "Desert", "Lake"])
            request.predicate = NSPredicate(format: "name IN {'Alps', 'Sea', 'Desert', 'Atlas'}")
            #expect(try context.count(for: request) == 2)
            request.includesPendingChanges = false
            #expect(try context.count(for: request) == 2)
            request.predicate = NSPredicate(format: "name == 'Alps'")
            #expect(try context.fetch(request).first === alps)
        }
    }

    /// developer.apple.com/documentation/coredata/nsfetchrequest/execute(): in a block of a context, that context fetches.
    @Test func `is executed by the context of the queue`() async throws {
        try await onMainRunLoop {
            let container = makeContainer()
            try container.viewContext.addTours(["Alps": 4])
            let context = container.newBackgroundContext()
            try context.performAndWait {
                let tours = try NSFetchRequest<Tour>(entityName: "Tour").execute()
                #expect(tours.map(\.name) == ["Alps"] && tours.first?.managedObjectContext === context)
            }
        }
    }

    /// developer.apple.com/documentation/coredata/nsfetchrequest/shouldrefreshrefetchedobjects: false by default, so an object
    /// that the context has keeps its values.
    @Test func `leaves the values of known objects alone`() async throws {
        try await onMainRunLoop {
            let container = makeContainer()
            let context = container.viewContext
            let tour = try #require(try context.addTours(["Alps": 4]).first)
            try container.saveElsewhere { try $0.tour("Alps")?.days = 9 }
            let request = NSFetchRequest<Tour>(entityName: "Tour")
            #expect(try context.fetch(request).first === tour && tour.days == 4)
            request.shouldRefreshRefetchedObjects = true
            #expect(try context.fetch(request).first === tour && tour.days == 9)
        }
    }
}
