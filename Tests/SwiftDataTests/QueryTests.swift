import SwiftData
import SwiftUI
import Testing
import ViewFuzz

/// The views of an app with a query.
@Suite struct `A query` {
    /// An app whose body makes the container: another evaluation would read other contents.
    @Test func `of a store that a body makes is not compared with the next one`() async throws {
        try await onMainRunLoop {
            let host = Host { StoreMakingView() }
            try host.click("Add")
            host.settle()
            #expect(host.texts.contains("1 trips"))
            host.checkAtRest(by: Oracle.trusted, since: host.progressViews)
            #expect(host.issues.isEmpty)
            try host.close()
        }
    }

    @Test func `shows insertions, changes and deletions of its context`() async throws {
        try await onMainRunLoop {
            let host = Host { TripList().modelContainer(for: Trip.self) }
            host.run(.idle)
            #expect(host.texts.contains("0 trips"))
            try host.click("Add")
            host.run(.idle)
            try host.click("Add")
            host.run(.idle)
            #expect(host.texts.contains("2 trips") && host.texts.contains("Trip 1"))
            try host.click("Rename")
            host.run(.idle)
            #expect(host.texts.contains("Renamed"))
            try host.click("Delete")
            host.run(.idle)
            #expect(host.texts.contains("1 trips"))
            try host.close()
        }
    }

    /// hackingwithswift.com: the saves of another context are shown.
    @Test func `shows what another context saves`() async throws {
        try await onMainRunLoop {
            let container = try makeContainer()
            let host = Host { TripList().modelContainer(container) }
            host.run(.idle)
            let other = ModelContext(container)
            other.insert(Trip(name: "Alps"))
            try other.save()
            host.run(.idle)
            #expect(host.texts.contains("Alps"))
            try host.close()
        }
    }

    /// Filters and orders that depend on the view.
    @Test func `takes a filter and an order of the initializer`() async throws {
        try await onMainRunLoop {
            let container = try makeContainer()
            for (name, days) in [("Alps", 3), ("Sea", 7), ("Lake", 1)] {
                container.mainContext.insert(Trip(name: name, days: days))
            }
            let host = Host { FilteredTrips().modelContainer(container) }
            host.run(.idle)
            #expect(host.texts.filter { ["Alps", "Sea", "Lake"].contains($0) } == ["Sea", "Alps"])
            try host.click("All")
            host.run(.idle)
            #expect(host.texts.filter { ["Alps", "Sea", "Lake"].contains($0) } == ["Sea", "Alps", "Lake"])
            try host.close()
        }
    }

    @Test func `has the same objects at the start of each host`() async throws {
        try await onMainRunLoop {
            for _ in 1...2 {
                let host = Host { TripList().modelContainer(sharedContainer) }
                host.run(.idle)
                #expect(host.texts.contains("1 trips") && host.texts.contains("Alps"))
                #expect(sampleTrip.name == "Alps")
                try host.click("Rename")
                try host.click("Add")
                host.run(.idle)
                #expect(host.texts.contains("2 trips") && sampleTrip.name == "Renamed")
                try host.close()
            }
        }
    }

    /// An actor with a context of its own adds objects, and the views follow its save.
    @Test func `follows an actor`() async throws {
        try await onMainRunLoop {
            let container = try makeContainer()
            let host = Host { ImportView().modelContainer(container) }
            host.run(.idle)
            try host.click("Import")
            host.run(.idle)
            #expect(host.texts.contains("3 trips"))
            #expect(host.issues.isEmpty)
            try host.close()
        }
    }
}

@MainActor private let sampleTrip = Trip(name: "Alps")
@MainActor private let sharedContainer: ModelContainer = {
    guard let container = try? makeContainer() else { preconditionFailure("A container in memory cannot fail.") }
    container.mainContext.insert(sampleTrip)
    return container
}()

private struct TripList: View {
    @Environment(\.modelContext) private var context
    @Query(sort: \Trip.name) private var trips: [Trip]

    var body: some View {
        List {
            Text("\(trips.count) trips")
            ForEach(trips) { Text($0.name) }
            Button("Add") { context.insert(Trip(name: "Trip \(trips.count)")) }
            Button("Rename") { trips.first?.name = "Renamed" }
            Button("Delete") { trips.first.map { context.delete($0) } }
        }
    }
}

private struct FilteredTrips: View {
    @State private var minimum = 2

    var body: some View {
        TripsOfAtLeast(minimum)
        Button("All") { minimum = 0 }
    }
}

private struct TripsOfAtLeast: View {
    @Query private var trips: [Trip]

    init(_ minimum: Int) {
        _trips = Query(filter: #Predicate { $0.days >= minimum }, sort: \.days, order: .reverse)
    }

    var body: some View { ForEach(trips) { Text($0.name) } }
}

@ModelActor private actor Importer {
    func run() throws {
        for name in ["Alps", "Sea", "Lake"] { modelContext.insert(Trip(name: name)) }
        try modelContext.save()
    }
}

private struct ImportView: View {
    @Environment(\.modelContext) private var context
    @Query private var trips: [Trip]

    var body: some View {
        Text("\(trips.count) trips")
        Button("Import") {
            let container = context.container
            Task { try await Importer(modelContainer: container).run() }
        }
    }
}

private struct StoreMakingView: View {
    var body: some View {
        if let container = try? makeContainer() { TripList().modelContainer(container) }
    }
}
