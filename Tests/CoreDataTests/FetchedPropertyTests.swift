import CoreData
import TestSupport
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

    /// The text of a compiled model, as `bindfuzz port` writes it.
    private static let file = """
        {"configurations": {}, "entities": [
          {"isAbstract": false, "name": "Item", "relationships": [], "uniquenessConstraints": [], "attributes": [
            {"isOptional": true, "isTransient": false, "name": "owner", "type": "string", "usesScalar": false}]},
          {"isAbstract": false, "name": "Person", "relationships": [], "uniquenessConstraints": [], "attributes": [
            {"isOptional": true, "isTransient": false, "name": "name", "type": "string", "usesScalar": false}],
           "fetchedProperties": [
            {"destination": "Item", "isOptional": true, "name": "owned", "predicate": "owner == $FETCH_SOURCE.name"},
            {"destination": "Item", "isOptional": false, "name": "all"}]}]}
        """

    @Test func `comes from a model file`() async throws {
        try await onMainRunLoop {
            let directory = try TemporaryDirectory()
            try directory.write(Self.file, to: "Shop.momd/model.json")
            let url = URL(fileURLWithPath: directory.path("Shop.momd"))
            let model = try #require(NSManagedObjectModel(contentsOf: url))
            let properties = try #require(model.entitiesByName["Person"]).propertiesByName
            #expect(properties["owned"]?.isOptional == true && properties["all"]?.isOptional == false)
            let context = makeContainer(model).viewContext
            let person = NSEntityDescription.insertNewObject(forEntityName: "Person", into: context)
            person.setValue("Ann", forKey: "name")
            for owner in ["Ann", "Bob", "Ann"] {
                NSEntityDescription.insertNewObject(forEntityName: "Item", into: context)
                    .setValue(owner, forKey: "owner")
            }
            try context.save()
            let owned: [NSManagedObject]? = person._managedValue("owned")
            #expect(owned?.map { $0.value(forKey: "owner") as? String } == ["Ann", "Ann"])
            #expect((person.value(forKey: "all") as? [NSManagedObject])?.count == 3)
        }
    }
}
