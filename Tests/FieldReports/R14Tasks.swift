import ViewFuzz

// R14: a list of live query results of a database (phatblat/RealmTaskTracker#1).

struct TrackedTask: Identifiable {
    let id: Int
    let title: String
}

/// A database that notifies its observers of committed changes later, on the main queue.
@MainActor final class TaskDatabase: ObservableObject {
    private(set) var tasks = (1...8).map { TrackedTask(id: $0, title: "Task \($0)") }

    /// The live results of a query: each read returns the current contents.
    var results: TaskResults { TaskResults(database: self) }

    func delete(_ task: TrackedTask) {
        tasks.removeAll { $0.id == task.id }
        DispatchQueue.main.async { self.objectWillChange.send() }
    }
}

nonisolated struct TaskResults: RandomAccessCollection, Sendable {
    let database: TaskDatabase
    private var tasks: [TrackedTask] { MainActor.assumeIsolated { database.tasks } }

    init(database: TaskDatabase) { self.database = database }

    var startIndex: Int { 0 }
    var endIndex: Int { tasks.count }

    subscript(position: Int) -> TrackedTask {
        let tasks = tasks
        precondition(position < tasks.count, "Index \(position) is out of bounds (must be less than \(tasks.count)).")
        return tasks[position]
    }
}

struct TrackerView: View {
    @ObservedObject var database: TaskDatabase

    var body: some View {
        List {
            ForEach(database.results.prefix(8)) { Text($0.title) }
                .onDelete { delete($0) }
        }
    }

    private func delete(_ offsets: IndexSet) {
        for task in offsets.map({ database.results[$0] }) { database.delete(task) }
    }
}

/// A view of frozen results.
struct FrozenTrackerView: View {
    @ObservedObject var database: TaskDatabase

    var body: some View {
        let tasks = Array(database.results.prefix(8))
        List {
            ForEach(tasks) { Text($0.title) }
                .onDelete { offsets in
                    for offset in offsets { database.delete(tasks[offset]) }
                }
        }
    }
}

extension FieldReportsFuzz {
    static var r14: FuzzedView {
        FuzzedView("r14") { _ in TrackerView(database: TaskDatabase()) }
    }

    static var r14Fixed: FuzzedView {
        FuzzedView("r14 fixed") { _ in FrozenTrackerView(database: TaskDatabase()) }
    }
}
