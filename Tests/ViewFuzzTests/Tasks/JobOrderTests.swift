import FuzzEngine
import HeadlessUI
import Testing

@testable import ViewFuzz
@testable import taskviews

/// The order of jobs is a choice of the case. The pages of `group` come in another order only where a step chooses it.
@Suite(.serialized) struct `The order of jobs` {
    private typealias Runner = ViewRunner<TaskApp>

    private static let name = "pages come in their order"

    private func outcome(_ steps: String, of view: String = "group") async throws -> ViewOutcome {
        let testCase = try read(steps, of: view, in: TaskApp.self)
        let chosen = try #require(configuration("ios/written/index", of: TaskApp.self))
        return try await onMainRunLoop { Runner(under: []).run(testCase, under: chosen) }
    }

    @Test func `is plain where no step chooses, and then the view is clean`() async throws {
        let plain = try await outcome(#"press "Reload";idle"#)
        #expect(plain.verdict == .clean)
        #expect(plain.stepsWithoutEffect == [])
        let chosen = try await outcome("job 2")
        #expect(chosen.verdict == .broken)
        #expect(chosen.stepsWithoutEffect == [])
    }

    @Test func `is not chosen where one job is ready, or none`() async throws {
        let outcome = try await outcome(#"job 2;press "Sleep""#, of: "surroundings")
        #expect(outcome.verdict == .clean)
        #expect(outcome.stepsWithoutEffect == [1])
    }

    @Test func `is drawn, so that a search finds a mistake of one order`() async throws {
        let failing = try await onMainRunLoop {
            let runner = Runner(under: [], by: .random)
            return (0..<120 as Range<UInt64>).compactMap { index -> ViewCase<TaskApp>? in
                let drawn = runner.draw(at: index, of: CaseFamily(seed: 3, length: 4))
                return drawn.testCase.view == "group" && drawn.outcome.isFailure ? drawn.testCase : nil
            }
        }
        #expect(!failing.isEmpty)
        for testCase in failing { #expect("\(testCase)".contains("job "), "\(testCase)") }
    }

    @Test func `shrinks to the choice that a failure needs, and to the plain order`() async throws {
        let ios = try #require(configuration("ios/written/index", of: TaskApp.self))
        func shrunk(_ steps: String, of view: String) async throws -> ViewCase<TaskApp> {
            let testCase = try read(steps, of: view, in: TaskApp.self)
            return try await onMainRunLoop {
                let runner = Runner(under: [ios])
                let mechanism = try #require(runner.run(testCase, under: ios).mechanism)
                return runner.shrink(testCase, to: .init(configuration: ios, mechanism: mechanism), known: nil).testCase
            }
        }
        let needed = try await shrunk(#"job 3;job 2;press "Reload";job 2;idle"#, of: "group")
        #expect(needed == (try read("job 2", of: "group", in: TaskApp.self)))
        let plain = try await shrunk(#"press "Show";job 2;press "Show""#, of: "cache")
        #expect(plain == (try read(#"press "Show""#, of: "cache", in: TaskApp.self)))
    }

    @Test func `has a line in the timeline`() async throws {
        let testCase = try read("job 2", of: "group", in: TaskApp.self)
        let chosen = try #require(configuration("ios/written/index", of: TaskApp.self))
        let text = try await onMainRunLoop {
            ViewSubject<TaskApp>.story(of: testCase, under: chosen) { _ in }.timeline.text()
        }
        let words = text.split { $0.isWhitespace }.joined(separator: " ")
        #expect(words.contains(#/of \d+ jobs that can run, .* goes before /#), "\(text)")
    }
}
