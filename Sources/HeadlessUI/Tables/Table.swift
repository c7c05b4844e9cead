private struct TableCellsKey: EnvironmentKey {
    static var defaultValue: TableCells { TableCells { _ in [] } }
}

extension EnvironmentValues {
    /// What the rows of the table around a view consist of.
    var tableCells: TableCells {
        get { self[TableCellsKey.self] }
        set { self[TableCellsKey.self] = newValue }
    }
}

/// Makes the cells of a row.
struct TableCells {
    let cells: @MainActor (Any) -> [AnyView]
    init(_ cells: @escaping @MainActor (Any) -> [AnyView]) { self.cells = cells }
}

/// Rows with columns. It behaves as a list does, with the cells of a row beside each other; there are no headers to sort by.
public struct Table<Value: Identifiable, Rows: TableRowContent, Columns: TableColumnContent>: View
where Rows.TableRowValue == Value, Columns.TableRowValue == Value {
    let list: @MainActor (AnyView) -> AnyView
    let columns: Columns
    let rows: Rows

    /// The list of the rows.
    public var body: some View {
        list(AnyView(rows)).environment(
            \.tableCells,
            TableCells { [columns] in
                guard let value = $0 as? Value else { return [] }
                return columns.cells(of: value)
            })
    }

    init<S: ListSelection>(columns: Columns, rows: Rows, selection: Binding<S>) where S.SelectionValue == Value.ID {
        list = { rows in AnyView(List<Value.ID, AnyView>(selection: selection) { rows }) }
        self.columns = columns
        self.rows = rows
    }

    init(columns: Columns, rows: Rows) {
        list = { rows in AnyView(List { rows }) }
        self.columns = columns
        self.rows = rows
    }
}

extension Table {
    /// A table of rows.
    public init(
        of valueType: Value.Type, @TableColumnBuilder<Value> columns: () -> Columns,
        @TableRowBuilder<Value> rows: () -> Rows
    ) {
        self.init(columns: columns(), rows: rows())
    }

    /// A table of rows that a person can sort.
    public init<Sort: SortComparator>(
        of valueType: Value.Type = Value.self, sortOrder: Binding<[Sort]>,
        @TableColumnBuilder<Value> columns: () -> Columns, @TableRowBuilder<Value> rows: () -> Rows
    ) where Sort.Compared == Value {
        self.init(columns: columns(), rows: rows())
    }

    /// A table of rows of which a person can select some.
    public init<S: ListSelection>(
        of valueType: Value.Type = Value.self, selection: Binding<S>,
        @TableColumnBuilder<Value> columns: () -> Columns, @TableRowBuilder<Value> rows: () -> Rows
    ) where S.SelectionValue == Value.ID {
        self.init(columns: columns(), rows: rows(), selection: selection)
    }

    /// A table of rows of which a person can select some, and that a person can sort.
    public init<S: ListSelection, Sort: SortComparator>(
        of valueType: Value.Type = Value.self, selection: Binding<S>, sortOrder: Binding<[Sort]>,
        @TableColumnBuilder<Value> columns: () -> Columns, @TableRowBuilder<Value> rows: () -> Rows
    ) where S.SelectionValue == Value.ID, Sort.Compared == Value {
        self.init(columns: columns(), rows: rows(), selection: selection)
    }
}

extension Table {
    /// A table of a row for each element.
    public init<Data: RandomAccessCollection>(_ data: Data, @TableColumnBuilder<Value> columns: () -> Columns)
    where Data.Element == Value, Rows == TableForEachContent<Data> {
        self.init(columns: columns(), rows: TableForEachContent(data))
    }

    /// A table of a row for each element, of which a person can select some.
    public init<Data: RandomAccessCollection, S: ListSelection>(
        _ data: Data, selection: Binding<S>, @TableColumnBuilder<Value> columns: () -> Columns
    ) where Data.Element == Value, Rows == TableForEachContent<Data>, S.SelectionValue == Value.ID {
        self.init(columns: columns(), rows: TableForEachContent(data), selection: selection)
    }

    /// A table of a row for each element that a person can sort.
    public init<Data: RandomAccessCollection, Sort: SortComparator>(
        _ data: Data, sortOrder: Binding<[Sort]>, @TableColumnBuilder<Value> columns: () -> Columns
    ) where Data.Element == Value, Rows == TableForEachContent<Data>, Sort.Compared == Value {
        self.init(columns: columns(), rows: TableForEachContent(data))
    }

    /// A table of a row for each element, of which a person can select some, and that a person can sort.
    public init<Data: RandomAccessCollection, S: ListSelection, Sort: SortComparator>(
        _ data: Data, selection: Binding<S>, sortOrder: Binding<[Sort]>,
        @TableColumnBuilder<Value> columns: () -> Columns
    )
    where
        Data.Element == Value, Rows == TableForEachContent<Data>, S.SelectionValue == Value.ID, Sort.Compared == Value
    {
        self.init(columns: columns(), rows: TableForEachContent(data), selection: selection)
    }
}
