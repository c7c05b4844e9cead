import HeadlessUI

struct Todo: Identifiable, Hashable {
    let id: Int
    var title: String
    var isDone = false
}

extension Notification.Name {
    static let sync = Notification.Name("sync")
}

/// A list in sections, whose rows can be deleted and moved.
struct TodoListView: View {
    @State private var open: [Todo]
    @State private var done = [Todo(id: 10, title: "Sleep", isDone: true)]
    @State private var log = ""

    init(_ titles: String...) {
        _open = State(initialValue: titles.enumerated().map { Todo(id: $0.offset, title: $0.element) })
    }

    var body: some View {
        List {
            Section("Open") {
                ForEach(open) { todo in
                    Text(todo.title)
                        .deleteDisabled(todo.title == "Pinned")
                        .moveDisabled(todo.title == "Pinned")
                }
                .onDelete { offsets in
                    log += "delete \(Array(offsets)) "
                    open.remove(atOffsets: offsets)
                }
                .onMove { source, destination in
                    log += "move \(Array(source)) to \(destination) "
                    open.move(fromOffsets: source, toOffset: destination)
                }
            }
            Section {
                ForEach(done) { Text($0.title) }
                    .onDelete(perform: deleteDone)
            } header: {
                Text("Done")
            } footer: {
                Text("\(done.count) done")
            }
        }
        .listStyle(.insetGrouped)
        Text(log)
    }

    private func deleteDone(at offsets: IndexSet) {
        done.remove(atOffsets: offsets)
    }
}

/// A list that edits its elements through the binding to all of them.
struct EditableTodosView: View {
    @State var todos = [Todo(id: 0, title: "Wash"), Todo(id: 1, title: "Cook"), Todo(id: 2, title: "Read")]

    var body: some View {
        List($todos, editActions: .all) { $todo in
            HStack {
                Toggle("Done", isOn: $todo.isDone)
                Text(todo.title)
            }
        }
        Text(todos.map { $0.isDone ? $0.title.uppercased() : $0.title }.joined(separator: " "))
    }
}

/// Each row listens for as long as it exists, and writes through its binding.
struct SyncedTodoRow: View {
    @Binding var todo: Todo

    var body: some View {
        Text(todo.title)
            .onReceive(NotificationCenter.default.publisher(for: .sync)) { _ in todo.isDone = true }
    }
}

struct SyncedTodosView: View {
    @State var todos = [Todo(id: 0, title: "Wash"), Todo(id: 1, title: "Cook"), Todo(id: 2, title: "Read")]

    var body: some View {
        List {
            ForEach($todos) { $todo in SyncedTodoRow(todo: $todo) }
                .onDelete { todos.remove(atOffsets: $0) }
        }
        Text(todos.map { $0.isDone ? $0.title.uppercased() : $0.title }.joined(separator: " "))
    }
}

/// The same rows a second time, eagerly.
struct MirroredTodosView: View {
    @State var todos = [Todo(id: 0, title: "Wash"), Todo(id: 1, title: "Cook")]
    @MainActor static var received: [Int] = []

    var body: some View {
        List {
            ForEach(todos) { Text($0.title) }
                .onDelete { todos.remove(atOffsets: $0) }
        }
        VStack {
            ForEach(todos) { todo in
                Text("\(todo.id)").onReceive(NotificationCenter.default.publisher(for: .sync)) { _ in
                    Self.received.append(todo.id)
                }
            }
        }
    }
}

/// Rows that can be edited, with what a person sees while they are.
struct EditModeView: View {
    @Environment(\.editMode) private var editMode
    @State private var todos = [Todo(id: 0, title: "Wash")]
    @State private var title = "Chores"

    var body: some View {
        EditButton()
        if editMode?.wrappedValue.isEditing == true {
            TextField("Title", text: $title)
        } else {
            Text(title)
        }
        List {
            ForEach(todos) { Text($0.title) }
                .onDelete(perform: editMode?.wrappedValue == .active ? { todos.remove(atOffsets: $0) } : nil)
        }
    }
}

/// Provides an edit mode of its own.
struct OwnEditModeView: View {
    @State private var mode = EditMode.inactive

    var body: some View {
        EditButton().environment(\.editMode, $mode)
        Text("\(mode)")
    }
}

/// Two rows for each element.
struct PairsView: View {
    @State private var todos = [Todo(id: 0, title: "Wash"), Todo(id: 1, title: "Cook"), Todo(id: 2, title: "Read")]

    var body: some View {
        List {
            ForEach(todos) { todo in
                Text(todo.title)
                Text("id \(todo.id)")
            }
            .onMove { todos.move(fromOffsets: $0, toOffset: $1) }
        }
        Text(todos.map(\.title).joined(separator: " "))
    }
}
