/// Writes findings as cases, one file for each mechanism: `found/out-of-range-blocks-live.case`.
public struct FindingStore {
    /// What became of a finding.
    public enum Result: Hashable, Sendable {
        /// No case of its mechanism was kept.
        case new
        /// The case that was kept is larger, and was replaced.
        case smaller
        /// A case that is as small was kept already.
        case known
    }

    /// The corpus's directory.
    public let directory: String

    /// Writes into the `found` folder of a corpus.
    public init(directory: String) {
        self.directory = directory
    }

    /// Where the case of a mechanism is kept.
    public func path(_ mechanism: Mechanism) -> String {
        "\(directory)/\(Corpus.foundFolder)/\(mechanism).\(Corpus.fileExtension)"
    }

    /// Keeps a finding, unless a case of its mechanism is kept that is as small.
    ///
    /// - Parameters:
    ///   - finding: what was found.
    ///   - origin: the command that found it, for a note.
    /// - Returns: what became of it.
    /// - Throws: `CorpusError` where a file cannot be written; `Defect` where what was stored does not do what was found.
    public func keep(_ finding: Finding, origin: String) throws -> Result {
        let path = path(finding.mechanism)
        let kept = try? CaseFile(path: path)
        if let kept, kept.interleaving <= finding.interleaving { return .known }
        let file = CaseFile(finding, origin: origin, keeping: kept)
        try file.write(path: path)
        try check(path, finding)
        return kept == nil ? .new : .smaller
    }

    /// Reads the stored file and sees that it still goes wrong the same way, and that nothing can be left out.
    private func check(_ path: String, _ finding: Finding) throws {
        let stored = try CaseFile(path: path).interleaving
        var model = Model()
        let plan = ExecutionPlan([finding.configuration])
        guard model.mechanism(of: stored, under: plan) == finding.mechanism else {
            throw Defect(
                "\(path) does not show \(finding.mechanism) under \(finding.configuration), as it did when it was found"
            )
        }
        let isMinimal = stored.simplerByOne.allSatisfy { model.mechanism(of: $0, under: plan) != finding.mechanism }
        guard isMinimal else {
            throw Defect("\(path) keeps \(finding.mechanism) without one of its steps, or with a lower number")
        }
    }
}

/// Something that cannot be, unless bindfuzz itself is wrong.
public struct Defect: Error, Sendable, CustomStringConvertible {
    /// The text that a person reads.
    public let description: String

    init(_ description: String) {
        self.description = description
    }
}

extension Interleaving {
    /// Every case with one step dropped, or one number lower by one.
    package var simplerByOne: [Interleaving] {
        var simpler: [Interleaving] = []
        for index in steps.indices {
            var dropped = self
            dropped.steps.remove(at: index)
            simpler.append(dropped)
            for (position, argument) in steps[index].arguments.enumerated() where argument > 0 {
                var lowered = self
                lowered.steps[index] = steps[index].replacingArgument(position, with: argument - 1)
                simpler.append(lowered)
            }
        }
        if items > 0 { simpler.append(Interleaving(items: items - 1, steps: steps)) }
        return simpler
    }
}

extension CaseFile {
    static let mechanismNote = "mechanism: "
    static let generatedNotes = [mechanismNote, "found by: ", "shrunk: "]

    /// The file of a finding: where it comes from, and what every configuration of the full matrix comes to.
    ///
    /// - Parameter kept: a larger case of the same mechanism, whose own notes are taken over.
    init(_ finding: Finding, origin: String, keeping kept: CaseFile?) {
        let ownNotes = (kept?.notes ?? []).filter { note in !Self.generatedNotes.contains { note.hasPrefix($0) } }
        let notes =
            ownNotes + [
                Self.mechanismNote + finding.mechanism.description, "found by: \(origin), case \(finding.firstIndex)",
                "shrunk: \(Self.claim(finding.isSmallest, finding.configuration))",
            ]
        self.init(
            finding.interleaving,
            header: notes.map(HeaderLine.note) + Self.observedExpectations(finding.interleaving).map(HeaderLine.expect))
    }

    /// The file of a case that was shrunk: the notes of the original, and what the shrunk case comes to.
    public init(shrinking original: CaseFile, to result: Shrinker.Result, under configuration: Configuration) {
        let notes = original.notes + ["shrunk: \(Self.claim(result.isSmallest, configuration))"]
        self.init(
            result.interleaving,
            header: notes.map(HeaderLine.note) + Self.observedExpectations(result.interleaving).map(HeaderLine.expect))
    }

    private static func claim(_ isSmallest: Bool, _ configuration: Configuration) -> String {
        isSmallest
            ? "there is no smaller case with this mechanism under \(configuration)"
            : "no step can be dropped and no number lowered under \(configuration)"
    }

    /// The same case and notes, with expectations that say what it comes to under the full matrix now.
    public func recordingExpectations() -> CaseFile {
        CaseFile(
            interleaving,
            header: notes.map(HeaderLine.note) + Self.observedExpectations(interleaving).map(HeaderLine.expect))
    }

    /// The expectations that say what a case comes to under the full matrix.
    static func observedExpectations(_ interleaving: Interleaving) -> [Expectation] {
        var model = Model()
        return ExpectationCover.expectations(
            model.run(interleaving, under: ExecutionPlan(Configuration.fullMatrix)).map(\.verdict))
    }
}
