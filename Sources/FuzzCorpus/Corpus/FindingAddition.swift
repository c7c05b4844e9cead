import FilesAndProcesses
import FuzzEngine

/// The reason why a case cannot be added to a corpus.
package struct Refusal: ReadableError, Hashable, Sendable {
    /// The message for a person, on one line.
    package let description: String

    init(description: String) {
        self.description = description.visible
    }
}

extension FindingStore {
    /// A checked case from another source, for example another machine's campaign, that can be added.
    package struct Addition {
        /// The mechanism that the case represents.
        package let mechanism: S.Mechanism
        fileprivate let candidate: Candidate
    }

    /// Checks a case from another source.
    ///
    /// - Parameters:
    ///   - file: the case. Its notes and expectations are kept, together with a person's notes in the case that it replaces.
    ///   - name: the name of the case for a refusal, for example its path.
    /// - Throws: `Refusal` if the case does not meet its expectations, or if it is clean under all configurations.
    package func addition(_ file: CaseFile<S>, name: String) throws(Refusal) -> Addition {
        let mechanisms = S.mechanisms(of: file.testCase)
        let mechanism = try Self.mechanism(of: file, mechanisms, name: name)
        return Addition(
            mechanism: mechanism,
            candidate: Candidate(
                testCase: file.testCase, mechanism: mechanism, mechanisms: mechanisms,
                isNew: !known.contains(all: FailureSet(mechanisms)), file: { file }))
    }

    /// Adds cases from another source, in order, as far as they add something to the corpus.
    ///
    /// - Returns: the outcome of each case, up to the first that cannot be written, for which it is a `FileError`. A case is new
    ///   if it shows anything new.
    /// - Throws: `FileError` if the corpus cannot be changed.
    package mutating func add(_ additions: [Addition]) throws -> [Result<Outcome, any Error>] {
        try keep(additions.map(\.candidate))
    }

    /// Checks that a case meets its expectations, and returns the mechanism that it represents.
    private static func mechanism(
        of file: CaseFile<S>, _ mechanisms: [S.Mechanism?], name: String
    ) throws(Refusal) -> S.Mechanism {
        let configurations = S.Configuration.fullMatrix
        let judgment = CaseJudgment<S>(file, configurations, verdicts: mechanisms.map { $0?.verdict ?? .clean })
        if let unmet = judgment.unmetExpectations.first(where: { $0.kind != .openFinding }) {
            throw Refusal(
                description: "\(name): error: expected a case that meets its 'expect' lines; "
                    + "\(unmet.configuration) is \(unmet.verdict.rawValue), "
                    + "\(unmet.expected.map { "expected \($0.rawValue)" } ?? "without an 'expect' line"). "
                    + (S.findingsAreDefects
                        ? "To accept it, run: \(S.invocation.command("corpus", "acknowledge", name, "--reason")) TEXT"
                        : "If the verdict is right, run: \(S.invocation.command("corpus", "record", name))"))
        }
        guard let mechanism = file.mechanism(mechanisms) else {
            throw Refusal(
                description: "\(name): error: expected a case that breaks a configuration; it is clean under all "
                    + "\(configurations.count)")
        }
        return mechanism
    }
}
