import FilesAndProcesses
import FuzzEngine

/// Why a case is not taken into a corpus.
package struct Refusal: ReadableError, Hashable, Sendable {
    /// The text that a person reads, on one line.
    package let description: String

    init(description: String) {
        self.description = description.visible
    }
}

extension FindingStore {
    /// A case from elsewhere, such as another machine's campaign, that was looked at and may be kept.
    package struct Addition {
        /// The mechanism that the case stands for.
        package let mechanism: S.Mechanism
        fileprivate let candidate: Candidate
    }

    /// Looks at a case from elsewhere.
    ///
    /// - Parameters:
    ///   - file: the case. Its own notes and expectations are kept, and the notes that a person wrote in the case it replaces.
    ///   - name: the name of the case for a refusal, such as its path.
    /// - Throws: `Refusal` where the case does not do what it expects, or shows nothing.
    package func addition(_ file: CaseFile<S>, name: String) throws(Refusal) -> Addition {
        let mechanisms = S.mechanisms(of: file.testCase)
        let mechanism = try Self.mechanism(of: file, mechanisms, name: name)
        return Addition(
            mechanism: mechanism,
            candidate: Candidate(
                testCase: file.testCase, mechanism: mechanism, mechanisms: mechanisms,
                isNew: !known.contains(all: FailureSet(mechanisms)), file: { file }))
    }

    /// Keeps cases from elsewhere, where they add something, in their order.
    ///
    /// - Returns: what became of each, as far as the first that could not be written: `CorpusError` says why. A case is new where it
    ///   shows anything new.
    /// - Throws: `CorpusError` where the corpus cannot be changed.
    package mutating func add(_ additions: [Addition]) throws -> [Result<Outcome, any Error>] {
        try keep(additions.map(\.candidate))
    }

    /// Checks that a case does what it expects, and finds what it is to be kept for.
    private static func mechanism(
        of file: CaseFile<S>, _ mechanisms: [S.Mechanism?], name: String
    ) throws(Refusal) -> S.Mechanism {
        let configurations = S.Configuration.fullMatrix
        let judgement = CaseJudgement<S>(file, configurations, verdicts: mechanisms.map { $0?.verdict ?? .clean })
        if let unmet = judgement.unmetExpectations.first {
            throw Refusal(
                description: "\(name): error: expected a case that does what its 'expect' lines say; "
                    + "\(unmet.configuration) is \(unmet.verdict.rawValue), expected "
                    + "\(unmet.expected?.rawValue ?? "nothing"). "
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
