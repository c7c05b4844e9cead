import HeadlessUI

enum SyncError: LocalizedError {
    case offline

    var errorDescription: String? { "Offline" }
    var recoverySuggestion: String? { "Try again later." }
}

/// Alerts about an error and about data.
struct SyncView: View {
    @State private var error: SyncError?
    @State private var showsError = false
    @State private var conflict: Memo?
    @State private var showsConflict = false
    @State private var attempts = 0
    @State private var name = ""
    @State private var isNaming = false

    var body: some View {
        VStack {
            Button("Sync") {
                attempts += 1
                error = .offline
                showsError = true
            }
            Button("Merge") {
                conflict = Memo(id: 1, text: "milk")
                showsConflict = true
            }
            Button("Name") { isNaming = true }
            Text("\(attempts) attempts, \(name)")
        }
        .alert(isPresented: $showsError, error: error) { _ in
            Button("Retry") { attempts += 1 }
            Button("Cancel", role: .cancel) {}
        } message: { error in
            Text(error.recoverySuggestion ?? "")
        }
        .alert("Conflict", isPresented: $showsConflict, presenting: conflict) { note in
            Button("Keep") {
                Chronicle.note("keeps \(note.text) while \(showsConflict ? "presented" : "dismissed")")
                conflict = nil
            }
        }
        .alert("Name", isPresented: $isNaming) {
            TextField("New name", text: $name)
            Button("Save") {}.disabled(name.isEmpty)
        }
    }
}

/// Things that are deleted after a question.
struct DialogsView: View {
    @State private var names = ["Work", "Home"]
    @State private var doomed: String?
    @State private var isAsking = false
    @State private var warning: Memo?
    @State private var showsInfo = false

    var body: some View {
        VStack {
            ForEach(names, id: \.self) { name in
                HStack {
                    Text(name)
                    Button("Delete \(name)") {
                        doomed = name
                        isAsking = true
                    }
                }
            }
            Button("Info") { showsInfo = true }
                .alert(isPresented: $showsInfo) { Alert(title: Text("Two folders")) }
            Button("Warn") { warning = Memo(id: 1, text: "careful") }
        }
        .confirmationDialog("Really?", isPresented: $isAsking, titleVisibility: .visible, presenting: doomed) { name in
            Button("Delete it", role: .destructive) { names.removeAll { $0 == name } }
            Button("Archive") { Chronicle.note("archives \(name)") }
        } message: { name in
            Text("\(name) goes for ever.")
        }
        .alert(item: $warning) { note in
            Alert(
                title: Text(note.text), message: Text("of this"),
                primaryButton: .destructive(Text("Clear")) { names = [] }, secondaryButton: .cancel())
        }
    }
}

/// A menu with a menu in it, and one that has an action of its own.
struct MenusView: View {
    @State private var order = "name"
    @State private var isGrouped = false
    @State private var likes = 0

    var body: some View {
        Menu("Sort") {
            Button("By name") { order = "name" }
            Button("By date") { order = "date" }
            Toggle("Grouped", isOn: $isGrouped)
            Menu("More") {
                Button("By size") { order = "size" }.noted("submenu")
            }
        }
        Menu("Like", systemImage: "heart") {
            Button("Like twice") { likes += 2 }
        } primaryAction: {
            likes += 1
        }
        Text("by \(order)\(isGrouped ? ", grouped" : ""), \(likes) likes")
    }
}
