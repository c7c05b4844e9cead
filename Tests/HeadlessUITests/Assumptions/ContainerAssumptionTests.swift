import HeadlessUI
import TestSupport
import Testing

/// What is assumed of lazy containers, each value in turn.
@Suite(.serialized) struct `A lazy container under each assumption` {
    @Test(arguments: SystemAssumptions.LazyCache.allCases)
    func `a lazy container keeps the state of rows that scroll away, or evicts them`(
        value: SystemAssumptions.LazyCache
    ) async throws {
        try await onMainRunLoop {
            let log = EventLog()
            let host = Host(
                assuming: SystemAssumptions {
                    $0.lazyCache = value
                    $0.lazyDisappearance = .whenEvicted
                }, containers: .init(visibleRows: 2)
            ) { LongListView(log: log) }
            @MainActor func scroll(to row: Int) { host.run(.event, .action { host.scroll(to: row) }, .idle) }
            scroll(to: 2)
            #expect(log.events == (value == .none ? ["gone 0", "gone 1"] : []))
            // Six more updates without the first rows.
            for row in [3, 2, 3, 2, 3, 2] { scroll(to: row) }
            #expect(log.events.contains("gone 0") == (value == .none))
            scroll(to: 3)
            #expect(log.events.contains("gone 0") == (value != .unlimited))
            host.evictRows()
            #expect(log.events.contains("gone 0"))
        }
    }

    @Test(arguments: SystemAssumptions.LazyInnerID.allCases)
    func `a row with an id of its own is bound to its new position, or not`(
        value: SystemAssumptions.LazyInnerID
    ) async throws {
        try await onMainRunLoop {
            let host = Host(assuming: SystemAssumptions { $0.lazyInnerID = value }) { NumberedRowsView() }
            #expect(host.texts.suffix(3) == ["0: a", "1: b", "2: c"])
            try host.click("Remove first")
            let rebound = ["0: b", "1: c"]
            #expect(host.texts.suffix(2) == (value == .rebindsRow ? rebound : ["1: b", "2: c"]))
        }
    }
}

private struct LongListView: View {
    let log: EventLog

    var body: some View {
        List(0..<6) { number in
            Text("\(number)").onDisappear { log.events.append("gone \(number)") }
        }
    }
}

private struct NumberedRowsView: View {
    @State private var names = ["a", "b", "c"]

    var body: some View {
        Button("Remove first") { names.removeFirst() }
        LazyVStack {
            ForEach(names, id: \.self) { name in
                NumberedRow(index: names.firstIndex(of: name) ?? -1, name: name).id(name)
            }
        }
    }
}

private struct NumberedRow: View {
    let index: Int
    let name: String

    var body: some View { Text("\(index): \(name)") }
}
