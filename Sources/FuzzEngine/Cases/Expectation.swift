/// The verdict that an `expect` line asks for: clean, a certain way to go wrong, or any; and of a subject whose clean runs can
/// starve, whether they are. Rules: `semantics`, section 7.
public struct ExpectedVerdict<Verdict: TestVerdict>: RawRepresentable, Hashable, Sendable, CaseIterable {
    /// The word that the line has.
    public let rawValue: String

    /// Reads the word; nil where it is none of `allCases`.
    public init?(rawValue: String) {
        let others = [Verdict.anyFailure, Verdict.liveness?.delivered]
        guard others.contains(rawValue) || Verdict(rawValue: rawValue) != nil else { return nil }
        self.rawValue = rawValue
    }

    /// Asks for a certain verdict; `clean` asks that nothing goes wrong, and nothing of what may starve.
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

    /// Each word there is; the one for any way to go wrong after those for each, and then those for what may starve.
    public static var allCases: [ExpectedVerdict] {
        ([.clean] + Verdict.failures).map(ExpectedVerdict.init) + [.anyFailure]
            + (Verdict.liveness.map { [ExpectedVerdict($0.verdict), ExpectedVerdict(word: $0.delivered)] } ?? [])
    }

    /// Whether it asks that something goes wrong.
    public var isFailure: Bool {
        rawValue == Verdict.anyFailure || Verdict(rawValue: rawValue)?.isFailure == true
    }

    /// Asks that nothing goes wrong and nothing starves; of a subject of which nothing can be, that nothing goes wrong.
    public static var delivered: ExpectedVerdict {
        Verdict.liveness.map { ExpectedVerdict(word: $0.delivered) } ?? .clean
    }

    /// Whether it asks that something starves.
    public var isStarved: Bool { rawValue == Verdict.liveness?.verdict.rawValue }

    /// Whether a run with this verdict is as expected.
    public func allows(_ verdict: Verdict) -> Bool {
        switch rawValue {
        case Verdict.anyFailure: verdict.isFailure
        case Self.clean.rawValue: !verdict.isFailure
        case Verdict.liveness?.delivered: verdict == .clean
        default: rawValue == verdict.rawValue
        }
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
