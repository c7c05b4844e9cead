/// A comparison of a subject's two engines on a sample of cases: the specification, and the engine that implements it.
public struct EngineComparison: Sendable {
    /// The name of the specification within a sentence.
    package let specification: String
    /// The name of the other engine within a sentence.
    package let engine: String
    /// The number of cases that both engines ran, from the gate's seed.
    package let cases: UInt64
    /// The number of cases on which the engines differ.
    package let differing: Int
    /// The differences on the first of these cases, in sentences.
    package let differences: [String]
    /// The arguments of the command that shows the differences.
    package let command: [String]

    /// Creates a comparison.
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
