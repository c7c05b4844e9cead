import ViewFuzz

/// Depth 4. The user opens a note in a sheet, pins it there, saves it and deletes it. The pin stays on the deleted note.
struct NotesView: View, PlantedView {
    nonisolated static let depth = 4
    nonisolated static let smallest = [
        #"press "Edit" on "First""#, #"press "Pinned""#, #"press "Save""#, #"press "Delete" on "First, pinned""#,
    ]

    @MainActor final class Model: ObservableObject {
        @Published var notes = ["First", "Second", "Third"]
        @Published var pinned: String?
        @Published var edited: String?

        func delete(_ note: String) { notes.removeAll { $0 == note } }
    }

    @ObservedObject var model: Model

    var body: some View {
        NavigationStack {
            List(model.notes, id: \.self) { note in
                HStack {
                    Text(note == model.pinned ? "\(note), pinned" : note)
                    Button("Edit") { model.edited = note }
                    Button("Delete") { model.delete(note) }
                }
            }
            .navigationTitle("\(model.notes.count) notes")
            .sheet(isPresented: Binding(get: { model.edited != nil }, set: { if !$0 { model.edited = nil } })) {
                EditorView(model: model)
            }
        }
    }

    struct EditorView: View {
        let model: Model
        @State private var title = ""
        @State private var pins = false

        var body: some View {
            Form {
                Text("Editing")
                TextField("Title", text: $title)
                Toggle("Pinned", isOn: $pins)
                Button("Cancel") { model.edited = nil }
                Button("Save") {
                    if pins { model.pinned = model.edited }
                    model.edited = nil
                }
            }
        }
    }

    nonisolated static var fuzzed: FuzzedView {
        FuzzedView("notes") { setup in
            let model = Model()
            setup.property("what is pinned is there") { model.pinned.map(model.notes.contains) ?? true }
            return NotesView(model: model)
        }
    }
}
