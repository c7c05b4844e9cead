import CoreData
import SwiftUI
import Testing
import ViewFuzz

/// Adds a tour on the queue of a context, later.
private func addLater(_ name: String, in context: NSManagedObjectContext) {
    context.perform {
        Tour(context: context).name = name
        try? context.save()
    }
}

/// Adds three tours, and returns their number.
private func importTours(in context: NSManagedObjectContext) throws -> Int {
    try context.addTours(["Alps": 3, "Sea": 7, "Lake": 1]).count
}

/// Reads the days of all tours on the queue of a context.
private func countDays(in context: NSManagedObjectContext) async throws -> Int {
    try await context.perform { try context.all(Tour.self, by: "name").reduce(0) { $0 + Int($1.days) } }
}

private struct ImportView: View {
    let container: NSPersistentContainer
    @State private var result = "none"

    var body: some View {
        Text(result)
        Button("Import") {
            Task {
                let count = try await container.performBackgroundTask(importTours)
                let days = try await countDays(in: container.newBackgroundContext())
                result = "\(count) tours, \(days) days"
            }
        }
    }
}

/// Contexts with a queue of their own: developer.apple.com/documentation/coredata/using-core-data-in-the-background.
@Suite struct `A background context` {
    @MainActor private func count(_ context: NSManagedObjectContext) throws -> Int {
        try context.count(for: NSFetchRequest<Tour>(entityName: "Tour"))
    }

    /// Returns the notification with which another context saves a change.
    @MainActor private func notification(
        of container: NSPersistentContainer, _ change: (NSManagedObjectContext) throws -> Void
    ) throws -> Notification {
        let context = container.newBackgroundContext()
        nonisolated(unsafe) var last: Notification?
        let observer = NotificationCenter.default.addObserver(
            forName: .NSManagedObjectContextDidSave, object: context, queue: nil
        ) { last = $0 }
        defer { NotificationCenter.default.removeObserver(observer) }
        try context.performAndWait {
            try change(context)
            try context.save()
        }
        return try #require(last)
    }

    /// developer.apple.com/documentation/coredata/nsmanagedobjectcontext/perform(_:) is asynchronous, performandwait(_:) is not.
    @Test func `runs code on its queue`() async throws {
        try await onMainRunLoop {
            let host = Host { EmptyView() }
            let container = makeContainer()
            let (main, other) = (container.viewContext, container.newBackgroundContext())
            #expect(main.concurrencyType == .mainQueueConcurrencyType)
            #expect(other.concurrencyType == .privateQueueConcurrencyType)
            addLater("Alps", in: main)
            #expect(try count(main) == 0)
            host.run(.idle)
            #expect(try count(main) == 1)
            addLater("Sea", in: other)
            let tours = try other.performAndWait { try count(other) }
            #expect(tours == 2)
            #expect(main.performAndWait { 1 } == 1)
            #expect(throws: DiaryError.self) { try other.performAndWait { () throws -> Void in throw DiaryError() } }
        }
    }

    /// WWDC 2021, "Bring Core Data concurrency to Swift and SwiftUI": perform and performBackgroundTask return a value.
    @Test func `returns a value to a task`() async throws {
        try await onMainRunLoop {
            let container = makeContainer()
            let host = Host { ImportView(container: container) }
            host.run(.idle)
            try host.click("Import")
            host.settle()
            #expect(host.texts.contains("3 tours, 11 days"))
            #expect(host.issues.isEmpty)
            try host.close()
        }
    }

    /// developer.apple.com/documentation/coredata/nsmanagedobjectcontext/automaticallymergeschangesfromparent
    @Test func `reaches a context that merges by itself`() async throws {
        try await onMainRunLoop {
            let host = Host { EmptyView() }
            let container = makeContainer()
            let main = container.viewContext
            main.automaticallyMergesChangesFromParent = true
            let tour = try #require(try main.addTours(["Alps": 4]).first)
            tour.name = "Andes"
            try container.saveElsewhere { try $0.tour("Alps")?.days = 9 }
            host.run(.idle)
            #expect(tour.days == 9 && tour.name == "Andes" && tour.isUpdated)
        }
    }

    /// developer.apple.com/documentation/coredata/nsmanagedobjectcontext/mergechanges(fromcontextdidsave:)
    @Test func `reaches another context by its notification`() async throws {
        try await onMainRunLoop {
            let host = Host { EmptyView() }
            let container = makeContainer()
            let main = container.viewContext
            let tour = try #require(try main.addTours(["Alps": 4]).first)
            tour.name = "Andes"
            let note = try notification(of: container) { try $0.tour("Alps")?.days = 9 }
            host.run(.idle)
            #expect(!main.automaticallyMergesChangesFromParent && tour.days == 4)
            main.mergeChanges(fromContextDidSave: note)
            #expect(tour.days == 9 && tour.name == "Andes" && tour.isUpdated)
        }
    }

    /// developer.apple.com/documentation/coredata/nsmanagedobjectcontext/mergechanges(fromcontextdidsave:) faults in new
    /// objects.
    @Test func `makes its new objects known by its notification`() async throws {
        try await onMainRunLoop {
            let container = makeContainer()
            let main = container.viewContext
            let note = try notification(of: container) { _ = Tour(context: $0) }
            nonisolated(unsafe) var inserted: Set<NSManagedObject>?
            let observer = NotificationCenter.default.addObserver(
                forName: .NSManagedObjectContextObjectsDidChange, object: main, queue: nil
            ) { inserted = $0.userInfo?[NSInsertedObjectsKey] as? Set<NSManagedObject> }
            defer { NotificationCenter.default.removeObserver(observer) }
            main.mergeChanges(fromContextDidSave: note)
            #expect(inserted?.count == 1 && inserted?.first?.managedObjectContext === main && !main.hasChanges)
        }
    }

    /// developer.apple.com/documentation/coredata/nsmanagedobjectcontext/mergechanges(fromcontextdidsave:) invokes delete(_:);
    /// github.com/the-blue-alliance/the-blue-alliance-ios/issues/593 has `prepareForDeletion` in a merge. All values are nil
    /// then: github.com/kean/Pulse/pull/377.
    @Test func `deletes objects of another context by its notification`() async throws {
        try await onMainRunLoop {
            let container = makeContainer(makePublicationModel())
            let main = container.viewContext
            let diary = Diary(context: main)
            diary.text = "Monday"
            try main.save()
            let note = try notification(of: container) { context in
                context.delete(try context.existingObject(with: diary.objectID))
            }
            #expect(diary.text == "Monday" && !diary.isDeleted && diary.managedObjectContext === main)
            main.mergeChanges(fromContextDidSave: note)
            #expect(diary.text == nil && diary.created == nil && diary.calls.last == "prepareForDeletion")
            #expect(try main.all(Diary.self, by: "text").isEmpty)
        }
    }
}
