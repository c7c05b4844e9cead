/// The property that shrinking preserves: a mechanism under a configuration.
public struct ShrinkTarget<S: Subject>: Hashable, Sendable {
    /// The configuration that the case runs under.
    public let configuration: S.Configuration
    /// The mechanism by which the case fails or starves.
    public let mechanism: S.Mechanism

    /// Creates a target.
    public init(configuration: S.Configuration, mechanism: S.Mechanism) {
        self.configuration = configuration
        self.mechanism = mechanism
    }
}

/// The result of shrinking.
public struct ShrunkCase<Case: TestCase>: Hashable, Sendable {
    /// The shrunk case.
    public let testCase: Case
    /// Whether every smaller case with the same assumptions has been tried, so that this one is the smallest of them.
    public let isSmallest: Bool
    /// The number of runs.
    public let executions: Int

    /// Creates a result.
    public init(testCase: Case, isSmallest: Bool, executions: Int) {
        self.testCase = testCase
        self.isSmallest = isSmallest
        self.executions = executions
    }
}
