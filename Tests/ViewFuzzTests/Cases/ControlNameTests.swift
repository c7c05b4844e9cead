import BindingFuzz
import HeadlessUI
import Testing

@testable import ViewFuzz

/// How steps name controls.
@Suite struct `The address of a control` {
    private enum ToolbarApp: FuzzedApp {
        static var views: [FuzzedView] { FuzzedView("toolbar") { _ in ToolbarView() } }
    }

    /// Controls that differ by their labels, their identifiers or only their positions.
    private struct ToolbarView: View {
        @State private var pressed = ""

        var body: some View {
            Text(pressed)
            Button(action: { pressed = "bin" }, label: { Circle() }).accessibilityIdentifier("bin")
            Button("Save") { pressed = "saved" }.accessibilityIdentifier("save-button")
            Button("Delete") { pressed = "deleted first" }.accessibilityIdentifier("delete-first")
            Button("Delete") { pressed = "deleted second" }.accessibilityIdentifier("delete-second")
            Button("Keep") { pressed = "kept first" }
            Button("Keep") { pressed = "kept second" }
            List {
                ForEach(["Milk", "Bread"], id: \.self) { name in
                    HStack {
                        Text(name)
                        Button(action: { pressed = "star of \(name)" }, label: { Circle() })
                            .accessibilityIdentifier("star")
                    }
                }
            }
        }
    }

    private static let addresses = [
        (#"press """#, #"press "bin""#, "bin"),
        (#"press "Save""#, #"press "Save""#, "saved"),
        (#"press "Delete""#, #"press "delete-first""#, "deleted first"),
        (#"press "Delete" number 2"#, #"press "delete-second""#, "deleted second"),
        (#"press "Keep""#, #"press "Keep""#, "kept first"),
        (#"press "Keep" number 2"#, #"press "Keep" number 2"#, "kept second"),
        (#"press "" in row 1"#, #"press "star" on "Bread""#, "star of Bread"),
    ]

    @Test(arguments: Self.addresses.indices)
    func `is its label where that is enough, or else its identifier, or else its number`(_ number: Int) async throws {
        let (old, new, pressed) = Self.addresses[number]
        let testCase = try read(old, of: "toolbar", in: ToolbarApp.self)
        let chosen = try #require(configuration("ios/written/index", of: ToolbarApp.self))
        let written = try read(new, of: "toolbar", in: ToolbarApp.self)
        try await onMainRunLoop {
            let respelled = try #require(
                ViewRunner<ToolbarApp>(under: [chosen]).respelled(testCase, under: chosen))
            #expect(respelled.steps.map(\.description) == [new])
            #expect(respelled == written)
            // Both addresses lead to the same control.
            for steps in [testCase, written] {
                var texts: [String] = []
                var run: ViewRun<ToolbarApp>?
                var rest = steps.steps[...]
                run = ViewRun(
                    of: try #require(ToolbarApp.view(named: "toolbar")), under: chosen,
                    assuming: SystemAssumptions(), listener: .init(pause: { texts = run?.host.texts ?? [] })
                ) { _ in rest.popFirst() }
                #expect(run?.finished().stepsWithoutEffect == [])
                run = nil
                #expect(texts.first == pressed)
            }
        }
    }

    @Test func `by an identifier that no control has has no effect`() async throws {
        let testCase = try read(#"press "delete-third""#, of: "toolbar", in: ToolbarApp.self)
        let chosen = try #require(configuration("ios/written/index", of: ToolbarApp.self))
        let outcome = try await onMainRunLoop { ViewRunner<ToolbarApp>(under: []).run(testCase, under: chosen) }
        #expect(outcome.stepsWithoutEffect == [1])
    }
}
