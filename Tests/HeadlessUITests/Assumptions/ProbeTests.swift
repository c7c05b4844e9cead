import Foundation
import HeadlessUI
import TestSupport
import Testing

/// The views that `scripts/mac` runs with SwiftUI.
@Suite(.serialized) struct `A probe of an assumption` {
    private static let cases = [
        ("appearance-order", ["outside-in", "inside-out"]),
        ("removed-child", ["not-evaluated", "evaluated-once-more"]),
        ("animated-removal", ["after-animation", "at-once"]),
        ("off-main-receive", ["where-sent", "on-run-loop"]),
        ("sheet-item", ["presents-another", "replaces-content"]),
        ("dismissal-order", ["disappear-first", "dismiss-first"]),
        ("presentation-removal", ["after-animation", "at-once"]),
        ("replaced-page", ["pushes-another", "keeps-page"]),
        ("section-appearance", ["each-row", "once"]),
    ]

    @Test func `exists for each of these assumptions`() async {
        #expect(await AssumptionProbe.all.map(\.name) == Self.cases.map(\.0))
    }

    @Test(arguments: cases) func `shows each value that a host assumes`(name: String, values: [String]) async throws {
        let assumption = try #require(SystemAssumption.named(name))
        for value in values {
            let assumed = try #require(assumption.value(named: value))
            try await onMainRunLoop {
                let probe = try #require(AssumptionProbe.named(name))
                let model = ProbeModel()
                let host = Host(assuming: SystemAssumptions().taking(assumed)) { probe.view(model) }
                for step in probe.steps {
                    host.run(.action { step.change(model) }, .idle)
                    host.wait(step.pause)
                }
                #expect(probe.value(model.events) == value, "\(name): \(model.events)")
                _ = host.issues
            }
        }
    }

    #if os(Linux)
        @Test func `runs on a Mac only`() throws {
            let run = try TemporaryDirectory().run(Repository().url("scripts/mac").path(), [])
            #expect(run.status == 1)
            #expect(run.errors == "scripts/mac: expected macOS, where there is SwiftUI; found Linux\n")
        }
    #endif
}
