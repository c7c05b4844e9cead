import BindingFuzz
import HeadlessUI
import TestSupport
import Testing

@testable import ViewFuzz

/// What a search says at its end of what it has not done.
@Suite(.runsCommands) struct `What a search has missed` {
    /// Rooms with more doors than a short search can open.
    private enum HouseApp: FuzzedApp {
        static var views: [FuzzedView] {
            FuzzedView("house") { _ in HouseView() }
            FuzzedView("garden") { _ in Button("Dig") {} }
        }
    }

    private struct HouseView: View {
        @State private var room = ""

        var body: some View {
            Text("in \(room)")
            Button("Enter kitchen") { room = "kitchen" }
            Button("Enter cellar") { room = "cellar" }
            if room == "kitchen" {
                Button("Open oven") {}
                Button("Open window") {}
                Button("Open fridge") {}
            }
            if room == "cellar" {
                Button("Open chest") {}
                Button("Open hatch") {}
                Button("Open bottle") {}
            }
        }
    }

    @Test func `is reached by the steps that it names`() async throws {
        let chosen = try #require(configuration("ios/written/index", of: HouseApp.self))
        let missed = try await onMainRunLoop {
            let runner = ViewRunner<HouseApp>(under: [], by: .random)
            for index in 0..<8 as Range<UInt64> {
                _ = runner.draw(at: index, of: CaseFamily(seed: 1, length: 6))
            }
            return runner.takeCoverage().operations?.missed ?? []
        }
        let pressed = missed.filter { $0.operation.words.hasPrefix("press ") }
        // Some of them are within a room, so that a step leads there.
        #expect(pressed.count >= 2)
        #expect(pressed.contains { $0.path.contains { $0.contains("Enter") } })
        for (operation, path) in pressed {
            let testCase = try read(
                (path + [operation.words]).joined(separator: ";"), of: operation.scope, in: HouseApp.self)
            let outcome = try await onMainRunLoop {
                ViewRunner<HouseApp>(under: []).run(testCase, under: chosen)
            }
            #expect(!outcome.stepsWithoutEffect.contains(testCase.steps.count), "\(testCase)")
        }
    }

    @Test func `are views of the inbox, with the command that sees one`() throws {
        let directory = try TemporaryDirectory()
        func fuzz(_ cases: Int, views: [String] = []) throws -> String {
            let run = try directory.inbox(
                "fuzz", "--seed", "1", "--cases", "\(cases)", "--dry-run", "--jobs", "1", views: views)
            return run.output.replacing(#/\n +/#, with: " ")
        }
        let text = try fuzz(1)
        let unseen = try #require(
            text.firstMatch(of: #/never seen: (.*?); run more cases, or BINDFUZZ_VIEWS=(\w+) for one/#), "\(text)")
        // A case is of one view.
        #expect(unseen.1.split(separator: ", ").count == 5, "\(text)")
        #expect(unseen.1.hasPrefix("\"\(unseen.2)\""), "\(text)")
        #expect(try !fuzz(1, views: [String(unseen.2)]).contains("never seen"))
        #expect(try !fuzz(40).contains("never seen"))
    }
}
