import FilesAndProcesses
import FuzzEngine

/// A search, and what becomes of its findings: each is verified, compared with the corpus and kept where it adds something.
///
/// `fuzz`, the gate and a test of views share it. How to verify a finding is given by the caller, since it takes processes; a
/// campaign's workers verify in the same way.
package struct FindingSession<S: Subject> {
    /// What became of a finding.
    package enum Fate {
        /// The corpus has it, or has it now.
        case settled(FindingStore<S>.Outcome)
        /// It is not kept, since its case does not reproduce it.
        case flaky(Flakiness)
        /// It is not kept, since its case did not show it again in this process.
        case unrepeatable(UnrepeatableFinding)
        /// It is not kept, since no file can name its configuration.
        case unnamed
    }

    private struct Key: Hashable {
        let testCase: S.Case
        let mechanism: S.Mechanism
    }

    /// The search.
    package private(set) var search: Search<S>
    private let verifyFinding: (Finding<S>) -> Finding<S>
    private var flakiness: [Key: Flakiness] = [:]

    /// Creates a session.
    ///
    /// - Parameters:
    ///   - search: the search.
    ///   - verify: runs a finding again, and returns it with its flakiness.
    package init(_ search: Search<S>, verifying verify: @escaping (Finding<S>) -> Finding<S>) {
        self.search = search
        verifyFinding = verify
    }

    /// Runs the next cases.
    ///
    /// - Returns: the findings that no earlier case has shown, shrunk and not yet verified.
    package mutating func run(cases count: Int) -> [Finding<S>] { search.run(cases: count) }

    /// Runs a single case of the family.
    ///
    /// - Returns: the findings that no earlier case has shown, shrunk and not yet verified.
    package mutating func run(case index: UInt64) -> [Finding<S>] { search.run(case: index) }

    /// Verifies a finding.
    package mutating func verify(_ finding: Finding<S>) -> Finding<S> {
        let verified = verifyFinding(finding)
        flakiness[Key(testCase: finding.testCase, mechanism: finding.mechanism)] = verified.flakiness
        return verified
    }

    /// Verifies a finding, and keeps it in the corpus where it adds something.
    ///
    /// - Parameters:
    ///   - finding: a finding of this session.
    ///   - store: the corpus.
    ///   - origin: the command that found it, for a note.
    /// - Throws: `CorpusError` if a file cannot be written.
    package mutating func settle(
        _ finding: Finding<S>, in store: inout FindingStore<S>, origin: String
    ) throws -> Fate {
        guard finding.configuration.index != nil else { return .unnamed }
        let verified = verify(finding)
        if let flakiness = verified.flakiness { return .flaky(flakiness) }
        do {
            return .settled(try store.keep(verified, origin: origin))
        } catch let error as UnrepeatableFinding {
            return .unrepeatable(error)
        }
    }

    /// The findings of all configurations, in the order of configurations, with their flakiness as far as they were verified.
    package var findings: [Finding<S>] { search.findingsOfConfigurations.map(asVerified) }

    /// The smallest finding of each mechanism, with its flakiness as far as it was verified.
    package var smallestFindings: [Finding<S>] { search.findings.map(asVerified) }

    /// The failing mechanisms that are new under some configuration that was searched.
    ///
    /// - Parameter known: what the corpus shows.
    package func newMechanisms(_ known: KnownMechanisms<S>) -> Set<S.Mechanism> {
        let new = search.findingsOfConfigurations.filter {
            $0.mechanism.isFailure && !known.contains($0.mechanism, under: $0.configuration)
        }
        return Set(new.map(\.mechanism))
    }

    private func asVerified(_ finding: Finding<S>) -> Finding<S> {
        flakiness[Key(testCase: finding.testCase, mechanism: finding.mechanism)].map(finding.verified) ?? finding
    }
}
