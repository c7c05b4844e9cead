import FuzzEngine

/// A run, step by step, of code that may trap, hang or exit, so that `IsolatedRunner<StepRunner<Run>>` runs it in a process of its
/// own.
public protocol IsolatableRun<S>: StepRun where S.Outcome: Codable {
    /// The outcome of a run that did not come to its own end.
    static func outcome(of end: RunEnd) -> S.Outcome
    /// What the code was doing when a trap ended it; see ``IsolatableRunner``.
    static var trapNote: String? { get }
    /// The longest that one run may take.
    static var timeLimit: Duration { get }
}

extension IsolatableRun {
    public static var trapNote: String? { nil }
    /// As of any runner.
    public static var timeLimit: Duration { .seconds(10) }
}

extension StepRunner: IsolatableRunner where Run: IsolatableRun {
    public static func outcome(of end: RunEnd) -> S.Outcome { Run.outcome(of: end) }
    public static var trapNote: String? { Run.trapNote }
    public static var timeLimit: Duration { Run.timeLimit }
}
