import FuzzEngine

/// A runner whose code may trap, hang or exit, so that `IsolatedRunner` runs it in a process of its own.
public protocol IsolatableRunner<S>: CaseRunner where S.Outcome: Codable {
    /// What earlier cases have taught; `NoGuide` where a case learns nothing from others. A `GuidedRunner` has another one.
    associatedtype Guide: CaseGuide = NoGuide

    /// The longest that one run may take.
    static var timeLimit: Duration { get }

    /// The outcome of a run that did not come to its own end.
    static func outcome(of end: RunEnd) -> S.Outcome
    /// What the code was doing when a trap ended it, for `RunEnd.trapped`.
    ///
    /// Read in the handler of the signal, on the thread that trapped. If that takes longer than a second, or traps itself, the
    /// note is lost.
    static var trapNote: String? { get }

    /// Makes a case, in the place of another, and tells it before each step that the making runs.
    ///
    /// - Parameter tell: receives the case with all of its steps so far. The last one told is the case if the making ends the
    ///   process.
    func make(_ testCase: inout S.Case, at index: UInt64, of family: CaseFamily, telling tell: (S.Case) -> Void)
    /// Makes a case, in the place of another, and runs it. A runner that runs the steps as it makes them need not run them twice.
    ///
    /// - Returns: the outcomes of the case, in the order of the configurations.
    func makeAndRun(
        _ testCase: inout S.Case, at index: UInt64, of family: CaseFamily, telling tell: (S.Case) -> Void
    ) -> [S.Outcome]
}

extension IsolatableRunner {
    /// Ten seconds: more than a run of any app should take, and not too long for a person to wait.
    public static var timeLimit: Duration { .seconds(10) }

    public static var trapNote: String? { nil }

    /// Makes the case without telling its steps, which suits a runner that runs no step as it makes one.
    public func make(
        _ testCase: inout S.Case, at index: UInt64, of family: CaseFamily, telling tell: (S.Case) -> Void
    ) {
        make(&testCase, at: index, of: family)
    }

    public func makeAndRun(
        _ testCase: inout S.Case, at index: UInt64, of family: CaseFamily, telling tell: (S.Case) -> Void
    ) -> [S.Outcome] {
        make(&testCase, at: index, of: family, telling: tell)
        return run(testCase)
    }
}
