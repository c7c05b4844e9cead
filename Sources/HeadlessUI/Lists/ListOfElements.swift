// The lists without a selection.

extension List where SelectionValue == Never {
    /// A list with a row for each element.
    @_disfavoredOverload public init<Data, RowContent>(
        _ data: Data, @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
    )
    where
        Content == ForEach<Data, Data.Element.ID, RowContent>, Data: RandomAccessCollection, RowContent: View,
        Data.Element: Identifiable
    {
        self.init(content: ForEach(data, content: rowContent), selection: nil)
    }

    /// A list with a row for each element, identified by a key path.
    @_disfavoredOverload public init<Data, ID, RowContent>(
        _ data: Data, id: KeyPath<Data.Element, ID>,
        @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
    )
    where
        Content == ForEach<Data, ID, RowContent>, Data: RandomAccessCollection, ID: Hashable, RowContent: View
    {
        self.init(content: ForEach(data, id: id, content: rowContent), selection: nil)
    }

    /// A list with a row for each number of a constant range.
    public init<RowContent>(
        _ data: Range<Int>, @ViewBuilder rowContent: @escaping (Int) -> RowContent
    ) where Content == ForEach<Range<Int>, Int, RowContent>, RowContent: View {
        self.init(content: ForEach(data, content: rowContent), selection: nil)
    }

    /// A list with a row for a binding to each element.
    public init<Data, RowContent>(
        _ data: Binding<Data>, @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
    )
    where
        Content == ForEach<LazyMapSequence<Data.Indices, (Data.Index, Data.Element.ID)>, Data.Element.ID, RowContent>,
        Data: MutableCollection & RandomAccessCollection, RowContent: View, Data.Element: Identifiable,
        Data.Index: Hashable
    {
        self.init(content: ForEach(data, content: rowContent), selection: nil)
    }

    /// A list with a row for a binding to each element, identified by a key path.
    public init<Data, ID, RowContent>(
        _ data: Binding<Data>, id: KeyPath<Data.Element, ID>,
        @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
    )
    where
        Content == ForEach<LazyMapSequence<Data.Indices, (Data.Index, ID)>, ID, RowContent>,
        Data: MutableCollection & RandomAccessCollection, ID: Hashable, RowContent: View, Data.Index: Hashable
    {
        self.init(content: ForEach(data, id: id, content: rowContent), selection: nil)
    }

    /// A list with a row for a binding to each element, whose elements the user can edit.
    public init<Data, RowContent>(
        _ data: Binding<Data>, editActions: EditActions<Data>, file: StaticString = #filePath,
        line: Int = #line, @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
    )
    where
        Content == ForEach<LazyMapSequence<Data.Indices, (Data.Index, Data.Element.ID)>, Data.Element.ID, RowContent>,
        Data: MutableCollection & RandomAccessCollection, RowContent: View, Data.Element: Identifiable,
        Data.Index: Hashable
    {
        self.init(
            content: ForEach(data, editActions: editActions, file: file, line: line, content: rowContent),
            selection: nil)
    }

    /// A list with a row for a binding to each element, identified by a key path, whose elements the user can edit.
    public init<Data, ID, RowContent>(
        _ data: Binding<Data>, id: KeyPath<Data.Element, ID>, editActions: EditActions<Data>,
        file: StaticString = #filePath, line: Int = #line,
        @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
    )
    where
        Content == ForEach<LazyMapSequence<Data.Indices, (Data.Index, ID)>, ID, RowContent>,
        Data: MutableCollection & RandomAccessCollection, ID: Hashable, RowContent: View, Data.Index: Hashable
    {
        self.init(
            content: ForEach(data, id: id, editActions: editActions, file: file, line: line, content: rowContent),
            selection: nil)
    }

    /// A list with a row for each element, which can disclose the rows of the element's children.
    public init<Data, RowContent>(
        _ data: Data, children: KeyPath<Data.Element, Data?>,
        @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
    )
    where
        Content == OutlineGroup<Data, Data.Element.ID, RowContent>, Data: RandomAccessCollection, RowContent: View,
        Data.Element: Identifiable
    {
        self.init(content: OutlineGroup(data, children: children, content: rowContent), selection: nil)
    }

    /// A list with a row for each element, identified by a key path, which can disclose the rows of the element's children.
    public init<Data, ID, RowContent>(
        _ data: Data, id: KeyPath<Data.Element, ID>, children: KeyPath<Data.Element, Data?>,
        @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
    )
    where
        Content == OutlineGroup<Data, ID, RowContent>, Data: RandomAccessCollection, ID: Hashable, RowContent: View
    {
        self.init(content: OutlineGroup(data, id: id, children: children, content: rowContent), selection: nil)
    }
}
