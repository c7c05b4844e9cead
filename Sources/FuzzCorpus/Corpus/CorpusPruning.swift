import FilesAndProcesses
import FuzzEngine

/// Finds the findings of a corpus that add nothing to its other cases.
///
/// A finding represents one mechanism; a case outside of the folder of findings represents every mechanism that it shows. A finding
/// is redundant if another case represents its mechanism, is no larger, and covers it. The other case covers it if it fails in the
/// same way under every configuration that the finding breaks. A finding with a person's annotations is not redundant to a case of
/// the same steps without them.
///
/// So pruning loses no mechanism, and no claim of the table of verdicts needs another kind of witness.
package struct CorpusPruning<S: Subject>: Sendable {
    /// A redundant finding, and the case that makes it redundant.
    package struct Drop: Sendable {
        /// The finding to delete.
        package let dropped: CorpusEntry<S>
        /// The case that stays and shows the same.
        package let kept: CorpusEntry<S>
    }

    /// The result of pruning.
    package struct Result: Sendable {
        /// The deleted findings, the smallest first.
        package fileprivate(set) var dropped: [Drop] = []
        /// The findings that stay because they or the cases that cover them have changed since they were read.
        package fileprivate(set) var edited: [CorpusEntry<S>] = []
        /// The error that stopped pruning; `nil` if there was none.
        package fileprivate(set) var problem: FileError?
    }

    /// The redundant findings, the smallest first.
    package let drops: [Drop]
    private let survey: CorpusSurvey<S>

    /// Finds the redundant findings.
    package init(_ survey: CorpusSurvey<S>) {
        // In this order every case follows the cases that can cover it, so it is known whether those stay.
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

    /// Whether deleting the case would lose a person's annotations, because the other case has the same steps without them.
    private static func isLost(_ candidate: CorpusEntry<S>, besides other: CorpusEntry<S>) -> Bool {
        candidate.isAnnotated && candidate.file.testCase == other.file.testCase
            && candidate.version.bytes != other.version.bytes
    }

    /// Orders smaller cases first. Among equal ones, cases outside of the findings come first, then annotated findings, and then
    /// the finding with the shortest path.
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

    /// Deletes the redundant findings that have not changed since they were read. The table of verdicts then names the remaining
    /// case in place of a deleted one.
    ///
    /// Files that other processes have added, edited or deleted in the meantime are read again. So it is no error if another
    /// process has deleted a finding.
    ///
    /// - Throws: `FileError` if the corpus or its table cannot be read, or if the table cannot be written. Nothing is deleted
    ///   then.
    package func apply() throws -> Result {
        var current = survey
        // Runs the cases that other processes have added before it takes the lock, so that those processes do not wait.
        try current.refresh()
        return try CorpusLock.changing(survey.directory) {
            for folder in [survey.directory, "\(survey.directory)/\(CorpusLayout.foundFolder)"] {
                TemporaryFile.removeLeftovers(in: folder)
            }
            try current.refresh()
            return try CorpusPruning(current).delete(leaving: edited)
        }
    }

    /// The redundant findings that have changed since they were read.
    private var edited: [CorpusEntry<S>] {
        drops.map(\.dropped).filter {
            StoredFile.isName($0.path) && !StoredFile.isCurrent($0.version, path: $0.path)
        }
    }

    /// Deletes the redundant findings.
    ///
    /// - Parameter edited: the findings that have changed since the command began. They are a person's work and stay, whatever they
    ///   show now.
    private func delete(leaving edited: [CorpusEntry<S>]) throws(FileError) -> Result {
        let path = "\(survey.directory)/\(CorpusLayout.table)"
        var result = Result(edited: edited)
        let untouched = drops.filter { drop in !edited.contains { $0.name == drop.dropped.name } }
        // Writes the table first: if a deletion fails, every case that the table names still exists.
        if var table = try VerdictTable<S>(path: path) {
            let before = table
            for drop in untouched { table.replace(drop.dropped.name, with: drop.kept.name) }
            if table != before { try TextFile.write(table.text, path: path) }
        }
        for drop in untouched {
            // Checks again at the deletion, because an editor does not take the lock.
            guard StoredFile.isCurrent(drop.kept.version, path: drop.kept.path) else {
                result.edited.append(drop.dropped)
                continue
            }
            do {
                if try StoredFile.remove(drop.dropped.path, reading: drop.dropped.version) {
                    result.dropped.append(drop)
                } else {
                    result.edited.append(drop.dropped)
                }
            } catch {
                result.problem = error
                break
            }
        }
        return result
    }
}

extension VerdictTable {
    /// Replaces the name of a case in all claims.
    mutating func replace(_ name: String, with other: String) {
        for position in claims.indices {
            if claims[position].failure == .failing(name) { claims[position].failure = .failing(other) }
            if claims[position].liveness == .starved(name) { claims[position].liveness = .starved(other) }
        }
    }
}
