import BindingFuzz
import HeadlessUI
import Testing

@testable import ViewFuzz

/// What cases of views shrink to, to the step, and what is claimed of it.
@Suite struct `A case of a view is shrunk` {
    private typealias S = ViewSubject<ShrunkApp>

    private static let ios = ViewConfiguration<ShrunkApp>.fullMatrix[0]

    private static func read(_ view: String, _ steps: [String]) throws -> ViewCase<ShrunkApp> {
        let lines = ["bindfuzz 1", "view \(JSONStringLiteral.of(view))", ""] + steps
        return try CaseFile<S>(text: lines.map { $0 + "\n" }.joined()).testCase
    }

    /// Shrinks a case.
    ///
    /// - Parameter mostRuns: how many runs there are for what is smaller; nil for what a search has.
    private static func shrink(_ testCase: ViewCase<ShrunkApp>, mostRuns: Int? = nil) async throws -> ShrunkCase<
        ViewCase<ShrunkApp>
    > {
        try await onMainRunLoop {
            let runner = ViewRunner<ShrunkApp>(under: [])
            let mechanism = try #require(runner.run(testCase, under: ios).mechanism)
            let target = ShrinkTarget<S>(configuration: ios, mechanism: mechanism)
            guard let mostRuns else { return runner.shrink(testCase, to: target, known: nil) }
            return runner.certified(runner.descended(testCase, to: target), to: target, mostRuns: mostRuns)
        }
    }

    @Test func `to the smallest there is, with its mechanism held fast`() async throws {
        let large = [
            "idle", "press \"Empty\"", "wait 0.3", "press \"Lock\"", "idle", "track", "release", "press \"Empty\"",
            "post \"sync\"", "idle",
        ]
        let shrunk = try await Self.shrink(Self.read("basket", large))
        #expect(shrunk.isSmallest)
        let expected = try Self.read("basket", ["press \"Lock\"", "press \"Empty\"", "post \"sync\""])
        #expect(shrunk.testCase == expected)
    }

    @Test func `to another that is smaller, where no step of it can be left out`() async throws {
        let drops = try Self.read("tank", ["call \"pump\"", "press \"Drop\"", "call \"pump\""])
        let shrunk = try await Self.shrink(drops)
        #expect(shrunk.testCase == (try Self.read("tank", ["press \"Bucket\""])))
        #expect(shrunk.isSmallest)
        let minimal = try await Self.shrink(drops, mostRuns: 1)
        #expect(minimal.testCase.steps.count == 3)
    }

    @Test func `by texts that are typed, too`() async throws {
        let shrunk = try await Self.shrink(
            Self.read("form", ["type \"Two words and more\" into \"Name\"", "idle", "press \"Save\""]))
        #expect(shrunk.isSmallest)
        let expected = try Self.read("form", ["type \"Two words\" into \"Name\"", "press \"Save\""])
        #expect(shrunk.testCase == expected)
    }

    @Test func `without a certificate where not all that is smaller can be tried`() async throws {
        let steps = ["press \"Lock\"", "press \"Empty\"", "post \"sync\""]
        let shrunk = try await Self.shrink(Self.read("basket", steps), mostRuns: 50)
        #expect(!shrunk.isSmallest)
        #expect(shrunk.testCase == (try Self.read("basket", steps)))
        #expect(shrunk.executions < 100)
    }

    @Test func `by steps among which is every one that is drawn`() async throws {
        let missing = try await onMainRunLoop {
            var missing: [ViewStep] = []
            var drawn = 0
            for index in 0..<60 as Range<UInt64> {
                var random = SplitMix64(seed: 5, index: index)
                let view = ShrunkApp.views[random.below(ShrunkApp.views.count)]
                var drawing = StepDrawing(length: 12, random: random)
                var left = 12
                let run = ViewRun<ShrunkApp>(of: view, under: Self.ios, assuming: SystemAssumptions()) { run in
                    guard left > 0 else { return nil }
                    left -= 1
                    let choices = StepChoices(of: run)
                    let step = drawing.next(among: choices)
                    drawn += 1
                    if !choices.all.contains(step) { missing.append(step) }
                    return step
                }
                _ = run.finished()
            }
            return drawn > 300 ? missing : [.evictRows]
        }
        #expect(missing.isEmpty)
    }
}
