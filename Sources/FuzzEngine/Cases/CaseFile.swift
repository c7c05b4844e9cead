/// A case in a file: the test case, its notes, and its expectations. Rules: `semantics`, section 7.
public struct CaseFile<S: Subject>: Hashable, Sendable {
    /// A line of the header that the engine reads, whatever the subject.
    public enum HeaderLine: Hashable, Sendable {
        /// A free line about the origin of the case.
        case note(Note)
        case expect(Expectation<S>)
    }

    /// The case.
    public var testCase: S.Case
    /// The notes and expectations, in the order of the file.
    public var header: [HeaderLine]

    /// Creates the file of a test case.
    public init(_ testCase: S.Case, header: [HeaderLine] = []) {
        self.testCase = testCase
        self.header = header
    }

    /// The notes, in the order of the file.
    public var notes: [String] {
        header.compactMap { if case .note(let note) = $0 { note.text } else { nil } }
    }

    /// The expectations, in the order of the file.
    public var expectations: [Expectation<S>] {
        header.compactMap { if case .expect(let expectation) = $0 { expectation } else { nil } }
    }

    /// Returns the verdict that is expected under a configuration. If several patterns match, the last line wins.
    ///
    /// - Returns: `nil` if no line matches the configuration.
    public func expectedVerdict(under configuration: S.Configuration) -> ExpectedVerdict<S.Verdict>? {
        expectations.last { $0.pattern.matches(configuration) }?.verdict
    }

    /// Returns the expected verdict of each configuration, in order; `nil` if no line matches.
    package func expectedVerdicts(under configurations: [S.Configuration]) -> [ExpectedVerdict<S.Verdict>?] {
        expectations(decidingUnder: configurations).map { $0?.verdict }
    }

    /// Returns the last line that matches each configuration, in order; `nil` if none does.
    package func expectations(decidingUnder configurations: [S.Configuration]) -> [Expectation<S>?] {
        let expectations = expectations
        return positionsOfExpectations(decidingUnder: configurations).map { $0.map { expectations[$0] } }
    }

    /// Returns the position in `expectations` of the last line that matches each configuration, in order; `nil` if none does.
    package func positionsOfExpectations(decidingUnder configurations: [S.Configuration]) -> [Int?] {
        let patterns = PatternChoices(expectations.map(\.pattern))
        return configurations.map(patterns.last)
    }

    /// The canonical text. Reading it returns the same case.
    public var text: String {
        let header = header.map { line in
            switch line {
            case .note(let note): "note \(note.text)"
            case .expect(let expectation): "expect \(expectation)"
            }
        }
        let lines = ["bindfuzz 1"] + testCase.headerLines + header + [""] + testCase.stepLines
        return lines.map { $0 + "\n" }.joined()
    }
}
