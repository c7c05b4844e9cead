import CoreData
import TestSupport
import Testing
import ViewFuzz

/// developer.apple.com/documentation/coredata/nsderivedattributedescription
@Suite struct `A derived attribute` {
    private func derived(_ name: String, _ type: NSAttributeType, _ format: String) -> NSDerivedAttributeDescription {
        let attribute = NSDerivedAttributeDescription()
        (attribute.name, attribute.attributeType, attribute.isOptional) = (name, type, false)
        attribute.derivationExpression = NSExpression(format: format)
        return attribute
    }

    /// A model of tours whose stops take nights, with a derived attribute of tours.
    private func makeModel(_ name: String, _ type: NSAttributeType, _ format: String) throws -> NSManagedObjectModel {
        let model = CoreDataTests.makeModel()
        let halt = try #require(model.entitiesByName["Halt"])
        halt.properties += [
            attribute("nights", .integer16AttributeType, 2), derived("tourName", .stringAttributeType, "tour.name"),
        ]
        try #require(model.entitiesByName["Tour"]).properties += [derived(name, type, format)]
        return model
    }

    /// Adds a stop to a tour.
    @MainActor @discardableResult private func addHalt(_ place: String, nights: Int, to tour: Tour) throws -> Halt {
        let halt = Halt(context: try #require(tour.managedObjectContext))
        (halt.place, halt.tour) = (place, tour)
        halt.setValue(nights, forKey: "nights")
        return halt
    }

    /// Core Data computes the values as a context saves. The property of an object reflects that once the object is refreshed.
    @Test func `has its value after a save and a refresh`() async throws {
        try await onMainRunLoop {
            let context = makeContainer(try makeModel("search", .stringAttributeType, "canonical:(name)")).viewContext
            let tour = try #require(try context.addTours(["Álps": 3]).first)
            let search = { tour.value(forKey: "search") as? String }
            #expect(search() == nil)
            context.refresh(tour, mergeChanges: true)
            #expect(search() == "alps" && !tour.hasChanges)
            tour.name = "SEA"
            context.refresh(tour, mergeChanges: true)
            #expect(search() == "alps")
            try context.save()
            #expect(search() == "alps")
            context.refresh(tour, mergeChanges: false)
            #expect(search() == "sea")
        }
    }

    /// The expressions that Apple documents, and a function of the path in place of an operator in it.
    @Test(arguments: [
        ("name", "Álps"), ("canonical:(name)", "alps"), ("uppercase:(name)", "ÁLPS"), ("lowercase:(name)", "álps"),
        ("stops.@count", "2"), ("stops.nights.@sum", "5"), ("stops.@sum.nights", "5"), ("sum:(stops.nights)", "5"),
    ])
    func `follows its expression`(format: String, expected: String) async throws {
        try await onMainRunLoop {
            let type: NSAttributeType = format.contains("stops") ? .integer64AttributeType : .stringAttributeType
            let context = makeContainer(try makeModel("value", type, format)).viewContext
            let tour = try #require(try context.addTours(["Álps": 3]).first)
            try addHalt("Chur", nights: 1, to: tour)
            try addHalt("Zermatt", nights: 4, to: tour)
            try context.save()
            context.refresh(tour, mergeChanges: true)
            let value = try #require(tour.value(forKey: "value"))
            #expect("\(value)" == expected)
        }
    }

    @Test func `follows objects to which its expression leads`() async throws {
        try await onMainRunLoop {
            let context = makeContainer(try makeModel("rest", .integer64AttributeType, "stops.nights.@sum")).viewContext
            let tour = try #require(try context.addTours(["Alps": 3]).first)
            let halts = [try addHalt("Chur", nights: 1, to: tour), try addHalt("Zermatt", nights: 4, to: tour)]
            try context.save()
            let rest = {
                context.refresh(tour, mergeChanges: true)
                return tour.value(forKey: "rest") as? Int
            }
            #expect(rest() == 5)
            halts[0].setValue(7, forKey: "nights")
            #expect(!tour.hasChanges)
            try context.save()
            #expect(rest() == 11)
            context.delete(halts[1])
            try context.save()
            #expect(rest() == 7)
            // The tour alone is in this save.
            tour.name = "Andes"
            try context.save()
            context.refresh(halts[0], mergeChanges: true)
            #expect(halts[0].value(forKey: "tourName") as? String == "Andes")
        }
    }

    /// A derived attribute is there for fetches, which read the store.
    @Test func `is what a fetch compares and sorts by, without a refresh`() async throws {
        try await onMainRunLoop {
            let context = makeContainer(try makeModel("stopCount", .integer64AttributeType, "stops.@count")).viewContext
            let tours = try context.addTours(["Alps": 3, "Sea": 7, "Andes": 20])
            try addHalt("Chur", nights: 1, to: tours[0])
            try addHalt("Quito", nights: 1, to: tours[2])
            try addHalt("Cusco", nights: 1, to: tours[2])
            let request = NSFetchRequest<Tour>(entityName: "Tour")
            request.predicate = NSPredicate(format: "stopCount > 0")
            request.sortDescriptors = [NSSortDescriptor(key: "stopCount", ascending: false)]
            #expect(try context.fetch(request).isEmpty)
            try context.save()
            #expect(try context.fetch(request).map(\.name) == ["Andes", "Alps"])
        }
    }

    @Test func `of the time is that of the last save of the object`() async throws {
        try await onMainRunLoop {
            let context = makeContainer(try makeModel("saved", .dateAttributeType, "now()")).viewContext
            let tours = try context.addTours(["Alps": 3, "Sea": 7])
            let saved = { (tour: Tour) in
                context.refresh(tour, mergeChanges: true)
                return tour.value(forKey: "saved") as? Date
            }
            let (first, second) = (try #require(saved(tours[0])), try #require(saved(tours[1])))
            let between = Date()
            #expect(second <= between)
            tours[1].name = "Lake"
            try context.save()
            #expect(saved(tours[0]) == first)
            #expect(try #require(saved(tours[1])) >= between)
        }
    }

    @Test func `follows a batch`() async throws {
        try await onMainRunLoop {
            let context = makeContainer(try makeModel("search", .stringAttributeType, "canonical:(name)")).viewContext
            let tour = try #require(try context.addTours(["Alps": 3]).first)
            let batch = NSBatchUpdateRequest(entityName: "Tour")
            batch.propertiesToUpdate = ["name": "SEA"]
            try context.execute(batch)
            context.refresh(tour, mergeChanges: true)
            #expect(tour.value(forKey: "search") as? String == "sea")
        }
    }

    /// A context that knows an older derived value saves without a conflict: only the store has changed the value.
    @Test func `is the store's, whatever code assigns, and causes no conflict`() async throws {
        try await onMainRunLoop {
            let context = makeContainer(try makeModel("stopCount", .integer64AttributeType, "stops.@count")).viewContext
            let tour = try #require(try context.addTours(["Alps": 3]).first)
            let halt = try addHalt("Chur", nights: 1, to: tour)
            try context.save()
            tour.name = "Andes"
            try context.save()
            halt.place = "Quito"
            halt.setValue("Sea", forKey: "tourName")
            try context.save()
            context.refresh(halt, mergeChanges: true)
            #expect(halt.value(forKey: "tourName") as? String == "Andes" && halt.place == "Quito")
        }
    }

    /// The text of a compiled model, as `bindfuzz port` writes it.
    private static let file = """
        {"configurations": {}, "entities": [
          {"isAbstract": false, "name": "Guest", "relationships": [], "uniquenessConstraints": [], "attributes": [
            {"isOptional": true, "isTransient": false, "name": "name", "type": "string", "usesScalar": false},
            {"derivation": "uppercase:(name)", "isOptional": true, "isTransient": false, "name": "loud",
             "type": "string", "usesScalar": false}]}]}
        """

    @Test func `comes from a model file`() async throws {
        try await onMainRunLoop {
            let directory = try TemporaryDirectory()
            try directory.write(Self.file, to: "Guest.momd/model.json")
            let url = URL(fileURLWithPath: directory.path("Guest.momd"))
            let model = try #require(NSManagedObjectModel(contentsOf: url))
            let loud = model.entitiesByName["Guest"]?.attributesByName["loud"] as? NSDerivedAttributeDescription
            #expect(loud?.derivationExpression == NSExpression(format: "uppercase:(name)"))
            let context = makeContainer(model).viewContext
            let guest = NSEntityDescription.insertNewObject(forEntityName: "Guest", into: context)
            guest.setValue("Ann", forKey: "name")
            try context.save()
            context.refresh(guest, mergeChanges: true)
            #expect(guest.value(forKey: "loud") as? String == "ANN")
        }
    }
}
