import FilesAndProcesses
import FuzzCorpus
import FuzzEngine
import FuzzReports

/// The help of `fuzz`, which depends on the subject.
extension FuzzCommand {
    static var discussion: String {
        """
        Runs random cases for 60 seconds, each under the \(S.Configuration.standardMatrix.count) \
        configurations of the standard matrix. Prints \
        the random seed first and last. Findings depend only on the seed and the number of cases, not on the \
        number of cores. Findings are grouped by mechanism: \(S.vocabulary.mechanism). \
        \(kept) Ctrl-C ends the search and prints the summary.

        Exits with \(ExitStatus.unexpectedFailure) if a finding is new: no case of the corpus shows its mechanism\
        \(S.findingsAreDefects ? "" : " under its configuration").\(findingStates)\(starved)\(unrepeatedMeaning)
        """
    }

    /// Which cases are written.
    private static var kept: String {
        S.findingsAreDefects
            ? "For each new mechanism, the smallest case is written to DIR/found. With --keep-smaller, a smaller case of a "
                + "known mechanism replaces the case in DIR/found."
            : "For each configuration and mechanism that is new, the smallest case is written to DIR/found. With "
                + "--keep-smaller, so are smaller cases of known mechanisms; such a case replaces another one only if it "
                + "breaks everything that the other one breaks."
    }

    /// What the kept findings mean for the exit status, as a sentence after a space.
    private static var findingStates: String {
        S.findingsAreDefects
            ? " It also exits with \(ExitStatus.unexpectedFailure) if a kept case is an open finding, fails again, or no "
                + "longer has the result that was acknowledged, and if an acknowledgement is over."
            : ""
    }

    /// What a case that starves means for the exit status, as a sentence after a space.
    private static var starved: String {
        S.Verdict.liveness.map {
            " A \($0.verdict.rawValue) case is reported, but does not change the exit status."
        } ?? ""
    }

    /// What a finding that does not repeat means for the exit status, as a sentence after a space.
    static var unrepeatedMeaning: String {
        S.runsAfresh ? " A finding that does not repeat is reported, but does not change the exit status." : ""
    }
}
