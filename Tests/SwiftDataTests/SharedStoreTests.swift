import SwiftData
import SwiftUI
import Testing
import ViewFuzz

/// What two contexts do to the same rows.
@Suite struct `Two contexts of one store` {
    @MainActor private func saved(_ model: some PersistentModel) throws -> (ModelContainer, ModelContext) {
        let container = try makeContainer()
        container.mainContext.insert(model)
        try container.mainContext.save()
        return (container, container.mainContext)
    }

    /// A write to a row that another context has deleted is lost, as one to an object that its own context has deleted.
    @Test func `lose a write to a row that one of them deletes`() async throws {
        try await onMainRunLoop {
            let host = Host { EmptyView() }
            let trip = Trip(name: "Alps")
            let (container, context) = try saved(trip)
            let other = ModelContext(container)
            for trip in try other.fetch(FetchDescriptor<Trip>()) { other.delete(trip) }
            try other.save()
            trip.name = "Andes"
            #expect(host.issues.contains { $0.message.contains("the write is lost") })
            #expect(!context.hasChanges && trip.name == "Alps")
        }
    }

    @Test func `lose a change that was made before one of them deletes the row`() async throws {
        try await onMainRunLoop {
            let trip = Trip(name: "Alps")
            let (container, context) = try saved(trip)
            trip.name = "Andes"
            let other = ModelContext(container)
            for trip in try other.fetch(FetchDescriptor<Trip>()) { other.delete(trip) }
            try other.save()
            try context.save()
            #expect(try context.fetchCount(FetchDescriptor<Trip>()) == 0)
            let updates = try context.fetchHistory(HistoryDescriptor<DefaultHistoryTransaction>()).flatMap(\.changes)
            #expect(updates.allSatisfy { if case .update = $0 { false } else { true } })
        }
    }

    /// A store keeps a relationship to many at the objects on its other side, so both additions stay.
    @Test func `add to one relationship`() async throws {
        try await onMainRunLoop {
            let trip = Trip(name: "Alps")
            let (container, context) = try saved(trip)
            let other = ModelContext(container)
            let same = try #require(try other.fetch(FetchDescriptor<Trip>()).first)
            trip.stops.append(Stop(place: "Chur"))
            same.stops.append(Stop(place: "Zermatt"))
            try other.save()
            try context.save()
            #expect(trip.stops.map(\.place) == ["Chur", "Zermatt"])
            #expect(trip.stops.allSatisfy { $0.trip === trip })
            let third = ModelContext(container)
            #expect(try third.fetch(FetchDescriptor<Trip>()).first?.stops.map(\.place) == ["Chur", "Zermatt"])
        }
    }

    @Test func `remove from and add to one relationship`() async throws {
        try await onMainRunLoop {
            let trip = Trip(name: "Alps")
            trip.stops = [Stop(place: "Chur"), Stop(place: "Davos")]
            let (container, context) = try saved(trip)
            let other = ModelContext(container)
            let same = try #require(try other.fetch(FetchDescriptor<Trip>()).first)
            trip.stops.append(Stop(place: "Zermatt"))
            same.stops.removeAll { $0.place == "Chur" }
            try other.save()
            try context.save()
            #expect(trip.stops.map(\.place) == ["Davos", "Zermatt"])
        }
    }

    /// The text is that of Core Data: "An NSManagedObjectContext cannot delete objects in other contexts."
    @Test func `delete only their own objects`() async throws {
        try await onMainRunLoop {
            let host = Host { EmptyView() }
            let trip = Trip(name: "Alps")
            let (container, context) = try saved(trip)
            ModelContext(container).delete(trip)
            #expect(host.issues.count == 1)
            #expect(host.issues.first?.message.hasPrefix("An NSManagedObjectContext cannot delete objects") == true)
            #expect(try context.fetchCount(FetchDescriptor<Trip>()) == 1)
        }
    }
}

/// What a store does with rules of the models.
@Suite struct `A store` {
    @Test func `accepts a required object that is replaced before the save`() async throws {
        try await onMainRunLoop {
            let host = Host { EmptyView() }
            let context = try ModelContainer(for: Visit.self).mainContext
            let (old, new) = (Place(name: "Chur"), Place(name: "Davos"))
            let visit = Visit(place: old)
            context.insert(visit)
            context.insert(new)
            try context.save()
            context.delete(old)
            visit.place = new
            try context.save()
            #expect(host.issues.isEmpty && visit.place.name == "Davos")
        }
    }

    @Test func `accepts a required object whose deletion is taken back before the save`() async throws {
        try await onMainRunLoop {
            let host = Host { EmptyView() }
            let context = try ModelContainer(for: Visit.self).mainContext
            let place = Place(name: "Chur")
            context.insert(Visit(place: place))
            try context.save()
            context.delete(place)
            context.insert(place)
            try context.save()
            #expect(host.issues.isEmpty)
        }
    }

