import FilesAndProcesses
import FuzzEngine

extension Gate {
    /// What the gate saw.
    package struct Report: Sendable {
        package let directory: String
        /// In the order of the corpus.
        package let cases: [CaseResult]
        /// How many cases were searched, from `seed`.
        package let searched: UInt64
        /// What the search found that nothing expects: for each configuration and mechanism the smallest case.
        package let findings: [Finding<S>]
        /// In the order of the table.
        package let brokenClaims: [TableProblem]
        /// The table of verdicts; nil where there is none.
        package let table: VerdictTable<S>?
        /// Whether the table is being recorded, so that no finding contradicts it.
        let isRecording: Bool
        /// Whether there is a canary.
        package let hasCanary: Bool
        /// What was decided anew; nil of a subject that cannot be decided.
        package let proofs: Proofs?
        /// The documents beside the corpus that do not say what was found, with the first line that differs.
        package var outdated: [OutdatedDocument] = []
        /// The comparison of two engines; nil where there is only one.
        package var comparison: EngineComparison?
        /// Whether the gate was ended before it had looked at everything: what is here is what was done until then.
        package var isInterrupted = false

        /// Whether the table claims that the configuration of a finding is clean, or that nothing starves under it.
        package func isContradicted(by finding: Finding<S>) -> Bool {
            !isRecording && table?.isContradicted(by: finding) == true
        }

        /// The exit status of the command.
        package var status: ExitStatus {
            if isInterrupted { return .interrupted }
            if let comparison, comparison.differing > 0 { return .defect }
            let refutations = proofs?.refutations ?? []
            if refutations.contains(where: { $0.reason == .unsound }) { return .defect }
            let isClaimedClean =
                brokenClaims.contains { $0.reason == .contradicted } || refutations.contains { $0.reason == .failing }
            let certain = findings.filter(\.isCertain)
            let isBroken = certain.contains(where: \.mechanism.isFailure)
            if isBroken || isClaimedClean || cases.contains(where: \.isNewlyFailing) { return .unexpectedFailure }
            let holds =
                cases.allSatisfy { $0.isSound } && brokenClaims.isEmpty && certain.isEmpty
                && refutations.isEmpty
                && outdated.isEmpty
            return holds && table != nil && hasCanary ? .asExpected : .brokenExpectation
        }
    }
}
