// The overloads of `searchable`.

extension View {
    /// Adds a search field.
    nonisolated public func searchable(
        text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: Text? = nil,
        file: StaticString = #filePath, line: Int = #line
    ) -> some View {
        SearchableView(content: self, text: text, source: SourcePlace(file, line))
    }

    /// Adds a search field with a prompt.
    nonisolated public func searchable<S: TextSource>(
        text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: S,
        file: StaticString = #filePath, line: Int = #line
    ) -> some View {
        SearchableView(content: self, text: text, source: SourcePlace(file, line))
    }

    /// Adds a search field that is presented while a binding is true.
    nonisolated public func searchable(
        text: Binding<String>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic,
        prompt: Text? = nil,
        file: StaticString = #filePath, line: Int = #line
    ) -> some View {
        SearchableView(content: self, text: text, isPresented: isPresented, source: SourcePlace(file, line))
    }

    /// Adds a search field with a prompt that is presented while a binding is true.
    nonisolated public func searchable<S: TextSource>(
        text: Binding<String>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic, prompt: S,
        file: StaticString = #filePath, line: Int = #line
    ) -> some View {
        SearchableView(content: self, text: text, isPresented: isPresented, source: SourcePlace(file, line))
    }

    /// Adds a search field, with suggestions that are shown during a search.
    nonisolated public func searchable<V: View>(
        text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: Text? = nil,
        file: StaticString = #filePath, line: Int = #line,
        @ViewBuilder suggestions: () -> V
    ) -> some View {
        SearchableView(
            content: self, text: text, suggestions: AnyView(suggestions()), source: SourcePlace(file, line))
    }

    /// Adds a search field with a prompt, with suggestions that are shown during a search.
    nonisolated public func searchable<V: View, S: TextSource>(
        text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: S,
        file: StaticString = #filePath, line: Int = #line,
        @ViewBuilder suggestions: () -> V
    ) -> some View {
        SearchableView(
            content: self, text: text, suggestions: AnyView(suggestions()), source: SourcePlace(file, line))
    }

    /// Adds a search field with tokens.
    nonisolated public func searchable<C, T: View>(
        text: Binding<String>, tokens: Binding<C>, placement: SearchFieldPlacement = .automatic, prompt: Text? = nil,
        file: StaticString = #filePath, line: Int = #line,
        @ViewBuilder token: @escaping (C.Element) -> T
    ) -> some View
    where
        C: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, C.Element: Identifiable
    {
        SearchableView(
            content: self, text: text, tokens: SearchTokens(tokens, suggested: nil, token: token),
            source: SourcePlace(file, line))
    }

    /// Adds a search field with tokens, and suggested tokens that are shown during a search.
    nonisolated public func searchable<C, T: View>(
        text: Binding<String>, tokens: Binding<C>, suggestedTokens: Binding<C>,
        placement: SearchFieldPlacement = .automatic, prompt: Text? = nil,
        file: StaticString = #filePath, line: Int = #line,
        @ViewBuilder token: @escaping (C.Element) -> T
    ) -> some View
    where
        C: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, C.Element: Identifiable
    {
        SearchableView(
            content: self, text: text, tokens: SearchTokens(tokens, suggested: suggestedTokens, token: token),
            source: SourcePlace(file, line))
    }

    /// Adds a search field with a prompt and tokens.
    nonisolated public func searchable<C, T: View, S: TextSource>(
        text: Binding<String>, tokens: Binding<C>, placement: SearchFieldPlacement = .automatic, prompt: S,
        file: StaticString = #filePath, line: Int = #line,
        @ViewBuilder token: @escaping (C.Element) -> T
    ) -> some View
    where
        C: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, C.Element: Identifiable
    {
        SearchableView(
            content: self, text: text, tokens: SearchTokens(tokens, suggested: nil, token: token),
            source: SourcePlace(file, line))
    }

    /// Adds a search field with a prompt and tokens, and suggested tokens that are shown during a search.
    nonisolated public func searchable<C, T: View, S: TextSource>(
        text: Binding<String>, tokens: Binding<C>, suggestedTokens: Binding<C>,
        placement: SearchFieldPlacement = .automatic, prompt: S,
        file: StaticString = #filePath, line: Int = #line,
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
