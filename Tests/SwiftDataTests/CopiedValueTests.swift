import HeadlessUI
import SwiftData
import SwiftUI
import Testing
import ViewFuzz

/// What code does with values of objects that are gone.
@Suite struct `A value of a deleted object` {
    private struct Archive: View {
        let trip: Trip
        @Environment(\.modelContext) private var context

        var body: some View {
            Text(trip.name)
            Button("Archive") {
                context.delete(trip)
                try? context.save()
                context.insert(Guide(name: trip.name))
            }
        }
    }

    private struct Rename: View {
        let trip: Trip
        let guide: Guide
        let isFirst: Bool
        @Environment(\.modelContext) private var context

        var body: some View {
            Text(trip.name)
            Button("Rename") {
                if isFirst { guide.name = trip.name }
                context.delete(trip)
                try? context.save()
                if !isFirst { guide.name = trip.name }
            }
        }
    }

    @MainActor private func mistakes(of host: HeadlessUI.Host, pressing button: String) throws -> [String] {
        let start = host.progressViews
        try host.click(button)
        host.run(.idle)
        host.checkAtRest(by: [.deletedObject], since: start)
        return host.issues.map(\.message)
    }

    @Test func `is reported if code writes it to a new object`() async throws {
        try await onMainRunLoop {
            let container = try makeContainer()
            let trip = Trip(name: "Alps")
            container.mainContext.insert(trip)
            try container.mainContext.save()
            let host = Host { Archive(trip: trip).modelContainer(container) }
            let messages = try mistakes(of: host, pressing: "Archive")
            #expect(messages.count == 1)
            #expect(messages.first?.contains("Guide.name gets Trip.name of an object that is gone") == true)
        }
    }

    @Test(arguments: [true, false])
    func `is reported if it is read after the deletion and written to another object`(isFirst: Bool) async throws {
        try await onMainRunLoop {
            let container = try makeContainer()
            let (trip, guide) = (Trip(name: "Alps"), Guide(name: "Urs"))
            container.mainContext.insert(trip)
            container.mainContext.insert(guide)
            try container.mainContext.save()
            let host = Host { Rename(trip: trip, guide: guide, isFirst: isFirst).modelContainer(container) }
            let messages = try mistakes(of: host, pressing: "Rename")
            #expect(guide.name == "Alps")
            #expect(messages.isEmpty == isFirst, "\(messages)")
        }
    }
}

/// Undoing changes of objects.
@Suite struct `An undo manager` {
    /// developer.apple.com/documentation/swiftdata/reverting-data-changes-using-the-undo-manager
    @Test func `of the environment undoes what a context changes`() async throws {
        struct Undo: View {
            @Environment(\.modelContext) private var context
            @Environment(\.undoManager) private var undoManager
            @Query private var trips: [Trip]

            var body: some View {
                Text("\(trips.count) trips")
                Button("Add") { context.insert(Trip(name: "Alps")) }
                Button("Undo") { undoManager?.undo() }
            }
        }
        try await onMainRunLoop {
            let host = Host { Undo().modelContainer(for: Trip.self, inMemory: true, isUndoEnabled: true) }
            try host.click("Add")
            host.run(.idle)
            #expect(host.texts.contains("1 trips"))
            try host.click("Undo")
            host.run(.idle)
            #expect(host.texts.contains("0 trips"))
        }
    }

    @Test func `undoes the change of a value that nobody has read`() async throws {
        try await onMainRunLoop {
            let container = try makeContainer()
            container.mainContext.insert(Trip(name: "Alps", notes: ["sun"]))
            try container.mainContext.save()
            let context = ModelContext(container)
            let trip = try #require(try context.fetch(FetchDescriptor<Trip>()).first)
            context.undoManager = UndoManager()
            trip.notes = ["snow"]
            context.undoManager?.undo()
            #expect(trip.notes == ["sun"])
        }
    }

    /// developer.apple.com/documentation/foundation/undomanager/groupsbyevent
    @Test func `undoes what one event has done together`() async throws {
        struct Trips: View {
            @Environment(\.modelContext) private var context
            @Query private var trips: [Trip]
            @Query private var stops: [Stop]

            var body: some View {
                Text("\(trips.count) trips, \(stops.count) stops")
                Button("Add") {
                    let trip = Trip(name: "Alps")
                    trip.stops = [Stop(place: "Chur"), Stop(place: "Davos")]
                    context.insert(trip)
                }
                Button("Delete") { trips.forEach(context.delete) }
                Button("Undo") { context.undoManager?.undo() }
            }
        }
        try await onMainRunLoop {
            let host = Host { Trips().modelContainer(for: Trip.self, inMemory: true, isUndoEnabled: true) }
            for (button, text) in [
                ("Add", "1 trips, 2 stops"), ("Delete", "0 trips, 0 stops"), ("Undo", "1 trips, 2 stops"),
                ("Undo", "0 trips, 0 stops"),
            ] {
                try host.click(button)
                host.run(.idle)
                #expect(host.texts.contains(text), "\(button)")
            }
        }
    }

    @Test func `redoes nothing after another change`() {
        final class Counter {
            let manager = UndoManager()
            private(set) var count = 0
            func set(_ new: Int) {
                let old = count
                manager.registerUndo(withTarget: self) { $0.set(old) }
                count = new
            }
        }
        let counter = Counter()
        counter.manager.groupsByEvent = false
        counter.set(1)
        counter.manager.undo()
        #expect(counter.count == 0 && counter.manager.canRedo)
        counter.manager.redo()
        #expect(counter.count == 1)
        counter.manager.undo()
        counter.set(2)
        #expect(!counter.manager.canRedo)
        counter.manager.redo()
        #expect(counter.count == 2)
    }

    @Test func `forgets what is beyond its levels, and what a target has done`() {
        final class Counter { var count = 0 }
        let (manager, first, second) = (UndoManager(), Counter(), Counter())
        (manager.groupsByEvent, manager.levelsOfUndo) = (false, 2)
        for counter in [first, first, second] {
            manager.registerUndo(withTarget: counter) { $0.count += 1 }
        }
        manager.removeAllActions(withTarget: second)
        while manager.canUndo { manager.undo() }
        #expect(first.count == 1 && second.count == 0)
    }
}
