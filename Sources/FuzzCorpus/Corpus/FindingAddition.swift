import BindingFuzz

/// Why a case is not taken into a corpus.
package struct Refusal: Error, Hashable, Sendable, CustomStringConvertible {
    /// The text that a person reads, on one line.
    package let description: String

    init(description: String) {
        self.description = description.visible
    }
}

extension FindingStore {
    /// Keeps a case from elsewhere, such as another machine's campaign, where it adds something.
    ///
    /// - Parameters:
    ///   - file: the case. Its own notes and expectations are kept, and the notes that a person wrote in the case it replaces.
    ///   - name: the name of the case for a refusal, such as its path.
    /// - Returns: the mechanism that the case stands for, and what became of it; it is new where it shows anything new.
    /// - Throws: `Refusal` where the case does not do what it expects, or shows nothing; `CorpusError` where a file cannot
    ///   be written.
    package mutating func add(_ file: CaseFile<S>, name: String) throws -> (mechanism: S.Mechanism, outcome: Outcome) {
        let mechanisms = S.mechanisms(of: file.interleaving)
        let mechanism = try Self.mechanism(of: file, mechanisms, name: name)
        let isNew = !known.contains(all: FailureSet(mechanisms))
        return (mechanism, try keep(file.interleaving, as: mechanism, mechanisms, isNew: isNew) { file })
    }

    /// Checks that a case does what it expects, and finds what it is to be kept for.
    private static func mechanism(
        of file: CaseFile<S>, _ mechanisms: [S.Mechanism?], name: String
    ) throws(Refusal) -> S.Mechanism {
        let configurations = S.Configuration.fullMatrix
        let judgement = CaseJudgement<S>(file, configurations, verdicts: mechanisms.map { $0?.verdict ?? .clean })
        if let surprise = judgement.surprises.first {
            throw Refusal(
                description: "\(name): error: expected a case that does what its 'expect' lines say; "
                    + "\(surprise.configuration) is \(surprise.verdict.rawValue), expected "
                    + "\(surprise.expected?.rawValue ?? "nothing"). "
                    + "If that is right, run: \(ShellCommand.text([S.program, "corpus", "record", name]))")
        }
        guard let mechanism = file.mechanism(mechanisms) else {
            throw Refusal(
                description: "\(name): error: expected a case that breaks a configuration; it is clean under all "
                    + "\(configurations.count)")
        }
        return mechanism
    }
}
