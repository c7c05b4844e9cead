import BindingFuzz
import FuzzReports
import HeadlessUI
import TestSupport
import Testing

@testable import ViewFuzz

@Suite struct `A control that does nothing` {
    /// Draws cases of the app, and returns what the controls that were pressed have done.
    private func effects(_ count: UInt64) async throws -> OperationCoverage {
        try await onMainRunLoop {
            let runner = ViewRunner<PanelApp>(under: [], by: .random)
            for index in 0..<count { _ = runner.draw(at: index, of: CaseFamily(seed: 1, length: 16)) }
            return try #require(runner.takeCoverage().effects)
        }
    }

    @Test func `is one whose action never changes anything, and not one that does so now and then`() async throws {
        let effects = try await effects(60)
        let dead = effects.missed.map { "\($0.operation.scope): \($0.operation.words)" }
        #expect(dead == [#"panel: press "Export""#, #"panel: press "Idle""#])
        #expect(effects.takenCount == 4)
        #expect(
            DeadControls(effects, listsAll: false).lines(width: 60) == [
                "did nothing: 2 of 6 pressed controls", #"  "panel": press "Export""#, #"  "panel": press "Idle""#,
            ])
    }

    @Test func `is listed with the first ones, and with all on request`() {
        var effects = OperationCoverage()
        for name in ["a", "b", "c", "d"] {
            effects.add(.init(in: "panel", "press \(name)"), isTaken: false, after: [], count: 0)
        }
        effects.add(.init(in: "panel", "press e"), isTaken: true, after: [], count: 0)
        let few = DeadControls(effects, listsAll: false).lines(width: 60)
        #expect(few.first == "did nothing: 4 of 5 pressed controls; --verbose lists all")
        #expect(few.count == 4)
        let all = DeadControls(effects, listsAll: true).lines(width: 60)
        #expect(all.first == "did nothing: 4 of 5 pressed controls")
        #expect(all.count == 5)
    }
}

private enum PanelApp: FuzzedApp {
    static var views: [FuzzedView] { FuzzedView("panel") { _ in PanelView() } }
}

private struct PanelView: View {
    @State private var count = 0
    @State private var isOn = false
    @State private var notes: [String] = []

    var body: some View {
        Button("Export") {}
        // The same value is no change.
        Button("Idle") { count = 0 + count }
        Button("Count") { count += 1 }
        Toggle("Twice", isOn: $isOn)
        Button("Clear") { notes.removeAll() }.disabled(notes.isEmpty)
        Button("Note") { notes.append("note") }
        Text("\(count) \(notes.count)")
    }
}
