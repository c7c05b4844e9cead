import FuzzEngine

/// The kinds of problems for which a gate does not pass. All reports share this classification. Machine-readable reports identify a
/// kind by its raw value, which never changes.
package enum ProblemKind: String, Hashable, Sendable, CaseIterable {
    case newFailure = "new-failure"
    case regression = "regression"
    case unfulfilled = "unfulfilled"
    case unexpectedlyFixed = "unexpectedly-fixed"
    case differentFailure = "different-failure"
    case silentCanary = "silent-canary"
    case missingCanary = "missing-canary"
    case falseNote = "false-note"
    case cutOffCase = "cut-off-case"
    case missingTable = "missing-table"
    case brokenClaim = "broken-claim"
    case unsoundProof = "unsound-proof"
    case outdatedDocument = "outdated-document"
    case missingDocument = "missing-document"
    case engineDifference = "engine-difference"
    case needsEarlierCases = "needs-earlier-cases"
    case failsDifferently = "fails-differently"
    case doesNotRepeat = "does-not-repeat"
    case withoutEffect = "without-effect"
    case openFinding = "open-finding"
    case expiredAcknowledgement = "expired-acknowledgement"
    case acknowledged = "acknowledged"
    case fixedFinding = "fixed-finding"
    case unreplayedCases = "unreplayed-cases"
    case unfinishedSearch = "unfinished-search"

    /// Whether the problem is only reported, and does not fail the gate.
    package var isNote: Bool {
        switch self {
        case .doesNotRepeat, .withoutEffect, .acknowledged, .fixedFinding, .unfinishedSearch: true
        default: false
        }
    }
}

extension ProblemKind {
    /// Classifies a verdict that does not meet its expectation; `nil` if it does.
    ///
    /// - Parameters:
    ///   - verdict: the verdict on a run.
    ///   - expected: the expected verdict; `nil` if no expectation matches the configuration.
    ///   - isOpen: whether a failure without an expectation is an open finding.
    package init?<Verdict: TestVerdict>(_ verdict: Verdict, expected: ExpectedVerdict<Verdict>?, isOpen: Bool) {
        guard let expected else {
            guard verdict.isFailure else { return nil }
            self = isOpen ? .openFinding : .newFailure
            return
        }
        guard !expected.allows(verdict) else { return nil }
        self =
            if expected.isFailure {
                verdict.isFailure ? .differentFailure : .unexpectedlyFixed
            } else {
                verdict.isFailure ? .regression : expected.isStarved ? .unexpectedlyFixed : .unfulfilled
            }
    }

    /// The kind of a flaky finding.
    package init(_ flakiness: Flakiness.Kind) {
        self =
            switch flakiness {
            case .needsEarlierCases: .needsEarlierCases
            case .failsDifferently: .failsDifferently
            case .doesNotRepeat: .doesNotRepeat
            }
    }

    /// The rank of an unmet expectation: a new failure ranks highest, then a regression, then a different failure, then a failure
    /// that is gone.
    package var severity: Int {
        switch self {
        case .newFailure, .openFinding: 3
        case .regression: 2
        case .differentFailure: 1
        default: 0
        }
    }
}
