import BindingFuzz
import HeadlessUI
import Testing

@testable import ViewFuzz
@testable import inbox

/// A search draws each case step by step from what its run offers.
@Suite struct `A drawn case` {
    private static let family = CaseFamily(seed: 7)
    private static let indices: [UInt64] = Array(0..<40)

    /// The cases of some numbers, drawn by one runner in this order.
    private func drawn(_ indices: [UInt64], of family: CaseFamily) async throws -> [ViewCase<ProbeApp>] {
        try await onMainRunLoop {
            let runner = ViewRunner<ProbeApp>(under: [])
            return indices.map { index in
                var testCase = ViewCase<ProbeApp>()
                runner.make(&testCase, at: index, of: family)
                return testCase
            }
        }
    }

    @Test func `is a function of the seed and its number`() async throws {
        let cases = try await drawn(Self.indices, of: Self.family)
        #expect(try await drawn(Self.indices, of: Self.family) == cases)
        #expect(try await drawn(Self.indices.reversed(), of: Self.family) == cases.reversed())
        #expect(try await drawn([17], of: Self.family) == [cases[17]])
        #expect(try await drawn(Self.indices, of: CaseFamily(seed: 8)) != cases)
        #expect(Set(cases).count >= 20)
        #expect(Set(cases.map(\.view)).count == ProbeApp.views.count)
    }

    @Test func `has as many steps as its family allows, and at least one where nothing goes wrong at first`()
        async throws
    {
        for length in [1, 3, 64] {
            let cases = try await drawn(Self.indices, of: CaseFamily(seed: 3, length: length))
            #expect(cases.allSatisfy { $0.steps.count <= length })
            #expect(cases.filter { $0.view == "diary" }.allSatisfy { !$0.steps.isEmpty })
        }
    }

    @Test func `has nothing without effect, since it is drawn of what is offered`() async throws {
        let cases = try await drawn(Self.indices, of: Self.family).filter { $0.view == "diary" }
        let kinds = Set(cases.flatMap(\.steps).flatMap(\.kinds))
        for kind in ["press", "post", "send", "call", "background", "perform", "async", "wait"] {
            #expect(kinds.contains(kind), "\(kind)")
        }
        let outcomes = try await onMainRunLoop {
            cases.flatMap { ViewRunner<ProbeApp>(under: ViewConfiguration<ProbeApp>.standardMatrix).run($0) }
        }
        #expect(outcomes.allSatisfy { $0.stepsWithoutEffect.isEmpty })
    }

    @Test func `is read again from its file, and does most of what was offered, whatever controls there are`()
        async throws
    {
        try await onMainRunLoop {
            let runner = ViewRunner<HarmlessInbox>(under: [])
            var (stepsWithoutEffect, steps) = (0, 0)
            for index in 0..<60 as Range<UInt64> {
                let drawn = runner.draw(at: index, of: CaseFamily(seed: 2, length: 30))
                let made = drawn.testCase
                stepsWithoutEffect += drawn.outcome.stepsWithoutEffect.count
                steps += made.steps.count
                let file = CaseFile<ViewSubject<HarmlessInbox>>(made)
                let again = try CaseFile<ViewSubject<HarmlessInbox>>(text: file.text)
                #expect(again == file)
                #expect(runner.run(made, under: drawn.configuration) == drawn.outcome, "\(made)")
                if made.view == "settings" { #expect(drawn.outcome.mechanism == nil, "\(made): \(drawn.outcome)") }
            }
            // Where an update comes between, what was offered may be gone.
            #expect(stepsWithoutEffect * 10 < steps, "\(stepsWithoutEffect) of \(steps)")
        }
    }

    @Test func `is reported as it grows, step by step`() async throws {
        // In this view nothing fails.
        let cases = try await drawn(Self.indices, of: Self.family)
        let index = try #require(cases.firstIndex { $0.view == "diary" && $0.steps.count > 4 })
        let testCase = cases[index]
        let told = try await onMainRunLoop {
            var told: [ViewCase<ProbeApp>] = []
            var made = ViewCase<ProbeApp>()
            ViewRunner<ProbeApp>(under: []).make(&made, at: UInt64(index), of: Self.family) { told.append($0) }
            return told
        }
        #expect(told.last == testCase)
        #expect(told.map(\.steps.count) == Array(0...testCase.steps.count))
        for (shorter, longer) in zip(told, told.dropFirst()) { #expect(longer.steps.starts(with: shorter.steps)) }
    }

    @Test func `comes to the same where it is made and run at once`() async throws {
        try await onMainRunLoop {
            let runner = ViewRunner<ProbeApp>(under: ViewConfiguration<ProbeApp>.fullMatrix)
            for index in Self.indices.prefix(15) {
                var (made, again) = (ViewCase<ProbeApp>(), ViewCase<ProbeApp>())
                let outcomes = runner.makeAndRun(&made, at: index, of: Self.family) { _ in }
                runner.make(&again, at: index, of: Self.family)
                #expect(made == again)
                #expect(outcomes == runner.run(made), "\(made)")
            }
        }
    }

    @Test func `has the result of the run that made it, unless it had to run again`() async throws {
        let matrix = ViewConfiguration<ProbeApp>.standardMatrix
        try await onMainRunLoop {
            let runner = ViewRunner<ProbeApp>(under: matrix)
            var results = 0
            for index in Self.indices {
                var made = ViewCase<ProbeApp>()
                let drawn = runner.draw(at: index, of: Self.family)
                let result = runner.makeByRunning(&made, at: index, of: Self.family)
                #expect(made == drawn.testCase)
                #expect((result == nil) == drawn.hasRunAgain)
                guard let (position, outcome) = result else { continue }
                results += 1
                #expect(matrix[position] == drawn.configuration)
                #expect(outcome == runner.run(made, under: matrix[position]))
            }
            #expect(results > 0)
            let other = ViewRunner<ProbeApp>(under: matrix.filter { $0.platform == .macOS })
            let positions = Self.indices.compactMap { index in
                var made = ViewCase<ProbeApp>()
                return other.makeByRunning(&made, at: index, of: Self.family)?.0
            }
            #expect(positions.allSatisfy { $0 == 0 } && positions.count < results)
        }
    }

    @Test func `is checked again by running it again`() async throws {
        let crash = try inboxCase(#"press "Clear";post "mailboxChanged";press "Gone""#)
        try await onMainRunLoop {
            let runner = ViewRunner<InboxFuzz>(under: InboxConfiguration.standardMatrix)
            var failures: [Failure<TextMechanism<ViewVerdict>>] = []
            runner.findFailures(of: crash, into: &failures)
            #expect(failures.map(\.position) == [0, 1])
            var rules = RuleCounts<ViewRule<InboxFuzz>>()
            #expect(runner.recheck(crash, failures, counting: &rules))
            #expect(rules[.kind("press")] == 2)
            #expect(rules[.kind("post")] == 2)
            #expect(rules[.noEffect] == 0)
            #expect(!runner.recheck(crash, [], counting: &rules))
        }
    }

    @Test func `that must fail fails by its mechanism`() async throws {
        let canary = ViewSubject<InboxFuzz>.canary
        let outcome = try await onMainRunLoop {
            ViewRunner<InboxFuzz>(under: []).run(canary.testCase, under: canary.configuration)
        }
        #expect(outcome.mechanism == canary.mechanism)
    }
}

/// The views of the inbox that end no process.
private enum HarmlessInbox: FuzzedApp {
    static var views: [FuzzedView] {
        InboxFuzz.views.filter { ["inbox", "quota", "downloads", "settings"].contains($0.name) }
    }
}
