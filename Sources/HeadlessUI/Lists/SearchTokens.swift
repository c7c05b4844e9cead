/// The tokens in the field of a search.
struct SearchTokens {
    /// Those that are there, as views.
    let shown: AnyView
    /// Those that are suggested while it is searched, as views.
    let suggestions: AnyView?
    let isEmpty: @MainActor () -> Bool
    /// Adds one, where it is of the type of the others.
    let add: @MainActor (Any) -> Void
    let removeLast: @MainActor () -> Void

    nonisolated init<C, T: View>(_ tokens: Binding<C>, suggested: Binding<C>?, token: @escaping (C.Element) -> T)
    where C: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, C.Element: Identifiable {
        // Bindings of the field are used on the main thread only.
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
        // The field of the system takes a token that is there already.
        ForEach(Array(tokens.wrappedValue.enumerated()), id: \.offset) { _, value in
            if isSuggestion { token(value).searchCompletion(value) } else { token(value) }
        }
    }
}
