import CoreData
import SwiftUI
import Testing
import ViewFuzz

/// What a view shows of a fetch: developer.apple.com/documentation/swiftui/fetchrequest and fetchedresults.
@Suite struct `A property with a fetch request` {
    /// Returns the names among texts, in their order.
    private func names(_ texts: [String]) -> [String] {
        texts.filter { ["Alps", "Andes", "Lake", "New", "Sea"].contains($0) }
    }

    /// A container with two tours.
    @MainActor private func makeTours() throws -> NSPersistentContainer {
        let container = makeContainer()
        try container.viewContext.addTours(["Sea": 7, "Alps": 3])
        return container
    }

    @Test func `shows a new object before it is saved`() async throws {
        try await onMainRunLoop {
            let context = try makeTours().viewContext
            let host = Host { EditedTours().environment(\.managedObjectContext, context) }
            host.run(.idle)
            #expect(names(host.texts) == ["Alps", "Sea"])
            try host.click("Add")
            host.run(.idle)
            #expect(names(host.texts) == ["Alps", "New", "Sea"] && context.hasChanges)
            try host.close()
        }
    }

    private final class Unclaimed: NSManagedObject {}

    private struct UnclaimedList: View {
        @FetchRequest(entity: Unclaimed.entity(), sortDescriptors: []) private var objects: FetchedResults<Unclaimed>
        var body: some View { Text("\(objects.count) objects") }
    }

    /// A preview without a context: github.com/twostraws/SwiftOnSundays/issues/2 has the exception of a fetch without an entity, which
    /// needs a store.
    @Test func `is empty without a context, also for a class without an entity`() async throws {
        try await onMainRunLoop {
            let host = Host { UnclaimedList() }
            host.run(.idle)
            #expect(host.texts == ["0 objects"] && host.issues.isEmpty)
            try host.close()
        }
    }

    @Test func `follows a change of a property`() async throws {
        try await onMainRunLoop {
            let context = try makeTours().viewContext
            let host = Host { EditedTours().environment(\.managedObjectContext, context) }
            host.run(.idle)
            try host.click("Rename")
            host.run(.idle)
            #expect(names(host.texts) == ["Andes", "Sea"])
            try host.close()
        }
    }

    @Test(arguments: ["Delete", "Delete and save"])
    func `no longer shows a deleted object`(button: String) async throws {
        try await onMainRunLoop {
            let context = try makeTours().viewContext
            let host = Host { EditedTours().environment(\.managedObjectContext, context) }
            host.run(.idle)
            try host.click(button)
            host.run(.idle)
            #expect(names(host.texts) == ["Sea"] && context.hasChanges == (button == "Delete"))
            #expect(host.issues.isEmpty)
            try host.close()
        }
    }

    /// developer.apple.com/documentation/swiftui/fetchedresults/nspredicate and nssortdescriptors: a set fetches again.
    @Test func `fetches again with another predicate or order`() async throws {
        try await onMainRunLoop {
            let context = try makeTours().viewContext
            let host = Host { EditedTours().environment(\.managedObjectContext, context) }
            host.run(.idle)
            try host.click("Reverse")
            host.run(.idle)
            #expect(names(host.texts) == ["Sea", "Alps"])
            try host.click("Long")
            host.run(.idle)
            #expect(names(host.texts) == ["Sea"])
            try host.click("All")
            host.run(.idle)
            #expect(names(host.texts) == ["Sea", "Alps"])
            try host.close()
        }
    }

    /// hackingwithswift.com, "Dynamically filtering @FetchRequest with SwiftUI": a view makes the request in its initializer.
    @Test func `takes a filter of the initializer`() async throws {
        try await onMainRunLoop {
            let context = try makeTours().viewContext
            let host = Host { FilteredTours().environment(\.managedObjectContext, context) }
            host.run(.idle)
            #expect(names(host.texts) == ["Sea"])
            try host.click("Shorter")
            host.run(.idle)
            #expect(names(host.texts) == ["Alps", "Sea"])
            try host.close()
        }
    }

    /// developer.apple.com/documentation/swiftui/sectionedfetchrequest
    @Test func `has sections`() async throws {
        try await onMainRunLoop {
            let context = try makeTours().viewContext
            try context.addTours(["Lake": 3])
            let host = Host { SectionedTours().environment(\.managedObjectContext, context) }
            host.run(.idle)
            #expect(host.texts.filter { $0 != "Lengthen" } == ["3 days", "Alps", "Lake", "7 days", "Sea"])
            try host.click("Lengthen")
            host.run(.idle)
            #expect(host.texts.filter { $0 != "Lengthen" } == ["3 days", "Lake", "7 days", "Alps", "Sea"])
            try host.close()
        }
    }

