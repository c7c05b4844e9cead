import HeadlessUI

/// What rows report about themselves, in order.
@MainActor final class RowLog {
    static var seen: [String] = []
    static func note(_ what: String) { seen.append(what) }
    static func take() -> [String] {
        defer { seen = [] }
        return seen
    }
}

enum RowContainer: CaseIterable {
    case eager, animated, lazy
}

struct RowsView: View {
    @State var items: [Item]
    let container: RowContainer

    init(count: Int, container: RowContainer) {
        _items = State(initialValue: (0..<count).map { Item(id: $0, name: "\($0)") })
        self.container = container
    }

    var body: some View {
        Button("Remove first") {
            withAnimation(container == .animated ? .default : nil) { _ = items.removeFirst() }
        }
        Button("Restore") { items.insert(Item(id: 0, name: "0"), at: 0) }
        switch container {
        case .eager: VStack { rows }
        case .animated: VStack { rows }
        case .lazy: LazyVStack { rows }
        }
    }

    var rows: some View {
        ForEach($items) { $item in
            LoggingRow(item: $item)
        }
    }
}

struct LoggingRow: View {
    @Binding var item: Item

    var body: some View {
        let id = item.id
        Text(item.name)
            .onAppear { RowLog.note("appear \(id)") }
            .onDisappear { RowLog.note("disappear \(id)") }
            .onReceive(NotificationCenter.default.publisher(for: .ping)) { _ in RowLog.note("receive \(id)") }
    }
}
