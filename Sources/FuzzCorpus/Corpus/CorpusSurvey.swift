import BindingFuzz

/// What the cases of a corpus show under the full matrix, each case run once.
///
/// Canaries are left out: they are there to fail, and show nothing that is known.
public struct CorpusSurvey: Sendable {
    /// One case, and what it shows.
    public struct Case: Sendable {
        /// The case, and where it is kept.
        public let entry: CorpusEntry
        /// How it goes wrong, in the order of the full matrix; nil where it is clean.
        public let mechanisms: [Mechanism?]
        /// What it stands for if it is a finding: the mechanism that its file is named for, or that its notes name.
        public let mechanism: Mechanism?

        init(_ entry: CorpusEntry, _ mechanisms: [Mechanism?]) {
            self.entry = entry
            self.mechanisms = mechanisms
            let named = mechanisms.lazy.compactMap { $0 }.first { FindingName.isName(entry.name, of: $0) }
            mechanism = named ?? entry.file.mechanism(mechanisms)
        }

        /// Whether another case goes wrong in the same way wherever this one does.
        ///
        /// - Parameter others: how the other case goes wrong, in the order of the full matrix.
        func isCovered(by others: [Mechanism?]) -> Bool {
            zip(mechanisms, others).allSatisfy { $0 == nil || $0 == $1 }
        }
    }

    /// How a case goes wrong, in the order of the full matrix; nil where it is clean.
    static func mechanisms(of interleaving: Interleaving) -> [Mechanism?] {
        var model = Model()
        return model.run(interleaving, under: ExecutionPlan(Configuration.fullMatrix)).map { $0.stale?.mechanism }
    }

    /// The directory of the corpus.
    public let directory: String
    /// The cases, in the order of the corpus.
    public let cases: [Case]
    /// What they show, all of them together.
    public let known: KnownMechanisms

    /// Runs every case of a corpus.
    public init(_ corpus: Corpus) {
        self.init(corpus.entries, directory: corpus.directory)
    }

    /// Runs some cases of a corpus.
    public init(_ entries: [CorpusEntry], directory: String) {
        var model = Model()
        let plan = ExecutionPlan(Configuration.fullMatrix)
        var known = KnownMechanisms()
        cases = entries.filter { !$0.isCanary }.map { entry in
            let mechanisms = model.run(entry.file.interleaving, under: plan).map { $0.stale?.mechanism }
            known.insert(mechanisms)
            return Case(entry, mechanisms)
        }
        self.directory = directory
        self.known = known
    }
}

/// The ways to go wrong that are known of each configuration. What is not among them is *new*: no case of the corpus shows
/// this mechanism under this configuration. The word means the same in every command.
public struct KnownMechanisms: Hashable, Sendable {
    /// For each configuration of the full matrix and each mechanism.
    private var isKnown = Array(repeating: false, count: Configuration.fullMatrix.count * Mechanism.count)

    /// Knows nothing.
    public init() {}

    /// Whether a mechanism is known of a configuration.
    public func contains(_ mechanism: Mechanism, under configuration: Configuration) -> Bool {
        isKnown[configuration.index * Mechanism.count + mechanism.index]
    }

    /// Whether everything that a case shows is known.
    ///
    /// - Parameter mechanisms: how it goes wrong, in the order of the full matrix; nil where it is clean.
    func contains(all mechanisms: [Mechanism?]) -> Bool {
        mechanisms.enumerated().allSatisfy { position, mechanism in
            mechanism.map { isKnown[position * Mechanism.count + $0.index] } ?? true
        }
    }

    /// Gets to know what a case shows.
    ///
    /// - Parameter mechanisms: how it goes wrong, in the order of the full matrix; nil where it is clean.
    mutating func insert(_ mechanisms: [Mechanism?]) {
        for (position, mechanism) in mechanisms.enumerated() {
            if let mechanism { isKnown[position * Mechanism.count + mechanism.index] = true }
        }
    }
}
