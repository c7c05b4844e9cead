import FuzzEngine

/// What a gate reports about one case.
extension Gate.CaseResult {
    /// Whether the case meets its expectations; for a canary, whether it fails them.
    package var holds: Bool { entry.isCanary ? judgment.showsFailure : judgment.holds }

    /// Whether the file seems to be cut off: the case has no steps, shows nothing, and lacks what a whole file ends with.
    package var isCutOff: Bool {
        !entry.isCanary && entry.file.testCase.steps.isEmpty && judgment.reproduced == 0 && !entry.isCanonical
    }

    /// Whether the case has no problem to report.
    package var isSound: Bool { holds && falseNote == nil && !isCutOff && !isExpired }

    /// Whether the case fails as its acknowledgement says.
    package var isAcknowledged: Bool { acknowledgement != nil && isSound }

    /// Whether the case fails where no expectation allows it.
    package var isNewlyFailing: Bool { !entry.isCanary && judgment.hasUnexpectedFailure }
}
