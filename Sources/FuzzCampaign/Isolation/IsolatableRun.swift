import FuzzEngine

/// A step-by-step run of code that may trap, hang or exit. `IsolatedRunner<StepRunner<Run>>` runs it in a separate process.
public protocol IsolatableRun<S>: StepRun where S.Outcome: Codable {
    /// Returns the outcome of a run that did not complete.
    static func outcome(of end: RunEnd) -> S.Outcome
    /// The activity of the code when a trap ended it; see ``IsolatableRunner``.
    static var trapNote: String? { get }
    /// The time limit of one run.
    static var timeLimit: Duration { get }
}

extension IsolatableRun {
    /// `nil`: a trap has no note.
    public static var trapNote: String? { nil }
    /// The usual limit of a runner.
    public static var timeLimit: Duration { .seconds(10) }
}

extension StepRunner: IsolatableRunner where Run: IsolatableRun {
    /// The outcome that the run defines for the end.
    public static func outcome(of end: RunEnd) -> S.Outcome { Run.outcome(of: end) }
    /// The note that the run defines.
    public static var trapNote: String? { Run.trapNote }
    /// The time limit that the run defines.
    public static var timeLimit: Duration { Run.timeLimit }
}
