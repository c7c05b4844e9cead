/// What must stay while a case shrinks.
public struct ShrinkTarget<S: Subject>: Hashable, Sendable {
    /// What the case is run under.
    public let configuration: S.Configuration
    /// How it goes wrong.
    public let mechanism: S.Mechanism

    /// Names a target.
    public init(configuration: S.Configuration, mechanism: S.Mechanism) {
        self.configuration = configuration
        self.mechanism = mechanism
    }
}

/// What shrinking came to.
public struct ShrunkCase<Case: TestCase>: Hashable, Sendable {
    /// The shrunk case.
    public let testCase: Case
    /// Whether every smaller case was tried, so that this is the smallest there is.
    public let isSmallest: Bool
    /// How many runs it took.
    public let executions: Int

    /// Makes a result.
    public init(testCase: Case, isSmallest: Bool, executions: Int) {
        self.testCase = testCase
        self.isSmallest = isSmallest
        self.executions = executions
    }
}
