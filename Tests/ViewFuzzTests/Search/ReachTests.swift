import BindingFuzz
import HeadlessUI
import Testing

@testable import ViewFuzz

/// What takes more than a press is drawn as everything else is.
@Suite struct `What a person can do` {
    private typealias Runner = ViewRunner<ReachApp>
    private static let verbs: Set<UserAction.Verb> = [
        .drag, .magnify, .rotate, .hover, .unhover, .lift, .drop, .key, .paste, .pick, .deleteToken, .nextPage,
        .previousPage, .leaveApp, .returnToApp,
    ]

    @Test func `is drawn, does what it says, and is read again from its file`() async throws {
        try await onMainRunLoop {
            let runner = Runner(under: [])
            var verbs: Set<UserAction.Verb> = []
            var lines: Set<String> = []
            for index in 0..<400 as Range<UInt64> {
                _ = ProbeDiary.shared.take()
                let drawn = runner.draw(at: index, of: CaseFamily(seed: 4, length: 20))
                lines.formUnion(ProbeDiary.shared.take())
                #expect(drawn.outcome.mechanism == nil, "\(drawn.testCase)")
                for case .user(let action) in drawn.testCase.steps { verbs.insert(action.verb) }
                let file = CaseFile<ViewSubject<ReachApp>>(drawn.testCase)
                let again = try CaseFile<ViewSubject<ReachApp>>(text: file.text)
                #expect(again == file)
                #expect(runner.run(drawn.testCase, under: drawn.configuration) == drawn.outcome)
            }
            #expect(Self.verbs.subtracting(verbs).isEmpty, "\(Self.verbs.subtracting(verbs))")
            let expected: Set<String> = [
                "due", "days", "color", "pasted", "new", "left", "not left", "smaller", "greater", "back", "on",
                "over true", "over false", "dropped", "page 1", "page 2", "page 0", "inactive", "background",
                "active", "tokens",
            ]
            #expect(expected.subtracting(lines).isEmpty, "\(expected.subtracting(lines))")
        }
    }

    @Test(arguments: ["ios/written/index", "macos/written/index"])
    func `has an update between the touch and its end`(name: String) async throws {
        let testCase = try read(#"drag "up" from "chip""#, of: "touches", in: ReachApp.self)
        let chosen = try #require(configuration(name, of: ReachApp.self))
        try await onMainRunLoop {
            _ = ProbeDiary.shared.take()
            let outcome = Runner(under: []).run(testCase, under: chosen)
            #expect(outcome.stepsWithoutEffect == [])
            #expect(ProbeDiary.shared.take() == ["seen while dragged", "let go"])
        }
    }

    /// A touch comes after the update that follows the touch before, and after the blocks of the loop. While the main thread hangs, it
    /// comes before them where the platform lets it, and then the button is there with its closure.
    @Test(arguments: [
        (#"press "Hide"; press "Hide""#, "ios/written/index", [2], ["pressed"]),
        (#"press "Hide"; press "Hide""#, "macos/written/index", [2], ["pressed"]),
        (#"event; perform call "hide"; press "Hide""#, "ios/written/index", [3], []),
        (#"event; perform call "hide"; stall; press "Hide""#, "ios/written/index", [], ["pressed"]),
        (#"event; perform call "hide"; press "Hide""#, "macos/written/index", [3], []),
    ])
    func `is done with the views of the last update`(
        steps: String, name: String, stepsWithoutEffect: [Int], lines: [String]
    ) async throws {
        let testCase = try read(steps, of: "hiding", in: ReachApp.self)
        let chosen = try #require(configuration(name, of: ReachApp.self))
        try await onMainRunLoop {
            _ = ProbeDiary.shared.take()
            let outcome = Runner(under: []).run(testCase, under: chosen)
            #expect(outcome.stepsWithoutEffect == stepsWithoutEffect)
            #expect(ProbeDiary.shared.take() == lines)
        }
    }

    @Test func `has no effect where it is not there`() async throws {
        let steps = #"""
            drag "left" from "card"; magnify "map" by 2; rotate "dial" by 90; hover "row"; unhover "row"; lift "file"
            drop "folder"; key "command+n"; paste "a"; pick "now" in "Due"; delete-token; next-page; previous-page
            leave-app; return-to-app
            """#
        let testCase = try read(steps, of: "empty", in: ReachApp.self)
        #expect(testCase.steps.count == Self.verbs.count)
        let outcomes = try await onMainRunLoop {
            Runner(under: ViewConfiguration<ReachApp>.standardMatrix).run(testCase)
        }
        #expect(outcomes.map(\.stepsWithoutEffect) == [Array(1...15), Array(1...15)])
    }

    @Test func `is nothing where an action does not say enough, or says what is not there`() async throws {
        let steps = #"drag "away" from "card"; pick "soon" in "Due"; key "command+x"; drop "folder"; return-to-app"#
        for (view, stepsWithoutEffect) in [("touches", [1, 2, 3, 4, 5]), ("values", [1, 2, 3, 4, 5])] {
            let testCase = try read(steps, of: view, in: ReachApp.self)
            let outcomes = try await onMainRunLoop {
                Runner(under: ViewConfiguration<ReachApp>.standardMatrix).run(testCase)
            }
            #expect(outcomes.map(\.stepsWithoutEffect) == [stepsWithoutEffect, stepsWithoutEffect], "\(view)")
        }
    }
}