    /// developer.apple.com/documentation/coredata/nsmanagedobjectcontext/automaticallymergeschangesfromparent: without it, the
    /// view learns nothing of another context.
    @Test(arguments: [true, false]) func `follows another context if its own merges`(merges: Bool) async throws {
        try await onMainRunLoop {
            let container = try makeTours()
            container.viewContext.automaticallyMergesChangesFromParent = merges
            let host = Host { EditedTours().environment(\.managedObjectContext, container.viewContext) }
            host.run(.idle)
            try container.saveElsewhere { context in
                try context.addTours(["Lake": 1])
                try context.tour("Alps")?.name = "Andes"
                if let sea = try context.tour("Sea") { context.delete(sea) }
            }
            host.settle()
            #expect(names(host.texts) == (merges ? ["Andes", "Lake"] : ["Alps", "Sea"]))
            try host.close()
        }
    }

    /// "Implementing Batch Deletes": nothing on screen changes until the deletion is merged.
    @Test func `learns of a batch with the merge`() async throws {
        try await onMainRunLoop {
            let context = try makeTours().viewContext
            let host = Host { EditedTours().environment(\.managedObjectContext, context) }
            host.run(.idle)
            let request = NSBatchDeleteRequest(fetchRequest: NSFetchRequest(entityName: "Tour"))
            request.resultType = .resultTypeObjectIDs
            let gone = (try context.execute(request) as? NSBatchDeleteResult)?.result as? [NSManagedObjectID]
            host.settle()
            #expect(gone?.count == 2 && names(host.texts) == ["Alps", "Sea"])
            NSManagedObjectContext.mergeChanges(
                fromRemoteContextSave: [NSDeletedObjectsKey: gone ?? []], into: [context])
            host.settle()
            #expect(names(host.texts).isEmpty)
            try host.close()
        }
    }

    /// developer.apple.com/documentation/coredata/nsmanagedobject, "ObservableObject": a view that observes an object shows its
    /// changes, those of another context with their merge.
    @Test func `leaves the changes of an object to the view that observes it`() async throws {
        try await onMainRunLoop {
            let container = try makeTours()
            container.viewContext.automaticallyMergesChangesFromParent = true
            let alps = try #require(try container.viewContext.tour("Alps"))
            let host = Host { ObservedTour(tour: alps) }
            host.run(.idle)
            #expect(host.texts.contains("Alps 3"))
            try host.click("Longer")
            host.run(.idle)
            #expect(host.texts.contains("Alps 4"))
            try container.saveElsewhere { try $0.tour("Alps")?.name = "Andes" }
            host.settle()
            #expect(host.texts.contains("Andes 4"))
            try host.close()
        }
    }
}

private struct EditedTours: View {
    @Environment(\.managedObjectContext) private var context
    @FetchRequest(sortDescriptors: [NSSortDescriptor(keyPath: \Tour.name, ascending: true)]) private var tours:
        FetchedResults<Tour>

    var body: some View {
        ForEach(tours) { tour in Text(tour.name ?? "none") }
        Button("Add") { Tour(context: context).name = "New" }
        Button("Rename") { tours.first?.name = "Andes" }
        Button("Delete") { tours.first.map { context.delete($0) } }
        Button("Delete and save") {
            tours.first.map { context.delete($0) }
            try? context.save()
        }
        Button("Reverse") { tours.nsSortDescriptors = [NSSortDescriptor(keyPath: \Tour.name, ascending: false)] }
        Button("Long") { tours.nsPredicate = NSPredicate(format: "days > 5") }
        Button("All") { tours.nsPredicate = nil }
    }
}

private struct FilteredTours: View {
    @State private var minimum = 5

    var body: some View {
        ToursOfAtLeast(minimum)
        Button("Shorter") { minimum = 1 }
    }
}

private struct ToursOfAtLeast: View {
    @FetchRequest private var tours: FetchedResults<Tour>

    init(_ minimum: Int) {
        _tours = FetchRequest(
            sortDescriptors: [SortDescriptor(\.name)], predicate: NSPredicate(format: "days >= %d", minimum))
    }

    var body: some View { ForEach(tours) { tour in Text(tour.name ?? "none") } }
}

private struct SectionedTours: View {
    @SectionedFetchRequest(
        sectionIdentifier: \Tour.days,
        sortDescriptors: [
            NSSortDescriptor(key: "days", ascending: true), NSSortDescriptor(key: "name", ascending: true),
        ])
    private var sections: SectionedFetchResults<Int16, Tour>

    var body: some View {
        ForEach(sections) { section in
            Text("\(section.id) days")
            ForEach(section) { tour in Text(tour.name ?? "none") }
        }
        Button("Lengthen") { sections.first?.first?.days = 7 }
    }
}

private struct ObservedTour: View {
    @ObservedObject var tour: Tour

    var body: some View {
        Text("\(tour.name ?? "none") \(tour.days)")
        Button("Longer") { tour.days += 1 }
    }
}
