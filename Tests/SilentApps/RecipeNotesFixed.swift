import HeadlessUI

struct RecipeNotesRecipeFixed: Identifiable {
    let id: Int
    let name: String
    var note: String
}

@MainActor
final class RecipeNotesStoreFixed: ObservableObject {
    @Published var recipes = [
        RecipeNotesRecipeFixed(id: 1, name: "Pea soup", note: "More salt"),
        RecipeNotesRecipeFixed(id: 2, name: "Apple pie", note: ""),
    ]

    func setNote(_ note: String, for id: Int) {
        guard let index = recipes.firstIndex(where: { $0.id == id }) else { return }
        recipes[index].note = note
    }
}

struct RecipeNotesEditorFixed: View {
    let recipe: RecipeNotesRecipeFixed
    let store: RecipeNotesStoreFixed
    @State var draft: String
    @State var autosave: Task<Void, Never>?
    @Environment(\.dismiss) var dismiss

    init(recipe: RecipeNotesRecipeFixed, store: RecipeNotesStoreFixed) {
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
                    finish()
                    dismiss()
                }
            }
            .onChange(of: draft) { _, newValue in
                scheduleAutosave(newValue)
            }
            .onDisappear { finish() }
        }
    }

    func finish() {
        guard let pending = autosave else { return }
        pending.cancel()
        autosave = nil
        store.setNote(draft, for: recipe.id)
    }

    func scheduleAutosave(_ text: String) {
        autosave?.cancel()
        autosave = Task { @MainActor in
            do { try await Task.sleep(for: .seconds(3)) } catch { return }
            guard !Task.isCancelled else { return }
            store.setNote(text, for: recipe.id)
        }
    }
}

struct RecipeNotesFixed: View {
    @StateObject var store = RecipeNotesStoreFixed()
    @State var editing: RecipeNotesRecipeFixed?

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
                RecipeNotesEditorFixed(recipe: recipe, store: store)
            }
        }
    }
}
