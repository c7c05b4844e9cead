nonisolated struct SearchExtrasModifier: PrimitiveModifier {
    typealias Body = Never
    var scopes: AnyView?
    var suggestions: AnyView?
    @MainActor func makeEffect() -> SearchExtrasEffect { SearchExtrasEffect() }
}

/// What is given with one update is another value than what was given with the last, as views have no way to be compared.
@MainActor final class SearchExtrasEffect: ModifierEffect {
    private var modifier = SearchExtrasModifier()
    private var inner = InnerEnvironment()

    func update(_ modifier: SearchExtrasModifier, at node: Node) {
        self.modifier = modifier
        inner.invalidate()
    }

    func environment(_ outer: EnvironmentValues) -> EnvironmentValues {
        inner.of(outer) {
            $0.searchExtras.scopes = modifier.scopes ?? $0.searchExtras.scopes
            $0.searchExtras.suggestions = modifier.suggestions ?? $0.searchExtras.suggestions
        }
    }
}

/// A view that completes a search where it is pressed.
nonisolated struct SearchCompletionView<Content: View>: View {
    typealias Body = Never
    let content: Content
    let completion: SearchCompletion
}

/// What a search is completed by.
enum SearchCompletion {
    case text(String)
    case token(Any)
}

extension SearchCompletionView: PrimitiveView {
    @MainActor func makeNode(in parent: Node, environment: EnvironmentValues) -> Node {
        SearchCompletionNode(self, in: parent, environment: environment) { $0.content }.evaluated()
    }
}

@MainActor
private final class SearchCompletionNode<Content: View>: ContainerNode<SearchCompletionView<Content>>, Pressable {
    override var control: (any Control)? { self }
    var label: String { spokenLabel }

    func press() {
        let search = environment.dismissSearch.search
        switch view.completion {
        case .text(let text): search?.complete(text)
        case .token(let token): search?.complete(token)
        }
    }
}

private nonisolated struct SearchScopesView<Value: Hashable, Scopes: View>: ComposedView {
    let scope: Binding<Value>
    let scopes: Scopes

    @MainActor var body: some View {
        Picker("Scope", selection: scope) { scopes }
    }
}

extension View {
    /// Views that are shown while it is searched.
    nonisolated public func searchSuggestions<S: View>(@ViewBuilder _ suggestions: () -> S) -> some View {
        modifier(SearchExtrasModifier(suggestions: AnyView(suggestions())))
    }

    /// Says where suggestions are shown. Has no effect here.
    nonisolated public func searchSuggestions(
        _ visibility: Visibility, for placements: SearchSuggestionsPlacement.Set
    ) -> some View { self }

    /// What the text of the search becomes where the view is pressed among the suggestions.
    nonisolated public func searchCompletion(_ completion: String) -> some View {
        SearchCompletionView(content: self, completion: .text(completion))
    }

    /// The token that takes the place of the text of the search where the view is pressed among the suggestions.
    nonisolated public func searchCompletion<T: Identifiable>(_ token: T) -> some View {
        SearchCompletionView(content: self, completion: .token(token))
    }

    /// What a search is limited to, of which a person chooses one while it is searched: the picker's label is "Scope".
    nonisolated public func searchScopes<V: Hashable, S: View>(
        _ scope: Binding<V>, @ViewBuilder scopes: () -> S
    ) -> some View {
        modifier(SearchExtrasModifier(scopes: AnyView(SearchScopesView(scope: scope, scopes: scopes()))))
    }

    /// What a search is limited to, of which a person chooses one while it is searched: the picker's label is "Scope".
    nonisolated public func searchScopes<V: Hashable, S: View>(
        _ scope: Binding<V>, activation: SearchScopeActivation, @ViewBuilder _ scopes: () -> S
    ) -> some View {
        modifier(SearchExtrasModifier(scopes: AnyView(SearchScopesView(scope: scope, scopes: scopes()))))
    }

    /// Says what becomes of the toolbar while it is searched. Has no effect here.
    nonisolated public func searchPresentationToolbarBehavior(
        _ behavior: SearchPresentationToolbarBehavior
    ) -> some View { self }
}

/// Where suggestions are shown. Has no effect here.
public enum SearchSuggestionsPlacement: Sendable {
    case automatic, menu, content

    /// Places where suggestions are shown.
    public struct Set: OptionSet, Sendable {
        /// A bit for each place.
        public let rawValue: Int
        /// In a menu.
        public static let menu = Set(rawValue: 1)
        /// In the content.
        public static let content = Set(rawValue: 2)

        /// The places of some bits.
        public init(rawValue: Int) { self.rawValue = rawValue }
    }
}
