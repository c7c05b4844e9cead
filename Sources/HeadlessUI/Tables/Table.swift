private struct TableCellsKey: EnvironmentKey {
    static var defaultValue: TableCells { TableCells { _ in [] } }
}

extension EnvironmentValues {
    /// The cells for the rows of the enclosing table.
    var tableCells: TableCells {
        get { self[TableCellsKey.self] }
        set { self[TableCellsKey.self] = newValue }
    }
}

/// Creates the cells of a row.
struct TableCells {
    let cells: @MainActor (Any) -> [AnyView]
    init(_ cells: @escaping @MainActor (Any) -> [AnyView]) { self.cells = cells }
}

/// A list with columns. It behaves like a list whose rows show their cells side by side.
///
/// A table with an order of sorting has the headers of the columns that can be sorted by, as buttons, unless its width is compact on iOS.
public struct Table<Value: Identifiable, Rows: TableRowContent, Columns: TableColumnContent>: View
where Rows.TableRowValue == Value, Columns.TableRowValue == Value {
    let list: @MainActor (AnyView) -> AnyView
    let columns: Columns
    let rows: Rows
    var sorting: TableSorting?

    /// The headers and the list of rows.
    public var body: some View {
        if let sorting {
            VStack(spacing: 0) {
                TableHeaders(headers: columns.headers, sorting: sorting)
                listOfRows
            }
        } else {
            listOfRows
        }
    }

    private var listOfRows: some View {
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
    /// Creates a table of rows.
    public init(
        of valueType: Value.Type, @TableColumnBuilder<Value> columns: () -> Columns,
        @TableRowBuilder<Value> rows: () -> Rows
    ) {
        self.init(columns: columns(), rows: rows())
    }

    /// Creates a table of rows that a person can sort.
    public init<Sort: SortComparator>(
        of valueType: Value.Type = Value.self, sortOrder: Binding<[Sort]>,
        @TableColumnBuilder<Value> columns: () -> Columns, @TableRowBuilder<Value> rows: () -> Rows
    ) where Sort.Compared == Value {
        self.init(columns: columns(), rows: rows())
        sorting = TableSorting(sortOrder)
    }

    /// Creates a table of rows with a selection.
    public init<S: ListSelection>(
        of valueType: Value.Type = Value.self, selection: Binding<S>,
        @TableColumnBuilder<Value> columns: () -> Columns, @TableRowBuilder<Value> rows: () -> Rows
    ) where S.SelectionValue == Value.ID {
        self.init(columns: columns(), rows: rows(), selection: selection)
    }

    /// Creates a table of rows with a selection, which a person can sort.
    public init<S: ListSelection, Sort: SortComparator>(
        of valueType: Value.Type = Value.self, selection: Binding<S>, sortOrder: Binding<[Sort]>,
        @TableColumnBuilder<Value> columns: () -> Columns, @TableRowBuilder<Value> rows: () -> Rows
    ) where S.SelectionValue == Value.ID, Sort.Compared == Value {
        self.init(columns: columns(), rows: rows(), selection: selection)
        sorting = TableSorting(sortOrder)
    }
}

extension Table {
    /// Creates a table with one row for each element.
    public init<Data: RandomAccessCollection>(_ data: Data, @TableColumnBuilder<Value> columns: () -> Columns)
    where Data.Element == Value, Rows == TableForEachContent<Data> {
        self.init(columns: columns(), rows: TableForEachContent(data))
    }

    /// Creates a table with one row for each element and with a selection.
    public init<Data: RandomAccessCollection, S: ListSelection>(
        _ data: Data, selection: Binding<S>, @TableColumnBuilder<Value> columns: () -> Columns
    ) where Data.Element == Value, Rows == TableForEachContent<Data>, S.SelectionValue == Value.ID {
        self.init(columns: columns(), rows: TableForEachContent(data), selection: selection)
    }

    /// Creates a table with one row for each element, which a person can sort.
    public init<Data: RandomAccessCollection, Sort: SortComparator>(
        _ data: Data, sortOrder: Binding<[Sort]>, @TableColumnBuilder<Value> columns: () -> Columns
    ) where Data.Element == Value, Rows == TableForEachContent<Data>, Sort.Compared == Value {
        self.init(columns: columns(), rows: TableForEachContent(data))
        sorting = TableSorting(sortOrder)
    }

    /// Creates a table with one row for each element and with a selection, which a person can sort.
    public init<Data: RandomAccessCollection, S: ListSelection, Sort: SortComparator>(
        _ data: Data, selection: Binding<S>, sortOrder: Binding<[Sort]>,
        @TableColumnBuilder<Value> columns: () -> Columns
    )
    where
        Data.Element == Value, Rows == TableForEachContent<Data>, S.SelectionValue == Value.ID, Sort.Compared == Value
    {
        self.init(columns: columns(), rows: TableForEachContent(data), selection: selection)
        sorting = TableSorting(sortOrder)
    }
}
