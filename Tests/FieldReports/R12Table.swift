import ViewFuzz

// R12: the rows of a query, filtered by a class (TableProApp/TablePro#1094).

struct TableRecord: Identifiable {
    let id: Int
    let name: String
}

@MainActor final class QueryResult: ObservableObject {
    @Published var filter = ""
    private let records = ["Ada", "Alan", "Grace"].enumerated().map { TableRecord(id: $0, name: $1) }

    var rows: [TableRecord] { filter.isEmpty ? records : records.filter { $0.name.contains(filter) } }
}

struct QueryView: View {
    @ObservedObject var result: QueryResult

    var body: some View {
        VStack {
            TextField("Filter", text: $result.filter)
            ForEach(result.rows.indices, id: \.self) { index in
                RecordRow(result: result, index: index)
            }
        }
        .animation(.default, value: result.filter)
    }
}

private struct RecordRow: View {
    @ObservedObject var result: QueryResult
    let index: Int

    var body: some View { Text(result.rows[index].name) }
}

/// A query whose rows are identifiable values.
struct QueryByRecordView: View {
    @ObservedObject var result: QueryResult

    var body: some View {
        VStack {
            TextField("Filter", text: $result.filter)
            ForEach(result.rows) { Text($0.name) }
        }
        .animation(.default, value: result.filter)
    }
}

extension FieldReportsFuzz {
    static var r12: FuzzedView {
        FuzzedView("r12") { setup in
            setup.text("A", "Gr")
            return QueryView(result: QueryResult())
        }
    }

    static var r12Fixed: FuzzedView {
        FuzzedView("r12 fixed") { setup in
            setup.text("A", "Gr")
            return QueryByRecordView(result: QueryResult())
        }
    }
}
