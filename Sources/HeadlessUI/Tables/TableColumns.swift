/// Columns of a table.
@MainActor @preconcurrency public protocol TableColumnContent<TableRowValue> {
    /// What a row shows.
    associatedtype TableRowValue: Identifiable
    /// The cells of a row.
    func cells(of value: TableRowValue) -> [AnyView]
}

/// A column of a table.
nonisolated public struct TableColumn<RowValue: Identifiable, Sort, Content: View, Label: View>: TableColumnContent {
    let content: (RowValue) -> Content

    /// The cell of a row.
    @MainActor public func cells(of value: RowValue) -> [AnyView] { [AnyView(content(value))] }
    /// The same column with a width, in points.
    public func width(_ width: CGFloat? = nil) -> Self { self }
    /// The same column between two widths, in points.
    public func width(min: CGFloat? = nil, ideal: CGFloat? = nil, max: CGFloat? = nil) -> Self { self }
    /// The same column with a name by which it is remembered.
    public func customizationID(_ id: String) -> Self { self }
    /// The same column, shown or not as long as nobody has decided.
    public func defaultVisibility(_ visibility: Visibility) -> Self { self }
}

extension TableColumn where Sort == Never, Label == Text {
    /// A column that cannot be sorted by.
    public init<S: TextSource>(_ title: S, @ViewBuilder content: @escaping (RowValue) -> Content) {
        self.content = content
    }

    /// A column of texts that cannot be sorted by.
    public init<S: TextSource>(_ title: S, value: KeyPath<RowValue, String>) where Content == Text {
        content = { Text(verbatim: $0[keyPath: value]) }
    }
}

extension TableColumn where Sort == KeyPathComparator<RowValue>, Label == Text {
    /// A column that is sorted by a value.
    public init<S: TextSource, V: Comparable>(
        _ title: S, value: KeyPath<RowValue, V>, @ViewBuilder content: @escaping (RowValue) -> Content
    ) {
        self.content = content
    }

    /// A column that is sorted by a value that need not be there.
    public init<S: TextSource, V: Comparable>(
        _ title: S, value: KeyPath<RowValue, V?>, @ViewBuilder content: @escaping (RowValue) -> Content
    ) {
        self.content = content
    }

    /// A column that is sorted by a value in a way.
    public init<S: TextSource, V, C: SortComparator>(
        _ title: S, value: KeyPath<RowValue, V>, comparator: C,
        @ViewBuilder content: @escaping (RowValue) -> Content
    ) where C.Compared == V {
        self.content = content
    }
}

extension TableColumn where Sort: SortComparator, Label == Text {
    /// A column that is sorted in a way.
    public init<S: TextSource>(
        _ title: S, sortUsing comparator: Sort, @ViewBuilder content: @escaping (RowValue) -> Content
    ) where Sort.Compared == RowValue {
        self.content = content
    }
}

/// Several columns.
nonisolated public struct TableColumnPair<First: TableColumnContent, Second: TableColumnContent>: TableColumnContent
where First.TableRowValue == Second.TableRowValue {
    let first: First
    let second: Second

    /// The cells of a row.
    @MainActor public func cells(of value: First.TableRowValue) -> [AnyView] {
        first.cells(of: value) + second.cells(of: value)
    }
}

/// Columns that need not be there.
nonisolated public struct OptionalTableColumns<Columns: TableColumnContent>: TableColumnContent {
    let columns: Columns?

    /// The cells of a row.
    @MainActor public func cells(of value: Columns.TableRowValue) -> [AnyView] { columns?.cells(of: value) ?? [] }
}

/// Makes columns of what is written one below another.
@MainActor @preconcurrency @resultBuilder public struct TableColumnBuilder<RowValue: Identifiable> {
    /// A column.
    nonisolated public static func buildExpression<C: TableColumnContent>(_ column: C) -> C
    where C.TableRowValue == RowValue { column }
    /// The first column.
    nonisolated public static func buildPartialBlock<C: TableColumnContent>(first: C) -> C
    where C.TableRowValue == RowValue { first }
    /// The columns so far, and another.
    nonisolated public static func buildPartialBlock<A: TableColumnContent, B: TableColumnContent>(
        accumulated: A, next: B
    ) -> TableColumnPair<A, B> where A.TableRowValue == RowValue, B.TableRowValue == RowValue {
        TableColumnPair(first: accumulated, second: next)
    }
    /// Columns where a condition holds.
    nonisolated public static func buildIf<C: TableColumnContent>(_ columns: C?) -> OptionalTableColumns<C>
    where C.TableRowValue == RowValue { OptionalTableColumns(columns: columns) }
}
