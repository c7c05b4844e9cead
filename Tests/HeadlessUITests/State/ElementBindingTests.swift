import HeadlessUI
import Testing

private struct KeyedItem: Identifiable, Equatable {
    var id: String
    var count = 0
}

/// What the code of a test does with the state of a view, and a binding that the view has made.
@MainActor private final class KeyedProbe<Value> {
    var items: Binding<[KeyedItem]>?
    var first: Binding<Value>?
    var evaluations: [Binding<Value>] = []

    func note(_ items: Binding<[KeyedItem]>, _ first: Binding<Value>) {
        self.items = items
        self.first = first
        evaluations.append(first)
    }
}

private struct IndexedView: View {
    let probe: KeyedProbe<KeyedItem>
    @State var items = [KeyedItem(id: "a"), KeyedItem(id: "b")]

    var body: some View {
        let _ = items.isEmpty ? () : probe.note($items, $items[0])
        Text(items.map(\.id).joined())
    }
}

private struct ForEachView: View {
    let probe: KeyedProbe<KeyedItem>
    @State var items = [KeyedItem(id: "a"), KeyedItem(id: "b")]

    var body: some View {
        ForEach($items) { $item in
            let _ = item.id == items.first?.id ? probe.note($items, $item) : ()
            Text(item.id)
        }
    }
}

/// A binding to an element knows the id of its element, however the view has made it.
@Suite struct `A binding to an element` {
    @MainActor private func onBoth(_ body: (Host, KeyedProbe<KeyedItem>) throws -> Void) throws {
        let (indexed, iterated) = (KeyedProbe<KeyedItem>(), KeyedProbe<KeyedItem>())
        try body(Host { IndexedView(probe: indexed) }, indexed)
        try body(Host { ForEachView(probe: iterated) }, iterated)
    }

    @Test func `is reported when another element is at its index`() async throws {
        try await onMainRunLoop {
            try onBoth { host, probe in
                host.run(
                    .event,
                    .action {
                        let first = probe.first
                        probe.items?.wrappedValue.removeFirst()
                        #expect(first?.wrappedValue == KeyedItem(id: "b"))
                    }, .idle)
                let found = RuntimeIssue.Staleness.wrongElement(index: 0, found: AnyHashableID("b"))
                #expect(host.issues.map(\.kind) == [.staleDereference(found, id: AnyHashableID("a"))])
                #expect(host.texts == ["b"])
                try host.close()
            }
        }
    }

    @Test func `means the same element after a write that changes its id`() async throws {
        try await onMainRunLoop {
            try onBoth { host, probe in
                let older = probe.first
                host.run(.event, .action { probe.items?.wrappedValue[1].count = 1 }, .idle)
                host.run(
                    .event,
                    .action {
                        probe.first?.wrappedValue.id = "new"
                        #expect(probe.first?.wrappedValue.id == "new")
                        #expect(older?.wrappedValue.id == "new")
                    }, .idle)
                #expect(host.texts.joined() == "newb")
                #expect(host.issues.map(\.kind) == [])
                host.run(
                    .event,
                    .action {
                        let first = probe.first
                        probe.items?.wrappedValue.removeFirst()
                        first?.wrappedValue.count = 5
                    }, .idle)
                let found = RuntimeIssue.Staleness.wrongElement(index: 0, found: AnyHashableID("b"))
                #expect(host.issues.map(\.kind) == [.staleDereference(found, id: AnyHashableID("new"))])
                #expect(host.issues.map(\.access) == [.write])
                try host.close()
            }
        }
    }

    @Test func `without an id is stale only out of range`() async throws {
        struct NumbersView: View {
            let note: (Binding<[Int]>) -> Void
            @State var numbers = [1, 2]

            var body: some View {
                let _ = note($numbers)
                Text("\(numbers.count)")
            }
        }
        try await onMainRunLoop {
            var numbers: Binding<[Int]>?
            let host = Host { NumbersView { numbers = $0 } }
            let (first, second) = (numbers?[0], numbers?[1])
            numbers?.wrappedValue.removeFirst()
            #expect(first?.wrappedValue == 2)
            #expect(host.issues.map(\.kind) == [])
            #expect(second?.wrappedValue == 2)
            #expect(host.issues.map(\.kind) == [.staleDereference(.outOfRange(index: 1, count: 1), id: nil)])
            try host.close()
        }
    }
}
