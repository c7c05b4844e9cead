import FilesAndProcesses
import FuzzEngine

/// Which findings of a corpus add nothing to its other cases.
///
/// A finding stands for one mechanism, a case outside of the folder of findings for all that it shows. A finding can go
/// where a case that stands for its mechanism, and is no larger, breaks every configuration that the finding breaks,
/// in the same way. A finding that a person wrote something in does not go for a case of the same steps without that. So no mechanism is lost, and no claim of the table of verdicts needs another kind of witness.
package struct CorpusPruning<S: Subject>: Sendable {
    /// A finding that can go, and the case that shows the same.
    package struct Drop: Sendable {
        /// What is dropped.
        package let dropped: CorpusEntry<S>
        /// The case that shows the same, and stays.
        package let kept: CorpusEntry<S>
    }

    /// What became of the findings that could go.
    package struct Result: Sendable {
        /// What was deleted, the smallest first.
        package fileprivate(set) var dropped: [Drop] = []
        /// What was left, since it or the case that shows the same was changed after it had been read.
        package fileprivate(set) var edited: [CorpusEntry<S>] = []
        /// Why the rest was left; nil where all was done.
        package fileprivate(set) var problem: CorpusError?
    }

    /// What can go, the smallest first.
    package let drops: [Drop]
    private let survey: CorpusSurvey<S>

    /// Looks for what can go.
    package init(_ survey: CorpusSurvey<S>) {
        // Whatever covers a case comes before it, so that its own fate is known.
        var kept: [CorpusSurvey<S>.Case] = []
        var drops: [Drop] = []
        for candidate in survey.cases.sorted(by: Self.comesFirst) {
            let cover = kept.first { other in
                (!Self.isFinding(other) || other.mechanism == candidate.mechanism)
                    && !Self.isLost(candidate.entry, besides: other.entry) && candidate.isCovered(by: other.failures)
            }
            if Self.isFinding(candidate), let cover {
                drops.append(Drop(dropped: candidate.entry, kept: cover.entry))
            } else {
                kept.append(candidate)
            }
        }
        self.survey = survey
        self.drops = drops
    }

    private static func isFinding(_ candidate: CorpusSurvey<S>.Case) -> Bool {
        candidate.entry.isBelow(CorpusLayout.foundFolder)
    }

    /// Whether the same steps would stay without what a person wrote about them.
    private static func isLost(_ candidate: CorpusEntry<S>, besides other: CorpusEntry<S>) -> Bool {
        candidate.isAnnotated && candidate.file.testCase == other.file.testCase
            && candidate.version.bytes != other.version.bytes
    }

    /// Smaller cases first; of equal ones those that a person keeps, then those that a person wrote something in, and then the one
    /// that has the findings' usual place.
    private static func comesFirst(_ left: CorpusSurvey<S>.Case, _ right: CorpusSurvey<S>.Case) -> Bool {
        let (first, second) = (left.entry, right.entry)
        if first.file.testCase != second.file.testCase {
            return first.file.testCase < second.file.testCase
        }
        if isFinding(left) != isFinding(right) { return !isFinding(left) }
        if first.isAnnotated != second.isAnnotated { return first.isAnnotated }
        if first.path.utf8.count != second.path.utf8.count { return first.path.utf8.count < second.path.utf8.count }
        return first.path < second.path
    }

    /// Deletes what can go, and what is as it was read. Where the table of verdicts names it, the table then names the case that is
    /// kept.
    ///
    /// What others have added, edited or dropped since is looked at anew. So what another process has dropped is no error.
    ///
    /// - Throws: `CorpusError` where the corpus or its table cannot be read, or the table not be written; then nothing is deleted.
    package func apply() throws -> Result {
        var current = survey
        // What others have added is run before the lock is taken, so that they do not wait for it.
        try current.refresh()
        return try CorpusLock.changing(survey.directory) {
            for folder in [survey.directory, "\(survey.directory)/\(CorpusLayout.foundFolder)"] {
                TemporaryFile.removeLeftovers(in: folder)
            }
            try current.refresh()
            return try CorpusPruning(current).delete(leaving: edited)
        }
    }

    /// The findings that could go, and were changed since.
    private var edited: [CorpusEntry<S>] {
        drops.map(\.dropped).filter {
            StoredFile.isName($0.path) && !StoredFile.isCurrent($0.version, path: $0.path)
        }
    }

    /// - Parameter edited: what was changed since the command began. That is somebody's work, whatever it shows now.
    private func delete(leaving edited: [CorpusEntry<S>]) throws(CorpusError) -> Result {
        let path = "\(survey.directory)/\(CorpusLayout.table)"
        var result = Result(edited: edited)
        let untouched = drops.filter { drop in !edited.contains { $0.name == drop.dropped.name } }
        // The table first: should a deletion fail, every case that it names is still there.
        if var table = try VerdictTable<S>(path: path) {
            let before = table
            for drop in untouched { table.replace(drop.dropped.name, with: drop.kept.name) }
            if table != before { try TextFile.write(table.text, path: path) }
        }
        for drop in untouched {
            // Once more, right before: an editor knows nothing of the lock.
            guard [drop.dropped, drop.kept].allSatisfy({ StoredFile.isCurrent($0.version, path: $0.path) }) else {
                result.edited.append(drop.dropped)
                continue
            }
            do {
                try TextFile.delete(path: drop.dropped.path)
                result.dropped.append(drop)
            } catch {
                result.problem = error
                break
            }
        }
        return result
    }
}

extension VerdictTable {
    /// Names another case for every configuration that a case is named for.
    mutating func replace(_ name: String, with other: String) {
        for position in claims.indices {
            if claims[position].failure == .failing(name) { claims[position].failure = .failing(other) }
            if claims[position].liveness == .starved(name) { claims[position].liveness = .starved(other) }
        }
    }
}
