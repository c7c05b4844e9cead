/// One case, as a file keeps it: the interleaving, where it comes from, and what must come of it.
/// Rules: `semantics`, section 7.
public struct CaseFile<S: Subject>: Hashable, Sendable {
    /// A line of the header besides `items`.
    public enum HeaderLine: Hashable, Sendable {
        /// A free line about where the case comes from.
        case note(Note)
        case expect(Expectation<S>)
    }

    /// The case.
    public var testCase: S.Case
    /// Notes and expectations, in their order.
    public var header: [HeaderLine]

    /// Makes a case.
    public init(_ testCase: S.Case, header: [HeaderLine] = []) {
        self.testCase = testCase
        self.header = header
    }

    /// The notes, in their order.
    public var notes: [String] {
        header.compactMap { if case .note(let note) = $0 { note.text } else { nil } }
    }

    /// The expectations, in their order.
    public var expectations: [Expectation<S>] {
        header.compactMap { if case .expect(let expectation) = $0 { expectation } else { nil } }
    }

    /// The verdict expected under a configuration: where patterns overlap, the later line wins.
    ///
    /// - Returns: nil where no line speaks of the configuration.
    public func expectedVerdict(under configuration: S.Configuration) -> ExpectedVerdict<S.Verdict>? {
        expectations.last { $0.pattern.matches(configuration) }?.verdict
    }

    /// The verdicts that the file expects of some configurations, in their order; nil where no line speaks of one.
    package func expectedVerdicts(under configurations: [S.Configuration]) -> [ExpectedVerdict<S.Verdict>?] {
        expectations(decidingUnder: configurations).map { $0?.verdict }
    }

    /// For each of some configurations the last line that speaks of it; nil where none does.
    package func expectations(decidingUnder configurations: [S.Configuration]) -> [Expectation<S>?] {
        let expectations = expectations
        let patterns = PatternChoices(expectations.map(\.pattern))
        return configurations.map { patterns.last(matching: $0.parts).map { expectations[$0] } }
    }

    /// The canonical text: reading it gives the same case.
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
