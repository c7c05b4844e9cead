import CoreData
import Testing
import ViewFuzz

/// What two contexts do to the same rows, and what a store keeps.
@Suite struct `Contexts of one store` {
    /// Adds a stop to a tour in this context, without a save, and another one in a context that is saved.
    @MainActor private func addStops(to tour: Tour, _ container: NSPersistentContainer) throws {
        let halt = Halt(context: container.viewContext)
        (halt.place, halt.tour) = ("Chur", tour)
        try container.saveElsewhere { context in
            let other = Halt(context: context)
            (other.place, other.tour) = ("Davos", try context.tour("Alps"))
        }
    }

    /// A store keeps a relationship to many at the objects on its other side, so both additions stay.
    @Test(arguments: [
        NSMergePolicyType.mergeByPropertyObjectTrumpMergePolicyType, .mergeByPropertyStoreTrumpMergePolicyType,
        .overwriteMergePolicyType,
    ])
    func `add to one relationship`(policy: NSMergePolicyType) async throws {
        try await onMainRunLoop {
            let container = makeContainer()
            let context = container.viewContext
            context.mergePolicy = NSMergePolicy(merge: policy)
            let tour = try #require(try context.addTours(["Alps": 4]).first)
            try addStops(to: tour, container)
            try context.save()
            let halts = try #require(tour.stops as? Set<Halt>)
            #expect(halts.map(\.place).sorted() == ["Chur", "Davos"])
            #expect(halts.allSatisfy { $0.tour === tour })
        }
    }

    @Test func `merge an addition into a relationship with one that is not saved`() async throws {
        try await onMainRunLoop {
            let host = Host { EmptyView() }
            let container = makeContainer()
            let context = container.viewContext
            context.automaticallyMergesChangesFromParent = true
            let tour = try #require(try context.addTours(["Alps": 4]).first)
            try addStops(to: tour, container)
            host.run(.idle)
            try context.save()
            #expect((tour.stops as? Set<Halt>)?.map(\.place).sorted() == ["Chur", "Davos"])
        }
    }

    @Test func `refer to the older object if a new one has its unique value`() async throws {
        try await onMainRunLoop {
            let host = Host { EmptyView() }
            let container = makeContainer(makeModel(uniqueNames: true))
            let context = container.viewContext
            context.mergePolicy = NSMergePolicy.mergeByPropertyObjectTrump
            let first = try context.addTours(["Alps": 4]).first
            let old = Halt(context: context)
            (old.place, old.tour) = ("Davos", first)
            try context.save()
            let (tour, halt) = (Tour(context: context), Halt(context: context))
            (tour.name, tour.days, halt.place, halt.tour) = ("Alps", 9, "Chur", tour)
            try context.save()
            #expect(halt.tour?.days == 9 && host.issues.isEmpty)
            #expect((halt.tour?.stops as? Set<Halt>)?.map(\.place).sorted() == ["Chur", "Davos"])
            #expect(try context.all(Tour.self, by: "name").count == 1)
            let other = container.newBackgroundContext()
            let names = try other.performAndWait { try other.all(Halt.self, by: "place").map(\.tour?.name) }
            #expect(names == ["Alps", "Alps"])
        }
    }

    @Test func `keep the store's values with a rollback if a new object has a unique value`() async throws {
        try await onMainRunLoop {
            let container = makeContainer(makeModel(uniqueNames: true))
            let context = container.viewContext
            context.mergePolicy = NSMergePolicy.rollback
            _ = try context.addTours(["Alps": 4])
            let tour = Tour(context: context)
            (tour.name, tour.days) = ("Alps", 9)
            try context.save()
            let other = container.newBackgroundContext()
            let days = try other.performAndWait { try other.all(Tour.self, by: "name").map(\.days) }
            #expect(days == [4] && tour.days == 4)
            tour.name = "Andes"
            try context.save()
        }
    }

