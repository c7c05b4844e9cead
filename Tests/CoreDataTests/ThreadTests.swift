import CoreData
import SwiftUI
import Testing
import ViewFuzz

/// Reads the name of an object on the queue of another context, as an app does that passes an object on.
private func readName(of tour: Tour, onQueueOf context: NSManagedObjectContext) {
    nonisolated(unsafe) let tour = tour
    context.perform { _ = tour.name }
}

/// What the launch argument `-com.apple.CoreData.ConcurrencyDebug 1` finds:
/// developer.apple.com/documentation/coredata/using-core-data-in-the-background, "don't pass managed objects between queues".
@Suite struct `An object on the wrong thread` {
    @Test func `of the main context is reported in the background`() async throws {
        try await onMainRunLoop {
            let host = Host { EmptyView() }
            let container = makeContainer()
            let tour = try #require(try container.viewContext.addTours(["Alps": 4]).first)
            let context = container.newBackgroundContext()
            readName(of: tour, onQueueOf: context)
            context.performAndWait {}
            host.settle()
            let misuse = try #require(host.issues.compactMap(\.kind.misuse).first)
            #expect(misuse.kind == .otherThread && misuse.property == "name")
        }
    }

    @Test func `of a background context is reported on the main thread`() async throws {
        try await onMainRunLoop {
            let host = Host { EmptyView() }
            let context = makeContainer().newBackgroundContext()
            let tour = context.performAndWait { Tour(context: context) }
            context.performAndWait { tour.name = "Alps" }
            #expect(host.issues.isEmpty)
            _ = tour.name
            tour.days = 2
            #expect(host.issues.compactMap(\.kind.misuse).map(\.kind) == [.otherThread, .otherThread])
        }
    }

    /// developer.apple.com/documentation/coredata/nsmanagedobjectid: an identifier may go from one thread to another.
    @Test func `is found by its identifier instead`() async throws {
        try await onMainRunLoop {
            let host = Host { EmptyView() }
            let container = makeContainer()
            let tour = try #require(try container.viewContext.addTours(["Alps": 4]).first)
            let (id, context) = (tour.objectID, container.newBackgroundContext())
            let name = context.performAndWait { (context.object(with: id) as? Tour)?.name }
            #expect(name == "Alps" && host.issues.isEmpty)
        }
    }
}
