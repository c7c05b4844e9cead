import BindingFuzz
import FilesAndProcesses
import FuzzCampaign
import FuzzCorpus
import HeadlessUI
import Testing

@testable import ViewFuzz

@Suite struct `A strategy` {
    private static let family = CaseFamily(seed: 5, length: 12)
    /// In several epochs, and beyond what one of them teaches.
    private static let indices: [UInt64] = Array(stride(from: 0, to: 300, by: 7))

    private func drawn(
        _ indices: [UInt64], by strategy: StrategyName, of family: CaseFamily = family
    ) async throws -> [DrawnCase<StrategyApp>] {
        try await onMainRunLoop {
            let runner = ViewRunner<StrategyApp>(under: [], by: strategy)
            return indices.map { runner.draw(at: $0, of: family) }
        }
    }

    @Test func `has the names that the variable takes`() {
        #expect(EnvironmentVariable.strategy.accepted == .word(StrategyName.allCases.map(\.rawValue)))
    }

    @Test(arguments: StrategyName.allCases)
    func `draws a case that is a function of the seed and its number, whoever draws it and in which order`(
        _ strategy: StrategyName
    ) async throws {
        let cases = try await drawn(Self.indices, by: strategy).map(\.testCase)
        #expect(try await drawn(Self.indices, by: strategy).map(\.testCase) == cases)
        #expect(try await drawn(Self.indices.reversed(), by: strategy).map(\.testCase) == cases.reversed())
        #expect(try await drawn([Self.indices[40]], by: strategy).map(\.testCase) == [cases[40]])
        #expect(try await drawn(Array(0...Self.indices[40]), by: strategy).last?.testCase == cases[40])
        let others = try await drawn(Self.indices, by: strategy, of: CaseFamily(seed: 6, length: 12))
        #expect(others.map(\.testCase) != cases)
    }

    @Test(arguments: StrategyName.allCases)
    func `draws cases of no more steps than asked for, which come to the same when they are run again`(
        _ strategy: StrategyName
    ) async throws {
        let cases = try await drawn(Self.indices, by: strategy)
        #expect(cases.allSatisfy { (1...12).contains($0.testCase.steps.count) })
        let again = try await onMainRunLoop {
            cases.map { ViewRunner<StrategyApp>(under: []).run($0.testCase, under: $0.configuration) }
        }
        #expect(again == cases.map(\.outcome))
    }

    @Test(arguments: [StrategyName.random, .priorities, .guided])
    func `leaves out a step by which a case of the corpus ends the process, but for a few cases`(
        _ strategy: StrategyName
    ) async throws {
        try await onMainRunLoop {
            let runner = ViewRunner<StrategyApp>(under: [], by: strategy)
            runner.take(ViewGuide(knowing: ([], [])))
            let drawn = (0..<400).map { runner.draw(at: $0, of: Self.family) }
            func isFirst(_ number: UInt64, in made: DrawnCase<StrategyApp>) -> Bool {
                let feedback = made.feedback
                return feedback.keys.first.map { $0 ^ feedback.sightings[0].screen } == number
            }
            let made = try #require(
                drawn.first { made in
                    if case .user(let action) = made.testCase.steps.first { action.verb == .press } else { false }
                })
            let kept = made.testCase.replacingSteps(with: Array(made.testCase.steps.prefix(1)))
            let number = try #require(runner.lastStep(of: kept, under: made.configuration))
            #expect(isFirst(number, in: made))
            runner.take(ViewGuide(knowing: ([], [number])))
            let others = (0..<400).map { runner.draw(at: $0, of: Self.family) }
            let (before, after) = (drawn.count { isFirst(number, in: $0) }, others.count { isFirst(number, in: $0) })
            #expect(before >= 8, "\(before)")
            #expect(after <= 2, "\(after)")
        }
    }

    @Test func `with a given guide draws the same cases as a runner that builds it`() async throws {
        try await onMainRunLoop {
            let learning = ViewRunner<StrategyApp>(under: [], by: .guided)
            var history = GuideHistory<ViewGuide>()
            for index in Self.indices {
                let guide = history.guide(at: index) { indices, guide in
                    let taught = ViewRunner<StrategyApp>(under: [], by: .guided)
                    taught.take(guide)
                    return indices.compactMap { index in
                        var made = ViewCase<StrategyApp>()
                        taught.make(&made, at: index, of: Self.family)
                        return taught.feedback
                    }
                }
                let taught = ViewRunner<StrategyApp>(under: [], by: .guided)
                taught.take(guide)
                let drawn = taught.draw(at: index, of: Self.family)
                #expect(drawn.testCase == learning.draw(at: index, of: Self.family).testCase)
            }
        }
    }

    @Test func `that is guided goes further than chance alone`() async throws {
        func longestCode(_ strategy: StrategyName) async throws -> Set<UInt64> {
            Set(try await drawn(Array(0..<400), by: strategy).flatMap { $0.feedback.sightings.map(\.screen) })
        }
        let (guided, random) = (try await longestCode(.guided).count, try await longestCode(.random).count)
        #expect(guided > random, "\(guided) screens, and \(random)")
    }

    @Test func `is in turn each of the others where it is a mix of them`() {
        let names = (0..<16).map { StrategyName.mix.strategy(ofCase: $0) }
        #expect(names.count { $0 == .guided } == 14)
        #expect(names.contains(.random) && names.contains(.priorities))
        for name in StrategyName.allCases where name != .mix {
            #expect((0..<16).allSatisfy { name.strategy(ofCase: $0) == name })
        }
    }

    @Test func `of priorities gives each actor steps that it can take`() {
        var random = SplitMix64(seed: 3)
        for _ in 0..<100 {
            var steps = PrioritySteps(length: 16, random: SplitMix64(seed: random.next()))
            let choices = StepChoices(actions: [UserAction(.press, "A")], events: [], texts: [], isTracking: false)
            for _ in 0..<16 {
                if case .outside = steps.next(among: choices) { Issue.record("nothing comes from outside") }
            }
        }
    }
}
