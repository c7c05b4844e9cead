import FuzzEngine

/// A note that a program wrote of a case, and that the case does not bear out.
package struct FalseNote<S: Subject>: Hashable, Sendable {
    /// The note.
    package let note: String
    /// The line of the file that it stands in, counted from 1.
    package let line: Int
    /// What the case shows.
    package let truth: Truth

    /// What the case shows in place of what the note says.
    package enum Truth: Hashable, Sendable {
        /// These mechanisms, ascending, and not the noted one.
        case mechanisms([S.Mechanism])
        /// This under the noted configuration; nil where it is clean.
        case mechanism(S.Mechanism?, under: S.Configuration)
        /// A smaller case shows the same under the noted configuration.
        case smaller(S.Case, under: S.Configuration)
    }
}

/// Holds the notes of a corpus to what its cases show.
struct NoteCheck<S: Subject> {
    /// The longest case of which every subsequence is tried.
    private static var mostSteps: Int { 10 }

    /// Whether the subject is a model, whose cases run in no time. What an app shows changes with the app: of that a note about
    /// smaller cases tells what was so when it was written.
    private let isDecidable = S.decide([], on: .caller) != nil
    private let runner = S.Runner(under: [])
    private let configurations = Dictionary(
        uniqueKeysWithValues: S.Configuration.fullMatrix.map { ($0.description, $0) })

    /// The first note of a case that is false; nil where none is known to be. Others follow from it, most likely.
    ///
    /// - Parameter mechanisms: what the case shows, in the order of the full matrix.
    func falseNote(of entry: CorpusEntry<S>, _ mechanisms: [S.Mechanism?]) -> FalseNote<S>? {
        for (note, line) in zip(entry.file.notes, entry.lines.notes) {
            guard let truth = truth(against: note, entry, mechanisms) else { continue }
            return FalseNote(note: note, line: line, truth: truth)
        }
        return nil
    }

    private func truth(
        against note: String, _ entry: CorpusEntry<S>, _ mechanisms: [S.Mechanism?]
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
        let noted = entry.file.notes.compactMap { $0.rest(after: CaseFile<S>.mechanismNote)?.withoutNumbers }
        guard let mechanism, noted.isEmpty || noted.contains(mechanism.description.withoutNumbers) else {
            return .mechanism(mechanism, under: configuration)
        }
        guard isDecidable else { return nil }
        return smallerCases(than: entry.file.testCase)
            .first { runner.run($0, under: configuration).mechanism == mechanism }
            .map { .smaller($0, under: configuration) }
    }

    /// Cases that are smaller for certain, as many as can be tried of each case of a corpus: those with fewer steps of the same,
    /// and those with one lower number.
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

    /// A mechanism may name a line of the code, which moves with every line that is written above it.
    fileprivate var withoutNumbers: String { replacing(#/[0-9]+/#, with: "0") }
}
