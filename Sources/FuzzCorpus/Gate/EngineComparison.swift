/// How two engines of one subject agree on a sample of cases: its specification, and what it is the specification of.
public struct EngineComparison: Sendable {
    /// How many cases both ran, from the gate's seed.
    public let cases: UInt64
    /// In how many of them the two differ.
    public let differing: Int
    /// What differs in the first of these, in sentences.
    public let differences: [String]

    /// Makes it.
    public init(cases: UInt64, differing: Int, differences: [String]) {
        self.cases = cases
        self.differing = differing
        self.differences = differences
    }
}
