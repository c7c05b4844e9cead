import BindingFuzz

/// A subject whose code may trap, hang or exit, and is run in a process of its own for that: `Isolated`.
public protocol IsolatableSubject: Subject where Outcome: Codable {
    /// How long one run may take.
    static var timeLimit: Duration { get }

    /// What a run comes to that did not come to its own end.
    static func outcome(of end: RunEnd) -> Outcome
    /// Makes a case, in the place of another, and tells it before each step that the making runs.
    ///
    /// - Parameter tell: is given the case with all of its steps so far. What was told last is the case where the making ends
    ///   the process.
    static func make(
        _ interleaving: inout Case, at index: UInt64, of family: CaseFamily, by runner: Runner,
        telling tell: (Case) -> Void)
}

extension IsolatableSubject {
    /// Ten: each run is a question to another process, and its answer.
    public static var blockSize: UInt64 { 10 }

    /// Ten seconds, which is more than a run of any app should take, and not too much for a person to wait.
    public static var timeLimit: Duration { .seconds(10) }

    /// Leaves it to the runner, whose making of a case runs none of its steps.
    public static func make(
        _ interleaving: inout Case, at index: UInt64, of family: CaseFamily, by runner: Runner,
        telling tell: (Case) -> Void
    ) {
        runner.make(&interleaving, at: index, of: family)
    }
}
