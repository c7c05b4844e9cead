import FilesAndProcesses
import FuzzEngine

/// A search and the processing of its findings: the session verifies each finding, compares it with the corpus, and stores it if it
/// adds something.
///
/// `fuzz`, the gate and tests of views share it. The caller provides the function that verifies a finding, because verification
/// uses processes. A campaign's workers verify findings in the same way.
package struct FindingSession<S: Subject> {
    /// The outcome of processing a finding.
    package enum Fate {
        /// The corpus contains the finding, or a case that shows it.
        case settled(FindingStore<S>.Outcome)
        /// The finding is not stored, because its case does not reproduce it in a fresh process.
        case flaky(Flakiness)
        /// The finding is not stored, because its case did not show it again in this process.
        case unrepeatable(UnrepeatableFinding)
        /// The finding is not stored, because no file can name its configuration.
        case unnamed
    }

    /// The search.
    package private(set) var search: Search<S>
    private let verifyFinding: (Finding<S>) -> Finding<S>
    private var verified: [Finding<S>.Reproducer: (flakiness: Flakiness?, testCase: S.Case)] = [:]

    /// Creates a session.
    ///
    /// - Parameters:
    ///   - search: the search.
    ///   - verify: runs a finding again, and returns it with its flakiness.
    package init(_ search: Search<S>, verifying verify: @escaping (Finding<S>) -> Finding<S>) {
        self.search = search
        verifyFinding = verify
    }

    /// Receives the progress while the session shrinks the findings of a call, and decides whether to continue.
    package var shrinkWatch: ShrinkWatch? {
        get { search.shrinkWatch }
        set { search.shrinkWatch = newValue }
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
        let result = verifyFinding(finding)
        verified[finding.reproducer] = (result.flakiness, result.testCase)
        return result
    }

    /// Verifies a finding, and stores it in the corpus if it adds something.
    ///
    /// - Parameters:
    ///   - finding: a finding of this session.
    ///   - store: the corpus.
    ///   - origin: the command that found it, for a note.
    ///   - mechanisms: the mechanism of its verified case under each configuration of the full matrix, if that is known.
    /// - Throws: `FileError` if a file cannot be written.
    package mutating func settle(
        _ finding: Finding<S>, in store: inout FindingStore<S>, origin: String,
        showing mechanisms: [S.Mechanism?]? = nil
    ) throws -> Fate {
        guard finding.configuration.index != nil else { return .unnamed }
        let result = verify(finding)
        if let flakiness = result.flakiness { return .flaky(flakiness) }
        do {
            return .settled(try store.keep(result, origin: origin, showing: mechanisms))
        } catch let error as UnrepeatableFinding {
            let flakiness = Flakiness(.doesNotRepeat, ["It does not repeat: \(error)."])
            verified[finding.reproducer] = (flakiness, result.testCase)
            return .unrepeatable(error)
        }
    }

    /// Stores a finding that the search could not run again before its end, with a note that says so.
    package mutating func settleUnconfirmed(
        _ finding: Finding<S>, in store: inout FindingStore<S>, origin: String
    ) throws -> Fate {
        guard finding.configuration.index != nil else { return .unnamed }
        let mechanisms = S.Configuration.fullMatrix.map { $0 == finding.configuration ? finding.mechanism : nil }
        return .settled(try store.keep(finding, origin: origin, showing: mechanisms))
    }

    /// The findings of all configurations, in the order of configurations. Each verified finding includes its flakiness.
    package var findings: [Finding<S>] { search.findingsOfConfigurations.map(asVerified) }

    /// The smallest finding of each mechanism. Each verified finding includes its flakiness.
    package var smallestFindings: [Finding<S>] { Finding.smallest(of: findings) }

    /// Returns the failing mechanisms that are new under some configuration of the search.
    ///
    /// - Parameters:
    ///   - known: the mechanisms that the corpus shows.
    ///   - areCertain: whether to leave out findings that do not repeat, which no exit status depends on.
    package func newMechanisms(
        _ known: KnownMechanisms<S>, areCertain: Bool = false
    ) -> Set<S.Mechanism> {
        let findings = areCertain ? findings.filter(\.isCertain) : findings
        return known.newFailures(among: findings.lazy.map { ($0.mechanism, $0.configuration) })
    }

    /// Returns the finding as it was verified, if it was.
    package func asVerified(_ finding: Finding<S>) -> Finding<S> {
        verified[finding.reproducer].map { finding.verified($0.flakiness, as: $0.testCase) } ?? finding
    }
}
