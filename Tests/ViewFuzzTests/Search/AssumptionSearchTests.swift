import BindingFuzz
import HeadlessUI
import Testing

@testable import ViewFuzz

@Suite(.serialized) struct `What cases assume` {
    private typealias S = ViewSubject<AssumedApp>
    private typealias Runner = ViewRunner<AssumedApp>

    private static let pickerOnIOS = ViewConfiguration<AssumedApp>.standardMatrix[0]

    private static func testCase(_ view: String, _ assumptions: [String], _ steps: String) throws -> ViewCase<
        AssumedApp
    > {
        let lines = assumptions.map { "assume \($0)\n" }.joined()
        return try CaseFile<S>(text: "bindfuzz 1\nview \"\(view)\"\n\(lines)\n\(steps)").testCase
    }

    @Test func `is drawn of the seed and the number, and half of them assume nothing`() {
        let family = CaseFamily(seed: 9)
        func drawn() -> [SystemAssumptions] {
            (0..<1000).map { AssumptionDrawing.assumptions(of: family, at: $0, fixing: []) }
        }
        let all = drawn()
        #expect(all == drawn())
        #expect((400...600).contains(all.count { $0.areDefaults }))
        for assumption in SystemAssumption.all {
            for value in assumption.values {
                #expect(all.contains { $0[assumption] == value }, "no case assumes \(value)")
            }
        }
    }

    @Test func `is fixed for all cases, to any value`() {
        for text in ["lazy-cache none", "lazy-cache unlimited"] {
            let all = (0..<200).map { AssumptionDrawing.assumptions(of: CaseFamily(seed: 9), at: $0, fixing: [text]) }
            #expect(all.allSatisfy { "\($0[SystemAssumption.all.first { $0.name == "lazy-cache" }!])" == text })
        }
    }

    @Test func `decides whether the views fail`() async throws {
        let cases = [
            try Self.testCase("picker", [], #"press "Clear""#),
            try Self.testCase("picker", ["removed-child evaluated-once-more"], #"press "Clear""#),
            try Self.testCase("toggle", [], #"press "Remove""#),
            try Self.testCase("toggle", ["control-reads at-layout"], #"press "Remove""#),
        ]
        let verdicts = try await onMainRunLoop {
            let runner = Runner(under: [])
            return cases.map { runner.run($0, under: Self.pickerOnIOS).verdict }
        }
        #expect(verdicts == [.clean, .crash, .clean, .crash])
    }

    @Test func `shrinks to what a failure needs`() async throws {
        let others = ["lazy-cache none", "removed-child evaluated-once-more", "submit-order outside-in"]
        try await onMainRunLoop {
            let runner = Runner(under: [Self.pickerOnIOS])
            func shrunk(_ view: String, _ steps: String) throws -> ViewCase<AssumedApp> {
                let testCase = try Self.testCase(view, others, steps)
                let mechanism = try #require(runner.run(testCase, under: Self.pickerOnIOS).mechanism)
                return runner.shrink(
                    testCase, to: .init(configuration: Self.pickerOnIOS, mechanism: mechanism), known: nil
                ).testCase
            }
            let needed = try Self.testCase("picker", ["removed-child evaluated-once-more"], #"press "Clear""#)
            #expect(try shrunk("picker", "idle\npress \"Clear\"\nidle\n") == needed)
            #expect(try shrunk("always", "idle\npress \"Press\"\n") == Self.testCase("always", [], #"press "Press""#))
        }
    }

    @Test func `is found out by the default search`() async throws {
        let failing = try await onMainRunLoop {
            let runner = Runner(under: [])
            return (0..<200 as Range<UInt64>).compactMap { index -> ViewCase<AssumedApp>? in
                let drawn = runner.draw(at: index, of: CaseFamily(seed: 2, length: 16))
                return drawn.outcome.isFailure ? drawn.testCase : nil
            }
        }
        let pickers = failing.filter { $0.view == "picker" }
        #expect(!pickers.isEmpty)
        let toggles = failing.filter { $0.view == "toggle" }
        #expect(!toggles.isEmpty)
        #expect(
            toggles.allSatisfy {
                $0.assumptions.controlReads == .atLayout || $0.assumptions.removedChild == .evaluatedOnceMore
            })
        #expect(
            pickers.allSatisfy {
                $0.assumptions.controlReads == .atLayout || $0.assumptions.removedChild == .evaluatedOnceMore
            })
    }

    @Test func `makes a longer case smaller that assumes less`() throws {
        let longer = try Self.testCase("picker", [], "idle\nidle\nidle\n")
        let shorter = try Self.testCase("picker", ["lazy-cache none"], "idle\n")
        #expect(longer < shorter)
        #expect(shorter.withFewerAssumptions.map(\.assumptions) == [SystemAssumptions()])
    }

    @Test func `is told with its evidence, or that there is none`() throws {
        let configuration = Self.pickerOnIOS
        let conditional = try Self.testCase("picker", ["removed-child evaluated-once-more"], "idle\n")
        let texts = S.assumptions(of: conditional, under: configuration).map(\.sentence)
        #expect(texts.count == 1)
        #expect(
            texts[0].hasPrefix("Only if SwiftUI evaluates a child once more in the update that removes it. Evidence: "))
        let plain = S.assumptions(of: try Self.testCase("picker", [], "idle\n"), under: configuration).map(\.sentence)
        #expect(plain == ["Assumes nothing unusual of SwiftUI: every assumption has its default."])
    }
}
