/// The columns of a table.
@MainActor @preconcurrency public protocol TableColumnContent<TableRowValue> {
    /// The type of a row's value.
    associatedtype TableRowValue: Identifiable
    /// Returns the cells of a row.
    func cells(of value: TableRowValue) -> [AnyView]
    /// The headers of the columns that a person can sort by.
    var headers: [TableColumnHeader] { get }
}

/// The header of a column that a person can sort by.
nonisolated public struct TableColumnHeader {
    let title: Text
    /// The comparator of rows, in its first order.
    let comparator: any SortComparator

    init(_ title: some TextSource, sortingBy comparator: any SortComparator) {
        self.title = title.shownText
        self.comparator = comparator
    }
}

/// The path of a column, which a comparator takes only if it is sendable. Those of columns are literals, which are.
private func sendable<Root, Value>(_ path: KeyPath<Root, Value>) -> KeyPath<Root, Value> & Sendable {
    unsafeBitCast(path, to: (KeyPath<Root, Value> & Sendable).self)
}

/// A column of a table.
nonisolated public struct TableColumn<RowValue: Identifiable, Sort, Content: View, Label: View>: TableColumnContent {
    let content: (RowValue) -> Content
    var header: TableColumnHeader?

    /// The header, if a person can sort by the column.
    @MainActor public var headers: [TableColumnHeader] { header.map { [$0] } ?? [] }
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

    /// Creates a column of texts, by which a table with an order of sorting sorts.
    public init<S: TextSource>(_ title: S, value: KeyPath<RowValue, String>) where Content == Text {
        content = { Text(verbatim: $0[keyPath: value]) }
        header = TableColumnHeader(title, sortingBy: KeyPathComparator(sendable(value)))
    }
}

extension TableColumn where Sort == KeyPathComparator<RowValue>, Label == Text {
    /// Creates a column that sorts by a value.
    public init<S: TextSource, V: Comparable>(
        _ title: S, value: KeyPath<RowValue, V>, @ViewBuilder content: @escaping (RowValue) -> Content
    ) {
        self.content = content
        header = TableColumnHeader(title, sortingBy: KeyPathComparator(sendable(value)))
    }

    /// Creates a column that sorts by an optional value.
    public init<S: TextSource, V: Comparable>(
        _ title: S, value: KeyPath<RowValue, V?>, @ViewBuilder content: @escaping (RowValue) -> Content
    ) {
        self.content = content
        header = TableColumnHeader(title, sortingBy: KeyPathComparator(sendable(value)))
    }

    /// Creates a column that sorts by a value with a comparator.
    public init<S: TextSource, V, C: SortComparator>(
        _ title: S, value: KeyPath<RowValue, V>, comparator: C,
        @ViewBuilder content: @escaping (RowValue) -> Content
    ) where C.Compared == V {
        self.content = content
        header = TableColumnHeader(title, sortingBy: KeyPathComparator(sendable(value), comparator: comparator))
    }
}

extension TableColumn where Sort: SortComparator, Label == Text {
    /// Creates a column that sorts with a comparator.
    public init<S: TextSource>(
        _ title: S, sortUsing comparator: Sort, @ViewBuilder content: @escaping (RowValue) -> Content
    ) where Sort.Compared == RowValue {
        self.content = content
        header = TableColumnHeader(title, sortingBy: comparator)
    }
}

/// Two groups of columns.
nonisolated public struct TableColumnPair<First: TableColumnContent, Second: TableColumnContent>: TableColumnContent
where First.TableRowValue == Second.TableRowValue {
    let first: First
    let second: Second

    /// The headers of both groups.
    @MainActor public var headers: [TableColumnHeader] { first.headers + second.headers }
    /// Returns the cells of a row.
    @MainActor public func cells(of value: First.TableRowValue) -> [AnyView] {
        first.cells(of: value) + second.cells(of: value)
    }
}

/// Optional columns.
nonisolated public struct OptionalTableColumns<Columns: TableColumnContent>: TableColumnContent {
    let columns: Columns?

    /// The headers of the columns, if there are any.
    @MainActor public var headers: [TableColumnHeader] { columns?.headers ?? [] }
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
