/// Finds smallest cases, with memory and graphs that successive searches share.
package struct SmallestCaseFinder: ~Copyable {
    /// The result of a search.
    package struct Result: Sendable {
        /// The smallest case, or nil if there is none or the budget was used up.
        package let testCase: Interleaving?
        /// Whether the search proved that there is no case, whatever its length.
        package let isProvenToFail: Bool
        /// Whether the budget ended the search.
        package let isExhausted: Bool
        /// The number of runs, whole cases and prefixes.
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

    /// Searches for the smallest case under a configuration.
    ///
    /// - Parameters:
    ///   - bound: an exclusive upper bound of the case, or nil for no bound.
    ///   - lengths: the numbers of steps that it may have.
    ///   - budget: the maximum number of runs.
    ///   - isLookedFor: whether a mechanism, by its index, is sought.
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
