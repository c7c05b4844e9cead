import BindingFuzz
import HeadlessUI
import Testing

@testable import ViewFuzz

/// How steps name rows.
@Suite struct `The address of a row` {
    /// Two lists. The rows of the first differ by their texts, their identifiers or only their positions.
    private enum ShelfApp: FuzzedApp {
        static var views: [FuzzedView] { FuzzedView("shelf") { _ in ShelfView() } }
    }

    private struct ShelfView: View {
        @State private var pressed = ""

        var body: some View {
            Text(pressed)
            List {
                ForEach(["Milk", "Bread", "Milk"].indices, id: \.self) { index in
                    HStack {
                        Text(["Milk", "Bread", "Milk"][index])
                        Button("Buy") { pressed = "first list, row \(index)" }
                        Button("…") { pressed = "more of row \(index)" }.accessibilityIdentifier("more")
                    }
                }
            }
            List {
                ForEach(0..<2) { index in Button("★") { pressed = "second list, row \(index)" }.accessibilityLabel("") }
                ForEach(5..<6) { index in
                    HStack { Button("Buy") { pressed = "third list" } }.accessibilityIdentifier("special")
                }
            }
        }
    }

    private static let addresses = [
        ("press \"Buy\" in row 0", "press \"Buy\" on \"Milk\"", "first list, row 0"),
        ("press \"Buy\" in row 1", "press \"Buy\" on \"Bread\"", "first list, row 1"),
        ("press \"Buy\" in row 2", "press \"Buy\" on \"Milk\" number 2", "first list, row 2"),
        ("press \"…\" in row 1", "press \"…\" on \"Bread\"", "more of row 1"),
        ("press \"Buy\" in row 5", "press \"Buy\" on \"special\"", "third list"),
    ]

    @Test(arguments: Self.addresses.indices) func `is what the row shows, or its identifier`(_ number: Int) async throws
    {
        let (old, new, pressed) = Self.addresses[number]
        let testCase = try read(old, of: "shelf", in: ShelfApp.self)
        let index = try #require(configuration("ios/written/index", of: ShelfApp.self))
        try await onMainRunLoop {
            let runner = ViewRunner<ShelfApp>(under: [index])
            var respelled = testCase
            runner.respell(testCase, under: index) { respelled = $0 }
            #expect(respelled.steps.map(\.description) == [new])
            // Both addresses lead to the same control.
            for steps in [testCase, respelled] {
                var texts: [String] = []
                var run: ViewRun<ShelfApp>?
                var rest = steps.steps[...]
                let view = try #require(ShelfApp.view(named: "shelf"))
                run = ViewRun(
                    of: view, under: index, assuming: SystemAssumptions(),
                    listener: .init(pause: { texts = run?.host.texts ?? [] })
                ) {
                    _ in rest.popFirst()
                }
                #expect(run?.finished().stepsWithoutEffect == [])
                #expect(texts.first == pressed)
            }
        }
    }

    @Test func `that leads nowhere has no effect, and the reason names it`() async throws {
        let index = try #require(configuration("ios/written/index", of: ShelfApp.self))
        for row in ["\"Gone\"", "\"Milk\" number 3", "row 9"] {
            let step = "press \"Buy\" on \(row)"
            let name = row.hasPrefix("row") ? row : "row \(row)"
            let reason =
                "no \(name) has press \"Buy\", but the rows \"Milk\", \"Bread\", \"Milk\" number 2 and 1 more have it"
            let testCase = try read(step, of: "shelf", in: ShelfApp.self)
            try await onMainRunLoop {
                var reasons: [String] = []
                let outcome = ViewRunner<ShelfApp>.run(
                    testCase, under: index, listener: .init(loss: { reasons.append($0) }))
                #expect(outcome.stepsWithoutEffect == [1])
                #expect(reasons == [reason])
            }
        }
    }

    @Test func `may be a position in its own list, counted from 1`() throws {
        for text in ["press \"Buy\" on row 2", "press \"Buy\" on row 2 of list 3", "delete on \"Milk\" number 2"] {
            #expect(try read(text, in: ShelfApp.self).steps.map(\.description) == [text])
        }
        for text in [
            "press \"Buy\" on", "press \"Buy\" on row 0", "press \"Buy\" on row", "press \"Buy\" on row 1 of list 1",
            "press \"Buy\" on row 1 of 2", "press \"Buy\" on \"Milk\" number 1", "press \"Buy\" on \"Milk\" in row 1",
            "press \"Buy\" on \"Milk\" on \"Bread\"", "press \"Buy\" on Milk",
        ] {
            #expect(throws: CaseFileError.self, "\(text)") { try read(text, in: ShelfApp.self) }
        }
    }
}
