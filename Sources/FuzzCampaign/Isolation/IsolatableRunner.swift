import FuzzEngine

/// A runner whose code may trap, hang or exit. `IsolatedRunner` runs it in a separate process.
public protocol IsolatableRunner<S>: CaseRunner where S.Outcome: Codable {
    /// The guide learned from earlier cases; `NoGuide` if cases do not learn from each other. A `GuidedRunner` has another one.
    associatedtype Guide: CaseGuide = NoGuide

    /// The time limit of one run.
    static var timeLimit: Duration { get }

    /// Returns the outcome of a run that did not complete.
    static func outcome(of end: RunEnd) -> S.Outcome
    /// Returns whether a mechanism is that of a run that exceeds the time limit.
    static func isHang(_ mechanism: S.Mechanism) -> Bool
    /// Returns whether a mechanism is that of a run that ends its process, or never returns.
    static func endsProcess(_ mechanism: S.Mechanism) -> Bool
    /// The activity of the code when it ended its process or exceeded the time limit, for a ``CrashReport``.
    ///
    /// The signal handler reads it, on the thread that trapped. If that takes longer than a second, or traps itself, the note is
    /// lost.
    static var trapNote: String? { get }
    /// Prepares a fork server for its next child. It does what each child would do first, but runs nothing of the code, and starts no
    /// thread.
    static func prepareToFork()

    /// Generates a case in place of another, and reports it before each step that the generation runs.
    ///
    /// - Parameter report: receives the case with all of its steps so far. If the generation ends the process, the last reported case
    ///   counts.
    func make(_ testCase: inout S.Case, at index: UInt64, of family: CaseFamily, reporting report: (S.Case) -> Void)
    /// Generates a case in place of another, and runs it. A runner that runs the steps while it generates them need not run them
    /// twice.
    ///
    /// - Returns: the outcomes of the case, in the order of the configurations.
    func makeAndRun(
        _ testCase: inout S.Case, at index: UInt64, of family: CaseFamily, reporting report: (S.Case) -> Void
    ) -> [S.Outcome]
    /// Generates a case in place of another by running it under one of the configurations, if that is how the runner generates cases.
    ///
    /// - Returns: the position of the configuration, and the outcome; nil if the case has not run, or under another configuration.
    func makeByRunning(_ testCase: inout S.Case, at index: UInt64, of family: CaseFamily) -> (Int, S.Outcome)?
    /// Runs a case, and reports it before each step in the spelling that a person would use, as far as the run has come. A subject
    /// with one spelling reports nothing.
    func respell(_ testCase: S.Case, under configuration: S.Configuration, reporting report: (S.Case) -> Void)
}

extension IsolatableRunner {
    /// Ten seconds: longer than a run of any app should take, and short enough for a person to wait.
    public static var timeLimit: Duration { .seconds(10) }

    /// Compares with the mechanism of a hang, which suits code that has only one.
    public static func isHang(_ mechanism: S.Mechanism) -> Bool { outcome(of: .hung()).mechanism == mechanism }

    /// Only a hang, which suits code that never ends its process by itself.
    public static func endsProcess(_ mechanism: S.Mechanism) -> Bool { isHang(mechanism) }

    /// `nil`: a trap has no note.
    public static var trapNote: String? { nil }

    /// Does nothing.
    public static func prepareToFork() {}

    /// Generates the case without reporting its steps. This suits a runner that runs no step during generation.
    public func make(
        _ testCase: inout S.Case, at index: UInt64, of family: CaseFamily, reporting report: (S.Case) -> Void
    ) {
        make(&testCase, at: index, of: family)
    }

    /// Reports nothing: the case has one spelling.
    public func respell(
        _ testCase: S.Case, under configuration: S.Configuration, reporting report: (S.Case) -> Void
    ) {}

    /// Generates the case without running it.
    public func makeByRunning(
        _ testCase: inout S.Case, at index: UInt64, of family: CaseFamily
    ) -> (Int, S.Outcome)? {
        make(&testCase, at: index, of: family)
        return nil
    }

    /// Generates the case and then runs it.
    public func makeAndRun(
        _ testCase: inout S.Case, at index: UInt64, of family: CaseFamily, reporting report: (S.Case) -> Void
    ) -> [S.Outcome] {
        make(&testCase, at: index, of: family, reporting: report)
        return run(testCase)
    }
}
