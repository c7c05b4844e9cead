/// Creates and runs cases step by step.
public final class StepRunner<Run: StepRun>: CaseRunner {
    public typealias S = Run.S

    /// The configurations that cases run under, in the order of the initializer.
    public let configurations: [S.Configuration]

    /// Prepares to run cases under these configurations.
    public init(under configurations: [S.Configuration]) { self.configurations = configurations }

    /// Creates a case step by step while running it.
    public func make(_ testCase: inout S.Case, at index: UInt64, of family: CaseFamily) {
        make(&testCase, at: index, of: family) { _ in }
    }

    /// Creates a case while running it, and passes the case to `report` before each step runs.
    public func make(
        _ testCase: inout S.Case, at index: UInt64, of family: CaseFamily, reporting report: (S.Case) -> Void
    ) {
        var random = SplitMix64(seed: family.seed, index: index)
        testCase = S.Case()
        for number in S.Case.startNumbers { testCase[keyPath: number.path] = random.below(number.greatest + 1) }
        var run = Run(testCase, under: Run.makingConfiguration)
        for _ in 0..<1 + random.below(family.length) {
            let possible = Run.candidates(by: &random).filter { run.obstacle(to: $0) == nil }
            guard !possible.isEmpty else { return }
            let step = possible[random.below(possible.count)]
            testCase.steps.append(step)
            report(testCase)
            _ = run.perform(step)
        }
    }

    /// Runs every step of a case, and returns the outcome.
    public func run(_ testCase: S.Case, under configuration: S.Configuration) -> S.Outcome {
        finished(testCase, under: configuration).outcome
    }

    /// Runs the case again, and counts the rules of its events.
    public func recheck(
        _ testCase: S.Case, _ failures: [Failure<S.Mechanism>], counting rules: inout RuleCounts<S.Rule>
    ) -> Bool {
        var again: Set<Failure<S.Mechanism>> = []
        for (position, configuration) in configurations.enumerated() {
            let progress = finished(testCase, under: configuration)
            rules.add(progress.rules)
            if let mechanism = progress.outcome.mechanism {
                again.insert(Failure(position: position, mechanism: mechanism))
            }
        }
        return again == Set(failures)
    }

    private func finished(_ testCase: S.Case, under configuration: S.Configuration) -> StepProgress<Run> {
        var progress = StepProgress<Run>(testCase, under: configuration)
        for step in testCase.steps { _ = progress.perform(step) }
        _ = progress.finish()
        return progress
    }
}

/// A run in progress, with the counts of its events.
package struct StepProgress<Run: StepRun> {
    /// The run.
    package private(set) var run: Run
    private(set) var rules = RuleCounts<Run.S.Rule>()
    private var mechanism: Run.S.Mechanism?

    /// Starts a run, before its first step.
    package init(_ testCase: Run.S.Case, under configuration: Run.S.Configuration) {
        run = Run(testCase, under: configuration)
    }

    /// The outcome so far, with the first mechanism.
    package var outcome: Run.S.Outcome { run.outcome(mechanism) }

    /// Performs a step and counts its rule. An impossible step has no effect.
    package mutating func perform(_ step: Run.S.Case.Step) -> StepEvent<Run.S> {
        if let obstacle = run.obstacle(to: step) {
            return noted(StepEvent("not possible: \(obstacle); nothing happens", Run.obstacleRule))
        }
        return noted(run.perform(step))
    }

    /// Ends a run that has not failed; `nil` if there is nothing to report.
    package mutating func finish() -> StepEvent<Run.S>? {
        mechanism == nil ? run.finish().map { noted($0) } : nil
    }

    private mutating func noted(_ event: StepEvent<Run.S>) -> StepEvent<Run.S> {
        if let rule = event.rule { rules[rule] += 1 }
        mechanism = mechanism ?? event.mechanism
        return event
    }
}
