/// Why a case is not taken into a corpus.
public struct Refusal: Error, Hashable, Sendable, CustomStringConvertible {
    /// The text that a person reads, on one line.
    public let description: String

    init(description: String) {
        self.description = description.visible
    }
}

extension FindingStore {
    /// Keeps a case from elsewhere, such as another machine's campaign, unless one of its mechanism is kept that is as small.
    ///
    /// - Parameters:
    ///   - file: the case. Its own notes and expectations are kept, and the notes that a person wrote in the case it replaces.
    ///   - name: the name of the case for a refusal, such as its path.
    /// - Returns: the mechanism that the case is kept for, and what became of it.
    /// - Throws: `Refusal` where the case does not do what it expects, or shows nothing; `CorpusError` where a file cannot
    ///   be written.
    public func add(_ file: CaseFile, name: String) throws -> (mechanism: Mechanism, result: Result) {
        let mechanism = try Self.mechanism(of: file, name: name)
        let path = path(mechanism)
        let kept = try? CaseFile(path: path)
        if let kept, kept.interleaving <= file.interleaving { return (mechanism, .known) }
        try file.keepingNotes(of: kept).write(path: path)
        return (mechanism, kept == nil ? .new : .smaller)
    }

    /// Checks that a case does what it expects, and finds what it is to be kept for.
    private static func mechanism(of file: CaseFile, name: String) throws(Refusal) -> Mechanism {
        let configurations = Configuration.fullMatrix
        var model = Model()
        let outcomes = model.run(file.interleaving, under: ExecutionPlan(configurations))
        let judgement = CaseJudgement(file, configurations, verdicts: outcomes.map(\.verdict))
        if let surprise = judgement.surprises.first {
            throw Refusal(
                description: "\(name): error: expected a case that does what its 'expect' lines say; "
                    + "\(surprise.configuration) is \(surprise.verdict.rawValue), expected "
                    + "\(surprise.expected?.rawValue ?? "nothing"). "
                    + "If that is right, run: \(ShellCommand.text(["bindfuzz", "corpus", "record", name]))")
        }
        guard let mechanism = file.mechanism(outcomes.map { $0.stale?.mechanism }) else {
            throw Refusal(
                description: "\(name): error: expected a case that breaks a configuration; it is clean under all "
                    + "\(configurations.count)")
        }
        return mechanism
    }
}

extension CaseFile {
    /// The mechanism that a case stands for: the one that its note names where it shows it, or else the first that it
    /// shows in the standard matrix, or else in the full one.
    ///
    /// - Parameter mechanisms: what it shows, in the order of the full matrix.
    func mechanism(_ mechanisms: [Mechanism?]) -> Mechanism? {
        let noted = notes.compactMap { note in
            mechanisms.lazy.compactMap { $0 }.first { note == Self.mechanismNote + $0.description }
        }
        let standard = zip(Configuration.fullMatrix, mechanisms).filter { configuration, _ in
            configuration.access == .index && configuration.handler == .read
        }
        return noted.last ?? standard.lazy.compactMap(\.1).first ?? mechanisms.lazy.compactMap { $0 }.first
    }

    /// The same case with the notes of another one before its own, without those that a program wrote.
    fileprivate func keepingNotes(of other: CaseFile?) -> CaseFile {
        let written = (other?.notes ?? []).filter { note in
            !notes.contains(note) && !Self.generatedNotes.contains { note.hasPrefix($0) }
        }
        return CaseFile(interleaving, header: written.map(HeaderLine.note) + header)
    }
}
