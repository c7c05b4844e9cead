// The lists of ListOfElements.swift, with a selection.

extension List where SelectionValue: Hashable {
    /// A list with a row for each element, and a selection.
    @_disfavoredOverload public init<S: ListSelection, Data, RowContent>(
        _ data: Data, selection: Binding<S>?, @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
    )
    where
        Content == ForEach<Data, Data.Element.ID, RowContent>, Data: RandomAccessCollection, RowContent: View,
        Data.Element: Identifiable,
        S.SelectionValue == SelectionValue
    {
        self.init(content: ForEach(data, content: rowContent), selection: selection.map { SelectionAccess($0) })
    }

    /// A list with a row for each element, identified by a key path, and a selection.
    @_disfavoredOverload public init<S: ListSelection, Data, ID, RowContent>(
        _ data: Data, id: KeyPath<Data.Element, ID>, selection: Binding<S>?,
        @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
    )
    where
        Content == ForEach<Data, ID, RowContent>, Data: RandomAccessCollection, ID: Hashable, RowContent: View,
        S.SelectionValue == SelectionValue
    {
        self.init(content: ForEach(data, id: id, content: rowContent), selection: selection.map { SelectionAccess($0) })
    }

    /// A list with a row for each number of a constant range, and a selection.
    public init<S: ListSelection, RowContent>(
        _ data: Range<Int>, selection: Binding<S>?, @ViewBuilder rowContent: @escaping (Int) -> RowContent
    )
    where
        Content == ForEach<Range<Int>, Int, RowContent>, RowContent: View,
        S.SelectionValue == SelectionValue
    {
        self.init(content: ForEach(data, content: rowContent), selection: selection.map { SelectionAccess($0) })
    }

    /// A list with a row for a binding to each element, and a selection.
    public init<S: ListSelection, Data, RowContent>(
        _ data: Binding<Data>, selection: Binding<S>?,
        @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
    )
    where
        Content == ForEach<LazyMapSequence<Data.Indices, (Data.Index, Data.Element.ID)>, Data.Element.ID, RowContent>,
        Data: MutableCollection & RandomAccessCollection, RowContent: View, Data.Element: Identifiable,
        Data.Index: Hashable,
        S.SelectionValue == SelectionValue
    {
        self.init(content: ForEach(data, content: rowContent), selection: selection.map { SelectionAccess($0) })
    }

    /// A list with a row for a binding to each element, identified by a key path, and a selection.
    public init<S: ListSelection, Data, ID, RowContent>(
        _ data: Binding<Data>, id: KeyPath<Data.Element, ID>, selection: Binding<S>?,
        @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
    )
    where
        Content == ForEach<LazyMapSequence<Data.Indices, (Data.Index, ID)>, ID, RowContent>,
        Data: MutableCollection & RandomAccessCollection, ID: Hashable, RowContent: View, Data.Index: Hashable,
        S.SelectionValue == SelectionValue
    {
        self.init(content: ForEach(data, id: id, content: rowContent), selection: selection.map { SelectionAccess($0) })
    }

    /// A list with a row for a binding to each element, whose elements the user can edit, and a selection.
    public init<S: ListSelection, Data, RowContent>(
        _ data: Binding<Data>, editActions: EditActions<Data>, selection: Binding<S>?, file: StaticString = #filePath,
        line: Int = #line, @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
    )
    where
        Content == ForEach<LazyMapSequence<Data.Indices, (Data.Index, Data.Element.ID)>, Data.Element.ID, RowContent>,
        Data: MutableCollection & RandomAccessCollection, RowContent: View, Data.Element: Identifiable,
        Data.Index: Hashable,
        S.SelectionValue == SelectionValue
    {
        self.init(
            content: ForEach(data, editActions: editActions, file: file, line: line, content: rowContent),
            selection: selection.map { SelectionAccess($0) })
    }

    /// A list with a row for a binding to each element, identified by a key path, whose elements the user can edit, and a
    /// selection.
    public init<S: ListSelection, Data, ID, RowContent>(
        _ data: Binding<Data>, id: KeyPath<Data.Element, ID>, editActions: EditActions<Data>, selection: Binding<S>?,
        file: StaticString = #filePath, line: Int = #line,
        @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
    )
    where
        Content == ForEach<LazyMapSequence<Data.Indices, (Data.Index, ID)>, ID, RowContent>,
        Data: MutableCollection & RandomAccessCollection, ID: Hashable, RowContent: View, Data.Index: Hashable,
        S.SelectionValue == SelectionValue
    {
        self.init(
            content: ForEach(data, id: id, editActions: editActions, file: file, line: line, content: rowContent),
            selection: selection.map { SelectionAccess($0) })
    }

    /// A list with a row for each element, which can disclose the rows of the element's children, and a selection.
    public init<S: ListSelection, Data, RowContent>(
        _ data: Data, children: KeyPath<Data.Element, Data?>, selection: Binding<S>?,
        @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
    )
    where
        Content == OutlineGroup<Data, Data.Element.ID, RowContent>, Data: RandomAccessCollection, RowContent: View,
        Data.Element: Identifiable,
        S.SelectionValue == SelectionValue
    {
        self.init(
            content: OutlineGroup(data, children: children, content: rowContent),
            selection: selection.map { SelectionAccess($0) })
    }

    /// A list with a row for each element, identified by a key path, which can disclose the rows of the element's children, and a
    /// selection.
    public init<S: ListSelection, Data, ID, RowContent>(
        _ data: Data, id: KeyPath<Data.Element, ID>, children: KeyPath<Data.Element, Data?>, selection: Binding<S>?,
        @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
    )
    where
        Content == OutlineGroup<Data, ID, RowContent>, Data: RandomAccessCollection, ID: Hashable, RowContent: View,
        S.SelectionValue == SelectionValue
    {
        self.init(
            content: OutlineGroup(data, id: id, children: children, content: rowContent),
            selection: selection.map { SelectionAccess($0) })
    }
}
