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
            #expect(log.events.contains("gone 0") == (value == .none || value == .oneScreen))
            scroll(to: 3)
            #expect(log.events.contains("gone 0") == (value != .unlimited))
            host.evictRows()
            #expect(log.events.contains("gone 0"))
        }
    }

    @Test
    func `with one screen keeps as many rows as it shows, and evicts those that it has not shown for the longest`()
        async throws
    {
        try await onMainRunLoop {
            let log = EventLog()
            let host = Host(
                assuming: SystemAssumptions {
                    $0.lazyCache = .oneScreen
                    $0.lazyDisappearance = .whenEvicted
                }, containers: .init(visibleRows: 2)
            ) { LongListView(log: log) }
            @MainActor func gone(afterScrollingTo row: Int) -> [String] {
                log.events = []
                host.run(.event, .action { host.scroll(to: row) }, .idle)
                return log.events
            }
            #expect(gone(afterScrollingTo: 2) == [])
            #expect(gone(afterScrollingTo: 1) == [])
            // It keeps 1 and 2; it has not shown 0 and 3 for longer.
            #expect(gone(afterScrollingTo: 4) == ["gone 0", "gone 3"])
            // Rows 1 and 2 come back. It keeps 4 and 5.
            #expect(gone(afterScrollingTo: 1) == [])
            #expect(gone(afterScrollingTo: 0) == ["gone 4"])
        }
    }

    /// A row that comes back is in the update that would evict it.
    @Test(arguments: [0, 1]) func `after eight updates keeps a row that comes back at the eighth`(more: Int)
        async throws
    {
        try await onMainRunLoop {
            let log = EventLog()
            let host = Host(
                assuming: SystemAssumptions {
                    $0.lazyCache = .eightUpdates
                    $0.lazyDisappearance = .whenEvicted
                }, containers: .init(visibleRows: 2)
            ) { LongListView(log: log) }
            for row in [2, 3, 2, 3, 2, 3, 2] + Array(repeating: 3, count: more) + [0] {
                host.run(.event, .action { host.scroll(to: row) }, .idle)
            }
            #expect(log.events == (more == 0 ? [] : ["gone 0", "gone 1"]))
            #expect(host.texts == ["0", "1"])
            host.evictRows()
            #expect(!log.events.dropFirst(more == 0 ? 0 : 2).contains("gone 0"))
        }
    }

    @Test(arguments: SystemAssumptions.LazyDisappearance.allCases)
    func `a row that scrolls away disappears at once, or when it is evicted`(
        value: SystemAssumptions.LazyDisappearance
    ) async throws {
        try await onMainRunLoop {
            let log = EventLog()
            let host = Host(
                assuming: SystemAssumptions { $0.lazyDisappearance = value }, containers: .init(visibleRows: 2)
            ) { LongListView(log: log) }
            host.run(.event, .action { host.scroll(to: 2) }, .idle)
            #expect(log.events == (value == .whenLetGo ? ["gone 0", "gone 1"] : []))
            host.evictRows()
            #expect(log.events == ["gone 0", "gone 1"])
        }
    }

    @Test(arguments: SystemAssumptions.ListEdits.allCases)
    func `a view outside of a list goes with an animation when a row is deleted, or without`(
        value: SystemAssumptions.ListEdits
    ) async throws {
        try await onMainRunLoop {
            let log = EventLog()
            let host = Host(assuming: SystemAssumptions { $0.listEdits = value }) { EditedListView(log: log) }
            try host.row(0).delete()
            #expect(host.texts == ["b"])
            #expect(log.events == (value == .notAnimated ? ["gone"] : []))
            host.endAnimations()
            #expect(log.events == ["gone"])
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

    @Test func `a row that keeps its view is deleted at its new position`() async throws {
        try await onMainRunLoop {
            let host = Host(assuming: SystemAssumptions { $0.lazyInnerID = .keepsRow }) { IdentifiedRowsView() }
            try host.row(0).delete()
            host.endAnimations()
            try host.row(0).delete()
            host.endAnimations()
            #expect(host.texts == ["c: 2"])
        }
    }

    @Test func `a row of an element within another one has no id of its own`() async throws {
        try await onMainRunLoop {
            let host = Host(assuming: SystemAssumptions { $0.lazyInnerID = .keepsRow }) { NestedRowsView() }
            try host.click("Remove first")
            #expect(host.texts.suffix(2) == ["0: b", "1: c"])
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

private struct EditedListView: View {
    let log: EventLog
    @State private var names = ["a", "b"]

    var body: some View {
        if names.count > 1 { Text("several").onDisappear { log.events.append("gone") } }
        List {
            ForEach(names, id: \.self) { Text($0) }.onDelete { names.remove(atOffsets: $0) }
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

private struct IdentifiedRowsView: View {
    @State private var names = ["a", "b", "c"]

    var body: some View {
        List {
            ForEach(names, id: \.self) { name in
                Text("\(name): \(names.firstIndex(of: name) ?? -1)").id("row \(name)")
            }
            .onDelete { names.remove(atOffsets: $0) }
        }
    }
}

private struct NestedRowsView: View {
    @State private var names = ["a", "b", "c"]

    var body: some View {
        Button("Remove first") { names.removeFirst() }
        List {
            ForEach(["section"], id: \.self) { _ in
                ForEach(names, id: \.self) { name in
                    NumberedRow(index: names.firstIndex(of: name) ?? -1, name: name)
                }
            }
        }
    }
}
