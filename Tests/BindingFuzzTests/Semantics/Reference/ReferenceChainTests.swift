import BindingFuzz
import TestSupport
import Testing

@testable import RowModelReference

/// The model says what the plain interpreter says, and its traces agree with themselves, by whatever way a post is delivered.
@Suite struct `The model and the plain interpreter under random chains of hops` {
    /// Configurations with chains, others for each case.
    private func configurations(_ number: Int, _ count: Int) -> [Configuration] {
        var random = SplitMix64(seed: 31, index: UInt64(number))
        return (0..<count).map { _ in Configuration.withRandomChain(&random) }
    }

    private func demandSame(_ cases: [ReferenceCase], underEach count: Int) throws {
        var model = Model()
        var number = 0
        try withEvery("case", in: cases) { each in
            let plan = ExecutionPlan(configurations(number, count))
            number += 1
            let outcomes = model.run(
                try interleaving(each.lines.joined(separator: "; "), items: each.items), under: plan)
            for (configuration, outcome) in zip(plan.configurations, outcomes) {
                let plain = try #require(Reference.Configuration("\(configuration)"))
                try Reference.outcome(items: each.items, steps: each.steps, under: plain)
                    .demandSame(as: outcome, under: plain)
            }
        }
    }

    @Test func `agree on random cases`() throws {
        try demandSame(ReferenceCase.random(caseCount, seed: 32), underEach: 32)
    }

    @Test func `agree on every case of a small scope`() throws {
        try demandSame(
            SmallScope.cases().map { try ReferenceCase(items: $0.items, lines: $0.steps.map(\.description)) },
            underEach: 4)
    }

    @Test func `agree on what a trace comes to, whose events agree with each other`() throws {
        var model = Model()
        try withEvery("number", in: 0..<Int(caseCount)) { number in
            let testCase = InterleavingGenerator(CaseFamily(seed: 33)).testCase(at: UInt64(number))
            try withEvery("configuration", in: configurations(number, 4)) { configuration in
                let trace = Trace(testCase, under: configuration)
                try demand(trace.outcome, equals: model.run(testCase, under: configuration), "outcome")
                var fold = TraceFold(trace)
                try withEvery("event", in: trace.events) { try fold.check($0) }
                try fold.checkOutcome()
            }
        }
    }

    @Test func `agree that a hop by an observer waits for the next time`() throws {
        let steps = "timer; post; idle; source; idle; source; idle"
        for chain in ["commit+exit", "exit+commit", "exit+exit", "commit+commit", "exit+commit+exit"] {
            let text = "macos/eager/\(chain)/unguarded/index/read"
            let plain = try #require(Reference.Configuration(text))
            let outcome = Trace(
                try interleaving(steps), under: try configuration("macos/eager/*/*/*/*").delivering(by: Delivery(chain))
            ).outcome
            try Reference.outcome(items: 1, steps: Reference.Step.all(steps), under: plain)
                .demandSame(as: outcome, under: plain)
        }
    }
}

private let caseCount: UInt64 = TestSize.of(small: 60, usual: 500, full: 2000)
