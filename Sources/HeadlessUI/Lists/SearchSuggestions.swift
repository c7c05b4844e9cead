nonisolated struct SearchExtrasModifier: PrimitiveModifier {
    typealias Body = Never
    var scopes: AnyView?
    var suggestions: AnyView?
    @MainActor func makeEffect() -> SearchExtrasEffect { SearchExtrasEffect() }
}

/// The effect of scopes and suggestions. Each update replaces the environment, as views cannot be compared.
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

/// A view that completes a search when the user presses it.
nonisolated struct SearchCompletionView<Content: View>: View {
    typealias Body = Never
    let content: Content
    let completion: SearchCompletion
}

/// The completion of a search.
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
    /// Adds suggestions that are shown during a search.
    nonisolated public func searchSuggestions<S: View>(@ViewBuilder _ suggestions: () -> S) -> some View {
        modifier(SearchExtrasModifier(suggestions: AnyView(suggestions())))
    }

    /// Sets where suggestions are shown. Has no effect here.
    nonisolated public func searchSuggestions(
        _ visibility: Visibility, for placements: SearchSuggestionsPlacement.Set
    ) -> some View { self }

    /// Sets the text that replaces the search text when the user presses the view among the suggestions.
    nonisolated public func searchCompletion(_ completion: String) -> some View {
        SearchCompletionView(content: self, completion: .text(completion))
    }

    /// Sets the token that replaces the search text when the user presses the view among the suggestions.
    nonisolated public func searchCompletion<T: Identifiable>(_ token: T) -> some View {
        SearchCompletionView(content: self, completion: .token(token))
    }

    /// Adds scopes for a search. During a search the user chooses one in a picker whose label is "Scope".
    nonisolated public func searchScopes<V: Hashable, S: View>(
        _ scope: Binding<V>, @ViewBuilder scopes: () -> S
    ) -> some View {
        modifier(SearchExtrasModifier(scopes: AnyView(SearchScopesView(scope: scope, scopes: scopes()))))
    }

    /// Adds scopes for a search. During a search the user chooses one in a picker whose label is "Scope".
    nonisolated public func searchScopes<V: Hashable, S: View>(
        _ scope: Binding<V>, activation: SearchScopeActivation, @ViewBuilder _ scopes: () -> S
    ) -> some View {
        modifier(SearchExtrasModifier(scopes: AnyView(SearchScopesView(scope: scope, scopes: scopes()))))
    }

    /// Sets the behavior of the toolbar during a search. Has no effect here.
    nonisolated public func searchPresentationToolbarBehavior(
        _ behavior: SearchPresentationToolbarBehavior
    ) -> some View { self }
}

/// The placement of suggestions. Has no effect here.
public enum SearchSuggestionsPlacement: Sendable {
    case automatic, menu, content

    /// A set of placements.
    public struct Set: OptionSet, Sendable {
        /// One bit for each placement.
        public let rawValue: Int
        /// Suggestions in a menu.
        public static let menu = Set(rawValue: 1)
        /// Suggestions in the content.
        public static let content = Set(rawValue: 2)

        /// Creates a set from its bits.
        public init(rawValue: Int) { self.rawValue = rawValue }
    }
}
