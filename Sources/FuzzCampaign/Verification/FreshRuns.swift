import FuzzCorpus
import FilesAndProcesses
import FuzzEngine

/// Two runs of a case, each in a process that had run nothing before.
struct FreshRuns<S: Subject> {
    private let testCase: S.Case
    private let configuration: S.Configuration
    private let outcomes: [S.Outcome]

    /// Runs a case twice.
    ///
    /// - Returns: nil if the subject runs in this process, where no state outlives a run.
    init?(of testCase: S.Case, under configuration: S.Configuration) {
        outcomes = [FreshServer.first, .second].compactMap { server in
            S.freshOutcomes(of: [testCase], under: configuration, on: server)?.outcomes.first
        }
        guard outcomes.count == 2 else { return nil }
        self.testCase = testCase
        self.configuration = configuration
    }

    /// Compares the runs with the run that found the case.
    ///
    /// - Parameters:
    ///   - mechanism: the mechanism of that run; nil if it was clean.
    ///   - evidence: explains why two runs differ.
    ///   - earlier: the cases that ran before it there, as candidates for prerequisite cases; nil to skip the search for them, and to
    ///     claim nothing of them.
    /// - Returns: nil if both runs fail by the same mechanism as that run, or are clean like it.
    func flakiness(
        expecting mechanism: S.Mechanism?, explainedBy evidence: FlakinessEvidence<S>, after earlier: [S.Case]? = nil
    ) -> Flakiness? {
        let (first, second) = (outcomes[0].mechanism, outcomes[1].mechanism)
        guard first == second else {
            let isFailure = first?.isFailure == true && second?.isFailure == true
            let words = isFailure ? "It fails differently each time" : "It does not repeat"
            let reason =
                "\(words): in two fresh processes it is \(word(first)) and \(word(second))."
            return Flakiness(
                isFailure ? .failsDifferently : .doesNotRepeat,
                [reason] + evidence(testCase, configuration, outcomes))
        }
        guard first != mechanism else { return nil }
        let result = "in two fresh processes it is \(word(first))."
        guard let earlier, let mechanism else {
            // Only a sequence that fails in a fresh process shows that state outlives a case.
            return Flakiness(
                .needsEarlierCases,
                [
                    "It may need earlier cases: \(result) The cases before it were not run again, so it is not known whether some "
                        + "state outlives a case."
                ])
        }
        let reason =
            "It needs earlier cases: \(result) Some state outlives a case, for example a singleton or a stored setting."
        return flakiness(reason, of: mechanism, after: earlier)
    }

    /// Searches for the prerequisite cases.
    private func flakiness(_ reason: String, of mechanism: S.Mechanism, after earlier: [S.Case]) -> Flakiness {
        let target = ShrinkTarget<S>(configuration: configuration, mechanism: mechanism)
        let size = "It was shrunk in a process that had run other cases, so it may not be the smallest."
        guard let needed = PrerequisiteCases<S>(testCase, to: target, after: earlier) else {
            // Nothing shows that state outlives a case.
            return Flakiness(
                .doesNotRepeat,
                [
                    "It does not repeat: in two fresh processes it is \(word(outcomes[0].mechanism)), and in the process of the search "
                        + "it was \(word(mechanism)).",
                    "Repeating the cases before it does not show it in a fresh process either.", size,
                ])
        }
        return Flakiness(
            .needsEarlierCases,
            [reason, "The shortest sequence that shows it in a fresh process: \(needed.text).", size],
            sequence: CaseSequence<S>(needed.sequence, showing: target).text)
    }

    private func word(_ mechanism: S.Mechanism?) -> String { mechanism.map { "\($0)" } ?? "clean" }
}
