/// A run of a case that is tried while another one shrinks.
public struct ShrinkAttempt<S: Subject> {
    /// What it came to.
    public let outcome: S.Outcome
    /// What one step more could be; nil where the run did not get that far, or its subject does not say.
    public let next: [S.Case.Step]?
    /// What it took, in runs of the usual kind.
    public let cost: Int

    /// Makes it of its parts.
    public init(outcome: S.Outcome, next: [S.Case.Step]? = nil, cost: Int = 1) {
        self.outcome = outcome
        self.next = next
        self.cost = cost
    }
}

extension CaseRunner {
    /// Runs the case, and offers nothing.
    public func run(
        _ testCase: S.Case, under configuration: S.Configuration, offering offer: ([S.Case.Step]) -> Void
    ) -> S.Outcome {
        run(testCase, under: configuration)
    }

    /// Runs each by itself.
    public func trials(of cases: [S.Case], to target: ShrinkTarget<S>, offering: Bool) -> [ShrinkAttempt<S>] {
        var trials: [ShrinkAttempt<S>] = []
        for testCase in cases {
            var next: [S.Case.Step]?
            let outcome =
                offering
                ? run(testCase, under: target.configuration) { next = $0 }
                : run(testCase, under: target.configuration)
            trials.append(ShrinkAttempt(outcome: outcome, next: next))
            if outcome.mechanism == target.mechanism { break }
        }
        return trials
    }
}
