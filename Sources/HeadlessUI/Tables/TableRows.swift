/// The rows of a table.
@MainActor @preconcurrency public protocol TableRowContent<TableRowValue>: View {
    /// The type of a row's value.
    associatedtype TableRowValue: Identifiable
}

/// A row of a table.
nonisolated public struct TableRow<Value: Identifiable>: TableRowContent {
    public typealias TableRowValue = Value
    let value: Value
    @Environment(\.tableCells) private var cells

    /// Creates the row of a value.
    public init(_ value: Value) { self.value = value }

    /// The cells, side by side.
    @MainActor public var body: some View {
        let cells = cells.cells(value)
        HStack { ForEach(0..<cells.count, id: \.self) { cells[$0] } }.tag(value.id)
    }
}

/// A row for each element of a collection.
nonisolated public struct TableForEachContent<Data: RandomAccessCollection>: TableRowContent
where Data.Element: Identifiable {
    public typealias TableRowValue = Data.Element
    let data: Data

    init(_ data: Data) { self.data = data }

    /// The rows.
    public var body: some View { ForEach(data) { TableRow($0) } }
}

extension ForEach: TableRowContent where Content: TableRowContent {
    public typealias TableRowValue = Content.TableRowValue
}

extension Section: TableRowContent where Parent: View, Content: TableRowContent, Footer: View {
    public typealias TableRowValue = Content.TableRowValue
}

/// Two groups of rows.
nonisolated public struct TableRowPair<First: TableRowContent, Second: TableRowContent>: TableRowContent
where First.TableRowValue == Second.TableRowValue {
    public typealias TableRowValue = First.TableRowValue
    let first: First
    let second: Second

    /// The rows.
    @ViewBuilder public var body: some View {
        first
        second
    }
}

/// Optional rows.
nonisolated public struct OptionalTableRows<Rows: TableRowContent>: TableRowContent {
    public typealias TableRowValue = Rows.TableRowValue
    let rows: Rows?

    /// The rows.
    @ViewBuilder public var body: some View { rows }
}

/// A result builder for rows.
@MainActor @preconcurrency @resultBuilder public struct TableRowBuilder<Value: Identifiable> {
    /// Builds a row.
    nonisolated public static func buildExpression<R: TableRowContent>(_ row: R) -> R where R.TableRowValue == Value {
        row
    }
    /// Builds the first row.
    nonisolated public static func buildPartialBlock<R: TableRowContent>(first: R) -> R where R.TableRowValue == Value {
        first
    }
    /// Adds a row to the previous ones.
    nonisolated public static func buildPartialBlock<A: TableRowContent, B: TableRowContent>(
        accumulated: A, next: B
    ) -> TableRowPair<A, B> where A.TableRowValue == Value, B.TableRowValue == Value {
        TableRowPair(first: accumulated, second: next)
    }
    /// Builds an `if` without `else`.
    nonisolated public static func buildIf<R: TableRowContent>(_ rows: R?) -> OptionalTableRows<R>
    where R.TableRowValue == Value { OptionalTableRows(rows: rows) }
}
