import FuzzEngine

/// What a gate reports about one case.
extension Gate.CaseResult {
    /// Whether the case meets its expectations; for a canary, whether it fails them.
    package var holds: Bool { entry.isCanary ? judgment.showsFailure : judgment.holds }

    /// Whether the file seems to be cut off: the case shows nothing, and lacks what a whole file ends with. A case that a person has
    /// written may lack the last line feed, unless it is a finding.
    package var isCutOff: Bool {
        !entry.isCanary && judgment.reproduced == 0 && entry.seemsCutOff
            && (entry.file.testCase.steps.isEmpty || entry.file.isUndecidedFinding)
    }

    /// Whether the case is a finding that fails no longer, and that may not be fixed: some of its steps have no effect.
    package var isLost: Bool { isFixed && !stepsWithoutEffect.isEmpty }

    /// Whether the case has no problem to report.
    package var isSound: Bool { holds && falseNote == nil && !isCutOff && !isExpired && !isLost }

    /// Whether the case fails as its acknowledgement says.
    package var isAcknowledged: Bool { acknowledgement != nil && isSound }

    /// Whether the case fails where no expectation allows it.
    package var isNewlyFailing: Bool { !entry.isCanary && judgment.hasUnexpectedFailure }
}
