import HeadlessUI

enum TodoPriority: String, CaseIterable, Identifiable {
    case high, normal, low

    var id: Self { self }

    var title: LocalizedStringKey {
        switch self {
        case .high: "High"
        case .normal: "Normal"
        case .low: "Low"
        }
    }

    var color: Color {
        switch self {
        case .high: .red
        case .normal: .blue
        case .low: .gray
        }
    }
}

struct PrioritizedTodo: Identifiable, Equatable {
    var id = UUID()
    var title: String
    var priority: TodoPriority
}

@Observable
final class TodoSectionsModel {
    var todos: [PrioritizedTodo] = [
        .init(title: "Pay rent", priority: .high),
        .init(title: "Renew passport", priority: .high),
        .init(title: "Water plants", priority: .normal),
        .init(title: "Sort photos", priority: .low),
    ]

    func todos(of priority: TodoPriority) -> [PrioritizedTodo] {
        todos.filter { $0.priority == priority }
    }

    func delete(at offsets: IndexSet, of priority: TodoPriority) {
        let ids = offsets.map { todos(of: priority)[$0].id }
        todos.removeAll { ids.contains($0.id) }
    }

    func set(_ priority: TodoPriority, for todo: PrioritizedTodo) {
        guard let index = todos.firstIndex(of: todo) else { return }
        todos[index].priority = priority
    }
}

struct TodoSectionsView: View {
    @State private var model = TodoSectionsModel()
    @State private var editMode: EditMode = .inactive

    var body: some View {
        NavigationStack {
            List {
                ForEach(TodoPriority.allCases) { priority in
                    let todos = model.todos(of: priority)
                    Section {
                        if todos.isEmpty {
                            Text("Nothing here")
                                .foregroundStyle(.tertiary)
                        }
                        ForEach(todos) { todo in
                            row(todo)
                        }
                        .onDelete { model.delete(at: $0, of: priority) }
                    } header: {
                        Label(priority.title, systemImage: "flag.fill")
                            .foregroundStyle(priority.color)
                    } footer: {
                        Text("\(todos.count) to-dos")
                    }
                }
            }
            .environment(\.editMode, $editMode)
            .animation(.default, value: model.todos)
            .navigationTitle("Priorities")
            .toolbar {
                Button(editMode.isEditing ? "Done" : "Edit") {
                    withAnimation {
                        editMode = editMode.isEditing ? .inactive : .active
                    }
                }
            }
        }
    }

    private func row(_ todo: PrioritizedTodo) -> some View {
        HStack {
            Circle()
                .fill(todo.priority.color)
                .frame(width: 8, height: 8)
            Text(todo.title)
            Spacer()
            if editMode == .active {
                Image(systemName: "line.3.horizontal")
            }
        }
        .swipeActions(edge: .leading) {
            ForEach(TodoPriority.allCases.filter { $0 != todo.priority }) { priority in
                Button(priority.title) { model.set(priority, for: todo) }
                    .tint(priority.color)
            }
        }
    }
}
