import FilesAndProcesses
import FuzzEngine

/// The results of all cases of a corpus under the full matrix, each case run once.
///
/// Canaries are excluded: they are meant to fail, so their mechanisms do not count as known.
package struct CorpusSurvey<S: Subject>: Sendable {
    /// One case, and its results.
    package struct Case: Sendable {
        /// The case, and its place in the corpus.
        package let entry: CorpusEntry<S>
        /// The mechanism under each configuration of the full matrix, in its order; `nil` if the case is clean.
        package let mechanisms: [S.Mechanism?]
        /// The mechanism that the case represents as a finding: the one in its file name or in its notes.
        package let mechanism: S.Mechanism?
        /// The steps, from 1, without effect under every configuration of the full matrix.
        package let stepsWithoutEffect: [Int]
        /// The same results as `mechanisms`, as a set for comparisons.
        let failures: FailureSet<S>

        init(_ entry: CorpusEntry<S>, _ mechanisms: [S.Mechanism?], stepsWithoutEffect: [Int] = []) {
            self.entry = entry
            self.mechanisms = mechanisms
            self.stepsWithoutEffect = stepsWithoutEffect
            failures = FailureSet(mechanisms)
            mechanism =
                FindingName.mechanism(named: entry.name, among: mechanisms.distinct())
                ?? entry.file.mechanism(mechanisms)
        }

        /// Returns the mechanism under a configuration; `nil` if the case is clean, or if the configuration is not in the full
        /// matrix.
        package func mechanism(under configuration: S.Configuration) -> S.Mechanism? {
            configuration.index.flatMap { mechanisms[$0] }
        }

        /// The comparison of the case's verdicts with its expectations.
        package var judgment: CaseJudgment<S> {
            CaseJudgment(entry.file, S.Configuration.fullMatrix, verdicts: mechanisms.map { $0?.verdict ?? .clean })
        }

        /// Whether the case is a finding that fails no longer, and that no expectation holds yet.
        package var isFixed: Bool {
            entry.file.isUndecidedFinding && !entry.seemsCutOff && !mechanisms.contains { $0 != nil }
        }

        /// Returns whether another case shows the same mechanism under each configuration that this case breaks.
        ///
        /// - Parameter others: the failures of the other case.
        func isCovered(by others: FailureSet<S>) -> Bool { failures.isSubset(of: others) }
    }

    /// The directory of the corpus.
    package let directory: String
    /// The cases, in the order of the corpus.
    package private(set) var cases: [Case]
    /// The failures of all cases together.
    package private(set) var known: KnownMechanisms<S>

    /// Runs every case of a corpus.
    package init(_ corpus: Corpus<S>) {
        self.init(corpus.entries, directory: corpus.directory)
    }

    /// Runs some cases of a corpus.
    ///
    /// - Parameter goesOn: receives the number of cases that were run and the number of all cases, before and after each run, and
    ///   returns whether to continue. If not, the remaining cases are left out. So is a case whose run has just ended: what stopped
    ///   the survey may have cut the run off.
    package init(
        _ entries: [CorpusEntry<S>], directory: String, goesOn: (_ done: Int, _ count: Int) -> Bool = { _, _ in true }
    ) {
        let runner = S.Runner(under: S.Configuration.fullMatrix)
        let entries = entries.filter { !$0.isCanary }
        var cases: [Case] = []
        for entry in entries {
            guard goesOn(cases.count, entries.count) else { break }
            let shown = Case(entry, runBy: runner)
            guard goesOn(cases.count, entries.count) else { break }
            cases.append(shown)
        }
        self.cases = cases
        self.directory = directory
        known = KnownMechanisms(cases)
    }

    /// Reads the changes of other processes: removes deleted cases, and runs new and edited ones. Skips a file that is not a valid
    /// case, because another process may be writing it.
    ///
    /// - Throws: `FileError` if the directory cannot be read.
    package mutating func refresh() throws(FileError) {
        var earlier: [[UInt8]: Case] = [:]
        for shown in cases { earlier[Array(shown.entry.name.utf8)] = shown }
        var isChanged = false
        var names: Set<[UInt8]> = []
        var added: [Case] = []
        let runner = S.Runner(under: S.Configuration.fullMatrix)
        for name in try Corpus<S>.names(below: directory) where !CorpusLayout.isCanary(name: name) {
            let bytes = Array(name.utf8)
            if let known = earlier[bytes], known.isUntouched {
                names.insert(bytes)
            } else if let entry = try? CorpusEntry<S>(name: name, below: directory) {
                isChanged = true
                let known = earlier[bytes].flatMap { $0.entry.file == entry.file ? $0 : nil }
                added.append(
                    known.map { Case(entry, $0.mechanisms, stepsWithoutEffect: $0.stepsWithoutEffect) }
                        ?? Case(entry, runBy: runner))
            }
        }
        guard isChanged || names.count < cases.count else { return }
        cases = cases.filter { names.contains(Array($0.entry.name.utf8)) } + added
        known = KnownMechanisms(cases)
    }

    /// Adds a case that was written, or replaces the one at a position.
    mutating func put(_ added: Case, at position: Int?) {
        if let position { cases[position] = added } else { cases.append(added) }
        known.insert(added.failures)
    }
}

extension CorpusSurvey.Case {
    /// Runs a case.
    fileprivate init(_ entry: CorpusEntry<S>, runBy runner: S.Runner) {
        let outcomes = runner.run(entry.file.testCase)
        self.init(entry, outcomes.map(\.mechanism), stepsWithoutEffect: S.Outcome.stepsWithoutEffect(in: outcomes))
    }

    /// Whether the identity and the times of the file are those that were read.
    var isUntouched: Bool { FileStamp(entry.path) == entry.version.stamp }
}

/// The known mechanisms of each configuration.
///
/// A mechanism is *new* under a configuration if no case of the corpus shows it there. If findings are defects, a case that shows it
/// under any configuration makes it known: the configuration is a fact about the defect, not its cause. The word means the same in
/// every command.
package struct KnownMechanisms<S: Subject>: Hashable, Sendable {
    private var failures = FailureSet<S>()

    /// Creates an empty set.
    package init() {}

    /// Creates the set of the mechanisms that cases show.
    init(_ cases: [CorpusSurvey<S>.Case]) {
        for shown in cases { insert(shown.failures) }
    }

    /// Returns whether a mechanism is known under a configuration; never if no file can name the configuration.
    package func contains(_ mechanism: S.Mechanism, under configuration: S.Configuration) -> Bool {
        guard let position = configuration.index else { return false }
        return S.findingsAreDefects ? failures.contains(mechanism) : failures.contains(mechanism, at: position)
    }

    /// Returns the failing mechanisms that are new under some configuration.
    ///
    /// - Parameter found: mechanisms, and the configurations under which they were found.
    package func newFailures(among found: some Sequence<(S.Mechanism, S.Configuration)>) -> Set<S.Mechanism> {
        Set(found.filter { $0.isFailure && !contains($0, under: $1) }.map(\.0))
    }

    /// Returns whether all failures are known.
    func contains(all failures: FailureSet<S>) -> Bool {
        S.findingsAreDefects
            ? failures.mechanismIndices.allSatisfy(self.failures.mechanismIndices.contains)
            : failures.isSubset(of: self.failures)
    }

    /// Adds failures.
    mutating func insert(_ failures: FailureSet<S>) { self.failures.formUnion(failures) }
}
