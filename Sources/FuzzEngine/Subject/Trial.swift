/// A run of a case that is tried while another one shrinks.
public struct Trial<S: Subject> {
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
        _ interleaving: S.Case, under configuration: S.Configuration, offering offer: ([S.Case.Step]) -> Void
    ) -> S.Outcome {
        run(interleaving, under: configuration)
    }

    /// Runs each by itself.
    public func trials(of cases: [S.Case], to target: ShrinkTarget<S>, offering: Bool) -> [Trial<S>] {
        var trials: [Trial<S>] = []
        for interleaving in cases {
            var next: [S.Case.Step]?
            let outcome =
                offering
                ? run(interleaving, under: target.configuration) { next = $0 }
                : run(interleaving, under: target.configuration)
            trials.append(Trial(outcome: outcome, next: next))
            if outcome.mechanism == target.mechanism { break }
        }
        return trials
    }
}
