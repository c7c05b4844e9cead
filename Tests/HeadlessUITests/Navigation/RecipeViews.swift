import HeadlessUI

struct Recipe: Identifiable, Hashable {
    let id: Int
    var name: String
    var isFavourite = false
}

final class RecipeStore: ObservableObject {
    @Published var recipes = [Recipe(id: 1, name: "Soup"), Recipe(id: 2, name: "Pie")]

    func delete(_ recipe: Recipe) { recipes.removeAll { $0.id == recipe.id } }
}

/// An app with tabs, a stack in each, sheets with stacks of their own, and questions.
struct RecipesView: View {
    @StateObject private var store = RecipeStore()
    @State private var showsWelcome = true

    var body: some View {
        TabView {
            RecipeList(title: "Recipes", isForFavourites: false)
                .tabItem { Label("All", systemImage: "list.bullet") }
            RecipeList(title: "Favourites", isForFavourites: true)
                .tabItem { Label("Favourites", systemImage: "heart") }
        }
        .environmentObject(store)
        .fullScreenCover(isPresented: $showsWelcome) { WelcomePages() }
    }
}

struct RecipeList: View {
    @EnvironmentObject private var store: RecipeStore
    let title: String
    let isForFavourites: Bool
    @State private var isAdding = false

    var body: some View {
        NavigationStack {
            List {
                ForEach(store.recipes.filter { !isForFavourites || $0.isFavourite }) { recipe in
                    NavigationLink(value: recipe.id) { Text(recipe.name) }
                }
            }
            .navigationTitle(title)
            .navigationDestination(for: Recipe.ID.self) { id in
                if let index = store.recipes.firstIndex(where: { $0.id == id }) {
                    RecipePage(recipe: $store.recipes[index])
                } else {
                    Text("gone")
                }
            }
            .toolbar {
                if !isForFavourites { Button("Add") { isAdding = true } }
            }
            .sheet(isPresented: $isAdding) {
                NewRecipeSheet { store.recipes.append(Recipe(id: store.recipes.count + 1, name: $0)) }
            }
        }
    }
}

struct RecipePage: View {
    @EnvironmentObject private var store: RecipeStore
    @Environment(\.dismiss) private var dismiss
    @Binding var recipe: Recipe
    @State private var asksToDelete = false

    var body: some View {
        PlainForm {
            Toggle("Favourite", isOn: $recipe.isFavourite)
            TextField("Name", text: $recipe.name)
        }
        .navigationTitle(recipe.name)
        .toolbar {
            ToolbarItem(placement: .destructiveAction) {
                Menu("More") {
                    Button("Delete", role: .destructive) { asksToDelete = true }
                }
            }
        }
        .confirmationDialog("Delete \(recipe.name)?", isPresented: $asksToDelete) {
            Button("Delete it", role: .destructive) {
                store.delete(recipe)
                dismiss()
            }
        }
        .onReceive(NotificationCenter.default.publisher(for: .save)) { _ in recipe.name += "." }
    }
}

struct PlainForm<Content: View>: View {
    @ViewBuilder let content: Content
    var body: some View { VStack { content } }
}

struct NewRecipeSheet: View {
    let add: (String) -> Void
    @Environment(\.dismiss) private var dismiss
    @State private var name = ""

    var body: some View {
        NavigationStack {
            VStack {
                TextField("Name", text: $name)
                NavigationLink("Tips") { TipsPage() }
            }
            .navigationTitle("New")
            .toolbar {
                ToolbarItem(placement: .cancellationAction) { Button("Cancel") { dismiss() } }
                ToolbarItem(placement: .confirmationAction) {
                    Button("Save") {
                        add(name)
                        dismiss()
                    }
                    .disabled(name.isEmpty)
                }
            }
            .interactiveDismissDisabled(!name.isEmpty)
        }
    }
}

struct TipsPage: View {
    @Environment(\.dismiss) private var dismiss
    var body: some View { Button("Understood") { dismiss() } }
}

struct WelcomePages: View {
    @Environment(\.dismiss) private var dismiss
    @State private var page = 0

    var body: some View {
        TabView(selection: $page) {
            Text("Welcome").tag(0)
            VStack {
                Text("Cook")
                Button("Begin") { dismiss() }
            }
            .tag(1)
        }
        .tabViewStyle(.page)
        Button("Next") { withAnimation { page += 1 } }
            .disabled(page == 1)
    }
}
