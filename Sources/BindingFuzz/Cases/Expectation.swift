/// The verdict that an `expect` line asks for: clean, a certain way to go wrong, or any.
public struct ExpectedVerdict<Verdict: SubjectVerdict>: RawRepresentable, Hashable, Sendable, CaseIterable {
    /// The word that the line has.
    public let rawValue: String

    /// Reads the word; nil where it is none of `allCases`.
    public init?(rawValue: String) {
        guard rawValue == Verdict.anyFailure || Verdict(rawValue: rawValue) != nil else { return nil }
        self.rawValue = rawValue
    }

    /// Asks for a certain verdict.
    public init(_ verdict: Verdict) {
        rawValue = verdict.rawValue
    }

    private init(word: String) {
        rawValue = word
    }

    /// Asks that nothing goes wrong.
    public static var clean: ExpectedVerdict { ExpectedVerdict(.clean) }
    /// Asks that something goes wrong, whatever it is.
    public static var anyFailure: ExpectedVerdict { ExpectedVerdict(word: Verdict.anyFailure) }

    /// Each word there is; the one for any way to go wrong last.
    public static var allCases: [ExpectedVerdict] { Verdict.allCases.map(ExpectedVerdict.init) + [.anyFailure] }

    /// Whether a run with this verdict is as expected.
    public func allows(_ verdict: Verdict) -> Bool {
        rawValue == Verdict.anyFailure ? verdict != .clean : rawValue == verdict.rawValue
    }
}

/// One `expect` line: the verdict that every configuration which the pattern matches must give.
public struct Expectation<S: Subject>: Hashable, Sendable, CustomStringConvertible {
    /// The configurations that it speaks of.
    public let pattern: ConfigurationPattern<S.Configuration>
    /// The verdict that is asked for.
    public let verdict: ExpectedVerdict<S.Verdict>

    /// Makes an expectation.
    public init(_ pattern: ConfigurationPattern<S.Configuration>, _ verdict: ExpectedVerdict<S.Verdict>) {
        self.pattern = pattern
        self.verdict = verdict
    }

    /// The line without the word `expect`.
    public var description: String { "\(pattern) \(verdict.rawValue)" }
}
