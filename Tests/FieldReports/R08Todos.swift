import ViewFuzz

// R8: each row creates its view from the store by the element's ID (ForEachStore before 0.18.0).

struct Todo: Identifiable {
    let id: Int
    var title: String
    var isDone = false
}

enum TodosAction {
    case toggle(Int)
    case remove(Int)
    case clearDone
}

typealias TodosStore = Store<[Todo], TodosAction>

@MainActor private func makeTodos() -> TodosStore {
    let todos = [
        Todo(id: 1, title: "Water the plants"), Todo(id: 2, title: "Buy stamps"), Todo(id: 3, title: "Pay rent"),
    ]
    return Store(todos) { todos, action in
        switch action {
        case .toggle(let id):
            guard let index = todos.firstIndex(where: { $0.id == id }) else { return }
            todos[index].isDone.toggle()
        case .remove(let id): todos.removeAll { $0.id == id }
        case .clearDone: todos.removeAll(where: \.isDone)
        }
    }
}

/// A view for each todo of the store.
struct ForEachTodo<Content: View>: View {
    @ObservedObject var store: TodosStore
    let keepsLast: Bool
    @ViewBuilder let content: (Todo) -> Content

    var body: some View {
        ForEach(store.state.map(\.id), id: \.self) { id in
            if keepsLast, let todo = store.state.first(where: { $0.id == id }) {
                EachLastTodo(store: store, last: todo, content: content)
            } else {
                EachTodo(store: store, id: id, content: content)
            }
        }
    }
}

/// A view of the current value of the todo with an ID.
private struct EachTodo<Content: View>: View {
    @ObservedObject var store: TodosStore
    let id: Int
    let content: (Todo) -> Content

    var body: some View {
        guard let todo = store.state.first(where: { $0.id == id }) else { fatalError("There is no todo \(id).") }
        return content(todo)
    }
}

/// A view of the current value, or of the last one if the todo is gone.
private struct EachLastTodo<Content: View>: View {
    @ObservedObject var store: TodosStore
    let last: Todo
    let content: (Todo) -> Content

    var body: some View { content(store.state.first { $0.id == last.id } ?? last) }
}

struct TodosView: View {
    let store: TodosStore
    var keepsLast = false

    var body: some View {
        VStack {
            ForEachTodo(store: store, keepsLast: keepsLast) { todo in
                HStack {
                    Button(todo.isDone ? "☑ \(todo.title)" : "☐ \(todo.title)") { store.send(.toggle(todo.id)) }
                    Button("Remove") { store.send(.remove(todo.id), animation: .default) }
                }
            }
            Button("Clear done") { store.send(.clearDone, animation: .default) }
        }
    }
}

extension FieldReportsFuzz {
    static var r08: FuzzedView {
        FuzzedView("r08") { _ in TodosView(store: makeTodos()) }
    }

    static var r08Fixed: FuzzedView {
        FuzzedView("r08 fixed") { _ in TodosView(store: makeTodos(), keepsLast: true) }
    }
}
