import HeadlessUI

@MainActor
final class ChoreBoardChoreFixed: ObservableObject, Identifiable {
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
final class ChoreBoardStoreFixed: ObservableObject {
    @Published var chores: [ChoreBoardChoreFixed] = []
    @Published var hideFinished = false
    var watchers = Set<AnyCancellable>()

    init() {
        add("Wash dishes", room: "Kitchen")
        add("Vacuum", room: "Living room")
        add("Water plants", room: "Balcony")
    }

    var openCount: Int { chores.filter { !$0.isDone }.count }

    var visibleChores: [ChoreBoardChoreFixed] {
        hideFinished ? chores.filter { !$0.isDone } : chores
    }

    func add(_ title: String, room: String) {
        let chore = ChoreBoardChoreFixed(title, room: room)
        chores.append(chore)
        chore.objectWillChange
            .sink { [weak self] _ in self?.objectWillChange.send() }
            .store(in: &watchers)
    }
}

struct ChoreBoardRowFixed: View {
    @ObservedObject var chore: ChoreBoardChoreFixed

    var body: some View {
        Toggle(isOn: $chore.isDone) {
            VStack(alignment: .leading) {
                Text(chore.title)
                Text(chore.room).font(.caption)
            }
        }
    }
}

struct ChoreBoardFixed: View {
    @StateObject var store = ChoreBoardStoreFixed()
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
                        ChoreBoardRowFixed(chore: chore)
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