    /// Reports quote "Constraint trigger violation: Batch delete failed due to mandatory OTO nullify inverse".
    @Test func `deletes no rows at once to which others must refer`() async throws {
        try await onMainRunLoop {
            let container = try ModelContainer(for: Visit.self)
            let context = container.mainContext
            context.insert(Visit(place: Place(name: "Chur")))
            try context.save()
            let error = #expect(throws: SwiftDataError.self) { try context.delete(model: Place.self) }
            let text = "Batch delete failed due to mandatory OTM nullify inverse on Visit/place"
            #expect(error?.description.contains(text) == true)
            #expect(try context.fetchCount(FetchDescriptor<Place>()) == 1)
        }
    }

    @Test func `clears references to rows that are deleted at once`() async throws {
        try await onMainRunLoop {
            let host = Host { EmptyView() }
            let context = try makeContainer().mainContext
            let stop = Stop(place: "Chur")
            let trip = Trip(name: "Alps")
            trip.stops = [stop, Stop(place: "Davos")]
            context.insert(trip)
            try context.save()
            try context.delete(model: Trip.self)
            #expect(stop.trip == nil && host.issues.isEmpty)
        }
    }

    /// "SwiftData by Example: How to make unique attributes": also where a change makes two objects alike.
    @Test func `keeps one object of a unique value that a change makes`() async throws {
        try await onMainRunLoop {
            let context = try makeContainer().mainContext
            let (swiss, austria) = (Country(code: "ch", name: "Swiss"), Country(code: "at", name: "Austria"))
            context.insert(swiss)
            context.insert(austria)
            try context.save()
            austria.code = "ch"
            try context.save()
            #expect(try context.fetch(FetchDescriptor<Country>()).map(\.name) == ["Austria"])
        }
    }

    /// SQLite: the row that gives a value up is written before the one that takes it.
    @Test func `gives a unique value that one object gives up to another one`() async throws {
        try await onMainRunLoop {
            let context = try makeContainer().mainContext
            let country = Country(code: "ch", name: "Swiss")
            context.insert(country)
            try context.save()
            country.code = "at"
            context.insert(Country(code: "ch", name: "Switzerland"))
            try context.save()
            let found = try context.fetch(FetchDescriptor<Country>()).map { "\($0.code) \($0.name)" }
            #expect(found == ["at Swiss", "ch Switzerland"])
        }
    }

    @Test func `finds no row by a unique value that it had`() async throws {
        try await onMainRunLoop {
            let context = try ModelContainer(for: Badge.self).mainContext
            context.insert(Badge(code: "1", name: "a"))
            try context.save()
            context.insert(Badge(code: "1", name: "b"))
            context.insert(Badge(code: "2", name: "a"))
            try context.save()
            let badges = try context.fetch(FetchDescriptor<Badge>()).map { "\($0.code) \($0.name)" }
            #expect(badges == ["1 b", "2 a"])
        }
    }

    @Test func `clears references to a row that a change replaces`() async throws {
        try await onMainRunLoop {
            let host = Host { EmptyView() }
            let container = try ModelContainer(for: Parent.self)
            let context = container.mainContext
            let (first, second, child) = (Parent(code: "a"), Parent(code: "b"), Child(name: "x"))
            for model in [first, second] { context.insert(model) }
            child.parent = first
            try context.save()
            second.code = "a"
            try context.save()
            let other = ModelContext(container)
            #expect(try other.fetch(FetchDescriptor<Child>()).map { $0.parent == nil } == [true])
            withExtendedLifetime(other) {}
            #expect(host.issues.isEmpty)
        }
    }

    /// SQLite: each NULL is another value for a unique column.
    @Test func `takes no two missing values for the same one`() async throws {
        try await onMainRunLoop {
            let context = try ModelContainer(for: Device.self).mainContext
            context.insert(Device(serial: nil))
            context.insert(Device(serial: nil))
            context.insert(Device(serial: "1"))
            context.insert(Device(serial: "1"))
            try context.save()
            #expect(try context.fetchCount(FetchDescriptor<Device>()) == 3)
        }
    }

    /// developer.apple.com/documentation/swiftdata/fetchdescriptor/includependingchanges
    @Test func `is asked for what is saved`() async throws {
        try await onMainRunLoop {
            let context = try makeContainer().mainContext
            let trip = Trip(name: "Alps")
            context.insert(trip)
            try context.save()
            trip.name = "Andes"
            var saved = FetchDescriptor<Trip>(predicate: #Predicate { $0.name == "Alps" })
            #expect(try context.fetchCount(saved) == 0)
            saved.includePendingChanges = false
            #expect(try context.fetch(saved).map(\.name) == ["Andes"])
        }
    }
}

@Model final class Badge {
    @Attribute(.unique) var code: String
    @Attribute(.unique) var name: String

    init(code: String, name: String) {
        self.code = code
        self.name = name
    }
}

@Model final class Device {
    @Attribute(.unique) var serial: String?

    init(serial: String?) { self.serial = serial }
}
