/// The columns of a table.
@MainActor @preconcurrency public protocol TableColumnContent<TableRowValue> {
    /// The type of a row's value.
    associatedtype TableRowValue: Identifiable
    /// Returns the cells of a row.
    func cells(of value: TableRowValue) -> [AnyView]
}

/// A column of a table.
nonisolated public struct TableColumn<RowValue: Identifiable, Sort, Content: View, Label: View>: TableColumnContent {
    let content: (RowValue) -> Content

    /// Returns the cell of a row.
    @MainActor public func cells(of value: RowValue) -> [AnyView] { [AnyView(content(value))] }
    /// Sets the width, in points. Has no effect here.
    public func width(_ width: CGFloat? = nil) -> Self { self }
    /// Sets the width to a range, in points. Has no effect here.
    public func width(min: CGFloat? = nil, ideal: CGFloat? = nil, max: CGFloat? = nil) -> Self { self }
    /// Sets the identifier for customization. Has no effect here.
    public func customizationID(_ id: String) -> Self { self }
    /// Sets the default visibility. Has no effect here.
    public func defaultVisibility(_ visibility: Visibility) -> Self { self }
}

extension TableColumn where Sort == Never, Label == Text {
    /// Creates a column without sorting.
    public init<S: TextSource>(_ title: S, @ViewBuilder content: @escaping (RowValue) -> Content) {
        self.content = content
    }

    /// Creates a column of texts without sorting.
    public init<S: TextSource>(_ title: S, value: KeyPath<RowValue, String>) where Content == Text {
        content = { Text(verbatim: $0[keyPath: value]) }
    }
}

extension TableColumn where Sort == KeyPathComparator<RowValue>, Label == Text {
    /// Creates a column that sorts by a value.
    public init<S: TextSource, V: Comparable>(
        _ title: S, value: KeyPath<RowValue, V>, @ViewBuilder content: @escaping (RowValue) -> Content
    ) {
        self.content = content
    }

    /// Creates a column that sorts by an optional value.
    public init<S: TextSource, V: Comparable>(
        _ title: S, value: KeyPath<RowValue, V?>, @ViewBuilder content: @escaping (RowValue) -> Content
    ) {
        self.content = content
    }

    /// Creates a column that sorts by a value with a comparator.
    public init<S: TextSource, V, C: SortComparator>(
        _ title: S, value: KeyPath<RowValue, V>, comparator: C,
        @ViewBuilder content: @escaping (RowValue) -> Content
    ) where C.Compared == V {
        self.content = content
    }
}

extension TableColumn where Sort: SortComparator, Label == Text {
    /// Creates a column that sorts with a comparator.
    public init<S: TextSource>(
        _ title: S, sortUsing comparator: Sort, @ViewBuilder content: @escaping (RowValue) -> Content
    ) where Sort.Compared == RowValue {
        self.content = content
    }
}

/// Two groups of columns.
nonisolated public struct TableColumnPair<First: TableColumnContent, Second: TableColumnContent>: TableColumnContent
where First.TableRowValue == Second.TableRowValue {
    let first: First
    let second: Second

    /// Returns the cells of a row.
    @MainActor public func cells(of value: First.TableRowValue) -> [AnyView] {
        first.cells(of: value) + second.cells(of: value)
    }
}

/// Optional columns.
nonisolated public struct OptionalTableColumns<Columns: TableColumnContent>: TableColumnContent {
    let columns: Columns?

    /// Returns the cells of a row.
    @MainActor public func cells(of value: Columns.TableRowValue) -> [AnyView] { columns?.cells(of: value) ?? [] }
}

/// A result builder for columns.
@MainActor @preconcurrency @resultBuilder public struct TableColumnBuilder<RowValue: Identifiable> {
    /// Builds a column.
    nonisolated public static func buildExpression<C: TableColumnContent>(_ column: C) -> C
    where C.TableRowValue == RowValue { column }
    /// Builds the first column.
    nonisolated public static func buildPartialBlock<C: TableColumnContent>(first: C) -> C
    where C.TableRowValue == RowValue { first }
    /// Adds a column to the previous ones.
    nonisolated public static func buildPartialBlock<A: TableColumnContent, B: TableColumnContent>(
        accumulated: A, next: B
    ) -> TableColumnPair<A, B> where A.TableRowValue == RowValue, B.TableRowValue == RowValue {
        TableColumnPair(first: accumulated, second: next)
    }
    /// Builds an `if` without `else`.
    nonisolated public static func buildIf<C: TableColumnContent>(_ columns: C?) -> OptionalTableColumns<C>
    where C.TableRowValue == RowValue { OptionalTableColumns(columns: columns) }
}
