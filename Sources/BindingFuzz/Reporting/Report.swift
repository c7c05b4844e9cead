/// What a directory of findings holds, mechanism by mechanism: the smallest case that shows it, where it breaks, why,
/// and what leaves it clean. A value; `ReportMemory` knows what was told before, the renderers how it is told.
public struct Report: Sendable {
    /// Whether a mechanism was told before.
    public enum Novelty: String, Hashable, Sendable {
        /// Never.
        case new
        /// With another case: the one that is told now is smaller, or the other is gone.
        case changed
        /// With this case.
        case known
    }

    /// One mechanism with its smallest case.
    public struct Item: Sendable {
        /// How it goes wrong.
        public let mechanism: Mechanism
        /// Whether it was told before.
        public let novelty: Novelty
        /// The path of the case.
        public let path: String
        /// The case, as it is kept.
        public let file: CaseFile
        /// The configuration that is shown: the first that the case breaks by this mechanism.
        public let configuration: Configuration
        /// Everything that happens under it.
        public let trace: Trace
        /// How many configurations of the full matrix the case breaks by this mechanism.
        public let brokenByCase: Int
        /// How many any case of the directory breaks by this mechanism, and patterns for them.
        public let brokenCount: Int
        /// The configurations that it breaks.
        public let broken: [ConfigurationPattern]
        /// The single changes of the configuration under which the case is clean.
        let heals: [CaseExplanation.Change]

        /// A command that shows the case go wrong.
        public var command: String { "bindfuzz replay \(path.shellQuoted) --configurations \(configuration)" }

        /// How it goes wrong, in words.
        public var title: String { mechanism.phrase(on: configuration.platform) }
    }

    /// A configuration of the full matrix, and how the cases of the directory break it.
    public struct Cell: Sendable {
        /// The configuration.
        public let configuration: Configuration
        /// How it goes wrong, whatever the case; none for a clean one.
        public let kinds: [VerdictKind]
        /// The smallest case that breaks it, and by which mechanism.
        public let smallest: (mechanism: Mechanism, path: String, interleaving: Interleaving)?
    }

    /// The folder of a campaign for cases that a worker did not survive.
    static let incidentsFolder = "incidents"

    /// The directory.
    public let directory: String
    /// Every mechanism that a case shows, in their order.
    public let items: [Item]
    /// Every configuration, in the order of the full matrix.
    public let cells: [Cell]
    /// How the campaign went; empty where it left no statistics.
    public let growth: [CampaignStatisticsLine]
    /// Whether what is known is told too.
    public let showsAll: Bool

    /// What is to be told.
    public var shown: [Item] { showsAll ? items : items.filter { $0.novelty != .known } }
    /// How many mechanisms were never told before.
    public var newCount: Int { items.count { $0.novelty == .new } }
    /// How many configurations a case breaks.
    public var brokenCount: Int { cells.count { !$0.kinds.isEmpty } }

    /// Runs every case of a directory under the full matrix.
    ///
    /// - Parameters:
    ///   - corpus: the cases; canaries and the incidents of a campaign are no findings.
    ///   - memory: what was told before.
    ///   - growth: how the campaign went.
    ///   - showsAll: whether what was told before is told again.
    public init(
        _ corpus: Corpus, memory: ReportMemory = ReportMemory(), growth: [CampaignStatisticsLine] = [],
        showsAll: Bool = false
    ) {
        var survey = Survey()
        // A case that a campaign's worker did not survive would not be survived here either.
        for entry in corpus.entries where !entry.isCanary && !entry.isBelow(Self.incidentsFolder) { survey.add(entry) }
        directory = corpus.directory
        items = survey.witnesses.keys.sorted().compactMap { mechanism in
            survey.witnesses[mechanism].map { witness in
                Item(
                    mechanism, witness, isBroken: survey.isBroken[mechanism.index],
                    memory.novelty(of: mechanism, as: witness.entry))
            }
        }
        cells = survey.cells
        self.growth = growth
        self.showsAll = showsAll
    }
}

extension Report.Item {
    fileprivate init(_ mechanism: Mechanism, _ witness: Witness, isBroken: [Bool], _ novelty: Report.Novelty) {
        let interleaving = witness.entry.file.interleaving
        let first = witness.mechanisms.firstIndex(of: mechanism) ?? 0
        let standard = Configuration.standardMatrix.first { witness.mechanisms[$0.index] == mechanism }
        let configuration = standard ?? Configuration.fullMatrix[first]
        self.mechanism = mechanism
        self.novelty = novelty
        path = witness.entry.path
        file = witness.entry.file
        self.configuration = configuration
        trace = Trace(interleaving, under: configuration)
        brokenByCase = witness.mechanisms.count { $0 == mechanism }
        brokenCount = isBroken.count { $0 }
        broken = PatternCover.patterns(for: isBroken, among: Configuration.fullMatrix)
        heals = CaseExplanation(of: interleaving, shown: configuration).changes.filter { $0.outcome.verdict == .clean }
    }
}

/// A case, and how it breaks each configuration of the full matrix.
private struct Witness {
    let entry: CorpusEntry
    let mechanisms: [Mechanism?]
}

/// What the cases come to, looked at one after the other.
private struct Survey: ~Copyable {
    private(set) var witnesses: [Mechanism: Witness] = [:]
    /// For each mechanism the configurations that any case breaks by it.
    private(set) var isBroken = Array(
        repeating: Array(repeating: false, count: Configuration.fullMatrix.count), count: Mechanism.count)
    private(set) var cells = Configuration.fullMatrix.map {
        Report.Cell(configuration: $0, kinds: [], smallest: nil)
    }
    private let plan = ExecutionPlan(Configuration.fullMatrix)
    private var model = Model()

    mutating func add(_ entry: CorpusEntry) {
        let outcomes = model.run(entry.file.interleaving, under: plan)
        let witness = Witness(entry: entry, mechanisms: outcomes.map { $0.stale?.mechanism })
        for (position, mechanism) in witness.mechanisms.enumerated() {
            guard let mechanism else { continue }
            isBroken[mechanism.index][position] = true
            if witnesses[mechanism].map({ entry.isBetter(than: $0.entry, for: mechanism) }) ?? true {
                witnesses[mechanism] = witness
            }
            note(mechanism, entry, at: position)
        }
    }

    private mutating func note(_ mechanism: Mechanism, _ entry: CorpusEntry, at position: Int) {
        let cell = cells[position]
        let isSmaller = cell.smallest.map { entry.file.interleaving < $0.interleaving } ?? true
        let kinds = VerdictKind.allCases.filter { $0 == mechanism.kind || cell.kinds.contains($0) }
        cells[position] = Report.Cell(
            configuration: cell.configuration, kinds: kinds,
            smallest: isSmaller ? (mechanism, entry.path, entry.file.interleaving) : cell.smallest)
    }
}

extension CorpusEntry {
    /// Whether this case shows a mechanism better: it is smaller, or the same and its file is named for the mechanism.
    fileprivate func isBetter(than other: CorpusEntry, for mechanism: Mechanism) -> Bool {
        if file.interleaving != other.file.interleaving { return file.interleaving < other.file.interleaving }
        let name = "/\(mechanism).\(Corpus.fileExtension)"
        return path.hasSuffix(name) && !other.path.hasSuffix(name)
    }
}
