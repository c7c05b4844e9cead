import FuzzEngine

/// A runner whose cases learn from earlier ones, and that reports the screens it has observed.
package protocol GuidedRunner<S, Guide>: IsolatableRunner {
    /// Sets the guide by which the next cases are drawn.
    func take(_ guide: Guide)
    /// The feedback of the last case that the runner generated.
    var feedback: Guide.Feedback? { get }
    /// Returns what a guide calls the last step of a case, after a run of the steps before it; nil if the run does not come to it.
    func lastStep(of testCase: S.Case, under configuration: S.Configuration) -> UInt64?
    /// Returns the coverage of the cases that the runner has generated and run since the last call.
    func takeCoverage() -> ScreenCoverage
}

extension IsolatableRunner {
    /// The runner as a guided runner; nil if its cases do not learn from earlier ones.
    var guided: (any GuidedRunner<S, Guide>)? { self as? any GuidedRunner<S, Guide> }
}

/// A runner whose cases are divided into epochs, each drawn by the feedback of the earlier epochs.
package protocol EpochRunner<S>: CaseRunner {
    /// Returns the number of epochs whose feedback influences the drawing of a case; 0 if cases do not learn from each other.
    static func epochs(before index: UInt64) -> Int
    /// Computes the feedback of an epoch, by running the cases whose feedback this process does not know.
    ///
    /// - Parameters:
    ///   - epoch: its number, from 0.
    ///   - family: the family that is divided into epochs.
    ///   - willRun: receives the index of a case from time to time.
    /// - Returns: the feedback, encoded by the subject; `take` decodes it in any process.
    func learn(epoch: Int, of family: CaseFamily, willRun: (UInt64) -> Void) -> String
    /// Adopts the feedback of an epoch for all runners of this process, so that none of them runs the cases again.
    ///
    /// - Returns: whether the feedback is valid; feedback of an epoch that is known already is ignored.
    static func take(_ feedback: String, ofEpoch epoch: Int, of family: CaseFamily) -> Bool
}

extension Subject {
    /// The runner of the subject if its cases are divided into epochs; otherwise nil.
    static var learning: (any EpochRunner<Self>.Type)? { Runner.self as? any EpochRunner<Self>.Type }

    /// Adopts the feedback of an epoch, as `EpochRunner` does. Returns false for a subject whose cases do not learn.
    static func take(_ feedback: String, ofEpoch epoch: Int, of family: CaseFamily) -> Bool {
        learning?.take(feedback, ofEpoch: epoch, of: family) ?? false
    }
}
