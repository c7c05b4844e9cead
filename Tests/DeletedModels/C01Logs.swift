import CoreData
import SwiftUI
import ViewFuzz

// C01: a console keeps an array of its entries. A batch deletes them, and the rows read their dates after the merge.
// https://github.com/kean/Pulse/pull/377

final class LogEntry: NSManagedObject, Identifiable {
    @_ManagedProperty var text: String
    @_ManagedProperty var createdAt: Date
}

/// The entries of a console, which are fetched as the user asks for them.
@MainActor final class LogConsole: ObservableObject {
    @Published private(set) var entries: [LogEntry] = []
    private let context: NSManagedObjectContext

    init(context: NSManagedObjectContext) {
        self.context = context
    }

    func reload() {
        let request = NSFetchRequest<LogEntry>(entityName: "LogEntry")
        request.sortDescriptors = [NSSortDescriptor(key: "createdAt", ascending: true)]
        entries = (try? context.fetch(request)) ?? []
    }

    /// Deletes all entries in the store.
    func clear() {
        let request = NSBatchDeleteRequest(fetchRequest: NSFetchRequest(entityName: "LogEntry"))
        request.resultType = .resultTypeObjectIDs
        let result = try? context.execute(request) as? NSBatchDeleteResult
        let deleted = result?.result as? [NSManagedObjectID] ?? []
        NSManagedObjectContext.mergeChanges(fromRemoteContextSave: [NSDeletedObjectsKey: deleted], into: [context])
    }
}

/// The list that the view and its fix have in common.
struct LogsPage<Row: View>: View {
    @ObservedObject var console: LogConsole
    let row: (LogEntry) -> Row

    var body: some View {
        List {
            ForEach(console.entries) { row($0) }
            Button("Reload") { console.reload() }
            Button("Clear") { console.clear() }
        }
        .onAppear { console.reload() }
    }
}

private struct LogRow: View {
    @ObservedObject var entry: LogEntry

    var body: some View { Text("\(Int(entry.createdAt.timeIntervalSince1970)): \(entry.text)") }
}

/// A row that reads nothing of a deleted entry.
private struct LiveLogRow: View {
    @ObservedObject var entry: LogEntry

    var body: some View {
        if entry.isLive {
            Text("\(Int(entry.createdAt.timeIntervalSince1970)): \(entry.text)")
        } else {
            Text("Deleted")
        }
    }
}

@MainActor private func someLogs() -> NSPersistentContainer {
    let logs = entity(
        of: LogEntry.self, attribute("text", .stringAttributeType), attribute("createdAt", .dateAttributeType))
    return filledContainer([logs]) { context in
        for (text, second) in [("Launch", 1.0), ("Request", 2.0)] {
            let entry = LogEntry(context: context)
            (entry.text, entry.createdAt) = (text, Date(timeIntervalSince1970: second))
        }
    }
}

extension DeletedModelsFuzz {
    static let c01 = FuzzedView("c01") { _ in
        let context = someLogs().viewContext
        return LogsPage(console: LogConsole(context: context)) { LogRow(entry: $0) }
            .environment(\.managedObjectContext, context)
    }

    static let c01Fixed = FuzzedView("c01 fixed") { _ in
        let context = someLogs().viewContext
        return LogsPage(console: LogConsole(context: context)) { LiveLogRow(entry: $0) }
            .environment(\.managedObjectContext, context)
    }
}
