import BindingFuzz
import HeadlessUI
import Testing

@testable import ViewFuzz

/// What a run says of properties over a whole case.
@Suite struct `A property over a case` {
    private struct Expectation: CustomTestStringConvertible, Sendable {
        let view: String
        let steps: String
        /// The finding, the step in which the run fails, and the end of its sentence; nil if the run is clean.
        let failure: (name: String, step: Int, remark: String)?
        var testDescription: String { "\(view): \(steps)" }

        init(_ view: String, _ steps: String, _ failure: (String, Int, String)? = nil) {
            (self.view, self.steps) = (view, steps)
            self.failure = failure.map { (name: $0.0, step: $0.1, remark: $0.2) }
        }
    }

    private static let expectations = [
        // The upload sleeps, and time passes at the end of a case.
        Expectation("upload", #"press "Upload""#),
        Expectation("upload", #"press "Upload";wait 5"#),
        Expectation(
            "upload", #"press "Upload";press "Cancel""#,
            ("an upload ends", 3, #"'after' held before step 2 (press "Cancel"), and the case ends without the rest"#)),
        Expectation("upload", #"press "Cancel""#),
        // Nobody has answered.
        Expectation("request", #"press "Ask""#),
        Expectation("request", #"press "Ask";idle;answer "ask""#),
        Expectation(
            "request", #"press "Ask";idle;fail "ask""#,
            ("an answer is shown", 4, "'after' held in step 2 (idle), and the case ends without the rest")),
        Expectation("logout", #"press "Log out""#),
        Expectation("logout", #"press "Peek";idle"#),
        Expectation(
            "logout", #"press "Log out";idle;press "Peek";idle"#,
            ("the secret stays one", 4, #"'after' held in step 2 (idle), and the condition holds now"#)),
        Expectation(
            "logout", #"press "Peek";idle;press "Log out""#,
            ("the secret stays one", 4, "'after' held after the last step, and the condition holds now")),
        Expectation("rating", #"press "Win";idle;press "Later""#),
        Expectation(
            "rating", #"press "Win";idle;press "Later";wait 1;press "Win";idle"#,
            (
                "a rating is asked for once", 6,
                "the condition held first in step 2 (idle), then stopped, and holds again"
            )),
        Expectation("draft", #"press "Write";press "Send";press "Online""#),
        Expectation("draft", #"press "Online";press "Online";press "Write""#),
        Expectation(
            "draft", #"press "Write";idle;press "Online""#,
            (
                "a draft stays until it is sent", 4,
                "'from' held in step 2 (idle), 'until' has not held since, and the condition does not hold"
            )),
    ]

    @Test(arguments: expectations)
    private func `is violated where its declaration says, in the step that the run was in`(
        _ expected: Expectation
    ) async throws {
        let testCase = try read(expected.steps, of: expected.view, in: PropertyApp.self)
        for name in ["ios/written/index", "macos/written/index"] {
            let chosen = try #require(configuration(name, of: PropertyApp.self))
            let outcome = try await onMainRunLoop { ViewRunner<PropertyApp>(under: []).run(testCase, under: chosen) }
            let mechanism = expected.failure.map { TextMechanism(ViewVerdict.broken, $0.name) }
            #expect(outcome.mechanism == mechanism, "\(outcome.detail)")
            #expect(outcome.stepsWithoutEffect == [])
            guard let failure = expected.failure else { continue }
            #expect(outcome.step == failure.step)
            #expect(outcome.detail == "The property '\(failure.name)' does not hold: \(failure.remark)")
        }
    }

    @Test func `appears in the timeline at the sleep from which it applies`() async throws {
        let steps = #"press "Log out";idle;press "Peek";idle"#
        let testCase = try read(steps, of: "logout", in: PropertyApp.self)
        let chosen = try #require(configuration("ios/written/index", of: PropertyApp.self))
        let story = try await onMainRunLoop {
            ViewSubject<PropertyApp>.story(of: testCase, under: chosen) { _ in }
        }
        let texts = story.timeline.entries.map(\.text)
        let begin = try #require(texts.firstIndex { $0 == "'the secret stays one' applies from here on" }, "\(texts)")
        let failure = try #require(texts.firstIndex { $0.hasPrefix("✗ The property 'the secret stays one'") })
        #expect(begin < failure)
        let why = Dictionary(story.why.map { ($0.label, $0.text) }) { first, _ in first }
        #expect(why["What"]?.hasSuffix("'after' held in step 2 (idle), and the condition holds now") == true)
        #expect(why["Rule"]?.hasPrefix("setup.never(") == true)
        #expect(why["Values"] == nil)
    }
}
