/// A run of a proposed case while another one is shrunk.
public struct ShrinkAttempt<S: Subject> {
    /// The outcome of the run.
    public let outcome: S.Outcome
    /// The steps that could follow the case; `nil` if the run ended early, or if the subject offers none.
    public let next: [S.Case.Step]?
    /// The cost of the run, in ordinary runs.
    public let cost: Int

    /// Creates an attempt.
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

    /// Runs one case after the other.
    public func shrinkAttempts(of cases: [S.Case], to target: ShrinkTarget<S>, offering: Bool) -> [ShrinkAttempt<S>] {
        var attempts: [ShrinkAttempt<S>] = []
        for testCase in cases {
            var next: [S.Case.Step]?
            let outcome =
                offering
                ? run(testCase, under: target.configuration) { next = $0 }
                : run(testCase, under: target.configuration)
            attempts.append(ShrinkAttempt(outcome: outcome, next: next))
            if outcome.mechanism == target.mechanism { break }
        }
        return attempts
    }
}
