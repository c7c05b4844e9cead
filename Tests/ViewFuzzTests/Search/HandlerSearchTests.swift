import BindingFuzz
import HeadlessUI
import TestSupport
import Testing

@testable import ViewFuzz

@Suite struct `A search for handlers` {
    /// Draws cases of the app, and returns their coverage.
    private func coverage(_ count: UInt64) async throws -> ScreenCoverage {
        let family = CaseFamily(seed: 1, length: 32)
        return try await onMainRunLoop {
            let runner = ViewRunner<HandlerApp>(under: [], by: .random)
            for index in 0..<count { _ = runner.draw(at: index, of: family) }
            return runner.takeCoverage()
        }
    }

    @Test func `finds those that ran, and says of the others what would run them`() async throws {
        let handlers = try #require(try await coverage(60).handlers)
        #expect(handlers.count == 13)
        let texts = handlers.missed.map {
            "\($0.name.prefix { $0 != ":" }), \($0.scope): \($0.path.last ?? ""), \($0.trigger)"
        }
        #expect(
            texts == [
                "onDisappear of IdleView at Tests/ViewFuzzTests/Search/HandlerApp.swift, idle: , the end of its view",
                "onChange of IdleView at Tests/ViewFuzzTests/Search/HandlerApp.swift, idle: press \"Show\", a change of its value",
                "onReceive of IdleView at Tests/ViewFuzzTests/Search/HandlerApp.swift, idle: press \"Show\", a value of its publisher",
            ])
    }

    @Test func `names each step as a person does`() async throws {
        let testCase = try read(
            "press \"Count\" in row 1;idle;delete in row 0;end-animations;press \"Count\" in row 0", of: "busy",
            in: HandlerApp.self)
        let index = try #require(configuration("ios/written/index", of: HandlerApp.self))
        try await onMainRunLoop {
            var rest = testCase.steps[...]
            var operations = OfferedOperations(of: "busy")
            let view = try #require(HandlerApp.view(named: "busy"))
            var run: ViewRun<HandlerApp>?
            run = ViewRun(
                of: view, under: index, assuming: SystemAssumptions(),
                listener: .init(touch: { if let host = run?.host { operations.touch($0, in: host) } })
            ) { _ in
                guard let step = rest.popFirst() else { return nil }
                operations.take(step)
                return step
            }
            #expect(run?.finished().stepsWithoutEffect == [])
            run = nil
            let path = [
                "press \"Count\" on \"Bread\"", "idle", "delete on \"Milk\"", "end-animations",
                "press \"Count\" on \"Bread\"",
            ]
            #expect(operations.path == path)
        }
    }

    @Test func `returns only the handlers that it has met since it was last asked`() async throws {
        let family = CaseFamily(seed: 1, length: 4)
        try await onMainRunLoop {
            let runner = ViewRunner<HandlerApp>(under: [], by: .random)
            _ = runner.draw(at: 0, of: family)
            #expect(runner.takeCoverage().handlers?.isEmpty == false)
            #expect(runner.takeCoverage().handlers?.isEmpty == true)
        }
    }
}
