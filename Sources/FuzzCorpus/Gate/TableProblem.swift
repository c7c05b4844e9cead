import FuzzEngine

extension Gate {
    /// A claim of the table of verdicts that does not hold: a case of the corpus contradicts it, or a proof does.
    package struct TableProblem: Sendable {
        /// The configuration that the claim is about.
        package let configuration: S.Configuration
        /// Why the claim does not hold.
        package let reason: Reason
        /// What contradicts the claim.
        package let evidence: Evidence

        /// What contradicts a claim.
        package enum Evidence: Sendable {
            /// A case of the corpus, or the lack of one, by its path.
            case file(String)
            /// A decision about all cases.
            case decision(Decision<S>)
        }

        /// Why a claim does not hold, in the word by which code scanning identifies results: the raw values stay.
        package enum Reason: String, Hashable, Sendable, CaseIterable {
            /// The configuration is claimed to be broken by a case that is missing.
            case missing = "missing"
            /// It is claimed to be broken by a case that is clean under it.
            case clean = "clean"
            /// It is claimed to be clean, and a case breaks it.
            case contradicted = "contradicted"
            /// A case is claimed to starve under it, and does not.
            case delivered = "fulfilled"
            /// Nothing is claimed to starve under it, and something does.
            case starved = "wanting"
            /// It is claimed to be clean by a search that the gate does not make.
            case unsearched = "unsearched"
            /// It is claimed to be proven, and a proof finds a case that breaks it.
            case failing = "failing"
            /// It is claimed to be proven, and is not.
            case open = "open"
            /// It is claimed to be clean by a search, and is proven to be.
            case searched = "searched"
            /// It is proven to be clean, or to deliver, and a case of the corpus shows the contrary.
            case unsound = "unsound"

            /// What a report calls it.
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
