import HeadlessUI

struct RecipeNotesRecipe: Identifiable {
    let id: Int
    let name: String
    var note: String
}

@MainActor
final class RecipeNotesStore: ObservableObject {
    @Published var recipes = [
        RecipeNotesRecipe(id: 1, name: "Pea soup", note: "More salt"),
        RecipeNotesRecipe(id: 2, name: "Apple pie", note: ""),
    ]

    func setNote(_ note: String, for id: Int) {
        guard let index = recipes.firstIndex(where: { $0.id == id }) else { return }
        recipes[index].note = note
    }
}

struct RecipeNotesEditor: View {
    let recipe: RecipeNotesRecipe
    let store: RecipeNotesStore
    @State var draft: String
    @State var autosave: Task<Void, Never>?
    @Environment(\.dismiss) var dismiss

    init(recipe: RecipeNotesRecipe, store: RecipeNotesStore) {
        self.recipe = recipe
        self.store = store
        _draft = State(initialValue: recipe.note)
    }

    var body: some View {
        NavigationStack {
            Form {
                Section(recipe.name) {
                    TextField("Note", text: $draft)
                    Text("Notes are saved while you type.")
                }
                Button("Done") {
                    store.setNote(draft, for: recipe.id)
                    dismiss()
                }
            }
            .onChange(of: draft) { _, newValue in
                scheduleAutosave(newValue)
            }
        }
    }

    func scheduleAutosave(_ text: String) {
        autosave?.cancel()
        autosave = Task { @MainActor in
            do { try await Task.sleep(for: .seconds(3)) } catch { return }
            store.setNote(text, for: recipe.id)
        }
    }
}

struct RecipeNotes: View {
    @StateObject var store = RecipeNotesStore()
    @State var editing: RecipeNotesRecipe?

    var body: some View {
        NavigationStack {
            List {
                ForEach(store.recipes) { recipe in
                    VStack(alignment: .leading) {
                        Text(recipe.name)
                        Text(recipe.note.isEmpty ? "No note" : recipe.note)
                        HStack {
                            Button("Edit \(recipe.name)") { editing = recipe }
                            Button("Clear \(recipe.name)") { store.setNote("", for: recipe.id) }
                        }
                        .buttonStyle(.borderless)
                    }
                }
            }
            .navigationTitle("Recipes")
            .sheet(item: $editing) { recipe in
                RecipeNotesEditor(recipe: recipe, store: store)
            }
        }
    }
}
