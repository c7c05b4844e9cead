/// Which findings of a corpus add nothing to its other cases.
///
/// A finding stands for one mechanism, a case outside of the folder of findings for all that it shows. A finding can go
/// where a case that stands for its mechanism, and is no larger, breaks every configuration that the finding breaks,
/// in the same way. So no mechanism is lost, and no claim of the table of verdicts needs another kind of witness.
public struct CorpusPruning: Sendable {
    /// A finding that can go, and the case that shows the same.
    public struct Drop: Sendable {
        /// What is dropped.
        public let dropped: CorpusEntry
        /// The case that shows the same, and stays.
        public let kept: CorpusEntry
    }

    /// The corpus.
    public let directory: String
    /// What can go, the smallest first.
    public let drops: [Drop]

    /// Looks for what can go.
    public init(_ corpus: Corpus) {
        var model = Model()
        let plan = ExecutionPlan(Configuration.fullMatrix)
        let candidates = corpus.entries.filter { !$0.isCanary }.map { entry in
            let mechanisms = model.run(entry.file.interleaving, under: plan).map { $0.stale?.mechanism }
            return Candidate(entry: entry, mechanisms: mechanisms, isFinding: entry.isBelow(Corpus.foundFolder))
        }
        // Whatever covers a case comes before it, so that its own fate is known.
        var kept: [Candidate] = []
        var drops: [Drop] = []
        for candidate in candidates.sorted() {
            if candidate.isFinding, let cover = kept.first(where: { $0.covers(candidate) }) {
                drops.append(Drop(dropped: candidate.entry, kept: cover.entry))
            } else {
                kept.append(candidate)
            }
        }
        directory = corpus.directory
        self.drops = drops
    }

    /// Deletes what can go. Where the table of verdicts names it, the table then names the case that is kept.
    ///
    /// - Throws: `CorpusError` with the path of a file that cannot be read, written or deleted.
    public func apply() throws(CorpusError) {
        let path = "\(directory)/\(VerdictTable.fileName)"
        // The table first: should a deletion fail, every case that it names is still there.
        if var table = try VerdictTable(path: path) {
            let before = table
            for drop in drops { table.replace(drop.dropped.name, with: drop.kept.name) }
            if table != before { try TextFile.write(table.text, path: path) }
        }
        for drop in drops { try TextFile.delete(path: drop.dropped.path) }
    }
}

/// A case of a corpus, and what it shows under each configuration of the full matrix.
private struct Candidate: Comparable {
    let entry: CorpusEntry
    let mechanisms: [Mechanism?]
    let isFinding: Bool
    /// What a finding stands for: the mechanism that its file is named for, or that its notes name.
    let mechanism: Mechanism?

    init(entry: CorpusEntry, mechanisms: [Mechanism?], isFinding: Bool) {
        self.entry = entry
        self.mechanisms = mechanisms
        self.isFinding = isFinding
        let named = mechanisms.lazy.compactMap { $0 }.first {
            entry.path.hasSuffix("/\($0).\(Corpus.fileExtension)")
        }
        mechanism = named ?? entry.file.mechanism(mechanisms)
    }

    /// Whether this case makes a finding that is no smaller unnecessary.
    func covers(_ finding: Candidate) -> Bool {
        guard !isFinding || mechanism == finding.mechanism else { return false }
        return zip(mechanisms, finding.mechanisms).allSatisfy { $1 == nil || $0 == $1 }
    }

    /// Smaller cases first; of equal ones those that a person keeps, and then the one that has the findings' usual place.
    static func < (left: Candidate, right: Candidate) -> Bool {
        let (first, second) = (left.entry, right.entry)
        if first.file.interleaving != second.file.interleaving {
            return first.file.interleaving < second.file.interleaving
        }
        if left.isFinding != right.isFinding { return !left.isFinding }
        if first.path.utf8.count != second.path.utf8.count { return first.path.utf8.count < second.path.utf8.count }
        return first.path < second.path
    }

    static func == (left: Candidate, right: Candidate) -> Bool { left.entry.path == right.entry.path }
}

extension VerdictTable {
    /// Names another case for every configuration that a case is named for.
    mutating func replace(_ name: String, with other: String) {
        claims = claims.map { $0 == .stale(name) ? .stale(other) : $0 }
    }
}
