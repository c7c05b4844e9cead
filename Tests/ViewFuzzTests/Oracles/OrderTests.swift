import FuzzEngine
import HeadlessUI
import TestSupport
import Testing

@testable import ViewFuzz

/// Two runs of a case end with the same screen, unless a view has a mistake.
@Suite(.serialized) struct `Two runs of a case` {
    private typealias Runner = ViewRunner<OrderApp>

    private struct Expectation: CustomTestStringConvertible, Sendable {
        let view: String
        let steps: String
        let finding: String?
        var stepsWithoutEffect: [Int] = []
        var testDescription: String { view }
    }

    private static let answers =
        #"press "Search bread";press "Search milk";idle;compare exchanged;answer "search";answer "search""#
    private static let late =
        #"press "Search bread";press "Search milk";idle;compare exchanged;answer "search" number 2;answer "search""#
    private static let drafts = #"compare exchanged;post "discard";post "save""#
    private static let milk = #"press "Milk";idle"#
    private static let bought = #"compare deferred;post "bought";post "bought""#

    private static let expectations = [
        Expectation(view: "late answer", steps: answers, finding: "silent answer order of WordSearchView"),
        Expectation(view: "late answer", steps: late, finding: "silent answer order of WordSearchView"),
        Expectation(view: "late answer, repaired", steps: answers, finding: nil),
        Expectation(view: "hidden draft", steps: drafts, finding: "silent event order of DraftView"),
        Expectation(view: "hidden draft, off", steps: drafts, finding: nil, stepsWithoutEffect: [1]),
        // The two have state in common, so that their order may matter.
        Expectation(view: "hidden draft, repaired", steps: drafts, finding: nil, stepsWithoutEffect: [1]),
        Expectation(
            view: "observed draft", steps: #"compare exchanged;call "discard";call "save""#, finding: nil,
            stepsWithoutEffect: [1]),
        Expectation(
            view: "canceled search", steps: milk,
            finding: "silent canceled task writes of task of TaskSearchView"),
        Expectation(view: "canceled search, repaired", steps: milk, finding: nil),
        Expectation(
            view: "captured count", steps: bought, finding: "silent delivery dependence of PurchaseCounter"),
        Expectation(view: "captured count, repaired", steps: bought, finding: nil),
        // A difference that the order does not explain.
        Expectation(
            view: "kept count", steps: #"compare exchanged;call "left";call "right""#, finding: nil,
            stepsWithoutEffect: [1]),
        // The main thread hangs, or no event follows.
        Expectation(
            view: "captured count", steps: "\(bought);stall", finding: nil, stepsWithoutEffect: [1]),
        Expectation(
            view: "hidden draft", steps: #"compare exchanged;post "save""#, finding: nil, stepsWithoutEffect: [1]),
    ]

    @Test(arguments: expectations)
    private func `end differently where there is a mistake`(_ expected: Expectation) async throws {
        let testCase = try read(expected.steps, of: expected.view, in: OrderApp.self)
        let matrix = ViewConfiguration<OrderApp>.standardMatrix
        let outcomes = try await onMainRunLoop {
            let runner = Runner(under: matrix)
            return matrix.map { runner.run(testCase, under: $0) }
        }
        for outcome in outcomes {
            #expect(outcome.finding == expected.finding, "\(outcome.detail)")
            #expect(outcome.stepsWithoutEffect == expected.stepsWithoutEffect)
        }
    }

    @Test
    func `are drawn, so that a search finds the mistakes, in cases that repeat, and nothing in the repaired views`()
        async throws
    {
        let found = try await onMainRunLoop { (1...5 as ClosedRange<UInt64>).map { failingCases(ofSeed: $0) } }
        for cases in found { #expect(Set(cases.map(\.view)).isSuperset(of: ["late answer", "canceled search"])) }
        let views = Set(found.joined().map(\.view))
        #expect(views == ["late answer", "hidden draft", "canceled search", "captured count"])
        let compared = Set(found.joined().filter { $0.steps.contains { $0.asksForOtherRun } }.map(\.view))
        #expect(compared == ["late answer", "hidden draft", "captured count"])
    }

    @MainActor private func failingCases(ofSeed seed: UInt64) -> [ViewCase<OrderApp>] {
        let runner = Runner(under: [])
        return (0..<1000 as Range<UInt64>).compactMap { index in
            let drawn = runner.draw(at: index, of: CaseFamily(seed: seed, length: 12))
            guard let mechanism = drawn.outcome.mechanism else { return nil }
            let again = runner.run(drawn.testCase, under: drawn.configuration)
            #expect(again.mechanism == mechanism, "\(drawn.testCase)")
            return drawn.testCase
        }
    }

    @Test func `shrink to the comparison and the two events, and to neither where one run fails`()
        async throws
    {
        let ios = try #require(configuration("ios/written/index", of: OrderApp.self))
        func shrunk(_ steps: String, of view: String) async throws -> ViewCase<OrderApp> {
            let testCase = try read(steps, of: view, in: OrderApp.self)
            return try await onMainRunLoop {
                let runner = Runner(under: [ios])
                let mechanism = try #require(runner.run(testCase, under: ios).mechanism)
                return runner.shrink(testCase, to: .init(configuration: ios, mechanism: mechanism), known: nil).testCase
            }
        }
        let answers = try await shrunk("compare deferred;idle;\(Self.answers);wait 1;idle", of: "late answer")
        let expectedAnswers = try read(Self.answers, of: "late answer", in: OrderApp.self)
        #expect(answers == expectedAnswers)
        let canceled = try await shrunk("compare deferred;\(Self.milk)", of: "canceled search")
        let expectedCanceled = try read(#"press "Milk""#, of: "canceled search", in: OrderApp.self)
        #expect(canceled == expectedCanceled)
    }

    @Test func `are both in the story, with their first difference`() async throws {
        let ios = try #require(configuration("ios/written/index", of: OrderApp.self))
        var text = ""
        for (view, steps) in [
            ("late answer", Self.late), ("hidden draft", Self.drafts), ("hidden draft, repaired", Self.drafts),
            ("captured count", Self.bought), ("canceled search", Self.milk),
        ] {
            let testCase = try read(steps, of: view, in: OrderApp.self)
            let story = try await onMainRunLoop {
                ViewSubject<OrderApp>.story(of: testCase, under: ios) { _ in }
            }
            let why = story.why.map { "\($0.label)  \($0.text)\n" }.joined()
            text += "# \(testCase)\n\(story.timeline.text())\n\(why)\n"
        }
        try expectSnapshot(text, named: "order-stories")
    }
}

extension ViewOutcome {
    /// The verdict and the name of the finding; `nil` if the run is clean.
    fileprivate var finding: String? { mechanism.map { "\($0.verdict.rawValue) \($0.text)" } }
}
