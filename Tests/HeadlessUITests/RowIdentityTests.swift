import HeadlessUI
import Testing

private struct Flavor: Identifiable, Hashable {
    let id: Int
    var name: String
}

private let flavors = [Flavor(id: 1, name: "Lemon"), Flavor(id: 2, name: "Mint")]

/// Which rows a view has, and what a row stands for.
@Suite struct `A row` {
    @Test func `is not made by an id`() async throws {
        try await onMainRunLoop {
            let host = Host {
                Text("Header").id("top")
                ForEach(flavors) { Text($0.name).id("\($0.name) text") }
                VStack { Text("Footer").id(7) }
            }
            #expect(host.row(0).texts == ["Lemon"])
            #expect(host.row(1).texts == ["Mint"])
            #expect(host.row(2).texts == [])
            #expect(host.row(id: 2).texts == ["Mint"])
            #expect(host.row(id: "top").texts == [])
            try host.close()
        }
    }

    @Test func `with an id is another view when the id changes`() async throws {
        struct CountingView: View {
            @State private var count = 0
            var body: some View { Button("Count \(count)") { count += 1 } }
        }
        struct Resettable: View {
            @State private var generation = 0
            var body: some View {
                CountingView().id(generation)
                Button("Reset") { generation += 1 }
            }
        }
        try await onMainRunLoop {
            let host = Host { Resettable() }
            try host.click("Count 0")
            #expect(host.texts == ["Count 1", "Reset"])
            try host.click("Reset")
            #expect(host.texts == ["Count 0", "Reset"])
            try host.close()
        }
    }

    @Test func `of an element is all views of the element`() async throws {
        try await onMainRunLoop {
            let host = Host {
                ForEach(flavors) { flavor in
                    Text(flavor.name)
                    Button("Buy \(flavor.name)") {}
                }
            }
            #expect(host.row(id: 2).texts == ["Mint", "Buy Mint"])
            #expect(host.row(id: 2).labels == ["Buy Mint"])
            try host.row(id: 2).click("Buy Mint")
            #expect(host.row(id: 3).texts == [])
            try host.close()
        }
    }

    @Test func `of a picker stands for its id where its tag has another type than the selection`() async throws {
        struct PickerView: View {
            @State private var id = 1
            @State private var flavor = flavors[0]
            var body: some View {
                Picker("By id", selection: $id) {
                    ForEach(flavors) { Text($0.name).tag($0) }
                }
                Picker("By tag", selection: $flavor) {
                    ForEach(flavors) { Text($0.name).tag($0) }
                }
                Text("\(id) \(flavor.name)")
            }
        }
        try await onMainRunLoop {
            let host = Host { PickerView() }
            try host.choose("Mint", in: "By id")
            #expect(host.texts.last == "2 Lemon")
            try host.choose("Mint", in: "By tag")
            #expect(host.texts.last == "2 Mint")
            try host.choose(1, in: "By id")
            #expect(host.texts.last == "1 Mint")
            try host.close()
        }
    }

    @Test func `of a list is selected by its id where its tag has another type than the selection`() async throws {
        struct ListView: View {
            @State private var selection: Set<Int> = []
            var body: some View {
                List(selection: $selection) {
                    ForEach(flavors) { Text($0.name).tag($0.name) }
                }
                Text("\(selection.sorted())")
            }
        }
        try await onMainRunLoop {
            let host = Host { ListView() }
            try host.row(1).select()
            #expect(host.texts.last == "[2]")
            #expect(host.offeredActions.contains(UserAction(.select, rows: [0])))
            #expect(host.offeredActions.contains(UserAction(.deselect, rows: [1])))
            try host.close()
        }
    }
}

/// What an error advises about a label that several controls have.
@Suite struct `The advice for a repeated label` {
    private func error(_ body: () throws -> Void) -> String {
        do {
            try body()
            return ""
        } catch { return "\(error)" }
    }

    @Test func `names rows where there are rows`() async throws {
        try await onMainRunLoop {
            let host = Host { ForEach(flavors) { _ in Button("Buy") {} } }
            #expect(
                error { try host.click("Buy") }
                    == "2 controls in host have the label \"Buy\": name one by its row, as in host.row(0)")
            try host.close()
        }
    }

    @Test func `names identifiers where there are none`() async throws {
        try await onMainRunLoop {
            let host = Host {
                Button("Buy") {}.accessibilityIdentifier("first")
                Button("Buy") {}
                ForEach(flavors) { flavor in Text(flavor.name) }
            }
            #expect(
                error { try host.click("Buy") }
                    == "2 controls in host have the label \"Buy\": give each an accessibilityIdentifier of its own")
            #expect(
                error { try host.row(0).click("Buy") }.hasPrefix("no control in host.row(0) has the label \"Buy\""))
            try host.close()
        }
    }
}
