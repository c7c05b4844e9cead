import HeadlessUI

@MainActor
final class ChoreBoardChore: ObservableObject, Identifiable {
    nonisolated let id = UUID()
    let title: String
    let room: String
    @Published var isDone = false

    init(_ title: String, room: String) {
        self.title = title
        self.room = room
    }
}

@MainActor
final class ChoreBoardStore: ObservableObject {
    @Published var chores: [ChoreBoardChore] = []
    @Published var hideFinished = false

    init() {
        add("Wash dishes", room: "Kitchen")
        add("Vacuum", room: "Living room")
        add("Water plants", room: "Balcony")
    }

    var openCount: Int { chores.filter { !$0.isDone }.count }

    var visibleChores: [ChoreBoardChore] {
        hideFinished ? chores.filter { !$0.isDone } : chores
    }

    func add(_ title: String, room: String) {
        let chore = ChoreBoardChore(title, room: room)
        chores.append(chore)
    }
}

struct ChoreBoardRow: View {
    @ObservedObject var chore: ChoreBoardChore

    var body: some View {
        Toggle(isOn: $chore.isDone) {
            VStack(alignment: .leading) {
                Text(chore.title)
                Text(chore.room).font(.caption)
            }
        }
    }
}

struct ChoreBoard: View {
    @StateObject var store = ChoreBoardStore()
    @State var newTitle = ""

    var body: some View {
        NavigationStack {
            List {
                Section {
                    Text(store.openCount == 0 ? "All done" : "Chores left: \(store.openCount)")
                    Toggle("Hide finished", isOn: $store.hideFinished)
                }
                Section("Chores") {
                    ForEach(store.visibleChores) { chore in
                        ChoreBoardRow(chore: chore)
                    }
                }
                Section("New chore") {
                    TextField("Title", text: $newTitle)
                    Button("Add chore") {
                        store.add(newTitle, room: "Anywhere")
                        newTitle = ""
                    }
                    .disabled(newTitle.isEmpty)
                }
            }
            .navigationTitle("Chores")
        }
    }
}
