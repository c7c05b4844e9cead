import HeadlessUI

struct SearchBook: Identifiable, Hashable {
    enum Kind: String, CaseIterable {
        case all = "All"
        case fiction = "Fiction"
        case science = "Science"
    }

    let title: String
    let kind: Kind

    var id: String { title }

    static let library = [
        SearchBook(title: "The Hobbit", kind: .fiction),
        SearchBook(title: "The Selfish Gene", kind: .science),
        SearchBook(title: "Cosmos", kind: .science),
        SearchBook(title: "The Trial", kind: .fiction),
    ]
}

@MainActor
final class SearchModel: ObservableObject {
    @Published var query = ""
    @Published var scope = SearchBook.Kind.all
    @Published private(set) var results = SearchBook.library
    @Published private(set) var searchCount = 0

    init() {
        $query
            .map { $0.trimmingCharacters(in: .whitespaces) }
            .debounce(for: .milliseconds(300), scheduler: RunLoop.main)
            .removeDuplicates()
            .combineLatest($scope)
            .map { query, scope in
                SearchBook.library.filter { book in
                    (scope == .all || book.kind == scope)
                        && (query.isEmpty || book.title.localizedCaseInsensitiveContains(query))
                }
            }
            .handleEvents(receiveOutput: { [weak self] _ in self?.searchCount += 1 })
            .assign(to: &$results)
    }
}

struct LibrarySearchView: View {
    @StateObject private var model = SearchModel()
    @State private var recent: [String] = ["cosmos"]

    var body: some View {
        NavigationStack {
            SearchResults(model: model)
                .navigationTitle("Library")
                .searchable(text: $model.query, placement: .navigationBarDrawer(displayMode: .always), prompt: "Titles")
                .searchSuggestions {
                    ForEach(recent, id: \.self) { term in
                        Label(term, systemImage: "clock")
                            .searchCompletion(term)
                    }
                }
                .searchScopes($model.scope) {
                    ForEach(SearchBook.Kind.allCases, id: \.self) { kind in
                        Text(kind.rawValue).tag(kind)
                    }
                }
                .onSubmit(of: .search) {
                    recent.insert(model.query, at: 0)
                }
        }
    }
}

private struct SearchResults: View {
    @ObservedObject var model: SearchModel
    @Environment(\.isSearching) private var isSearching
    @Environment(\.dismissSearch) private var dismissSearch

    var body: some View {
        List {
            if isSearching {
                Section {
                    LabeledContent("Searches", value: model.searchCount, format: .number)
                    Button("Stop searching") { dismissSearch() }
                }
            }
            ForEach(model.results) { book in
                LabeledContent(book.title, value: book.kind.rawValue)
            }
        }
        .overlay {
            if model.results.isEmpty {
                ContentUnavailableView.search(text: model.query)
            }
        }
    }
}
