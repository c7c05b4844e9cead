/// How two engines of one subject agree on a sample of cases: its specification, and what it is the specification of.
public struct EngineComparison: Sendable {
    /// What the specification is called within a sentence.
    public let specification: String
    /// What the other engine is called within a sentence.
    public let engine: String
    /// How many cases both ran, from the gate's seed.
    public let cases: UInt64
    /// In how many of them the two differ.
    public let differing: Int
    /// What differs in the first of these, in sentences.
    public let differences: [String]
    /// The arguments of the command that shows it.
    public let command: [String]

    /// Makes it.
    public init(
        of specification: String, with engine: String, cases: UInt64, differing: Int, differences: [String],
        command: [String]
    ) {
        self.specification = specification
        self.engine = engine
        self.cases = cases
        self.differing = differing
        self.differences = differences
        self.command = command
    }
}
