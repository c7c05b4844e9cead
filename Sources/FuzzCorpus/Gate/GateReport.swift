import FilesAndProcesses
import FuzzEngine

extension Gate {
    /// The report of a gate run.
    package struct Report: Sendable {
        /// The directory of the corpus.
        package let directory: String
        /// The results of the cases, in the order of the corpus.
        package private(set) var cases: [CaseResult]
        /// The number of cases that were searched.
        package let searched: UInt64
        /// The new findings of the search: the smallest case of each configuration and mechanism.
        package let findings: [Finding<S>]
        /// The claims that do not hold, in the order of the table.
        package let brokenClaims: [TableProblem]
        /// The table of verdicts; `nil` if there is none.
        package let table: VerdictTable<S>?
        /// Whether the table is being recorded, so that no finding contradicts it.
        let isRecording: Bool
        /// Whether the corpus has a canary.
        package var hasCanary: Bool
        /// The decisions; `nil` if the subject cannot be decided.
        package let proofs: Proofs?
        /// The documents beside the corpus that are missing or out of date.
        package var outdated: [OutdatedDocument] = []
        /// The comparison of two engines; `nil` if the subject has only one.
        package var comparison: EngineComparison?
        /// Whether the gate was stopped before its end, so that the report is incomplete.
        package var isInterrupted = false
        /// The cases that were left out because the time was over. A report without all cases of the corpus does not pass.
        package var leftOut = LeftOut.nothing
        /// Whether the corpus lacks what a gate needs, so that nothing was run.
        package var isUnprepared = false
        /// The values to which the user has fixed assumptions. Cases that assume something else were left out.
        package var assumptions: [String] = []

        /// Returns whether the table claims that the configuration of a finding is clean, or that no case starves under it.
        package func isContradicted(by finding: Finding<S>) -> Bool {
            !isRecording && table?.isContradicted(by: finding) == true
        }

        /// Notes that the fixed cases are regression tests now.
        package mutating func noteRegressionTests() {
            for index in cases.indices where cases[index].stepsWithoutEffect.isEmpty { cases[index].isFixed = false }
        }

        /// Whether the time was over before the first case was searched.
        package var hasSearchedNothing: Bool { leftOut.searched > 0 && searched == 0 }

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
                && outdated.isEmpty && leftOut.replayed == 0 && !hasSearchedNothing
            return holds && table != nil && hasCanary ? .asExpected : .brokenExpectation
        }
    }
}
