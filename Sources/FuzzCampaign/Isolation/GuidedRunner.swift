import FuzzEngine

/// A runner whose cases learn from earlier ones, and that says which screens it has seen.
package protocol GuidedRunner<S, Guide>: IsolatableRunner {
    /// Takes the guide by which the next cases are drawn.
    func take(_ guide: Guide)
    /// What the case teaches that the runner has made last.
    var lesson: Guide.Lesson? { get }
    /// Returns what was seen in the cases that the runner has made and run since the last call.
    func takeCoverage() -> ScreenCoverage
}

extension IsolatableRunner {
    /// The runner, where its cases learn from earlier ones; otherwise nil.
    var guided: (any GuidedRunner<S, Guide>)? { self as? any GuidedRunner<S, Guide> }
}

/// A runner whose cases are cut into epochs, each of which is drawn by what the cases of those before it have taught.
package protocol EpochRunner<S>: CaseRunner {
    /// How many epochs the drawing of a case takes into account; none where a case learns nothing from others.
    static func epochs(before index: UInt64) -> Int
    /// Finds out what the cases of an epoch teach, by running those of which this process does not know it.
    ///
    /// - Parameters:
    ///   - epoch: its number, from 0.
    ///   - family: the family that is cut into epochs.
    ///   - willRun: is told the index of a case now and then.
    /// - Returns: what they teach, in words of the subject's own, which `take` of every process understands.
    func learn(epoch: Int, of family: CaseFamily, willRun: (UInt64) -> Void) -> String
    /// Takes what the cases of an epoch teach, for all runners of this process, so that none of them runs the cases for it.
    ///
    /// - Returns: whether it can be that; of epochs that are known already nothing is taken.
    static func take(_ lessons: String, ofEpoch epoch: Int, of family: CaseFamily) -> Bool
}

extension Subject {
    /// The runner of the subject, where its cases are cut into epochs; otherwise nil.
    static var learning: (any EpochRunner<Self>.Type)? { Runner.self as? any EpochRunner<Self>.Type }

    /// Takes what the cases of an epoch teach, as `EpochRunner` does; false of a subject whose cases teach nothing.
    static func take(_ lessons: String, ofEpoch epoch: Int, of family: CaseFamily) -> Bool {
        learning?.take(lessons, ofEpoch: epoch, of: family) ?? false
    }
}
