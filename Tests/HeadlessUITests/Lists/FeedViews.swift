import HeadlessUI

/// A feed that is refreshed by a person, and by its own button.
struct FeedView: View {
    @State private var posts = ["first"]
    @State private var isShown = true
    @MainActor static var wasCancelled = false
    let isEndless: Bool

    var body: some View {
        Button("Leave") { isShown = false }
        if isShown {
            NewsList(posts: posts)
                .refreshable {
                    if isEndless {
                        for await _ in AsyncStream<Int>(Int.self, { _ in }) {}
                        Self.wasCancelled = Task.isCancelled
                    } else {
                        await Task.yield()
                        posts.insert("newer", at: 0)
                    }
                }
        }
    }
}

struct NewsList: View {
    let posts: [String]
    @Environment(\.refresh) private var refresh

    var body: some View {
        List {
            if let refresh {
                Button("Reload") { Task { await refresh() } }
            }
            ForEach(posts, id: \.self) { Text($0) }
        }
    }
}

enum SearchScope: Hashable { case all, fruit }

/// A list that is searched, with suggestions and scopes.
struct PlantsView: View {
    @State private var query = ""
    @State private var scope = SearchScope.all
    @State private var isPresented = false
    let plants = ["apple", "pear", "oak"]

    var body: some View {
        Button("Find") { isPresented = true }
        PlantList(plants: found)
            .searchable(text: $query, isPresented: $isPresented, prompt: "Plants")
            .searchSuggestions {
                ForEach(plants.filter { $0.hasPrefix(query) && $0 != query }, id: \.self) {
                    Text("Suggest \($0)").searchCompletion($0)
                }
            }
            .searchScopes($scope) {
                Text("All").tag(SearchScope.all)
                Text("Fruit").tag(SearchScope.fruit)
            }
        Text("query \(query) \(isPresented)")
    }

    private var found: [String] {
        let inScope = scope == .all ? plants : Array(plants.prefix(2))
        return query.isEmpty ? inScope : inScope.filter { $0.contains(query) }
    }
}

struct PlantList: View {
    let plants: [String]
    @Environment(\.isSearching) private var isSearching
    @Environment(\.dismissSearch) private var dismissSearch

    var body: some View {
        List(plants, id: \.self) { plant in
            Button(plant) { dismissSearch() }
        }
        if isSearching { Text("searching") }
    }
}
