import SwiftData
import SwiftUI
import Testing
import ViewFuzz

/// What an app keeps in static properties, from one case to the next.
@Suite struct `What is kept beyond a case` {
    @Test func `a context goes on with the contents of the current host`() async throws {
        try await onMainRunLoop {
            for _ in 1...2 {
                let host = Host { RepositoryView().modelContainer(keptContainer) }
                host.run(.idle)
                #expect(host.texts.contains("1 trips"))
                try host.click("Add")
                host.run(.idle)
                #expect(host.texts.contains("2 trips"))
                try host.close()
            }
        }
    }

    @Test func `a context of the views begins each host with what it had first`() async throws {
        try await onMainRunLoop {
            for _ in 1...2 {
                let host = Host { TripCounter().modelContext(contextOfViews) }
                host.run(.idle)
                #expect(host.texts.contains("1 trips"))
                try host.click("Add")
                host.run(.idle)
                #expect(host.texts.contains("2 trips"))
                try host.close()
            }
        }
    }

    /// Previews that fetch from a static container with samples, and give it to no view: KrazyJames/SwiftData.
    @Test func `a container with samples that no view gets has them in each host`() async throws {
        try await onMainRunLoop {
            for _ in 1...3 {
                let host = Host { Text(sampleName()) }
                #expect(host.texts == ["Alps"])
                sampleContainer.mainContext.insert(Trip(name: "Aaa"))
                try host.close()
            }
        }
    }

    @Test func `a container that no view gets is empty in each host`() async throws {
        try await onMainRunLoop {
            for _ in 1...2 {
                let host = Host { CountView() }
                #expect(host.texts.contains("none"))
                try host.click("Add")
                #expect(host.texts.contains("1"))
                try host.close()
            }
        }
    }

    @Test func `an object is inserted again in each host, with those to which it refers`() async throws {
        try await onMainRunLoop {
            for _ in 1...2 {
                let host = Host { EmptyView() }
                let container = try ModelContainer(for: Visit.self)
                container.mainContext.insert(keptVisit)
                try container.mainContext.save()
                #expect(try container.mainContext.fetch(FetchDescriptor<Visit>()).map(\.place.name) == ["Chur"])
                #expect(keptVisit.persistentModelID.entityName == "Visit")
                try host.close()
            }
        }
    }

    @Test func `no context is kept by its container`() async throws {
        try await onMainRunLoop {
            weak var context: ModelContext?
            weak var trip: Trip?
            do {
                let host = Host { EmptyView() }
                let container = try makeContainer()
                let new = Trip(name: "Alps")
                new.stops = [Stop(place: "Chur")]
                container.mainContext.insert(new)
                try container.mainContext.save()
                (context, trip) = (container.mainContext, new)
                try host.close()
            }
            #expect(context == nil && trip == nil)
        }
    }
}

@MainActor private let keptVisit = Visit(place: Place(name: "Chur"))

@MainActor private let keptContainer: ModelContainer = {
    guard let container = try? makeContainer() else { preconditionFailure("A container in memory cannot fail.") }
    container.mainContext.insert(Trip(name: "Alps"))
    return container
}()

/// What an app has in place of the environment.
@MainActor private enum Repository {
    static let context = keptContainer.mainContext
}

private struct RepositoryView: View {
    @Query private var trips: [Trip]

    var body: some View {
        Text("\(trips.count) trips")
        Button("Add") { Repository.context.insert(Trip(name: "Sea")) }
    }
}

@MainActor private let containerOfViews: ModelContainer = {
    guard let container = try? makeContainer() else { preconditionFailure("A container in memory cannot fail.") }
    return container
}()

/// A context of an app with an object that is not saved.
@MainActor private let contextOfViews: ModelContext = {
    let context = ModelContext(containerOfViews)
    context.insert(Trip(name: "Alps"))
    return context
}()

private struct TripCounter: View {
    @Environment(\.modelContext) private var context
    @Query private var trips: [Trip]

    var body: some View {
        Text("\(trips.count) trips")
        Button("Add") { context.insert(Trip(name: "Sea")) }
    }
}

@MainActor private let containerWithoutViews: ModelContainer = {
    guard let container = try? makeContainer() else { preconditionFailure("A container in memory cannot fail.") }
    return container
}()

private struct CountView: View {
    @State private var count: Int?

    var body: some View {
        Text(count.map { "\($0)" } ?? "none")
        Button("Add") {
            let context = containerWithoutViews.mainContext
            context.insert(Trip(name: "Sea"))
            count = try? context.fetchCount(FetchDescriptor<Trip>())
        }
    }
}

@MainActor private let sampleContainer: ModelContainer = {
    guard let container = try? makeContainer() else { preconditionFailure("A container in memory cannot fail.") }
    container.mainContext.insert(Trip(name: "Alps"))
    return container
}()

@MainActor private func sampleName() -> String {
    let trips = try? sampleContainer.mainContext.fetch(FetchDescriptor<Trip>(sortBy: [SortDescriptor(\.name)]))
    return trips?.first?.name ?? "none"
}
