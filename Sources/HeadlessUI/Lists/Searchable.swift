/// A view with a search field.
nonisolated struct SearchableView<Content: View>: View {
    typealias Body = Never
    let content: Content
    let text: Binding<String>
    var isPresented: Binding<Bool>?
    var suggestions: AnyView?
    var tokens: SearchTokens?
    let source: SourcePlace
}

extension SearchableView: PrimitiveView {
    @MainActor func makeNode(in parent: Node, environment: EnvironmentValues) -> Node {
        SearchNode(self, in: parent, environment: environment) { $0.content }.evaluated()
    }
}

/// A node with a search field.
@MainActor protocol SearchedNode: Node {
    /// Whether the search has begun.
    var isSearching: Bool { get }
    func search(_ text: String)
    func endSearch()
    /// Submits the search with the return key.
    func submitSearch()
    /// Replaces the text with a suggestion.
    func complete(_ text: String)
    /// Replaces the text with a suggested token.
    func complete(_ token: Any)
    /// Whether the field contains tokens.
    var hasTokens: Bool { get }
    func deleteToken()
}

@MainActor private final class SearchNode<Content: View>: ContainerNode<SearchableView<Content>>, SearchedNode {
    private var isActive = false
    private var wasPresented = false
    private var inner = InnerEnvironment()
    var isSearching: Bool { isActive }

    override func addOffers(to walk: OfferWalk) { addSearch(to: walk) }

    override func evaluate() {
        if let binding = view.isPresented {
            let isPresented = graph.evaluating(self) { binding.valueOfUpdate() }
            if isPresented != wasPresented {
                wasPresented = isPresented
                isActive = isPresented
                inner.invalidate()
            }
        }
        let within = inner.of(environment) {
            $0.isSearching = isActive
            $0.dismissSearch = DismissSearchAction(search: self)
            $0.searchExtras = SearchExtras()
        }
        rows.update(environment: within) {
            let extras = environment.searchExtras
            let suggestions = view.suggestions ?? extras.suggestions
            return TupleView(
                ((), ()),
                children: [
                    view.content, isActive ? extras.scopes : nil, isActive ? suggestions : nil,
                    isActive ? view.tokens?.suggestions : nil, view.tokens?.shown,
                ])
        }
    }

    func search(_ text: String) {
        setActive(true)
        write(text)
    }

    func endSearch() {
        setActive(false)
        write("")
    }

    func submitSearch() { environment.submit(.search) }

    func complete(_ text: String) { write(text) }

    func complete(_ token: Any) {
        guard let tokens = view.tokens else { return }
        action.run { tokens.add(token) }
        write("")
    }

    var hasTokens: Bool { view.tokens.map { !$0.isEmpty() } ?? false }

    func deleteToken() {
        guard let tokens = view.tokens, hasTokens else { return }
        action.run { tokens.removeLast() }
    }

    private func setActive(_ isActive: Bool) {
        guard isActive != self.isActive else { return }
        self.isActive = isActive
        wasPresented = isActive
        inner.invalidate()
        invalidate()
        if let isPresented = view.isPresented { action.run { isPresented.wrappedValue = isActive } }
    }

    private func write(_ text: String) { action.run { view.text.wrappedValue = text } }

    private var action: ViewAction { ViewAction("searchable", at: view.source, of: self) }
}
