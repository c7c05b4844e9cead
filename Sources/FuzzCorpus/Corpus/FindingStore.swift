import BindingFuzz
import Foundation

/// Keeps findings as cases of a corpus, below `found`.
///
/// Each finding stands for one mechanism. The corpus is to hold, for each configuration that a mechanism breaks, the smallest
/// case that was found to; one case serves many configurations. A case is replaced only by one that is smaller and breaks
/// all that it breaks, in the same way: so no claim of the table of verdicts loses its witness, and nothing that was known
/// becomes new.
package struct FindingStore<S: Subject> {
    /// What became of a finding.
    package struct Outcome: Hashable, Sendable {
        /// What the finding adds.
        package enum Novelty: Hashable, Sendable {
            /// No case of the corpus showed this.
            case new
            /// The cases of the corpus that show it are larger.
            case smaller
            /// Nothing: a case of the corpus that is as small shows it.
            case known
        }

        /// What the finding adds.
        package let novelty: Novelty
        /// Where the finding is kept; for a known one the case that shows it.
        package let path: String
        /// Whether it took the place of a larger case.
        package let isReplacement: Bool
    }

    /// The corpus's directory.
    package let directory: String
    /// What the corpus showed before anything was added.
    package let known: KnownMechanisms<S>
    /// The paths of the files that were written, in their order.
    package private(set) var written: [String] = []
    /// The cases of the corpus as it is now.
    package private(set) var cases: [CorpusSurvey<S>.Case]
    /// What the corpus shows now.
    private var shown: KnownMechanisms<S>
    private let runner = S.Runner(under: S.Configuration.fullMatrix)
    /// Where what was kept or known of a case is shown: many configurations come to the same one.
    private var settled: [SettledCase: String] = [:]

    private struct SettledCase: Hashable {
        let interleaving: S.Case
        let mechanism: S.Mechanism
    }

    /// Adds to a corpus that has been looked at.
    package init(_ survey: CorpusSurvey<S>) {
        directory = survey.directory
        known = survey.known
        shown = survey.known
        cases = survey.cases
    }

    /// Keeps what a search found, where it adds something.
    ///
    /// - Parameters:
    ///   - finding: what was found.
    ///   - origin: the command that found it, for a note.
    /// - Returns: what became of it; it is new where the mechanism is new under the finding's configuration.
    /// - Throws: `CorpusError` where a file cannot be written; `UnrepeatableFinding` where the case does not do what was found.
    package mutating func keep(_ finding: Finding<S>, origin: String) throws -> Outcome {
        let key = SettledCase(interleaving: finding.interleaving, mechanism: finding.mechanism)
        if let path = settled[key] { return Outcome(novelty: .known, path: path, isReplacement: false) }
        let isNew = !known.contains(finding.mechanism, under: finding.configuration)
        let mechanisms = runner.run(finding.interleaving).map(\.mechanism)
        let runner = runner
        let outcome = try keep(finding.interleaving, as: finding.mechanism, mechanisms, isNew: isNew) {
            let file = CaseFile<S>(finding, origin: origin)
            try Self.check(finding, file, by: runner)
            return file
        }
        settled[key] = outcome.path
        return outcome
    }

    /// Keeps a case, where it adds something.
    ///
    /// - Parameters:
    ///   - mechanism: what it stands for.
    ///   - mechanisms: what it shows, in the order of the full matrix.
    ///   - file: makes the file. It is asked only where there is something to write: most of what a search finds is known, and
    ///     to find few `expect` lines takes longer than to run a case.
    mutating func keep(
        _ interleaving: S.Case, as mechanism: S.Mechanism, _ mechanisms: [S.Mechanism?], isNew: Bool,
        file: () throws -> CaseFile<S>
    ) throws -> Outcome {
        let failures = FailureSet<S>(mechanisms)
        if let witness = needlessness(of: interleaving, as: mechanism, failures) {
            return Outcome(novelty: .known, path: witness, isReplacement: false)
        }
        let replaced = replaceable(by: interleaving, as: mechanism, failures)
        let name = replaced.map { cases[$0].entry.name } ?? freeName(mechanism)
        let path = "\(directory)/\(name)"
        if let replaced { try checkUnchanged(cases[replaced].entry) }
        try file().keepingNotes(of: replaced.map { cases[$0].entry.file }).write(path: path)
        let added = CorpusSurvey<S>.Case(try CorpusEntry<S>(name: name, below: directory), mechanisms)
        if let replaced { cases[replaced] = added } else { cases.append(added) }
        shown.insert(failures)
        if !written.contains(path) { written.append(path) }
        return Outcome(novelty: isNew ? .new : .smaller, path: path, isReplacement: replaced != nil)
    }

    /// The path of a case that shows what another one would be kept for, and is as small; nil where the other one adds something:
    /// it shows what no case shows, or its mechanism under some configuration with a smaller case than any.
    private func needlessness(
        of interleaving: S.Case, as mechanism: S.Mechanism, _ failures: FailureSet<S>
    ) -> String? {
        guard shown.contains(all: failures) else { return nil }
        var first: String?
        for position in failures.positions(of: mechanism) {
            // What was kept for another mechanism since this search began does not stand for this one.
            let witness = cases.first { known in
                known.failures.contains(mechanism, at: position) && known.entry.file.interleaving <= interleaving
                    && (known.mechanism == mechanism || !written.contains(known.entry.path))
            }
            guard let witness else { return nil }
            first = first ?? witness.entry.path
        }
        return first
    }

    /// A finding of the same mechanism that is larger, and that breaks nothing that this case does not break.
    private func replaceable(
        by interleaving: S.Case, as mechanism: S.Mechanism, _ failures: FailureSet<S>
    ) -> Int? {
        cases.firstIndex { kept in
            kept.entry.isBelow(CorpusLayout.foundFolder) && kept.mechanism == mechanism
                && interleaving < kept.entry.file.interleaving && kept.isCovered(by: failures)
        }
    }

    /// Nobody's work is overwritten that was not there when the corpus was read.
    private func checkUnchanged(_ entry: CorpusEntry<S>) throws(CorpusError) {
        guard try CaseFile<S>(path: entry.path) == entry.file else {
            throw CorpusError(problems: [
                "\(entry.path): error: expected the case that was there when the corpus was read; it has been changed "
                    + "since, and is left as it is. Run the command again"
            ])
        }
    }

    private func freeName(_ mechanism: S.Mechanism) -> String {
        var number = 1
        while true {
            let name = "\(CorpusLayout.foundFolder)/\(FindingName.name(mechanism, number))"
            // A link that leads nowhere is somebody's too.
            if (try? FileManager.default.attributesOfItem(atPath: "\(directory)/\(name)")) == nil { return name }
            number += 1
        }
    }

    /// Sees that the case, as a file has it, still goes wrong in the same way, and that nothing can be left out.
    private static func check(
        _ finding: Finding<S>, _ file: CaseFile<S>, by runner: S.Runner
    ) throws(UnrepeatableFinding) {
        func isShown(by interleaving: S.Case) -> Bool {
            runner.run(interleaving, under: finding.configuration).mechanism == finding.mechanism
        }
        let name = "'\(file.interleaving)'"
        guard let stored = try? CaseFile<S>(text: file.text).interleaving, isShown(by: stored) else {
            throw UnrepeatableFinding(
                description: "\(name) does not show \(finding.mechanism) under \(finding.configuration), "
                    + "as it did when it was found")
        }
        guard !stored.simplerByOne.contains(where: isShown) else {
            throw UnrepeatableFinding(
                description: "\(name) keeps \(finding.mechanism) without one of its steps, or with a lower number, "
                    + "which it did not when it was shrunk")
        }
    }
}

/// A finding that is not kept, since it did not do again what it did when it was found. Of a subject whose runs depend on the case
/// alone that is a defect of this program; of others it is what they do.
package struct UnrepeatableFinding: Error, Hashable, Sendable, CustomStringConvertible {
    package let description: String
}
