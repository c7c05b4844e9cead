import FilesAndProcesses
import FuzzEngine

/// What the cases of a corpus show under the full matrix, each case run once.
///
/// Canaries are left out: they are there to fail, and show nothing that is known.
package struct CorpusSurvey<S: Subject>: Sendable {
    /// One case, and what it shows.
    package struct Case: Sendable {
        /// The case, and where it is kept.
        package let entry: CorpusEntry<S>
        /// How it goes wrong, in the order of the full matrix; nil where it is clean.
        package let mechanisms: [S.Mechanism?]
        /// What it stands for if it is a finding: the mechanism that its file is named for, or that its notes name.
        package let mechanism: S.Mechanism?
        /// The steps, from 1, that have no effect under any configuration of the full matrix.
        package let stepsWithoutEffect: [Int]
        /// The same as `mechanisms`, for comparing.
        let failures: FailureSet<S>

        init(_ entry: CorpusEntry<S>, _ mechanisms: [S.Mechanism?], stepsWithoutEffect: [Int] = []) {
            self.entry = entry
            self.mechanisms = mechanisms
            self.stepsWithoutEffect = stepsWithoutEffect
            failures = FailureSet(mechanisms)
            let named = Set(mechanisms).lazy.compactMap { $0 }.first { FindingName.isName(entry.name, of: $0) }
            mechanism = named ?? entry.file.mechanism(mechanisms)
        }

        /// How it goes wrong under a configuration; nil where it is clean, or the configuration is not in the full matrix.
        package func mechanism(under configuration: S.Configuration) -> S.Mechanism? {
            configuration.index.flatMap { mechanisms[$0] }
        }

        /// Whether another case goes wrong in the same way wherever this one does.
        ///
        /// - Parameter others: how the other case goes wrong.
        func isCovered(by others: FailureSet<S>) -> Bool { failures.isSubset(of: others) }
    }

    /// The directory of the corpus.
    package let directory: String
    /// The cases, in the order of the corpus.
    package private(set) var cases: [Case]
    /// What they show, all of them together.
    package private(set) var known: KnownMechanisms<S>

    /// Runs every case of a corpus.
    package init(_ corpus: Corpus<S>) {
        self.init(corpus.entries, directory: corpus.directory)
    }

    /// Runs some cases of a corpus.
    ///
    /// - Parameter goesOn: is told before each case how many were run, of how many, and says whether to go on. Where it does not,
    ///   the other cases are left out.
    package init(
        _ entries: [CorpusEntry<S>], directory: String, goesOn: (_ done: Int, _ count: Int) -> Bool = { _, _ in true }
    ) {
        let runner = S.Runner(under: S.Configuration.fullMatrix)
        let entries = entries.filter { !$0.isCanary }
        var cases: [Case] = []
        for entry in entries {
            guard goesOn(cases.count, entries.count) else { break }
            cases.append(Case(entry, runBy: runner))
        }
        self.cases = cases
        self.directory = directory
        known = KnownMechanisms(cases)
    }

    /// Looks again at what others have changed since: cases that are gone are left out, and those that are new or were edited are
    /// run. A file that is no case is left out, too, since somebody may be about to write it.
    ///
    /// - Throws: `CorpusError` where the directory cannot be read.
    package mutating func refresh() throws(CorpusError) {
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

    /// Puts a case that was written in the place of another one, or beside the others.
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

    /// Whether the file looks as it did when it was read.
    var isUntouched: Bool { FileStamp(entry.path) == entry.version.stamp }
}

/// The ways to go wrong that are known of each configuration. What is not among them is *new*: no case of the corpus shows
/// this mechanism under this configuration. The word means the same in every command.
package struct KnownMechanisms<S: Subject>: Hashable, Sendable {
    private var failures = FailureSet<S>()

    /// Knows nothing.
    package init() {}

    /// Knows what cases show.
    init(_ cases: [CorpusSurvey<S>.Case]) {
        for shown in cases { insert(shown.failures) }
    }

    /// Whether a mechanism is known of a configuration; of one that no file can name nothing is.
    package func contains(_ mechanism: S.Mechanism, under configuration: S.Configuration) -> Bool {
        configuration.index.map { failures.contains(mechanism, at: $0) } ?? false
    }

    /// Whether everything that a case shows is known.
    func contains(all failures: FailureSet<S>) -> Bool { failures.isSubset(of: self.failures) }

    /// Gets to know what a case shows.
    mutating func insert(_ failures: FailureSet<S>) { self.failures.formUnion(failures) }
}
