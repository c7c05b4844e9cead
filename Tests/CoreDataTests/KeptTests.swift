import CoreData
import SwiftUI
import Testing
import ViewFuzz

/// What an app keeps in static properties, from one case to the next: Sources/BindingFuzz/BindingFuzz.docc/ModelObjects.md.
@Suite struct `A Core Data stack that is kept beyond a case` {
    @Test func `has the same objects at the start of each host`() async throws {
        try await onMainRunLoop {
            for _ in 1...2 {
                _ = sampleTour
                let host = Host { CountedTours().environment(\.managedObjectContext, sharedContainer.viewContext) }
                host.run(.idle)
                #expect(host.texts.contains("1 tours") && host.texts.contains("Alps"))
                #expect(sampleTour.name == "Alps")
                try host.click("Rename")
                try host.click("Add")
                host.run(.idle)
                #expect(host.texts.contains("2 tours") && sampleTour.name == "Renamed")
                try sharedContainer.viewContext.save()
                try host.close()
            }
        }
    }

    @Test func `is empty in each host if no view gets its context`() async throws {
        try await onMainRunLoop {
            for _ in 1...2 {
                let host = Host { UnsharedTours() }
                #expect(host.texts.contains("none"))
                try host.click("Add")
                #expect(host.texts.contains("1"))
                try host.close()
            }
        }
    }

    @Test func `goes on with background contexts in each host`() async throws {
        try await onMainRunLoop {
            for _ in 1...2 {
                let host = Host { CountedTours().environment(\.managedObjectContext, mergingContainer.viewContext) }
                host.run(.idle)
                #expect(host.texts.contains("0 tours"))
                try mergingContainer.saveElsewhere { try $0.addTours(["Sea": 1]) }
                host.settle()
                #expect(host.texts.contains("1 tours"))
                try host.close()
            }
        }
    }
}

@MainActor private let sharedContainer = makeContainer()
@MainActor private let sampleTour: Tour = {
    let tour = Tour(context: sharedContainer.viewContext)
    tour.name = "Alps"
    return tour
}()
@MainActor private let unsharedContainer = makeContainer()
@MainActor private let mergingContainer: NSPersistentContainer = {
    let container = makeContainer()
    container.viewContext.automaticallyMergesChangesFromParent = true
    return container
}()

private struct CountedTours: View {
    @Environment(\.managedObjectContext) private var context
    @FetchRequest(sortDescriptors: [SortDescriptor(\.name)]) private var tours: FetchedResults<Tour>

    var body: some View {
        Text("\(tours.count) tours")
        ForEach(tours) { tour in Text(tour.name ?? "none") }
        Button("Rename") { tours.first?.name = "Renamed" }
        Button("Add") { Tour(context: context).name = "Sea" }
    }
}

private struct UnsharedTours: View {
    @State private var count: Int?

    var body: some View {
        Text(count.map { "\($0)" } ?? "none")
        Button("Add") {
            let context = unsharedContainer.viewContext
            _ = Tour(context: context)
            count = try? context.count(for: NSFetchRequest<Tour>(entityName: "Tour"))
        }
    }
}
