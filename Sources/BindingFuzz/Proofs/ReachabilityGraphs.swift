/// The most recently used graphs, as far as they are explored. Similar configurations share one.
struct ReachabilityGraphs {
    /// The maximum number of graphs to keep. One that was explored for the smallest cases has some ten thousand states, and some
    /// megabytes.
    private static let capacity = 16

    private let classes: StepClasses
    /// The graphs, the most recently used one last.
    private var kept: [(course: AbstractConfiguration, graph: ReachabilityGraph<TrueRules>)] = []

    /// - Parameter classes: the steps that a case may have.
    init(allowing classes: StepClasses = .all) {
        self.classes = classes
    }

    /// Lends the graph of an abstract configuration.
    mutating func withGraph<Result>(
        _ course: AbstractConfiguration, _ body: (inout ReachabilityGraph<TrueRules>) -> Result
    ) -> Result {
        var graph: ReachabilityGraph<TrueRules>
        if let position = kept.firstIndex(where: { $0.course == course }) {
            graph = kept.remove(at: position).graph
        } else {
            if kept.count == Self.capacity { kept.removeFirst() }
            graph = ReachabilityGraph(course, allowing: classes, rules: TrueRules.self)
        }
        defer { kept.append((course, graph)) }
        return body(&graph)
    }
}
