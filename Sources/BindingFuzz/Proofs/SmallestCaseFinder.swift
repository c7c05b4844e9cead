/// Finds smallest cases: the memory that searches for them share, one after the other.
package struct SmallestCaseFinder: ~Copyable {
    /// What a search came to.
    package struct Result: Sendable {
        /// The smallest case; nil where there is none, or the budget was used up.
        package let testCase: Interleaving?
        /// Whether there is nothing to find, however many steps a case has.
        package let isProvenToFail: Bool
        /// Whether the budget ended the search.
        package let isExhausted: Bool
        /// How many runs were made, whole ones and beginnings.
        package let executions: Int
    }

    private var model = Model()
    private var graphs: ReachabilityGraphs

    /// - Parameter classes: the steps that a case may have.
    package init(allowing classes: StepClasses = .all) {
        graphs = ReachabilityGraphs(allowing: classes)
    }

    /// Lends the graph of a configuration.
    mutating func withGraph<Value>(
        of configuration: Configuration, _ body: (inout ReachabilityGraph<TrueRules>) -> Value
    ) -> Value {
        graphs.withGraph(AbstractConfiguration(configuration), body)
    }

    /// Looks for the smallest case under a configuration.
    ///
    /// - Parameters:
    ///   - bound: it has to be below this one; nil where there is no bound.
    ///   - lengths: how many steps it may have.
    ///   - budget: how many runs may be made.
    ///   - isLookedFor: whether a mechanism is looked for, by its index.
    package mutating func find(
        under configuration: Configuration, below bound: Interleaving? = nil, lengths: ClosedRange<Int>, budget: Int,
        of isLookedFor: @escaping (Int) -> Bool
    ) -> Result {
        var search = SmallestCaseSearch(under: configuration, budget: budget, of: isLookedFor)
        let found = model.withExecution { execution in
            graphs.withGraph(AbstractConfiguration(configuration)) { graph in
                search.first(below: bound, lengths: lengths, in: &graph, &execution)
            }
        }
        return Result(
            testCase: found, isProvenToFail: search.isProvenToFail, isExhausted: search.isExhausted,
            executions: search.executions)
    }
}
