import SwiftData
import SwiftUI
import Testing

/// What the host assumes about SwiftData. The table of assumptions has the evidence.
@Suite struct `A view with models` {
    @Test(arguments: SystemAssumptions.ModelAutosave.allCases)
    func `is saved by itself when the host assumes it`(value: SystemAssumptions.ModelAutosave) async throws {
        try await onMainRunLoop {
            let container = try makeContainer()
            let host = Host(assuming: SystemAssumptions { $0.modelAutosave = value }) {
                TripEditor().modelContainer(container)
            }
            try host.click("Add")
            host.run(.idle)
            #expect(host.texts.contains("Sea"))
            #expect(container.mainContext.hasChanges == (value == .fifteenSecondsLater))
            host.wait(14)
            #expect(container.mainContext.hasChanges == (value == .fifteenSecondsLater))
            host.wait(2)
            #expect(!container.mainContext.hasChanges)
            try host.close()
        }
    }

    /// feedback-assistant/reports#654: the sheet of a new object is presented again as it is saved.
    @Test(arguments: SystemAssumptions.ModelIdentifiers.allCases)
    func `shows the sheet of a new object once, or twice`(value: SystemAssumptions.ModelIdentifiers) async throws {
        try await onMainRunLoop {
            let container = try makeContainer()
            let host = Host(
                assuming: SystemAssumptions {
                    $0.modelIdentifiers = value
                    $0.modelAutosave = .fifteenSecondsLater
                }
            ) { TripEditor().modelContainer(container) }
            try host.click("Add")
            host.settle()
            try host.click("Edit")
            host.settle()
            let before = try #require(try container.mainContext.fetch(FetchDescriptor<Trip>()).first).persistentModelID
            host.wait(20)
            host.settle()
            let trip = try #require(try container.mainContext.fetch(FetchDescriptor<Trip>()).first)
            #expect((trip.persistentModelID == before) == (value == .kept))
            #expect(container.mainContext.model(for: before) === trip)
            let appearances = host.texts.contains("appeared 2 times") ? 2 : 1
            #expect(host.texts.contains("appeared \(appearances) times"))
            #expect(appearances == (value == .changedBySave ? 2 : 1))
            try host.close()
        }
    }

    /// 3lvis/SwiftSync#629: an object of the main context keeps its values.
    @Test(arguments: SystemAssumptions.ModelMerge.allCases)
    func `shows what another context has changed, or the old value`(value: SystemAssumptions.ModelMerge) async throws {
        try await onMainRunLoop {
            let container = try makeContainer()
            container.mainContext.insert(Trip(name: "Sea"))
            try container.mainContext.save()
            let host = Host(assuming: SystemAssumptions { $0.modelMerge = value }) {
                TripEditor().modelContainer(container)
            }
            host.run(.idle)
            #expect(host.texts.contains("Sea"))
            let other = ModelContext(container)
            try other.fetch(FetchDescriptor<Trip>()).first?.name = "Alps"
            other.insert(Trip(name: "Lake"))
            try other.save()
            host.run(.idle)
            #expect(host.texts.contains("Alps") == (value == .refreshesObjects))
            #expect(host.texts.contains("Sea") == (value == .keepsValues))
            #expect(host.texts.contains("Lake"))
            try other.delete(model: Trip.self)
            host.run(.idle)
            #expect(!host.texts.contains("Alps") && !host.texts.contains("Sea"))
            try host.close()
        }
    }
}

@MainActor private final class Appearances: ObservableObject {
    @Published var count = 0
}

private struct TripEditor: View {
    @Environment(\.modelContext) private var context
    @Query(sort: \Trip.name) private var trips: [Trip]
    @State private var edited: Trip?
    @StateObject private var appearances = Appearances()

    var body: some View {
        ForEach(trips) { Text($0.name) }
        Button("Add") { context.insert(Trip(name: "Sea")) }
        Button("Edit") { edited = trips.first }
            .sheet(item: $edited) { trip in
                Text("Edits \(trip.name)").onAppear { appearances.count += 1 }
                Text("appeared \(appearances.count) times")
            }
    }
}
