import BindingFuzz

/// A subject whose code may trap, hang or exit, and is run in a process of its own for that: `Isolated`.
public protocol IsolatableSubject: Subject where Outcome: Codable {
    /// What earlier cases have taught; `NoGuide` where a case learns nothing from others.
    associatedtype Guide: CaseGuide = NoGuide

    /// How long one run may take.
    static var timeLimit: Duration { get }

    /// What a run comes to that did not come to its own end.
    static func outcome(of end: RunEnd) -> Outcome
    /// What `RunEnd.trapped` is told of the code that a trap has ended: what it was at. Asked for in the handler of the
    /// signal, on the thread that trapped; where that takes longer than a second, or traps itself, nothing is told.
    static var trapNote: String? { get }
    /// Makes a case, in the place of another, and tells it before each step that the making runs.
    ///
    /// - Parameter tell: is given the case with all of its steps so far. What was told last is the case where the making ends
    ///   the process.
    static func make(
        _ interleaving: inout Case, at index: UInt64, of family: CaseFamily, by runner: Runner,
        telling tell: (Case) -> Void)
    /// Makes a case, in the place of another, and runs it. A requirement so that a subject whose making of a case runs it
    /// need not run it twice.
    ///
    /// - Parameters:
    ///   - runner: runs it under each of its configurations.
    ///   - tell: as for `make`.
    /// - Returns: what `runner` says of the case that `make` makes, in the order of its configurations.
    static func makeAndRun(
        _ interleaving: inout Case, at index: UInt64, of family: CaseFamily, by runner: Runner,
        telling tell: (Case) -> Void
    ) -> [Outcome]
    /// Gives a runner the guide by which the cases are drawn that it is asked for next.
    static func take(_ guide: Guide, in runner: Runner)
    /// What the case teaches that a runner has made last.
    static func lesson(of runner: Runner) -> Guide.Lesson?
    /// What was seen in the cases that a runner has made and run since it was asked last.
    static func takeSights(of runner: Runner) -> CaseSights
}

extension IsolatableSubject {
    /// A hundred, as of an app that takes a millisecond; they are one order to the process that runs them.
    public static var blockSize: UInt64 { 100 }

    /// Ten seconds, which is more than a run of any app should take, and not too much for a person to wait.
    public static var timeLimit: Duration { .seconds(10) }

    /// Nothing.
    public static var trapNote: String? { nil }

    /// Leaves it to the runner, whose making of a case runs none of its steps.
    public static func make(
        _ interleaving: inout Case, at index: UInt64, of family: CaseFamily, by runner: Runner,
        telling tell: (Case) -> Void
    ) {
        runner.make(&interleaving, at: index, of: family)
    }

    /// There is nothing to know.
    public static func take(_ guide: Guide, in runner: Runner) {}

    /// Nothing.
    public static func lesson(of runner: Runner) -> Guide.Lesson? { nil }

    /// Nothing.
    public static func takeSights(of runner: Runner) -> CaseSights { CaseSights() }

    /// Makes it, and then runs it.
    public static func makeAndRun(
        _ interleaving: inout Case, at index: UInt64, of family: CaseFamily, by runner: Runner,
        telling tell: (Case) -> Void
    ) -> [Outcome] {
        make(&interleaving, at: index, of: family, by: runner, telling: tell)
        return runner.run(interleaving)
    }
}
