// The fields for a search, with what can be said of them.

extension View {
    /// A field for a search.
    nonisolated public func searchable(
        text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: Text? = nil,
        file: StaticString = #fileID, line: Int = #line
    ) -> some View {
        SearchableView(content: self, text: text, source: SourcePlace(file, line))
    }

    /// A field for a search and a prompt.
    nonisolated public func searchable<S: TextSource>(
        text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: S,
        file: StaticString = #fileID, line: Int = #line
    ) -> some View {
        SearchableView(content: self, text: text, source: SourcePlace(file, line))
    }

    /// A field for a search, which is presented while a binding says so.
    nonisolated public func searchable(
        text: Binding<String>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic,
        prompt: Text? = nil,
        file: StaticString = #fileID, line: Int = #line
    ) -> some View {
        SearchableView(content: self, text: text, isPresented: isPresented, source: SourcePlace(file, line))
    }

    /// A field for a search and a prompt, which is presented while a binding says so.
    nonisolated public func searchable<S: TextSource>(
        text: Binding<String>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic, prompt: S,
        file: StaticString = #fileID, line: Int = #line
    ) -> some View {
        SearchableView(content: self, text: text, isPresented: isPresented, source: SourcePlace(file, line))
    }

    /// A field for a search, with suggestions that are shown while it is searched.
    nonisolated public func searchable<V: View>(
        text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: Text? = nil,
        file: StaticString = #fileID, line: Int = #line,
        @ViewBuilder suggestions: () -> V
    ) -> some View {
        SearchableView(
            content: self, text: text, suggestions: AnyView(suggestions()), source: SourcePlace(file, line))
    }

    /// A field for a search and a prompt, with suggestions that are shown while it is searched.
    nonisolated public func searchable<V: View, S: TextSource>(
        text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: S,
        file: StaticString = #fileID, line: Int = #line,
        @ViewBuilder suggestions: () -> V
    ) -> some View {
        SearchableView(
            content: self, text: text, suggestions: AnyView(suggestions()), source: SourcePlace(file, line))
    }

    /// A field for a search, whose text may have tokens.
    nonisolated public func searchable<C, T: View>(
        text: Binding<String>, tokens: Binding<C>, placement: SearchFieldPlacement = .automatic, prompt: Text? = nil,
        file: StaticString = #fileID, line: Int = #line,
        @ViewBuilder token: @escaping (C.Element) -> T
    ) -> some View
    where
        C: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, C.Element: Identifiable
    {
        SearchableView(
            content: self, text: text, tokens: SearchTokens(tokens, suggested: nil, token: token),
            source: SourcePlace(file, line))
    }

    /// A field for a search, whose text may have tokens, of which some are suggested while it is searched.
    nonisolated public func searchable<C, T: View>(
        text: Binding<String>, tokens: Binding<C>, suggestedTokens: Binding<C>,
        placement: SearchFieldPlacement = .automatic, prompt: Text? = nil,
        file: StaticString = #fileID, line: Int = #line,
        @ViewBuilder token: @escaping (C.Element) -> T
    ) -> some View
    where
        C: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, C.Element: Identifiable
    {
        SearchableView(
            content: self, text: text, tokens: SearchTokens(tokens, suggested: suggestedTokens, token: token),
            source: SourcePlace(file, line))
    }

    /// A field for a search and a prompt, whose text may have tokens.
    nonisolated public func searchable<C, T: View, S: TextSource>(
        text: Binding<String>, tokens: Binding<C>, placement: SearchFieldPlacement = .automatic, prompt: S,
        file: StaticString = #fileID, line: Int = #line,
        @ViewBuilder token: @escaping (C.Element) -> T
    ) -> some View
    where
        C: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, C.Element: Identifiable
    {
        SearchableView(
            content: self, text: text, tokens: SearchTokens(tokens, suggested: nil, token: token),
            source: SourcePlace(file, line))
    }

    /// A field for a search and a prompt, whose text may have tokens, of which some are suggested while it is searched.
    nonisolated public func searchable<C, T: View, S: TextSource>(
        text: Binding<String>, tokens: Binding<C>, suggestedTokens: Binding<C>,
        placement: SearchFieldPlacement = .automatic, prompt: S,
        file: StaticString = #fileID, line: Int = #line,
        @ViewBuilder token: @escaping (C.Element) -> T
    ) -> some View
    where
        C: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, C.Element: Identifiable
    {
        SearchableView(
            content: self, text: text, tokens: SearchTokens(tokens, suggested: suggestedTokens, token: token),
            source: SourcePlace(file, line))
    }
}
