/// What a run says about an expectation.
public enum Judgement: String, Hashable, Sendable, CaseIterable {
    /// Stale, as expected.
    case reproduced
    /// Clean, as expected, or clean where nothing was expected.
    case clean
    /// Stale where nothing was expected.
    case newFailure = "new failure"
    /// Stale where clean was expected.
    case regression
    /// Clean where stale was expected.
    case unexpectedlyFixed = "unexpectedly fixed"
    /// Stale in another way than was expected.
    case differentFailure = "different failure"

    /// Judges a verdict.
    ///
    /// - Parameters:
    ///   - verdict: what a run came to.
    ///   - expected: nil where no expectation speaks of the configuration.
    public init(_ verdict: VerdictKind, expected: ExpectedVerdict?) {
        switch (verdict, expected) {
        case (.clean, nil), (.clean, .clean): self = .clean
        case (.clean, _): self = .unexpectedlyFixed
        case (_, nil): self = .newFailure
        case (_, .clean): self = .regression
        case (_, let expected?): self = expected.allows(verdict) ? .reproduced : .differentFailure
        }
    }

    /// Whether it is as expected.
    public var holds: Bool { self == .reproduced || self == .clean }
}

/// A configuration for which a case does not do what is expected of it.
public struct Surprise: Hashable, Sendable {
    public let configuration: Configuration
    /// Nil where nothing was expected.
    public let expected: ExpectedVerdict?
    /// What the case came to.
    public let verdict: VerdictKind
    /// What the comparison says.
    public let judgement: Judgement
}

/// How a case's expectations compare with what it came to.
public struct CaseJudgement: Hashable, Sendable {
    /// How many configurations were run.
    public let configurations: Int
    /// In the order of the configurations.
    public let surprises: [Surprise]
    /// How many configurations were stale, as expected.
    public let reproduced: Int

    /// Compares a case's expectations with what it came to.
    ///
    /// - Parameters:
    ///   - file: the case, with its expectations.
    ///   - configurations: what it was run under.
    ///   - verdicts: what it came to, in the order of the configurations.
    public init(_ file: CaseFile, _ configurations: [Configuration], verdicts: [VerdictKind]) {
        var surprises: [Surprise] = []
        var reproduced = 0
        for (configuration, verdict) in zip(configurations, verdicts) {
            let expected = file.expectedVerdict(under: configuration)
            let judgement = Judgement(verdict, expected: expected)
            if judgement == .reproduced { reproduced += 1 }
            guard !judgement.holds else { continue }
            surprises.append(
                Surprise(configuration: configuration, expected: expected, verdict: verdict, judgement: judgement))
        }
        self.configurations = configurations.count
        self.surprises = surprises
        self.reproduced = reproduced
    }

    /// Every expectation holds.
    public var holds: Bool { surprises.isEmpty }
    /// Something is stale that nothing expects to be.
    public var hasUnexpectedStale: Bool {
        surprises.contains { $0.judgement == .newFailure || $0.judgement == .regression }
    }
}
