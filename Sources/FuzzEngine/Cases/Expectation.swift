/// The verdict that an `expect` line asks for: clean, one kind of failure, or any failure. For a subject with a liveness property,
/// also whether the case starves or delivers. Rules: `semantics`, section 7.
public struct ExpectedVerdict<Verdict: TestVerdict>: RawRepresentable, Hashable, Sendable, CaseIterable {
    /// The word in the line.
    public let rawValue: String

    /// Reads the word; `nil` if it is not one of `allCases`.
    public init?(rawValue: String) {
        let others = [Verdict.anyFailure, Verdict.liveness?.delivered]
        guard others.contains(rawValue) || Verdict(rawValue: rawValue) != nil else { return nil }
        self.rawValue = rawValue
    }

    /// Expects one verdict. `clean` expects no failure, and allows the case to starve.
    public init(_ verdict: Verdict) {
        rawValue = verdict.rawValue
    }

    private init(word: String) {
        rawValue = word
    }

    /// Expects no failure.
    public static var clean: ExpectedVerdict { ExpectedVerdict(.clean) }
    /// Expects a failure of any kind.
    public static var anyFailure: ExpectedVerdict { ExpectedVerdict(word: Verdict.anyFailure) }

    /// All words: clean, each kind of failure, any failure, and then the words for liveness.
    public static var allCases: [ExpectedVerdict] {
        ([.clean] + Verdict.failures).map(ExpectedVerdict.init) + [.anyFailure]
            + (Verdict.liveness.map { [ExpectedVerdict($0.verdict), ExpectedVerdict(word: $0.delivered)] } ?? [])
    }

    /// Whether a failure is expected.
    public var isFailure: Bool {
        rawValue == Verdict.anyFailure || Verdict(rawValue: rawValue)?.isFailure == true
    }

    /// Expects that the case neither fails nor starves; for a subject without a liveness property, that it does not fail.
    public static var delivered: ExpectedVerdict {
        Verdict.liveness.map { ExpectedVerdict(word: $0.delivered) } ?? .clean
    }

    /// Whether the case is expected to starve.
    public var isStarved: Bool { rawValue == Verdict.liveness?.verdict.rawValue }

    /// Returns whether a run with this verdict meets the expectation.
    public func allows(_ verdict: Verdict) -> Bool {
        switch rawValue {
        case Verdict.anyFailure: verdict.isFailure
        case Self.clean.rawValue: !verdict.isFailure
        case Verdict.liveness?.delivered: verdict == .clean
        default: rawValue == verdict.rawValue
        }
    }
}

/// One `expect` line: the verdict of every configuration that its pattern matches.
public struct Expectation<S: Subject>: Hashable, Sendable, CustomStringConvertible {
    /// The configurations that the line is about.
    public let pattern: ConfigurationPattern<S.Configuration>
    /// The expected verdict.
    public let verdict: ExpectedVerdict<S.Verdict>

    /// Creates an expectation.
    public init(_ pattern: ConfigurationPattern<S.Configuration>, _ verdict: ExpectedVerdict<S.Verdict>) {
        self.pattern = pattern
        self.verdict = verdict
    }

    /// The line without the word `expect`.
    public var description: String { "\(pattern) \(verdict.rawValue)" }
}
