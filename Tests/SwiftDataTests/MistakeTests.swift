import SwiftData
import SwiftUI
import Testing
import ViewFuzz

@Model final class Card {
    /// A constant that the initializer sets.
    let code: String
    var box: Box?

    init(code: String) { self.code = code }
}

@Model final class Box {
    var name: String
    /// A relationship to many objects that may be nil, as CloudKit asks for.
    @Relationship(deleteRule: .cascade, inverse: \Card.box) var cards: [Card]?

    init(name: String) { self.name = name }
}

/// What a device ends the app for, and what only looks like a mistake.
@Suite struct `A change of objects` {
    @Test func `relates no objects of two contexts`() async throws {
        try await onMainRunLoop {
            let host = Host { EmptyView() }
            let container = try ModelContainer(for: Box.self)
            let (first, second) = (container.mainContext, ModelContext(container))
            let (box, card) = (Box(name: "a"), Card(code: "1"))
            first.insert(box)
            second.insert(card)
            card.box = box
            #expect(host.issues.contains { $0.message.hasPrefix("Illegal attempt to establish a relationship") })
            second.insert(box)
            #expect(second.insertedModelsArray.count == 1 && host.issues.count == 2)
        }
    }

    /// github.com/nicojan/Chorus: a relationship without a default value has to have an object.
    @Test func `leaves no required relationship without an object`() async throws {
        try await onMainRunLoop {
            let host = Host { EmptyView() }
            let container = try ModelContainer(for: Visit.self)
            let place = Place(name: "Chur")
            container.mainContext.insert(Visit(place: place))
            try container.mainContext.save()
            container.mainContext.delete(place)
            #expect(host.issues.isEmpty)
            try container.mainContext.save()
            #expect(host.issues.contains { $0.message.hasPrefix("Cannot remove the object of relationship place") })
        }
    }

    @Test func `deletes a row before another one takes its unique value`() async throws {
        try await onMainRunLoop {
            let container = try makeContainer()
            let context = container.mainContext
            let old = Country(code: "ch", name: "Swiss")
            context.insert(old)
            try context.save()
            context.delete(old)
            context.insert(Country(code: "ch", name: "Switzerland"))
            context.insert(Country(code: "ch", name: "Suisse"))
            try context.save()
            #expect(try context.fetch(FetchDescriptor<Country>()).map(\.name) == ["Suisse"])
        }
    }

    @Test func `keeps constants, and collections that may be nil`() async throws {
        try await onMainRunLoop {
            let container = try ModelContainer(for: Box.self)
            let box = Box(name: "a")
            container.mainContext.insert(box)
            #expect(box.cards?.isEmpty ?? true)
            box.cards = [Card(code: "1")]
            box.cards?.append(Card(code: "2"))
            try container.mainContext.save()
            let other = ModelContext(container)
            let found = try other.fetch(FetchDescriptor<Card>(sortBy: [SortDescriptor(\.code)]))
            #expect(found.map(\.code) == ["1", "2"] && found.allSatisfy { $0.box?.name == "a" })
            container.mainContext.delete(box)
            try container.mainContext.save()
            #expect(try other.fetchCount(FetchDescriptor<Card>()) == 0)
        }
    }

    @Test func `of one context does not undo what another one has saved`() async throws {
        try await onMainRunLoop {
            let container = try makeContainer()
            let trip = Trip(name: "Alps")
            container.mainContext.insert(trip)
            try container.mainContext.save()
            let other = ModelContext(container)
            let same = try #require(try other.fetch(FetchDescriptor<Trip>()).first)
            trip.name = "Andes"
            try container.mainContext.save()
            same.days = 9
            try other.save()
            #expect(trip.name == "Andes" && trip.days == 9)
        }
    }

    @Test func `is undone after a save, too`() async throws {
        try await onMainRunLoop {
            let container = try makeContainer()
            let context = container.mainContext
            let trip = Trip(name: "Alps")
            context.insert(trip)
            try context.save()
            context.undoManager = UndoManager()
            context.delete(trip)
            try context.save()
            context.undoManager?.undo()
            try context.save()
            #expect(try context.fetch(FetchDescriptor<Trip>()).map(\.name) == ["Alps"])
        }
    }
}

@Model final class Visit {
    var place: Place

    init(place: Place) { self.place = place }
}

@Model final class Place {
    var name: String
    @Relationship(inverse: \Visit.place) var visits: [Visit] = []

    init(name: String) { self.name = name }
}
