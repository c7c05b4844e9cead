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
            // The set shows what the relationship has, whoever changes it.
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

    @Test func `keeps the order of a relationship that has one`() async throws {
        try await onMainRunLoop {
            let context = makeContainer(makeLibraryModel()).viewContext
            let shelf = Shelf(context: context)
            let books = ["A", "B", "C", "D"].map { title in
                let book = Book(context: context)
                book.title = title
                return book
            }
            let set = shelf.mutableOrderedSetValue(forKey: "books")
            set.add(books[0])
            set.addObjects(from: [books[1], books[2], books[1]])
            #expect(shelf.titles == ["A", "B", "C"] && set.count == 3 && books[2].shelf === shelf)
            set.insert(books[3], at: 0)
            #expect(shelf.titles == ["D", "A", "B", "C"] && set.index(of: books[1]) == 2)
            set.removeObject(at: 1)
            set.remove(books[2])
            #expect(shelf.titles == ["D", "B"] && books[0].shelf == nil && books[2].shelf == nil)
            set.exchangeObject(at: 0, withObjectAt: 1)
            #expect(shelf.titles == ["B", "D"])
            set.replaceObject(at: 0, with: books[0])
            #expect(shelf.titles == ["A", "D"] && books[1].shelf == nil)
            #expect((set.object(at: 1) as? Book)?.title == "D" && set.contains(books[0]))
            set.removeAllObjects()
            #expect(shelf.titles.isEmpty)
        }
    }
}
