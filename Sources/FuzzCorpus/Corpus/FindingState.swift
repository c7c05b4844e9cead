import FuzzEngine

/// The state of a kept case, for a subject whose findings are defects: whether it is open, and what a person has decided about it.
///
/// `fuzz`, `replay` and the test of a package read the state from here. The gate tells its problems apart further, with the
/// same judgment.
package enum FindingState: Hashable, Sendable {
    /// The case fails, and is neither fixed nor acknowledged.
    case open
    /// The case fails, and is expected to be clean, for example because it was fixed.
    case failsAgain
    /// The case has another result than the one that it expects, or another mechanism than the acknowledged one.
    case changed
    /// The case fails as acknowledged, but the acknowledgement is over.
    case expired(Acknowledgement)
    /// The case fails as acknowledged.
    case acknowledged(Acknowledgement)
    /// The case was fixed, and is clean.
    case fixed
    /// The case fails no longer, and nothing expects it to be clean yet.
    case failsNoLonger

    /// Returns the state of a case; `nil` if it is no finding and meets its expectations, or if findings are facts.
    ///
    /// - Parameters:
    ///   - file: the case.
    ///   - judgment: the comparison of its expectations with its verdicts.
    ///   - mechanisms: the mechanism under each configuration of the full matrix, in its order. It is computed only for a case
    ///     that fails as acknowledged, whose notes may name another mechanism.
    ///   - today: the day on which an acknowledgement must hold.
    package init?<S: Subject>(
        of file: CaseFile<S>, _ judgment: CaseJudgment<S>, showing mechanisms: @autoclosure () -> [S.Mechanism?],
        on today: Day = .today
    ) {
        guard S.findingsAreDefects else { return nil }
        if judgment.isOpen {
            self = .open
        } else if !judgment.holds {
            self = file.acknowledgement == nil && judgment.hasUnexpectedFailure ? .failsAgain : .changed
        } else if let acknowledgement = file.acknowledgement {
            // The verdict alone does not tell a new defect from the acknowledged one.
            if NoteCheck<S>().contradictsNotes(of: file, mechanisms()) {
                self = .changed
            } else {
                self = acknowledgement.isOver(on: today) ? .expired(acknowledgement) : .acknowledged(acknowledgement)
            }
        } else if file.isFixedFinding {
            self = .fixed
        } else if file.isUndecidedFinding {
            self = .failsNoLonger
        } else {
            return nil
        }
    }

    /// Whether a check of the corpus fails because of the case.
    package var failsChecks: Bool {
        switch self {
        case .open, .failsAgain, .changed, .expired: true
        case .acknowledged, .fixed, .failsNoLonger: false
        }
    }
}
