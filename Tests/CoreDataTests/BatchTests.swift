import CoreData
import Testing
import ViewFuzz

/// Requests that work in the store: developer.apple.com/documentation/coredata/batch-processing.
@Suite struct `A batch request` {
    @MainActor private func deletion(
        _ format: String, _ type: NSBatchDeleteRequestResultType = .resultTypeObjectIDs
    ) -> NSBatchDeleteRequest {
        let fetch = NSFetchRequest<any NSFetchRequestResult>(entityName: "Tour")
        fetch.predicate = NSPredicate(format: format)
        let request = NSBatchDeleteRequest(fetchRequest: fetch)
        request.resultType = type
        return request
    }

    /// "Implementing Batch Deletes": objects in memory are not changed, until the identifiers are merged.
    @Test func `deletes rows, and objects with a merge`() async throws {
        try await onMainRunLoop {
            let context = makeContainer().viewContext
            let tours = try context.addTours(["Alps": 4, "Sea": 9])
            let result = try context.execute(deletion("days > 5")) as? NSBatchDeleteResult
            let gone = try #require(result?.result as? [NSManagedObjectID])
            #expect(gone == [tours[1].objectID])
            #expect(tours[1].name == "Sea" && !tours[1].isDeleted && tours[1].managedObjectContext === context)
            #expect(try context.all(Tour.self, by: "name").map(\.name) == ["Alps"])
            NSManagedObjectContext.mergeChanges(fromRemoteContextSave: [NSDeletedObjectsKey: gone], into: [context])
            #expect(tours[1].name == nil && tours[0].name == "Alps")
        }
    }

    /// developer.apple.com/documentation/coredata/nsbatchdeleterequestresulttype, and init(objectIDs:)
    @Test func `says what it has done`() async throws {
        try await onMainRunLoop {
            let context = makeContainer().viewContext
            let tours = try context.addTours(["Alps": 4, "Sea": 9, "Lake": 9])
            let count = try context.execute(deletion("days > 5", .resultTypeCount)) as? NSBatchDeleteResult
            #expect(count?.result as? Int == 2)
            let request = NSBatchDeleteRequest(objectIDs: [tours[0].objectID])
            let status = try context.execute(request) as? NSBatchDeleteResult
            #expect(request.resultType == .resultTypeStatusOnly && status?.result as? Bool == true)
            #expect(try context.count(for: NSFetchRequest<Tour>(entityName: "Tour")) == 0)
        }
    }

    /// "Implementing Batch Deletes": validation rules are not enforced.
    @Test func `checks no rules`() async throws {
        try await onMainRunLoop {
            let context = makeContainer(makeModel(deleteRule: .denyDeleteRule)).viewContext
            let (tour, halt) = (Tour(context: context), Halt(context: context))
            (tour.name, halt.place, halt.tour) = ("Alps", "Chur", tour)
            try context.save()
            try context.execute(deletion("name == 'Alps'"))
            #expect(try context.count(for: NSFetchRequest<Tour>(entityName: "Tour")) == 0)
        }
    }

    /// developer.apple.com/documentation/coredata/nsbatchupdaterequest, and "Implementing Batch Updates": refresh the objects
    /// afterwards.
    @Test func `updates rows, and objects with a refresh`() async throws {
        try await onMainRunLoop {
            let context = makeContainer().viewContext
            let tours = try context.addTours(["Alps": 4, "Sea": 9])
            let request = NSBatchUpdateRequest(entityName: "Tour")
            request.predicate = NSPredicate(format: "days < 5")
            request.propertiesToUpdate = ["days": 6]
            request.resultType = .updatedObjectsCountResultType
            #expect((try context.execute(request) as? NSBatchUpdateResult)?.result as? Int == 1)
            #expect(tours[0].days == 4)
            context.refresh(tours[0], mergeChanges: false)
            #expect(tours[0].days == 6 && tours[1].days == 9)
            (request.predicate, request.resultType) = (nil, .updatedObjectIDsResultType)
            request.propertiesToUpdate = ["name": "Lake"]
            let changed = (try context.execute(request) as? NSBatchUpdateResult)?.result as? [NSManagedObjectID] ?? []
            #expect(Set(changed) == Set(tours.map(\.objectID)))
            NSManagedObjectContext.mergeChanges(fromRemoteContextSave: [NSUpdatedObjectsKey: changed], into: [context])
            #expect(tours.allSatisfy { $0.name == "Lake" })
        }
    }

    /// developer.apple.com/documentation/coredata/nsbatchinsertrequest: dictionaries, or a closure that returns true at the
    /// end.
    @Test func `inserts rows`() async throws {
        try await onMainRunLoop {
            let container = makeContainer()
            let context = container.viewContext
            let request = NSBatchInsertRequest(
                entityName: "Tour", objects: [["name": "Alps", "days": 4], ["name": "Sea"]])
            request.resultType = .count
            #expect((try context.execute(request) as? NSBatchInsertResult)?.result as? Int == 2)
            #expect(!context.hasChanges && context.insertedObjects.isEmpty)
            #expect(try context.all(Tour.self, by: "name").map(\.days) == [4, 3])
            var names = ["Lake", "Zoo"]
            let more = NSBatchInsertRequest(entity: Tour.entity(in: container)) { (object: NSManagedObject) -> Bool in
                guard !names.isEmpty else { return true }
                (object as? Tour)?.name = names.removeFirst()
                return false
            }
            more.resultType = .objectIDs
            let new = (try context.execute(more) as? NSBatchInsertResult)?.result as? [NSManagedObjectID]
            #expect(new?.count == 2)
            #expect(try context.all(Tour.self, by: "name").map(\.name) == ["Alps", "Lake", "Sea", "Zoo"])
        }
    }

    /// developer.apple.com/documentation/coredata/nsbatchinsertrequest: with a unique value, the policy of the context decides.
    @Test func `updates a row with the same unique value`() async throws {
        try await onMainRunLoop {
            let context = makeContainer(makeModel(uniqueNames: true)).viewContext
            try context.addTours(["Alps": 4])
            context.mergePolicy = NSMergePolicy.mergeByPropertyObjectTrump
            try context.execute(NSBatchInsertRequest(entityName: "Tour", objects: [["name": "Alps", "days": 9]]))
            context.refreshAllObjects()
            #expect(try context.all(Tour.self, by: "name").map(\.days) == [9])
        }
    }
}

extension Tour {
    /// The entity in the model of a container.
    fileprivate class func entity(in container: NSPersistentContainer) -> NSEntityDescription {
        NSEntityDescription.entity(forEntityName: "Tour", in: container.viewContext) ?? entity()
    }
}
