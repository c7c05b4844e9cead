import BindingFuzz

/// Which findings of a corpus add nothing to its other cases.
///
/// A finding stands for one mechanism, a case outside of the folder of findings for all that it shows. A finding can go
/// where a case that stands for its mechanism, and is no larger, breaks every configuration that the finding breaks,
/// in the same way. So no mechanism is lost, and no claim of the table of verdicts needs another kind of witness.
package struct CorpusPruning<S: Subject>: Sendable {
    /// A finding that can go, and the case that shows the same.
    package struct Drop: Sendable {
        /// What is dropped.
        package let dropped: CorpusEntry<S>
        /// The case that shows the same, and stays.
        package let kept: CorpusEntry<S>
    }

    /// The corpus.
    package let directory: String
    /// What can go, the smallest first.
    package let drops: [Drop]

    /// Looks for what can go.
    package init(_ survey: CorpusSurvey<S>) {
        // Whatever covers a case comes before it, so that its own fate is known.
        var kept: [CorpusSurvey<S>.Case] = []
        var drops: [Drop] = []
        for candidate in survey.cases.sorted(by: Self.comesFirst) {
            let cover = kept.first { other in
                (!Self.isFinding(other) || other.mechanism == candidate.mechanism)
                    && candidate.isCovered(by: other.failures)
            }
            if Self.isFinding(candidate), let cover {
                drops.append(Drop(dropped: candidate.entry, kept: cover.entry))
            } else {
                kept.append(candidate)
            }
        }
        directory = survey.directory
        self.drops = drops
    }

    private static func isFinding(_ candidate: CorpusSurvey<S>.Case) -> Bool {
        candidate.entry.isBelow(CorpusLayout.foundFolder)
    }

    /// Smaller cases first; of equal ones those that a person keeps, and then the one that has the findings' usual place.
    private static func comesFirst(_ left: CorpusSurvey<S>.Case, _ right: CorpusSurvey<S>.Case) -> Bool {
        let (first, second) = (left.entry, right.entry)
        if first.file.interleaving != second.file.interleaving {
            return first.file.interleaving < second.file.interleaving
        }
        if isFinding(left) != isFinding(right) { return !isFinding(left) }
        if first.path.utf8.count != second.path.utf8.count { return first.path.utf8.count < second.path.utf8.count }
        return first.path < second.path
    }

    /// Deletes what can go. Where the table of verdicts names it, the table then names the case that is kept.
    ///
    /// - Throws: `CorpusError` with the path of a file that cannot be read, written or deleted.
    package func apply() throws(CorpusError) {
        let path = "\(directory)/\(CorpusLayout.table)"
        // The table first: should a deletion fail, every case that it names is still there.
        if var table = try VerdictTable<S>(path: path) {
            let before = table
            for drop in drops { table.replace(drop.dropped.name, with: drop.kept.name) }
            if table != before { try TextFile.write(table.text, path: path) }
        }
        for drop in drops { try TextFile.delete(path: drop.dropped.path) }
    }
}

extension VerdictTable {
    /// Names another case for every configuration that a case is named for.
    mutating func replace(_ name: String, with other: String) {
        for position in claims.indices {
            if claims[position].failure == .failing(name) { claims[position].failure = .failing(other) }
            if claims[position].want == .wanting(name) { claims[position].want = .wanting(other) }
        }
    }
}
