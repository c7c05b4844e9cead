import CoreData
import Testing
import ViewFuzz

/// What key-value coding does with an object.
@Suite struct `The values of an object by key` {
    /// developer.apple.com/documentation/coredata/nsmanagedobject/setprimitivevalue(_:forkey:): no change notification.
    @Test func `are no change where code sets the primitive one`() async throws {
        try await onMainRunLoop {
            let context = makeContainer().viewContext
            let tour = try #require(try context.addTours(["Alps": 4]).first)
            tour.setPrimitiveValue("Andes", forKey: "name")
            #expect(tour.name == "Andes" && !tour.hasChanges && !context.hasChanges)
            tour.willChangeValue(forKey: "name")
            tour.setPrimitiveValue("Sea", forKey: "name")
            tour.didChangeValue(forKey: "name")
            #expect(tour.name == "Sea" && tour.changedValues().keys.sorted() == ["name"])
        }
    }

    /// "Key-Value Coding Programming Guide", "Using Collection Operators"
    @Test func `are found along a path`() async throws {
        try await onMainRunLoop {
            let context = makeContainer().viewContext
            let tour = try #require(try context.addTours(["Alps": 4]).first)
            for place in ["Chur", "Davos"] {
                let halt = Halt(context: context)
                (halt.place, halt.tour) = (place, tour)
            }
            #expect(tour.value(forKeyPath: "stops.@count") as? Int == 2)
            #expect(tour.value(forKeyPath: "stops.place") as? NSSet == NSSet(array: ["Chur", "Davos"]))
            #expect(tour.value(forKeyPath: "stops.@max.place") as? String == "Davos")
            let halt = try #require(tour.stops?.anyObject() as? Halt)
            #expect(halt.value(forKeyPath: "tour.name") as? String == "Alps")
        }
    }

    @Test func `include those that each object has`() async throws {
        try await onMainRunLoop {
            let context = makeContainer().viewContext
            let tours = try context.addTours(["Alps": 4, "Sea": 9])
            let request = Tour.fetchRequest()
            request.predicate = NSPredicate(format: "objectID == %@ AND entity.name == 'Tour'", tours[1].objectID)
            #expect(try context.fetch(request) == [tours[1]])
            request.predicate = NSPredicate(format: "entity == %@", Halt.entity())
            #expect(try context.fetch(request).isEmpty)
        }
    }

    /// developer.apple.com/documentation/coredata/nsmanagedobject/changedvalues()
    @Test func `have not changed if they are set to what they were`() async throws {
        try await onMainRunLoop {
            let context = makeContainer().viewContext
            let tour = try #require(try context.addTours(["Alps": 4]).first)
            tour.name = "Alps"
            #expect(tour.hasChanges && tour.changedValues().isEmpty && !tour.hasPersistentChangedValues)
        }
    }

    /// developer.apple.com/documentation/coredata/nsbatchupdaterequest/propertiestoupdate
    @Test func `are computed by a batch`() async throws {
        try await onMainRunLoop {
            let context = makeContainer().viewContext
            try context.addTours(["Alps": 4, "Sea": 9])
            let request = NSBatchUpdateRequest(entityName: "Tour")
            request.propertiesToUpdate = ["days": NSExpression(format: "days + 1")]
            try context.execute(request)
            context.refreshAllObjects()
            #expect(try context.all(Tour.self, by: "name").map(\.days) == [5, 10])
            request.propertiesToUpdate = ["name": NSExpression(forConstantValue: nil)]
            try context.execute(request)
            context.refreshAllObjects()
            #expect(try context.all(Tour.self, by: "days").map(\.name) == [nil, nil])
        }
    }

    @Test func `belong to a queue`() {
        #expect(NSManagedObjectContext(.mainQueue).concurrencyType == .mainQueueConcurrencyType)
        #expect(NSManagedObjectContext(.privateQueue).concurrencyType == .privateQueueConcurrencyType)
    }
}
