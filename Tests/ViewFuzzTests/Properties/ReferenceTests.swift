import BindingFuzz
import HeadlessUI
import Testing

@testable import ViewFuzz

/// A plain model that follows the steps of a case.
@Suite struct `A reference` {
    private func outcome(_ steps: String, of view: String) async throws -> ViewOutcome {
        let testCase = try read(steps, of: view, in: ReferenceApp.self)
        let chosen = try #require(configuration("ios/written/index", of: ReferenceApp.self))
        return try await onMainRunLoop { ViewRunner<ReferenceApp>(under: []).run(testCase, under: chosen) }
    }

    @Test(arguments: [
        #"press "Add";press "Add";idle;press "Reset";idle"#, #"press "Add";send "set" 2;idle;press "Add""#,
        // Neither does the button count while it is disabled, nor a label that is nowhere.
        #"press "Lock";press "Add";press "Subtract""#,
        // A block of the main queue comes after the touch.
        #"async send "set";stall;press "Add""#, #"perform send "set" 2;idle;press "Add""#,
        // The handler has nothing to do.
        #"call "undo";press "Add";call "undo";call "undo""#,
    ])
    func `follows the steps that have an effect, in their order`(steps: String) async throws {
        let outcome = try await outcome(steps, of: "counter")
        #expect(outcome.mechanism == nil, "\(outcome.detail)")
    }

    @Test func `differs where the app loses a step, and the report says so`() async throws {
        let outcome = try await outcome(#"press "Add";press "Add";press "Add";press "Add""#, of: "counter")
        #expect(outcome.mechanism == TextMechanism(.broken, "the count is that of the presses"))
        #expect(
            outcome.detail
                == "The property 'the count is that of the presses' does not hold: the reference is [0, 1, 2, 3, 4]")
        #expect(outcome.violation?.hasValues == true)
    }

    @Test(arguments: ["in row 1", #"on "Bread""#])
    func `gets the row by what it shows, however the case names it`(row: String) async throws {
        let steps = #"type "Salt" into "Item";press "Add";press "Delete" \#(row);swipe "Remove" in row 0;idle"#
        let outcome = try await outcome(steps, of: "shopping")
        #expect(outcome.mechanism == nil, "\(outcome.detail)")
    }

    @Test func `says what is wrong in the words of the definition`() async throws {
        let outcome = try await outcome(#"type "" into "Item";press "Add""#, of: "shopping")
        #expect(outcome.mechanism == TextMechanism(.broken, "the list has what was added there are too few rows"))
    }
}

private enum ReferenceApp: FuzzedApp {
    static var views: [FuzzedView] {
        FuzzedView("counter") { setup in
            let model = CounterModel()
            setup.send("set", 5, 1, to: model.values)
            setup.call("undo") { model.undo() }
            setup.reference("the count is that of the presses", [0]) { counts, step in
                let count = counts.last ?? 0
                switch (step.kind, step.name) {
                case (.user(.press), "Add"): counts.append(count + 1)
                case (.user(.press), "Reset"): counts.append(0)
                case (.send, "set"): counts.append(step.value == 1 ? 5 : 1)
                case (.call, "undo"): counts.removeLast()
                default: break
                }
            } agrees: { counts, screen in
                screen.shows("\(counts.last ?? 0)")
            }
            return CounterView(model: model)
        }
        FuzzedView("shopping") { setup in
            setup.reference("the list has what was added", Shopping()) { shopping, step in
                switch (step.kind, step.name) {
                case (.user(.type), "Item"): shopping.item = step.text ?? ""
                case (.user(.press), "Add"): shopping.items.append(shopping.item)
                case (.user(.press), "Delete"), (.user(.swipe), "Remove"): shopping.items.removeAll { $0 == step.row }
                default: break
                }
            } problem: { shopping, screen in
                if screen.rows.count < shopping.items.count { return "there are too few rows" }
                let shown = screen.rows.map { $0.texts.first ?? "" }
                return shown == shopping.items ? nil : "the rows are others"
            }
            return ShoppingView()
        }
    }
}

@MainActor private final class CounterModel: ObservableObject {
    let values = PassthroughSubject<Int, Never>()
    @Published private(set) var counts = [0]

    func append(_ count: Int) { counts.append(count == 4 ? 3 : count) }

    func undo() -> Bool {
        guard counts.count > 1 else { return false }
        counts.removeLast()
        return true
    }
}

private struct CounterView: View {
    @ObservedObject var model: CounterModel
    @State private var isLocked = false

    private var count: Int { model.counts.last ?? 0 }

    var body: some View {
        Text("\(count)")
        Button("Add") { model.append(count + 1) }.disabled(isLocked)
        Button("Reset") { model.append(0) }
        Button("Lock") { isLocked = true }
            .onReceive(model.values) { model.append($0) }
    }
}

private struct Shopping {
    var item = ""
    var items = ["Milk", "Bread"]
}

private struct ShoppingView: View {
    @State private var item = ""
    @State private var items = ["Milk", "Bread"]

    var body: some View {
        TextField("Item", text: $item)
        Button("Add") { if !item.isEmpty { items.append(item) } }
        List(items, id: \.self) { name in
            HStack {
                Text(name)
                Button("Delete") { items.removeAll { $0 == name } }
            }
            .swipeActions { Button("Remove") { items.removeAll { $0 == name } } }
        }
    }
}
