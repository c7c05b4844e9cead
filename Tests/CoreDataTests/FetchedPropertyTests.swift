import CoreData
import Testing
import ViewFuzz

/// developer.apple.com/documentation/coredata/nsfetchedpropertydescription, and Core Data Programming Guide, "Fetched Properties".
@Suite struct `A fetched property` {
    /// A model of tours, with a property that has the longer tours.
    private func makeModel() throws -> NSManagedObjectModel {
        let model = CoreDataTests.makeModel()
        let tour = try #require(model.entitiesByName["Tour"])
        let longer = NSFetchedPropertyDescription()
        let request = NSFetchRequest<any NSFetchRequestResult>(entityName: "Tour")
        request.predicate = NSPredicate(format: "days > $FETCH_SOURCE.days")
        request.sortDescriptors = [NSSortDescriptor(key: "name", ascending: true)]
        (longer.name, longer.fetchRequest) = ("longer", request)
        tour.properties += [longer]
        return model
    }

    @Test func `is fetched at the first read, and again after a refresh`() async throws {
        try await onMainRunLoop {
            let context = makeContainer(try makeModel()).viewContext
            try context.addTours(["Alps": 3, "Sea": 7, "Andes": 20])
            let sea = try #require(try context.tour("Sea"))
            let names = { (sea.value(forKey: "longer") as? [Tour])?.map(\.name) }
            #expect(names() == ["Andes"])
            try context.addTours(["Desert": 30])
            #expect(names() == ["Andes"])
            context.refresh(sea, mergeChanges: true)
            #expect(names() == ["Andes", "Desert"])
            #expect(!sea.hasChanges)
        }
    }
}
