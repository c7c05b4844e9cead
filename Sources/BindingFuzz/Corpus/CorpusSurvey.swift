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
    }

    /// The cases, in the order of the corpus.
    public let cases: [Case]
    /// What they show, all of them together.
    public let known: KnownMechanisms

    /// Runs every case.
    public init(_ entries: [CorpusEntry]) {
        var model = Model()
        let plan = ExecutionPlan(Configuration.fullMatrix)
        var known = KnownMechanisms()
        cases = entries.filter { !$0.isCanary }.map { entry in
            let outcomes = model.run(entry.file.interleaving, under: plan)
            let mechanisms = outcomes.map { $0.stale?.mechanism }
            known.insert(mechanisms)
            return Case(entry: entry, mechanisms: mechanisms)
        }
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

    /// Gets to know what a case shows.
    ///
    /// - Parameter mechanisms: how it goes wrong, in the order of the full matrix; nil where it is clean.
    /// - Returns: whether any of it was new.
    @discardableResult
    public mutating func insert(_ mechanisms: [Mechanism?]) -> Bool {
        var isNew = false
        for (position, mechanism) in mechanisms.enumerated() {
            guard let mechanism else { continue }
            let pair = position * Mechanism.count + mechanism.index
            isNew = isNew || !isKnown[pair]
            isKnown[pair] = true
        }
        return isNew
    }
}
