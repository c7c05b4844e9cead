import CoreData
import Testing
import ViewFuzz

/// Sets through which code changes a relationship: developer.apple.com/documentation/objectivec/nsobject-swift.class, "Accessing
/// mutable collections", and Core Data Programming Guide, "Manipulating Relationships".
@Suite struct `A mutable set of a relationship` {
    @Test func `changes the relationship and its inverse`() async throws {
        try await onMainRunLoop {
            let context = makeContainer().viewContext
            let tour = Tour(context: context)
            let halts = [Halt(context: context), Halt(context: context), Halt(context: context)]
            for (halt, place) in zip(halts, ["Chur", "Zermatt", "Davos"]) { halt.place = place }
            let set = tour.mutableSetValue(forKey: "stops")
            set.add(halts[0])
            set.addObjects(from: [halts[1], halts[2], halts[0]])
            #expect(tour.stops?.count == 3 && set.count == 3 && halts.allSatisfy { $0.tour === tour })
            #expect(set.contains(halts[1]) && tour.hasChanges)
            set.remove(halts[1])
            #expect(tour.stops?.contains(halts[1]) == false && halts[1].tour == nil)
            #expect(Set(set.allObjects.compactMap { ($0 as? Halt)?.place }) == ["Chur", "Davos"])
            try context.save()
            // Code that changes the relationship changes the set.
            tour.addToStops(halts[1])
            #expect(set.count == 3)
            set.minus([halts[0]])
            #expect(set.count == 2 && halts[0].tour == nil)
            set.intersect([halts[1]])
            #expect(tour.stops == NSSet(array: [halts[1]]))
            set.removeAllObjects()
            #expect(tour.stops?.count == 0 && context.updatedObjects.contains(tour))
            #expect(halts[2].value(forKeyPath: "tour.name") == nil)
            halts[2].tour = tour
            #expect(halts[2].mutableSetValue(forKeyPath: "tour.stops").contains(halts[2]))
        }
    }
}
