/// The verdict that an `expect` line asks for.
public enum ExpectedVerdict: String, Hashable, Sendable, CaseIterable {
    case clean
    case outOfRange = "out-of-range"
    case wrongElement = "wrong-element"
    /// Either of the two.
    case stale

    /// Whether a run with this verdict is as expected.
    public func allows(_ verdict: VerdictKind) -> Bool {
        switch self {
        case .clean: verdict == .clean
        case .outOfRange: verdict == .outOfRange
        case .wrongElement: verdict == .wrongElement
        case .stale: verdict != .clean
        }
    }
}

/// One `expect` line: the verdict that every configuration which the pattern matches must give.
public struct Expectation: Hashable, Sendable, CustomStringConvertible {
    /// The configurations that it speaks of.
    public let pattern: ConfigurationPattern
    /// The verdict that is asked for.
    public let verdict: ExpectedVerdict

    /// Makes an expectation.
    public init(_ pattern: ConfigurationPattern, _ verdict: ExpectedVerdict) {
        self.pattern = pattern
        self.verdict = verdict
    }

    /// The line without the word `expect`.
    public var description: String { "\(pattern) \(verdict.rawValue)" }
}