    /// developer.apple.com/documentation/coredata/nsmanagedobjectconstraintmergeerror: also where a change makes two objects alike.
    @Test func `have an error if a change makes two objects with one unique value`() async throws {
        try await onMainRunLoop {
            let context = makeContainer(makeModel(uniqueNames: true)).viewContext
            let tours = try context.addTours(["Alps": 4, "Sea": 9])
            tours[1].name = "Alps"
            let error = SaveError { try context.save() }
            #expect(error?.code == NSManagedObjectConstraintMergeError)
            context.mergePolicy = NSMergePolicy.mergeByPropertyObjectTrump
            try context.save()
            #expect(try context.all(Tour.self, by: "name").map(\.days) == [9])
            #expect(tours[0].managedObjectContext == nil)
        }
    }

    /// Reports quote "An NSManagedObjectContext cannot delete objects in other contexts."
    @Test func `delete only their own objects`() async throws {
        try await onMainRunLoop {
            let host = Host { EmptyView() }
            let container = makeContainer()
            let tour = try #require(try container.viewContext.addTours(["Alps": 4]).first)
            NSManagedObjectContext(.mainQueueConcurrencyType).delete(tour)
            #expect(host.issues.count == 1)
            #expect(host.issues.first?.message.hasPrefix("An NSManagedObjectContext cannot delete objects") == true)
            #expect(!tour.isDeleted)
        }
    }

    @Test func `have no objects that a batch has deleted in a relationship`() async throws {
        try await onMainRunLoop {
            let host = Host { EmptyView() }
            let context = makeContainer().viewContext
            let tour = try #require(try context.addTours(["Alps": 4]).first)
            for place in ["Chur", "Davos"] {
                let halt = Halt(context: context)
                (halt.place, halt.tour) = (place, tour)
            }
            try context.save()
            let request = NSFetchRequest<any NSFetchRequestResult>(entityName: "Halt")
            request.predicate = NSPredicate(format: "place == 'Chur'")
            try context.execute(NSBatchDeleteRequest(fetchRequest: request))
            // A context that knows the tour does not bring back what it refers to.
            tour.name = "Andes"
            try context.save()
            context.reset()
            let same = try #require(try context.tour("Andes"))
            #expect((same.stops as? Set<Halt>)?.map(\.place) == ["Davos"])
            #expect(host.issues.isEmpty)
        }
    }

    /// Reports quote "Constraint trigger violation: Batch delete failed due to mandatory OTO nullify inverse".
    @Test func `delete no rows at once to which others must refer`() async throws {
        try await onMainRunLoop {
            let model = makeModel(deleteRule: .nullifyDeleteRule)
            model.entitiesByName["Halt"]?.relationshipsByName["tour"]?.isOptional = false
            let context = makeContainer(model).viewContext
            let tour = try context.addTours(["Alps": 4]).first
            let halt = Halt(context: context)
            (halt.place, halt.tour) = ("Chur", tour)
            try context.save()
            let request = NSFetchRequest<any NSFetchRequestResult>(entityName: "Tour")
            let error = SaveError { try context.execute(NSBatchDeleteRequest(fetchRequest: request)) }
            #expect(error?.code == NSManagedObjectConstraintValidationError)
            #expect(try context.count(for: NSFetchRequest<Tour>(entityName: "Tour")) == 1)
        }
    }

    @Test func `take a saved deletion back`() async throws {
        try await onMainRunLoop {
            let context = makeContainer().viewContext
            let tour = try #require(try context.addTours(["Alps": 4]).first)
            context.undoManager = UndoManager()
            context.delete(tour)
            try context.save()
            context.undo()
            try context.save()
            #expect(try context.all(Tour.self, by: "name").map(\.name) == ["Alps"])
        }
    }

    @Test func `tell their siblings of a save to a common parent`() async throws {
        try await onMainRunLoop {
            let host = Host { EmptyView() }
            let parent = makeContainer().viewContext
            let tour = try #require(try parent.addTours(["Alps": 4]).first)
            func child() -> NSManagedObjectContext {
                let child = NSManagedObjectContext(.mainQueueConcurrencyType)
                (child.parent, child.automaticallyMergesChangesFromParent) = (parent, true)
                return child
            }
            let (first, second) = (child(), child())
            let shown = try #require(try second.existingObject(with: tour.objectID) as? Tour)
            #expect(shown.name == "Alps")
            try first.tour("Alps")?.name = "Andes"
            try first.save()
            host.run(.idle)
            #expect(shown.name == "Andes")
        }
    }
}
