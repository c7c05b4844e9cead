import HeadlessUI

struct Recipe: Identifiable, Hashable {
    let id: String
    let minutes: Int
    let isVegetarian: Bool

    static let all = [
        Recipe(id: "Minestrone", minutes: 45, isVegetarian: true),
        Recipe(id: "Omelette", minutes: 10, isVegetarian: true),
        Recipe(id: "Paella", minutes: 60, isVegetarian: false),
        Recipe(id: "Tacos", minutes: 25, isVegetarian: false),
    ]
}

extension Set<String>: @retroactive RawRepresentable {
    public init?(rawValue: String) {
        self = Set(rawValue.split(separator: ",").map(String.init))
    }

    public var rawValue: String {
        sorted().joined(separator: ",")
    }
}

struct RecipesView: View {
    enum SortOrder: String, CaseIterable {
        case name = "Name"
        case time = "Time"
    }

    @AppStorage("recipes.favorites") private var favorites: Set<String> = []
    @AppStorage("recipes.sort") private var sortOrder = SortOrder.name
    @State private var onlyFavorites = false

    private var recipes: [Recipe] {
        Recipe.all
            .filter { !onlyFavorites || favorites.contains($0.id) }
            .sorted { sortOrder == .name ? $0.id < $1.id : $0.minutes < $1.minutes }
    }

    var body: some View {
        NavigationStack {
            List {
                Toggle("Only favorites", isOn: $onlyFavorites)
                ForEach(recipes) { recipe in
                    RecipeRow(recipe: recipe, isFavorite: isFavorite(recipe))
                }
            }
            .animation(.default, value: recipes)
            .navigationTitle("Recipes")
            .toolbar {
                ToolbarItem(placement: .topBarTrailing) {
                    Menu {
                        Picker("Sort by", selection: $sortOrder) {
                            ForEach(SortOrder.allCases, id: \.self) {
                                Text($0.rawValue)
                            }
                        }
                    } label: {
                        Image(systemName: "arrow.up.arrow.down")
                            .accessibilityLabel("Sort")
                    }
                }
            }
            .overlay {
                if recipes.isEmpty {
                    ContentUnavailableView {
                        Label("No favorites", systemImage: "heart.slash")
                    } description: {
                        Text("Tap a heart to add one.")
                    } actions: {
                        Button("Show all") { onlyFavorites = false }
                    }
                }
            }
        }
    }

    private func isFavorite(_ recipe: Recipe) -> Binding<Bool> {
        Binding {
            favorites.contains(recipe.id)
        } set: { isFavorite in
            if isFavorite {
                favorites.insert(recipe.id)
            } else {
                favorites.remove(recipe.id)
            }
        }
    }
}

private struct RecipeRow: View {
    let recipe: Recipe
    @Binding var isFavorite: Bool

    var body: some View {
        HStack {
            VStack(alignment: .leading) {
                Text(recipe.id)
                HStack {
                    Label("\(recipe.minutes) min", systemImage: "clock")
                    if recipe.isVegetarian {
                        Image(systemName: "leaf").foregroundStyle(.green)
                    }
                }
                .font(.caption)
            }
            Spacer()
            Button("Favorite \(recipe.id)", systemImage: isFavorite ? "heart.fill" : "heart") {
                isFavorite.toggle()
            }
            .labelStyle(.iconOnly)
            .buttonStyle(.borderless)
            .tint(.pink)
        }
    }
}
