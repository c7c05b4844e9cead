import HeadlessUI
import TestSupport
import Testing

@testable import ViewFuzz

/// Each oracle finds its mistake, and is silent over the view without it.
@Suite(.serialized) struct OracleTests {
    private struct Expectation: CustomTestStringConvertible, Sendable {
        let view: String
        let steps: String
        let finding: String?
        var testDescription: String { view }
    }

    private static let expectations = [
        Expectation(view: "nested object", steps: #"press "Add""#, finding: "silent.stale-screen-of-BadgeView"),
        Expectation(view: "nested object, observed", steps: #"press "Add""#, finding: nil),
        Expectation(view: "nested object, off", steps: #"press "Add""#, finding: nil),
        Expectation(view: "clock", steps: #"press "Press";wait 2"#, finding: nil),
        Expectation(view: "chance", steps: #"press "Press""#, finding: nil),
        Expectation(
            view: "two sheets", steps: #"press "Help";press "Report""#,
            finding: "silent.unanswered-presentation-of-alert-of-TwoSheetsView"),
        Expectation(view: "one sheet after the other", steps: #"press "Help";press "Report""#, finding: nil),
        Expectation(
            view: "forgotten spinner", steps: #"press "Load";press "Load";wait 2"#,
            finding: "silent.endless-progress-of-SpinnerView"),
        Expectation(view: "spinner", steps: #"press "Load";press "Load";wait 2"#, finding: nil),
        Expectation(view: "cut text", steps: #"press "Cut""#, finding: "silent.invalid-text-of-CutTextView"),
    ]

    @Test(arguments: expectations)
    private func `An oracle finds the mistake, and nothing where there is none`(_ expected: Expectation) async throws {
        let testCase = try read(expected.steps, of: expected.view, in: OracleApp.self)
        let outcomes = try await onMainRunLoop {
            let runner = ViewRunner<OracleApp>(under: ViewConfiguration<OracleApp>.standardMatrix)
            return ViewConfiguration<OracleApp>.standardMatrix.map { runner.run(testCase, under: $0) }
        }
        for outcome in outcomes {
            #expect(outcome.mechanism?.description == expected.finding, "\(outcome.detail)")
        }
    }
}
