import CoreData
import SwiftUI
import ViewFuzz

// C07: a row compares the session of its task, a UUID, when the network changes. The user has cleared the log before.
// https://github.com/kean/Pulse/pull/350

final class LogTask: NSManagedObject, Identifiable {
    @_ManagedProperty var url: String
    @_ManagedProperty var session: UUID
}

extension Notification.Name {
    static let sessionChanged = Notification.Name("sessionChanged")
}

/// The list that the view and its fix have in common.
struct TasksPage<Row: View>: View {
    @Environment(\.managedObjectContext) private var context
    /// The tasks as they were when the page opened.
    @State private var tasks: [LogTask] = []
    let row: (LogTask) -> Row

    var body: some View {
        List {
            ForEach(tasks, id: \.objectID) { row($0) }
            Button("Clear") {
                for task in tasks where task.isLive { context.delete(task) }
                try? context.save()
            }
        }
        .onAppear {
            tasks = (try? context.fetch(NSFetchRequest<LogTask>(entityName: "LogTask"))) ?? []
        }
    }
}

private struct TaskRow: View {
    let task: LogTask
    let current: UUID
    @State private var state = "pending"

    var body: some View {
        Text(state)
            .onReceive(NotificationCenter.default.publisher(for: .sessionChanged)) { _ in
                state = task.session == current ? "pending" : "unknown"
            }
    }
}

/// A row that compares nothing of a deleted task.
private struct LiveTaskRow: View {
    let task: LogTask
    let current: UUID
    @State private var state = "pending"

    var body: some View {
        Text(state)
            .onReceive(NotificationCenter.default.publisher(for: .sessionChanged)) { _ in
                guard task.isLive else { return state = "deleted" }
                state = task.session == current ? "pending" : "unknown"
            }
    }
}

private let currentSession = UUID(uuid: (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1))

@MainActor private func someTasks() -> NSPersistentContainer {
    let tasks = entity(
        of: LogTask.self, attribute("url", .stringAttributeType), attribute("session", .UUIDAttributeType))
    return filledContainer([tasks]) { context in
        for url in ["/feeds", "/users"] {
            let task = LogTask(context: context)
            (task.url, task.session) = (url, currentSession)
        }
    }
}

extension DeletedModelsFuzz {
    static let c07 = FuzzedView("c07") { setup in
        setup.post(.sessionChanged)
        return TasksPage { TaskRow(task: $0, current: currentSession) }
            .environment(\.managedObjectContext, someTasks().viewContext)
    }

    static let c07Fixed = FuzzedView("c07 fixed") { setup in
        setup.post(.sessionChanged)
        return TasksPage { LiveTaskRow(task: $0, current: currentSession) }
            .environment(\.managedObjectContext, someTasks().viewContext)
    }
}
