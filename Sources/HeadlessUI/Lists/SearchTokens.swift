/// The tokens of a search field.
struct SearchTokens {
    /// The views of the current tokens.
    let shown: AnyView
    /// The views of the tokens that are suggested during a search.
    let suggestions: AnyView?
    let isEmpty: @MainActor () -> Bool
    /// Adds a token if it has the type of the other tokens.
    let add: @MainActor (Any) -> Void
    let removeLast: @MainActor () -> Void

    nonisolated init<C, T: View>(_ tokens: Binding<C>, suggested: Binding<C>?, token: @escaping (C.Element) -> T)
    where C: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, C.Element: Identifiable {
        // The main thread alone uses the bindings of a search field.
        nonisolated(unsafe) let tokens = tokens
        shown = AnyView(SearchTokensView(tokens: tokens, isSuggestion: false, token: token))
        suggestions = suggested.map { AnyView(SearchTokensView(tokens: $0, isSuggestion: true, token: token)) }
        isEmpty = { tokens.wrappedValue.isEmpty }
        add = { value in
            if let value = value as? C.Element { tokens.wrappedValue.append(value) }
        }
        removeLast = {
            let last = tokens.wrappedValue.indices.last
            if let last { tokens.wrappedValue.remove(at: last) }
        }
    }
}

private nonisolated struct SearchTokensView<Tokens, Content: View>: ComposedView
where Tokens: RandomAccessCollection, Tokens.Element: Identifiable {
    let tokens: Binding<Tokens>
    let isSuggestion: Bool
    let token: (Tokens.Element) -> Content

    @MainActor var body: some View {
        // The system's field accepts a token that it contains already.
        ForEach(Array(tokens.wrappedValue.enumerated()), id: \.offset) { _, value in
            if isSuggestion { token(value).searchCompletion(value) } else { token(value) }
        }
    }
}
