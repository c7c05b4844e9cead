import FuzzCorpus
import FilesAndProcesses
import FuzzEngine
import Locks

/// Explains, in sentences, why fresh runs of a case differ. The engine knows only outcomes; a subject with stories can say more.
package typealias FlakinessEvidence<S: Subject> =
    @Sendable (_ testCase: S.Case, _ configuration: S.Configuration, _ outcomes: [S.Outcome]) -> [String]

/// Verifies findings: runs each case again, in processes that have run nothing before, and explains why a case is flaky.
///
/// A case runs again only once, however many configurations share it. The search for its prerequisite cases runs once for each
/// mechanism, because it takes many processes. Several threads may verify findings.
package final class FindingVerifier<S: Subject>: Sendable {
    private let family: CaseFamily
    private let evidence: FlakinessEvidence<S>
    private struct State {
        var verified: [Finding<S>.Reproducer: (flakiness: Flakiness?, testCase: S.Case)] = [:]
        var explained: Set<S.Mechanism> = []
    }

    private let state = Locked(State())

    /// Creates a verifier for the findings of one search.
    ///
    /// - Parameters:
    ///   - family: the cases that the search runs.
    ///   - evidence: explains why fresh runs differ.
    package init(_ family: CaseFamily, explainedBy evidence: @escaping FlakinessEvidence<S>) {
        self.family = family
        self.evidence = evidence
    }

    /// Returns the finding with its flakiness, and with its case in the spelling that a person would use. If the subject runs in this
    /// process, no finding is flaky.
    package func verify(_ finding: Finding<S>) -> Finding<S> {
        if let known = state.withLock({ $0.verified[finding.reproducer] }) {
            return finding.verified(known.flakiness, as: known.testCase)
        }
        if let respelled = respelled(finding), !isCutOff(finding) { return note(finding, nil, as: respelled) }
        let runs = FreshRuns<S>(of: finding.testCase, under: finding.configuration)
        var flakiness = runs?.flakiness(expecting: finding.mechanism, explainedBy: evidence)
        if flakiness != nil && Interruption.hasCome || isCutOff(finding) {
            let again = S.invocation.command(
                "fuzz", "--seed", "\(family.seed)", "--length", "\(family.length)", "--case", "\(finding.firstIndex)")
            flakiness = Flakiness(
                .doesNotRepeat, ["It is not confirmed, because the search ended before. To run it again: \(again)"])
        } else if flakiness?.kind == .needsEarlierCases,
            state.withLock({ $0.explained.insert(finding.mechanism).inserted })
        {
            flakiness = runs?.flakiness(
                expecting: finding.mechanism, explainedBy: evidence, after: earlier(than: finding))
        }
        return note(finding, flakiness)
    }

    /// Remembers the result for other configurations, and returns the finding with it.
    private func note(_ finding: Finding<S>, _ flakiness: Flakiness?, as spelling: S.Case? = nil) -> Finding<S> {
        state.withLock { $0.verified[finding.reproducer] = (flakiness, spelling ?? finding.testCase) }
        return finding.verified(flakiness, as: spelling)
    }

    /// Returns whether the runs of a hang were cut off, which look like hangs.
    private func isCutOff(_ finding: Finding<S>) -> Bool {
        Interruption.hasCome && S.isolation?.isHang(finding.mechanism) == true
    }

    /// Returns the case in the spelling that a person would use, if it shows the finding in fresh processes.
    private func respelled(_ finding: Finding<S>) -> S.Case? {
        guard let respelled = S.isolation?.respelled(finding.testCase, under: finding.configuration),
            let runs = FreshRuns<S>(of: respelled, under: finding.configuration),
            runs.flakiness(expecting: finding.mechanism, explainedBy: evidence) == nil
        else { return nil }
        return respelled
    }

    /// Returns the first case that showed the finding, preceded by the cases before it.
    private func earlier(than finding: Finding<S>) -> [S.Case] {
        let last = finding.firstIndex
        let first = last - min(last, PrerequisiteCases<S>.mostEarlier)
        return (first...last).map { S.testCase(at: $0, of: family) }
    }

    /// Returns why a single case is flaky, for example in a replay; nil if it is not.
    ///
    /// - Parameter mechanism: the mechanism of the earlier run; nil if it was clean.
    package static func flakiness(
        of testCase: S.Case, under configuration: S.Configuration, expecting mechanism: S.Mechanism?,
        explainedBy evidence: FlakinessEvidence<S>
    ) -> Flakiness? {
        FreshRuns<S>(of: testCase, under: configuration)?
            .flakiness(expecting: mechanism, explainedBy: evidence, after: [])
    }

    /// Explains why a case had another outcome when a campaign ran it again.
    ///
    /// - Returns: nil if the subject runs in this process, where no state outlives a run. The difference is then a defect of the
    ///   harness.
    package func verify(_ repeated: RepeatedCase<S>) -> UnrepeatedCase? {
        guard S.runsAfresh else { return nil }
        for (configuration, mechanism) in zip(repeated.configurations, repeated.mechanisms) {
            let runs = FreshRuns<S>(of: repeated.testCase, under: configuration)
            guard let flakiness = runs?.flakiness(expecting: mechanism, explainedBy: evidence) else { continue }
            let found = "In the campaign the case was \(mechanism.map { "\($0)" } ?? "clean")."
            return UnrepeatedCase(
                index: repeated.index, configuration: "\(configuration)",
                flakiness: Flakiness(
                    flakiness.kind, [found] + flakiness.sentences + [flakiness.kind.remedy]))
        }
        let kind = Flakiness.Kind.doesNotRepeat
        return UnrepeatedCase(
            index: repeated.index, configuration: repeated.configurations.map(\.description).list("and"),
            flakiness: Flakiness(
                kind,
                [
                    "It does not repeat: of three fresh processes, one gave a different result than the campaign, and "
                        + "two gave the same.", kind.remedy,
                ]))
    }
}
