import FuzzEngine

extension Gate {
    /// A claim of the table of verdicts that a case of the corpus or a decision contradicts.
    package struct TableProblem: Sendable {
        /// The configuration that the claim is about.
        package let configuration: S.Configuration
        /// The reason why the claim does not hold.
        package let reason: Reason
        /// The evidence against the claim.
        package let evidence: Evidence

        /// Evidence against a claim.
        package enum Evidence: Sendable {
            /// A case of the corpus, present or missing, by its path.
            case file(String)
            /// A decision on all cases.
            case decision(Decision<S>)
        }

        /// The reason why a claim does not hold. Code scanning identifies results by the raw value, which never changes.
        package enum Reason: String, Hashable, Sendable, CaseIterable {
            /// The claim names a failing case that is missing.
            case missing = "missing"
            /// The claim names a failing case that is clean under the configuration.
            case clean = "clean"
            /// The configuration is claimed to be clean, and a case breaks it.
            case contradicted = "contradicted"
            /// The claim names a starving case that delivers.
            case delivered = "fulfilled"
            /// No case is claimed to starve under the configuration, and one does.
            case starved = "wanting"
            /// The claim rests on a search that the gate does not make.
            case unsearched = "unsearched"
            /// The configuration is claimed to be proven, and a decision finds a case that breaks it.
            case failing = "failing"
            /// The configuration is claimed to be proven, and cannot be decided.
            case open = "open"
            /// The claim rests on a search, and there is a proof.
            case searched = "searched"
            /// A proof contradicts a case of the corpus that fails or starves.
            case unsound = "unsound"

            /// The kind of problem in reports.
            package var kind: ProblemKind {
                switch self {
                case .contradicted, .failing: .regression
                case .unsound: .unsoundProof
                case .missing, .clean, .delivered, .starved, .unsearched, .open, .searched: .brokenClaim
                }
            }
        }

        /// The path of the case; empty for a decision.
        package var path: String {
            if case .file(let path) = evidence { path } else { "" }
        }

        init(_ configuration: S.Configuration, _ reason: Reason, by evidence: Evidence) {
            self.configuration = configuration
            self.reason = reason
            self.evidence = evidence
        }
    }
}
