import FuzzEngine

/// A note that a program wrote into a case, and that does not hold for the case.
package struct FalseNote<S: Subject>: Hashable, Sendable {
    /// The text of the note.
    package let note: String
    /// The line of the note in the file, counted from 1.
    package let line: Int
    /// The observation that contradicts the note.
    package let truth: Truth

    /// An observation that contradicts a note.
    package enum Truth: Hashable, Sendable {
        /// The case shows these mechanisms, in ascending order, and not the noted one.
        case mechanisms([S.Mechanism])
        /// The case shows this mechanism under the noted configuration; `nil` if it is clean.
        case mechanism(S.Mechanism?, under: S.Configuration)
        /// A smaller case shows the same under the noted configuration.
        case smaller(S.Case, under: S.Configuration)
    }
}

/// Checks the notes of a corpus against the results of its cases.
struct NoteCheck<S: Subject> {
    /// The most steps of a case for which every subsequence is tried.
    private static var mostSteps: Int { 10 }

    /// Whether the subject can be decided, as a model can. A model's cases run in microseconds, so a note on smaller cases can be
    /// checked. The behavior of an app changes with the app, so the note describes the time when it was written.
    private let isDecidable = S.decide([], on: .caller) != nil
    private let runner = S.Runner(under: [])
    private let configurations = Dictionary(
        uniqueKeysWithValues: S.Configuration.fullMatrix.map { ($0.description, $0) })

    /// Returns the first false note of a case; `nil` if none is known to be false. Later notes most likely follow from it.
    ///
    /// - Parameter mechanisms: the mechanism under each configuration of the full matrix, in its order.
    func falseNote(of entry: CorpusEntry<S>, _ mechanisms: [S.Mechanism?]) -> FalseNote<S>? {
        for (note, line) in zip(entry.file.notes, entry.lines.notes) {
            guard let truth = truth(against: note, of: entry.file, mechanisms) else { continue }
            return FalseNote(note: note, line: line, truth: truth)
        }
        return nil
    }

    /// Returns whether a note of a case is false.
    ///
    /// - Parameter mechanisms: the mechanism under each configuration of the full matrix, in its order.
    func contradictsNotes(of file: CaseFile<S>, _ mechanisms: [S.Mechanism?]) -> Bool {
        file.notes.contains { truth(against: $0, of: file, mechanisms) != nil }
    }

    /// Returns what contradicts a note of a case; `nil` if nothing is known to.
    ///
    /// - Parameter mechanisms: the mechanism under each configuration of the full matrix, in its order.
    func truth(
        against note: String, of file: CaseFile<S>, _ mechanisms: [S.Mechanism?]
    ) -> FalseNote<S>.Truth? {
        let shown = Set(mechanisms.compactMap { $0 })
        if let name = note.rest(after: CaseFile<S>.mechanismNote) {
            let isShown = shown.contains { $0.description.withoutNumbers == name.withoutNumbers }
            return isShown ? nil : .mechanisms(shown.sorted())
        }
        guard let name = CaseFile<S>.configurationOfShrunkNote(note), let configuration = configurations[name],
            let position = configuration.index
        else { return nil }
        let mechanism = mechanisms[position]
        let noted = file.notes.compactMap { $0.rest(after: CaseFile<S>.mechanismNote)?.withoutNumbers }
        guard let mechanism, noted.isEmpty || noted.contains(mechanism.description.withoutNumbers) else {
            return .mechanism(mechanism, under: configuration)
        }
        guard isDecidable else { return nil }
        return smallerCases(than: file.testCase)
            .first { runner.run($0, under: configuration).mechanism == mechanism }
            .map { .smaller($0, under: configuration) }
    }

    /// Returns cases that are certainly smaller, few enough to run for every case of a corpus: the subsequences of the steps, and
    /// the cases that are smaller by one change.
    private func smallerCases(than testCase: S.Case) -> [S.Case] {
        let steps = testCase.steps
        guard steps.count <= Self.mostSteps else { return testCase.simplerByOne }
        let parts = (0..<(1 << steps.count) - 1).map { chosen in
            testCase.replacingSteps(with: steps.indices.filter { chosen & 1 << $0 != 0 }.map { steps[$0] })
        }
        return parts.sorted() + testCase.simplerByOne
    }
}

extension String {
    fileprivate func rest(after prefix: String) -> String? {
        hasPrefix(prefix) ? String(dropFirst(prefix.count)) : nil
    }

    /// The text with every number replaced. A mechanism may contain a line number, which changes when code is added above it.
    fileprivate var withoutNumbers: String { replacing(#/[0-9]+/#, with: "0") }
}
