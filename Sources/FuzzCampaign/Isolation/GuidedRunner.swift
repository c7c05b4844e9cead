import FuzzEngine

/// A runner whose cases learn from earlier ones, and that reports the screens it has observed.
package protocol GuidedRunner<S, Guide>: IsolatableRunner {
    /// Sets the guide by which the next cases are drawn.
    func take(_ guide: Guide)
    /// The lesson of the last case that the runner generated.
    var lesson: Guide.Lesson? { get }
    /// Returns the coverage of the cases that the runner has generated and run since the last call.
    func takeCoverage() -> ScreenCoverage
}

extension IsolatableRunner {
    /// The runner as a guided runner; nil if its cases do not learn from earlier ones.
    var guided: (any GuidedRunner<S, Guide>)? { self as? any GuidedRunner<S, Guide> }
}

/// A runner whose cases are divided into epochs, each drawn by the lessons of the earlier epochs.
package protocol EpochRunner<S>: CaseRunner {
    /// Returns the number of epochs whose lessons influence the drawing of a case; 0 if cases do not learn from each other.
    static func epochs(before index: UInt64) -> Int
    /// Computes the lessons of an epoch, by running the cases whose lessons this process does not know.
    ///
    /// - Parameters:
    ///   - epoch: its number, from 0.
    ///   - family: the family that is divided into epochs.
    ///   - willRun: receives the index of a case from time to time.
    /// - Returns: the lessons, encoded by the subject; `take` decodes them in any process.
    func learn(epoch: Int, of family: CaseFamily, willRun: (UInt64) -> Void) -> String
    /// Adopts the lessons of an epoch for all runners of this process, so that none of them runs the cases again.
    ///
    /// - Returns: whether the lessons are valid; lessons of an epoch that is known already are ignored.
    static func take(_ lessons: String, ofEpoch epoch: Int, of family: CaseFamily) -> Bool
}

extension Subject {
    /// The runner of the subject if its cases are divided into epochs; otherwise nil.
    static var learning: (any EpochRunner<Self>.Type)? { Runner.self as? any EpochRunner<Self>.Type }

    /// Adopts the lessons of an epoch, as `EpochRunner` does. Returns false for a subject whose cases do not learn.
    static func take(_ lessons: String, ofEpoch epoch: Int, of family: CaseFamily) -> Bool {
        learning?.take(lessons, ofEpoch: epoch, of: family) ?? false
    }
}
