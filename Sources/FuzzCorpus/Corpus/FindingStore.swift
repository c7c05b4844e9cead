import FilesAndProcesses
import FuzzEngine

/// Stores findings as cases of a corpus, below `found`.
///
/// Each finding represents one mechanism. The corpus holds the smallest known case for each configuration that a mechanism breaks;
/// one case may serve many configurations. A smaller case replaces another one only if it fails in the same way under every
/// configuration that the other one breaks. So no claim of the table of verdicts loses its witness, and no known failure becomes
/// new. If findings are defects, the corpus holds one case for each mechanism, whatever configurations it breaks.
///
/// Other processes may change the corpus in the meantime. Before each write, the store decides again under the corpus lock, from
/// the current files.
package struct FindingStore<S: Subject> {
    /// The outcome of storing a finding.
    package struct Outcome: Hashable, Sendable {
        /// The novelty of the finding.
        package let novelty: Novelty
        /// The path of the finding, or of the case that already shows it.
        package let path: String
        /// Whether the finding replaced a larger case.
        package let isReplacement: Bool
        /// Whether nothing was written, and the outcome is that of storing the finding.
        package var isForeseen = false
    }

    /// The directory of the corpus.
    package let directory: String
    /// The mechanisms that were known before this store added any.
    package let known: KnownMechanisms<S>
    /// The paths of the files that were written, in order.
    package private(set) var written: [String] = []
    /// Whether the store writes files. Otherwise it only decides what it would write.
    private let writes: Bool
    /// Whether the store writes smaller cases of mechanisms that were known before. Otherwise it only foresees them.
    private let keepsSmaller: Bool
    /// The most recent state of the corpus.
    private var survey: CorpusSurvey<S>
    private let runner = S.Runner(under: S.Configuration.fullMatrix)
    /// The path of each case that was stored, would be, or was known. Findings under many configurations often have the same case.
    private var settled: [Finding<S>.Reproducer: Outcome] = [:]

    /// The cases in the most recent state of the corpus.
    package var cases: [CorpusSurvey<S>.Case] { survey.cases }

    /// The cases that have a state as findings, by their paths, in the most recent state of the corpus.
    package var findingStates: [(path: String, state: FindingState)] {
        cases.compactMap { kept in
            FindingState(of: kept.entry.file, kept.judgment, showing: kept.mechanisms).map { (kept.entry.path, $0) }
        }
    }

    /// Creates a store for a surveyed corpus.
    ///
    /// - Parameters:
    ///   - writes: whether the store writes files.
    ///   - keepsSmaller: whether it writes smaller cases of known mechanisms, too.
    package init(_ survey: CorpusSurvey<S>, writes: Bool = true, keepsSmaller: Bool = true) {
        self.writes = writes
        self.keepsSmaller = keepsSmaller
        directory = survey.directory
        known = survey.known
        self.survey = survey
    }

    /// Stores a finding if it adds something to the corpus.
    ///
    /// - Parameters:
    ///   - finding: the finding.
    ///   - origin: the command that found it, for a note.
    ///   - mechanisms: the mechanism of its case under each configuration of the full matrix, if that is known.
    /// - Returns: the outcome. The finding is new if its mechanism is new under its configuration.
    /// - Throws: `FileError` if a file cannot be written; `UnrepeatableFinding` if the case does not reproduce the finding.
    package mutating func keep(
        _ finding: Finding<S>, origin: String, showing mechanisms: [S.Mechanism?]? = nil
    ) throws -> Outcome {
        let isNew = !known.contains(finding.mechanism, under: finding.configuration)
        // A smaller case that was not written may be new under another configuration.
        if let earlier = settled[finding.reproducer],
            earlier.isForeseen ? earlier.novelty != .smaller || !isNew : isUntouched(earlier.path)
        {
            return Outcome(novelty: .known, path: earlier.path, isReplacement: false)
        }
        let runner = runner
        let candidate = Candidate(
            testCase: finding.testCase, mechanism: finding.mechanism,
            mechanisms: mechanisms ?? runner.run(finding.testCase).map { $0.mechanism },
            isNew: isNew
        ) {
            let file = CaseFile<S>(finding, origin: origin)
            // What the search had no time to run again is not run here either.
            if finding.shrinking != .unconfirmed { try Self.check(finding, file, by: runner) }
            return file
        }
        let isWritten = writes && (keepsSmaller || candidate.isNew)
        let outcome = try isWritten ? keep([candidate])[0].get() : foresee(candidate)
        settled[finding.reproducer] = outcome
        return outcome
    }

    /// Returns what storing a case would do, without a change of the corpus.
    private func foresee(_ candidate: Candidate) throws -> Outcome {
        let failures = FailureSet<S>(candidate.mechanisms)
        if let witness = needlessness(of: candidate, failures) {
            return Outcome(novelty: .known, path: witness, isReplacement: false, isForeseen: true)
        }
        _ = try candidate.file()
        let replaced = replaceable(by: candidate, failures).map { survey.cases[$0].entry.path }
        return Outcome(
            novelty: candidate.isNew ? .new : .smaller,
            path: replaced ?? "\(directory)/\(CorpusLayout.foundFolder)/\(FindingName.name(candidate.mechanism, 1))",
            isReplacement: replaced != nil, isForeseen: true)
    }

    /// A case that may be stored.
    struct Candidate {
        let testCase: S.Case
        /// The mechanism that the case represents.
        let mechanism: S.Mechanism
        /// The mechanism under each configuration of the full matrix, in its order.
        let mechanisms: [S.Mechanism?]
        let isNew: Bool
        /// Creates the file. It is called only if there is something to write: most findings are known, and computing a short list
        /// of `expect` lines takes longer than running a case.
        let file: () throws -> CaseFile<S>
    }

    /// Stores cases in order, under one lock, as far as they add something to the corpus.
    ///
    /// - Returns: the outcome of each case, up to the first that cannot be written.
    mutating func keep(_ candidates: [Candidate]) throws -> [Result<Outcome, any Error>] {
        let needless = candidates.map { candidate in
            needlessness(of: candidate, FailureSet<S>(candidate.mechanisms)).flatMap { isUntouched($0) ? $0 : nil }
        }
        // Most findings are known, and need no lock.
        if !needless.contains(nil) {
            return needless.map { .success(Outcome(novelty: .known, path: $0 ?? "", isReplacement: false)) }
        }
        // Creates files and runs the cases that other processes have added before it takes the lock, so that those processes do not
        // wait.
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

    /// Writes a case if it adds something to the current corpus. The caller holds the lock.
    private mutating func put(_ candidate: Candidate, _ file: () throws -> CaseFile<S>) throws -> Outcome {
        let failures = FailureSet<S>(candidate.mechanisms)
        if let witness = needlessness(of: candidate, failures) {
            return Outcome(novelty: .known, path: witness, isReplacement: false)
        }
        let replaced = replaceable(by: candidate, failures)
        let old = replaced.map { survey.cases[$0].entry }
        var file = try file()
        // An acknowledgement of the larger case is also one of the smaller case.
        if old?.file.expectations.isEmpty == false, S.findingsAreDefects { file = file.recordingExpectations() }
        let text = Array(file.keepingNotes(of: old?.file).text.utf8)
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

    /// Returns whether a case of the corpus is unchanged since it was read.
    private func isUntouched(_ path: String) -> Bool {
        survey.cases.first { $0.entry.path == path }?.isUntouched ?? false
    }

    /// Returns the path of a known case that makes a candidate unnecessary: it shows the candidate's mechanism and is no larger.
    /// Returns `nil` if the candidate shows a new failure, or its mechanism under some configuration with a smaller case than any
    /// known one.
    private func needlessness(of candidate: Candidate, _ failures: FailureSet<S>) -> String? {
        if S.findingsAreDefects { return needlessness(ofDefect: candidate) }
        guard survey.known.contains(all: failures) else { return nil }
        let mechanism = candidate.mechanism
        var first: String?
        for position in failures.positions(of: mechanism) {
            // A case that this store has written for another mechanism does not represent this one.
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

    /// Returns the path of a known case that shows the defect of a candidate, unless the candidate is smaller than all and replaces one.
    private func needlessness(ofDefect candidate: Candidate) -> String? {
        let mechanism = candidate.mechanism
        // A case that this store has written for another defect does not represent this one.
        let witnesses = cases.filter { known in
            known.failures.contains(mechanism) && (known.mechanism == mechanism || !written.contains(known.entry.path))
        }
        if let small = witnesses.first(where: { $0.entry.file.testCase <= candidate.testCase }) {
            return small.entry.path
        }
        let isReplacement = replaceable(by: candidate, FailureSet<S>(candidate.mechanisms)) != nil
        return isReplacement ? nil : witnesses.first?.entry.path
    }

    /// Returns the position of a larger finding with the same mechanism that breaks no further configuration; of any, if findings are
    /// defects. A file that a person has edited is not replaced, because its comments would be lost, nor is a regression test that
    /// fails.
    private func replaceable(by candidate: Candidate, _ failures: FailureSet<S>) -> Int? {
        cases.firstIndex { kept in
            kept.entry.isBelow(CorpusLayout.foundFolder) && kept.mechanism == candidate.mechanism
                && candidate.testCase < kept.entry.file.testCase && kept.entry.isCanonical
                && (S.findingsAreDefects
                    ? kept.judgment.holds || kept.judgment.isOpen : kept.isCovered(by: failures))
        }
    }

    /// Writes a new file under the first unused name for its mechanism.
    private func create(_ text: [UInt8], _ mechanism: S.Mechanism) throws(FileError) -> String {
        var number = 1
        while true {
            let name = "\(CorpusLayout.foundFolder)/\(FindingName.name(mechanism, number))"
            let path = "\(directory)/\(name)"
            // Another process that does not take the lock may use the name before the file is created.
            if !StoredFile.isName(path), try StoredFile.create(text, path: path) { return name }
            number += 1
        }
    }

    /// Checks that the case, as its file stores it, still shows the finding, and that it is 1-minimal if it was shrunk to the end.
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
                    + "as it did in the search")
        }
        guard finding.shrinking == .pending || !stored.simplerByOne.contains(where: isShown) else {
            throw UnrepeatableFinding(
                description: "\(name) shows \(finding.mechanism) without one of its steps, or with a lower number, "
                    + "unlike when it was shrunk")
        }
    }
}

/// A finding that was not stored because its case did not reproduce it. For a subject whose runs depend only on the case, it
/// reveals a defect of this program; for others, the subject itself is the cause.
package struct UnrepeatableFinding: Error, Hashable, Sendable, CustomStringConvertible {
    package let description: String
}
