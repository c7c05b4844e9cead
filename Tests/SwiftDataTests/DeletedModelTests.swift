import SwiftData
import SwiftUI
import Testing
import ViewFuzz

/// What a device does with an object whose row is gone. The sources are reports that name the two traps.
@Suite struct `A deleted object` {
    @Test(arguments: [true, false])
    func `is told if a view still shows it, although nothing has read it since`(deletes: Bool) async throws {
        try await onMainRunLoop {
            let container = try makeContainer()
            container.mainContext.insert(Trip(name: "Alps"))
            try container.mainContext.save()
            let host = Host { HeldTripView().modelContainer(container) }
            try host.click("Hold")
            if deletes { try host.click("Delete") }
            host.settle()
            #expect(host.texts.contains("Alps"))
            host.checkAtRest(by: Oracle.trusted, since: host.progressViews)
            let mistakes = host.issues.compactMap { issue in
                if case .mistake(let mistake) = issue.kind { mistake.subject } else { nil }
            }
            #expect(mistakes == (deletes ? ["Trip in HeldTripView"] : []))
        }
    }

    @MainActor private func saved(_ trip: Trip) throws -> (ModelContainer, ModelContext) {
        let container = try makeContainer()
        container.mainContext.insert(trip)
        _ = EmptyView().modelContainer(container)
        return (container, container.mainContext)
    }

    /// github.com/Repster-app/Repster, an experiment: what was read answers, the rest traps.
    @Test func `answers for what was read before the save, and traps for the rest`() async throws {
        try await onMainRunLoop {
            let host = Host { EmptyView() }
            let trip = Trip(name: "Alps", notes: ["snow"])
            let (container, context) = try saved(trip)
            context.delete(trip)
            try context.save()
            #expect(trip.name == "Alps")
            #expect(host.issues.isEmpty)
            #expect(trip.notes == ["snow"])
            #expect(host.issues.map(\.kind).contains { $0.misuse?.kind == .detached && $0.misuse?.property == "notes" })
            withExtendedLifetime(container) {}
        }
    }

    /// useyourloaf.com, "SwiftData Deleting Data": nothing traps before the save.
    @Test func `answers for everything until the save`() async throws {
        try await onMainRunLoop {
            let host = Host { EmptyView() }
            let trip = Trip(name: "Alps", notes: ["snow"])
            let (container, context) = try saved(trip)
            context.delete(trip)
            #expect(trip.notes == ["snow"])
            trip.days = 2
            #expect(host.issues.isEmpty)
            withExtendedLifetime(container) {}
        }
    }

    /// github.com/JManke91/GymStreak, docs/history-delete-race.md: another context has deleted the row.
    @Test func `stays in its context if another context deletes it`() async throws {
        try await onMainRunLoop {
            let host = Host { EmptyView() }
            let trip = Trip(name: "Alps", notes: ["snow"])
            let (container, context) = try saved(trip)
            let other = ModelContext(container)
            for trip in try other.fetch(FetchDescriptor<Trip>()) { other.delete(trip) }
            try other.save()
            #expect(!trip.isDeleted && trip.modelContext === context && trip.name == "Alps")
            #expect(host.issues.isEmpty)
            _ = trip.notes
            #expect(host.issues.contains { $0.kind.misuse?.kind == .invalidated })
            #expect(try context.fetchCount(FetchDescriptor<Trip>()) == 0)
        }
    }

    /// developer.apple.com/forums/thread/776645: a reference without an inverse leads to an object that is gone.
    @Test func `is still referred to without an inverse`() async throws {
        try await onMainRunLoop {
            let host = Host { EmptyView() }
            let (trip, guide) = (Trip(name: "Alps"), Guide(name: "Urs", languages: ["de"]))
            trip.guide = guide
            let (container, context) = try saved(trip)
            context.delete(guide)
            try context.save()
            #expect(trip.guide?.persistentModelID == guide.persistentModelID)
            #expect(host.issues.isEmpty)
            _ = trip.guide?.languages
            #expect(host.issues.contains { $0.kind.misuse?.property == "languages" })
            withExtendedLifetime(container) {}
        }
    }

    /// A write to an object without a context is lost; nothing tells the app.
    @Test func `loses a write`() async throws {
        try await onMainRunLoop {
            let host = Host { EmptyView() }
            let trip = Trip(name: "Alps")
            let (container, context) = try saved(trip)
            context.delete(trip)
            try context.save()
            trip.name = "Andes"
            #expect(trip.name == "Alps")
            #expect(host.issues.contains { $0.kind.misuse?.kind == .lostWrite })
            withExtendedLifetime(container) {}
        }
    }

    /// github.com/meshtastic/Meshtastic-Apple/pull/1918: a batch tells no object of its deletion.
    @Test func `learns nothing of a batch`() async throws {
        try await onMainRunLoop {
            let host = Host { EmptyView() }
            let trip = Trip(name: "Alps", notes: ["snow"])
            let (container, context) = try saved(trip)
            try context.delete(model: Trip.self)
            #expect(!trip.isDeleted && trip.modelContext === context)
            _ = trip.notes
            #expect(host.issues.contains { $0.kind.misuse?.kind == .invalidated })
            withExtendedLifetime(container) {}
        }
    }
}

extension RuntimeIssue.Kind {
    fileprivate var misuse: ModelMisuse? { if case .modelMisuse(let misuse) = self { misuse } else { nil } }
}

private struct HeldTripView: View {
    @Environment(\.modelContext) private var context
    @State private var trip: Trip?

    var body: some View {
        if let trip { Text(trip.name) }
        Button("Hold") { trip = try? context.fetch(FetchDescriptor<Trip>()).first }
        Button("Delete") {
            trip.map { context.delete($0) }
            try? context.save()
        }
    }
}
