import CoreData
import SwiftUI
import Testing
import ViewFuzz

/// What Apple documents of contexts.
@Suite struct `A managed object context` {
    /// developer.apple.com/documentation/coredata/nsmanagedobjectcontext/save()
    @Test func `saves, fetches and deletes objects`() async throws {
        try await onMainRunLoop {
            let context = makeContainer().viewContext
            let tour = Tour(context: context)
            tour.name = "Alps"
            let halt = Halt(context: context)
            halt.place = "Chur"
            tour.addToStops(halt)
            #expect(halt.tour === tour && tour.days == 3 && context.insertedObjects.count == 2)
            try context.save()
            #expect(!context.hasChanges && !tour.objectID.isTemporaryID)
            let request = Tour.fetchRequest() as NSFetchRequest<Tour>
            request.predicate = NSPredicate(format: "name BEGINSWITH[c] %@ AND ANY stops.place == 'Chur'", "al")
            request.sortDescriptors = [NSSortDescriptor(keyPath: \Tour.name, ascending: true)]
            #expect(try context.fetch(request).map(\.name) == ["Alps"])
            context.delete(tour)
            #expect(tour.isDeleted && tour.name == "Alps" && tour.managedObjectContext === context)
            #expect(try context.count(for: request) == 0)
            try context.save()
            #expect(tour.managedObjectContext == nil && tour.name == nil && halt.managedObjectContext == nil)
        }
    }

    private struct TourList: View {
        @FetchRequest(sortDescriptors: [NSSortDescriptor(keyPath: \Tour.name, ascending: true)]) private var tours:
            FetchedResults<Tour>
        @Environment(\.managedObjectContext) private var context

        var body: some View {
            List {
                ForEach(tours) { tour in Text(tour.name ?? "none") }
                    .onDelete { offsets in
                        offsets.map { tours[$0] }.forEach(context.delete)
                        try? context.save()
                    }
            }
            Button("Add") {
                let tour = Tour(context: context)
                tour.name = "New"
            }
        }
    }

    @Test func `updates a fetch request of a view`() async throws {
        try await onMainRunLoop {
            let context = makeContainer().viewContext
            for name in ["Sea", "Alps"] { Tour(context: context).name = name }
            let host = Host { TourList().environment(\.managedObjectContext, context) }
            host.run(.idle)
            #expect(host.texts == ["Alps", "Sea", "Add"])
            try host.click("Add")
            host.run(.idle)
            #expect(host.texts == ["Alps", "New", "Sea", "Add"])
            try host.close()
        }
    }
}
