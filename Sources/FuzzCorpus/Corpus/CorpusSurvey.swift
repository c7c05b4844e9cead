import BindingFuzz

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
    package let cases: [Case]
    /// What they show, all of them together.
    package let known: KnownMechanisms<S>

    /// Runs every case of a corpus.
    package init(_ corpus: Corpus<S>) {
        self.init(corpus.entries, directory: corpus.directory)
    }

    /// Runs some cases of a corpus.
    package init(_ entries: [CorpusEntry<S>], directory: String) {
        let runner = S.Runner(under: S.Configuration.fullMatrix)
        var known = KnownMechanisms<S>()
        cases = entries.filter { !$0.isCanary }.map { entry in
            let outcomes = runner.run(entry.file.interleaving)
            let shown = Case(
                entry, outcomes.map(\.mechanism), stepsWithoutEffect: S.Outcome.stepsWithoutEffect(in: outcomes))
            known.insert(shown.failures)
            return shown
        }
        self.directory = directory
        self.known = known
    }
}

/// The ways to go wrong that are known of each configuration. What is not among them is *new*: no case of the corpus shows
/// this mechanism under this configuration. The word means the same in every command.
package struct KnownMechanisms<S: Subject>: Hashable, Sendable {
    private var failures = FailureSet<S>()

    /// Knows nothing.
    package init() {}

    /// Whether a mechanism is known of a configuration; of one that no file can name nothing is.
    package func contains(_ mechanism: S.Mechanism, under configuration: S.Configuration) -> Bool {
        configuration.index.map { failures.contains(mechanism, at: $0) } ?? false
    }

    /// Whether everything that a case shows is known.
    func contains(all failures: FailureSet<S>) -> Bool { failures.isSubset(of: self.failures) }

    /// Gets to know what a case shows.
    mutating func insert(_ failures: FailureSet<S>) { self.failures.formUnion(failures) }
}
