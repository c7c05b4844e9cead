import FilesAndProcesses
import FuzzEngine

/// Keeps findings as cases of a corpus, below `found`.
///
/// Each finding stands for one mechanism. The corpus is to hold, for each configuration that a mechanism breaks, the smallest
/// case that was found to; one case serves many configurations. A case is replaced only by one that is smaller and breaks
/// all that it breaks, in the same way: so no claim of the table of verdicts loses its witness, and nothing that was known
/// becomes new.
///
/// Other processes may change the corpus meanwhile. Whatever is written is decided once more under the corpus's lock, by what is
/// there then.
package struct FindingStore<S: Subject> {
    /// What became of a finding.
    package struct Outcome: Hashable, Sendable {
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
    /// The corpus as it was when it was looked at last.
    private var survey: CorpusSurvey<S>
    private let runner = S.Runner(under: S.Configuration.fullMatrix)
    /// Where what was kept or known of a case is shown: many configurations come to the same one.
    private var settled: [SettledCase: String] = [:]

    /// The cases of the corpus as it was when it was looked at last.
    package var cases: [CorpusSurvey<S>.Case] { survey.cases }

    private struct SettledCase: Hashable {
        let testCase: S.Case
        let mechanism: S.Mechanism
    }

    /// Adds to a corpus that has been looked at.
    package init(_ survey: CorpusSurvey<S>) {
        directory = survey.directory
        known = survey.known
        self.survey = survey
    }

    /// Keeps what a search found, where it adds something.
    ///
    /// - Parameters:
    ///   - finding: what was found.
    ///   - origin: the command that found it, for a note.
    /// - Returns: what became of it; it is new where the mechanism is new under the finding's configuration.
    /// - Throws: `CorpusError` where a file cannot be written; `UnrepeatableFinding` where the case does not do what was found.
    package mutating func keep(_ finding: Finding<S>, origin: String) throws -> Outcome {
        let key = SettledCase(testCase: finding.testCase, mechanism: finding.mechanism)
        if let path = settled[key], isUntouched(path) {
            return Outcome(novelty: .known, path: path, isReplacement: false)
        }
        let runner = runner
        let candidate = Candidate(
            testCase: finding.testCase, mechanism: finding.mechanism,
            mechanisms: runner.run(finding.testCase).map(\.mechanism),
            isNew: !known.contains(finding.mechanism, under: finding.configuration)
        ) {
            let file = CaseFile<S>(finding, origin: origin)
            try Self.check(finding, file, by: runner)
            return file
        }
        let outcome = try keep([candidate])[0].get()
        settled[key] = outcome.path
        return outcome
    }

    /// A case that may be kept.
    struct Candidate {
        let testCase: S.Case
        /// What it stands for.
        let mechanism: S.Mechanism
        /// What it shows, in the order of the full matrix.
        let mechanisms: [S.Mechanism?]
        let isNew: Bool
        /// Makes the file. It is asked only where there is something to write: most of what a search finds is known, and to find few
        /// `expect` lines takes longer than to run a case.
        let file: () throws -> CaseFile<S>
    }

    /// Keeps cases, where they add something, in their order and under one lock.
    ///
    /// - Returns: what became of each, as far as the first that could not be written.
    mutating func keep(_ candidates: [Candidate]) throws -> [Result<Outcome, any Error>] {
        let needless = candidates.map { candidate in
            needlessness(of: candidate, FailureSet<S>(candidate.mechanisms)).flatMap { isUntouched($0) ? $0 : nil }
        }
        // Most of what is found is known, and then there is nothing to wait for.
        if !needless.contains(nil) {
            return needless.map { .success(Outcome(novelty: .known, path: $0 ?? "", isReplacement: false)) }
        }
        // Files are made, and what others have added is run, before the lock is taken, so that they do not wait for it.
        try survey.refresh()
        let files = candidates.map { candidate in
            needlessness(of: candidate, FailureSet<S>(candidate.mechanisms)) == nil
                ? Result { try candidate.file() } : nil
        }
        return try CorpusLock.changing(directory) {
            TemporaryFile.removeLeftovers(in: "\(directory)/\(CorpusLayout.foundFolder)")
            try survey.refresh()
            var outcomes: [Result<Outcome, any Error>] = []
            for (candidate, file) in zip(candidates, files) {
                let outcome = Result { try put(candidate) { try file?.get() ?? candidate.file() } }
                outcomes.append(outcome)
                if case .failure = outcome { break }
            }
            return outcomes
        }
    }

    /// Writes a case, where it adds something to what the corpus has now. To be called while the corpus is locked.
    private mutating func put(_ candidate: Candidate, _ file: () throws -> CaseFile<S>) throws -> Outcome {
        let failures = FailureSet<S>(candidate.mechanisms)
        if let witness = needlessness(of: candidate, failures) {
            return Outcome(novelty: .known, path: witness, isReplacement: false)
        }
        let replaced = replaceable(by: candidate, failures)
        let old = replaced.map { survey.cases[$0].entry }
        let text = Array(try file().keepingNotes(of: old?.file).text.utf8)
        let name: String
        if let old {
            name = old.name
            try Corpus<S>.refuseLinks([old.path])
            try StoredFile.write(text, path: old.path, replacing: old.version)
        } else {
            name = try create(text, candidate.mechanism)
        }
        let entry = try CorpusEntry<S>(name: name, below: directory)
        survey.put(CorpusSurvey<S>.Case(entry, candidate.mechanisms), at: replaced)
        if !written.contains(entry.path) { written.append(entry.path) }
        return Outcome(novelty: candidate.isNew ? .new : .smaller, path: entry.path, isReplacement: replaced != nil)
    }

    /// Whether a case that is known is still there as it was.
    private func isUntouched(_ path: String) -> Bool {
        survey.cases.first { $0.entry.path == path }?.isUntouched ?? false
    }

    /// The path of a case that shows what another one would be kept for, and is as small; nil where the other one adds something:
    /// it shows what no case shows, or its mechanism under some configuration with a smaller case than any.
    private func needlessness(of candidate: Candidate, _ failures: FailureSet<S>) -> String? {
        guard survey.known.contains(all: failures) else { return nil }
        let mechanism = candidate.mechanism
        var first: String?
        for position in failures.positions(of: mechanism) {
            // What was kept for another mechanism since this search began does not stand for this one.
            let witness = cases.first { known in
                known.failures.contains(mechanism, at: position)
                    && known.entry.file.testCase <= candidate.testCase
                    && (known.mechanism == mechanism || !written.contains(known.entry.path))
            }
            guard let witness else { return nil }
            first = first ?? witness.entry.path
        }
        return first
    }

    /// A finding of the same mechanism that is larger, and that breaks nothing that this case does not break. A file that a person
    /// has edited is not replaced, since its comments would be lost.
    private func replaceable(by candidate: Candidate, _ failures: FailureSet<S>) -> Int? {
        cases.firstIndex { kept in
            kept.entry.isBelow(CorpusLayout.foundFolder) && kept.mechanism == candidate.mechanism
                && candidate.testCase < kept.entry.file.testCase && kept.entry.isCanonical
                && kept.isCovered(by: failures)
        }
    }

    /// Writes a new file, under the first name of its mechanism that nothing has.
    private func create(_ text: [UInt8], _ mechanism: S.Mechanism) throws(CorpusError) -> String {
        var number = 1
        while true {
            let name = "\(CorpusLayout.foundFolder)/\(FindingName.name(mechanism, number))"
            let path = "\(directory)/\(name)"
            // A name may be given between the look and the file, as by who knows nothing of the lock.
            if !StoredFile.isName(path), try StoredFile.create(text, path: path) { return name }
            number += 1
        }
    }

    /// Sees that the case, as a file has it, still goes wrong in the same way, and that nothing can be left out.
    private static func check(
        _ finding: Finding<S>, _ file: CaseFile<S>, by runner: S.Runner
    ) throws(UnrepeatableFinding) {
        func isShown(by testCase: S.Case) -> Bool {
            runner.run(testCase, under: finding.configuration).mechanism == finding.mechanism
        }
        let name = "'\(file.testCase)'"
        guard let stored = try? CaseFile<S>(text: file.text).testCase, isShown(by: stored) else {
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
