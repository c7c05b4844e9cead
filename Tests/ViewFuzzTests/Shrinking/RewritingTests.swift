import BindingFuzz
import HeadlessUI
import Testing

@testable import ViewFuzz

/// Cases from which no step can be dropped, and what they are rewritten to.
@Suite struct `A case from which no step can be dropped` {
    private typealias S = ViewSubject<RewrittenApp>

    private static let ios = ViewConfiguration<RewrittenApp>.fullMatrix[0]

    private static func read(_ view: String, _ steps: [String]) throws -> ViewCase<RewrittenApp> {
        let lines = ["bindfuzz 1", "view \(JSONStringLiteral.of(view))", ""] + steps
        return try CaseFile<S>(text: lines.map { $0 + "\n" }.joined()).testCase
    }

    /// Rewrites a case.
    private static func rewritten(
        _ view: String, _ steps: [String], mostRuns: Int = 2_500
    ) async throws -> (steps: [String], isUnchanged: Bool, executions: Int) {
        let testCase = try read(view, steps)
        return try await onMainRunLoop {
            let runner = ViewRunner<RewrittenApp>(under: [])
            let mechanism = try #require(runner.run(testCase, under: ios).mechanism)
            let target = ShrinkTarget<S>(configuration: ios, mechanism: mechanism)
            let descended = runner.descended(testCase, to: target)
            let rewritten = runner.rewritten(descended, to: target, mostRuns: mostRuns, mostCertifyingRuns: 0)
            return (
                rewritten.testCase.steps.map(\.description), descended.testCase == testCase,
                rewritten.executions - descended.executions
            )
        }
    }

    @Test func `loses two that belong together`() async throws {
        let plug = #"press "Plug""#
        let more = #"press "Much brighter""#
        let result = try await Self.rewritten("lamp", [plug, more, plug, more, plug, #"press "Off""#])
        #expect(result.isUnchanged)
        #expect(result.steps.count == 4)
        #expect(result.steps.count { $0 == plug } == 1)
    }

    @Test func `gets one step in place of several`() async throws {
        let less = Array(repeating: #"press "Brighter""#, count: 6)
        let result = try await Self.rewritten("lamp", less + [#"press "Plug""#, #"press "Off""#])
        #expect(result.isUnchanged)
        let much = #"press "Much brighter""#
        #expect(result.steps == [much, much, #"press "Plug""#, #"press "Off""#])
    }

    @Test func `takes another way to the same place`() async throws {
        let result = try await Self.rewritten(
            "house",
            [
                #"press "Unlock""#, #"press "garden" on "garden""#, #"press "yard" on "yard""#,
                #"press "ladder" on "ladder""#, #"press "attic" on "attic""#,
            ])
        #expect(result.isUnchanged)
        #expect(result.steps.count == 3)
        #expect(result.steps.first == #"press "Unlock""#)
        #expect(result.steps.last == #"press "attic" on "attic""#)
    }

    @Test func `has the button that posts an event in place of the event from outside`() async throws {
        let result = try await Self.rewritten("bell", [#"press "Night""#, #"post "ring""#])
        #expect(result.isUnchanged)
        #expect(result.steps == [#"press "Night""#, #"press "Ring""#])
    }

    @Test func `stays as it is where there are no runs for more`() async throws {
        let steps = Array(repeating: #"press "Brighter""#, count: 6) + [#"press "Plug""#, #"press "Off""#]
        let result = try await Self.rewritten("lamp", steps, mostRuns: 1)
        #expect(result.steps == steps)
        #expect(result.executions <= 20)
    }
}
