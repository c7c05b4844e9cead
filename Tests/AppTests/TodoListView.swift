import HeadlessUI

struct TodoItem: Identifiable, Hashable {
    let id = UUID()
    var title: String
    var isDone = false
}

struct TodoListView: View {
    @State private var items = [
        TodoItem(title: "Buy milk"),
        TodoItem(title: "Call the bank", isDone: true),
        TodoItem(title: "Book flights"),
    ]
    @State private var newTitle = ""
    @State private var showsDone = true
    @FocusState private var isAdding: Bool

    private var remaining: Int {
        items.count { !$0.isDone }
    }

    var body: some View {
        NavigationStack {
            List {
                ForEach($items) { $item in
                    if showsDone || !item.isDone {
                        TodoRow(item: $item)
                    }
                }
                .onDelete { items.remove(atOffsets: $0) }
                .onMove { items.move(fromOffsets: $0, toOffset: $1) }

                HStack {
                    Image(systemName: "plus.circle.fill")
                        .foregroundStyle(.tint)
                    TextField("New to-do", text: $newTitle)
                        .focused($isAdding)
                        .submitLabel(.done)
                        .onSubmit(add)
                }
            }
            .listStyle(.plain)
            .navigationTitle("To-dos")
            .toolbar {
                ToolbarItem(placement: .topBarLeading) {
                    EditButton()
                }
                ToolbarItem(placement: .topBarTrailing) {
                    Button(showsDone ? "Hide done" : "Show done") {
                        withAnimation { showsDone.toggle() }
                    }
                }
                ToolbarItem(placement: .bottomBar) {
                    Text("\(remaining) left")
                        .font(.footnote)
                        .foregroundStyle(.secondary)
                }
            }
            .overlay {
                if items.isEmpty {
                    ContentUnavailableView("All done", systemImage: "checkmark.seal")
                }
            }
        }
    }

    private func add() {
        let title = newTitle.trimmingCharacters(in: .whitespaces)
        guard !title.isEmpty else { return }
        withAnimation {
            items.append(TodoItem(title: title))
        }
        newTitle = ""
        isAdding = true
    }
}

private struct TodoRow: View {
    @Binding var item: TodoItem

    var body: some View {
        HStack(spacing: 12) {
            Button {
                item.isDone.toggle()
            } label: {
                Image(systemName: item.isDone ? "checkmark.circle.fill" : "circle")
                    .imageScale(.large)
                    .contentTransition(.symbolEffect(.replace))
            }
            .buttonStyle(.plain)
            .foregroundStyle(item.isDone ? Color.green : Color.secondary)
            .accessibilityLabel(item.isDone ? "Reopen \(item.title)" : "Complete \(item.title)")

            Text(item.title)
                .strikethrough(item.isDone)
                .foregroundStyle(item.isDone ? .secondary : .primary)
        }
        .padding(.vertical, 4)
    }
}
