/// Searches for the smallest case that reaches a target, in the order of `semantics`, section 6.
///
/// The search prunes for one reason only: from none of the rows and deliveries that can be tracked can the remaining steps reach
/// the sought mechanism. The distance comes from the reachability graph, which the tests check against the model.
struct SmallestCaseSearch: ~Copyable {
    /// The configuration, and the sought mechanisms by their index.
    let configuration: Configuration
    let isLookedFor: (Int) -> Bool
    /// The number of runs, whole cases and prefixes.
    private(set) var executions = 0
    /// Whether the search proved that there is no case, whatever its length.
    private(set) var isProvenToFail = false
    /// Whether the budget ended the search.
    private(set) var isExhausted = false
    private let budget: Int
    private let group: LaneGroup
    private let lane: Int

    // The search for one length and number of items.
    private var candidate = Interleaving()
    private var bound: Interleaving?

    init(
        under configuration: Configuration, budget: Int, of isLookedFor: @escaping (Int) -> Bool
    ) {
        var group = LaneGroup(platform: configuration.platform, handler: configuration.handler)
        lane = group.follow(configuration)
        self.group = group
        self.configuration = configuration
        self.isLookedFor = isLookedFor
        self.budget = budget
    }

    /// Returns the smallest case that reaches the target.
    ///
    /// - Parameters:
    ///   - bound: an exclusive upper bound of the case.
    ///   - lengths: the numbers of steps that it may have.
    ///   - graph: the graph of the abstract configuration. It is explored as far as needed.
    ///   - execution: scratch memory.
    /// - Returns: the case, or nil if there is none or the budget is used up.
    mutating func first(
        below bound: Interleaving?, lengths: ClosedRange<Int>, in graph: inout ReachabilityGraph<TrueRules>,
        _ execution: inout Execution<NoTracer>
    ) -> Interleaving? {
        self.bound = bound
        for length in lengths {
            while !graph.isComplete && graph.depth < length { graph.deepen() }
            let distances = distances(within: length, in: &graph)
            if distances.areOutOfReach {
                // No further exploration brings the target nearer.
                if graph.isComplete && isOutOfReach(in: &graph) {
                    isProvenToFail = true
                    return nil
                }
                continue
            }
            let isLast = length == bound?.steps.count
            for items in 0...(isLast ? bound?.items ?? 0 : Interleaving.maximumItems) {
                candidate = Interleaving(items: items)
                let isBelow = !isLast || items < bound?.items ?? 0
                if extend(length, isBelow: isBelow, graph, distances, &execution) { return candidate }
                if isExhausted { return nil }
            }
        }
        if bound == nil { isProvenToFail = isOutOfReach(in: &graph) }
        return nil
    }

    /// Whether no sought mechanism is reachable, whatever the number of steps.
    private func isOutOfReach(in graph: inout ReachabilityGraph<TrueRules>) -> Bool {
        while !graph.isComplete { graph.deepen() }
        return distances(within: Interleaving.maximumSteps, in: &graph).areOutOfReach
    }

    private func distances(
        within limit: Int, in graph: inout ReachabilityGraph<TrueRules>
    ) -> ReachabilityDistances {
        ReachabilityDistances(in: &graph, to: isLookedFor, with: configuration.guard.bit, within: limit)
    }

    /// Extends the candidate by this many steps, in order, until it reaches the target.
    ///
    /// - Parameter isBelow: whether the candidate is below the bound, however it continues.
    private mutating func extend(
        _ remaining: Int, isBelow: Bool, _ graph: ReachabilityGraph<TrueRules>, _ distances: ReachabilityDistances,
        _ execution: inout Execution<NoTracer>
    ) -> Bool {
        guard executions < budget else {
            isExhausted = true
            return false
        }
        executions += 1
        if remaining == 0 { return isBelow && isReached(&execution) }
        execution.runWithoutSettling(items: candidate.items, steps: candidate.steps, group: group)
        // The candidate has ended: the search saw its result when it was shorter.
        if execution.isOver { return false }
        let left = distances.afterEachClass(execution, in: graph)
        let callout = StepClass.position(of: execution.loop.callout)
        let limit = isBelow ? Step.all.count - 1 : bound?.steps[candidate.steps.count].position ?? 0
        for position in 0...limit where Int(left[StepClass.of(position, in: callout).index]) < remaining {
            candidate.steps.append(Step.all[position])
            if extend(remaining - 1, isBelow: isBelow || position < limit, graph, distances, &execution) { return true }
            candidate.steps.removeLast()
            if isExhausted { return false }
        }
        return false
    }

    private func isReached(_ execution: inout Execution<NoTracer>) -> Bool {
        execution.run(items: candidate.items, steps: candidate.steps, group: group)
        guard let mechanism = execution.mechanism(inLane: lane) else { return false }
        return isLookedFor(mechanism.index)
    }
}

extension ReachabilityDistances {
    /// For each class of steps, the minimum number of steps that remain after one of it, over all tracked deliveries.
    func afterEachClass(
        _ execution: borrowing Execution<NoTracer>, in graph: ReachabilityGraph<TrueRules>
    ) -> [UInt8] {
        var left = Array(repeating: Self.unreachable, count: Int(UInt8.max))
        var previous: AbstractState?
        execution.forEachTracked { _, state in
            // Equivalent elements come one after the other.
            if state == previous { return }
            previous = state
            guard let position = graph.position(of: state) else {
                // The graph always has the state. If it did not, pruning would be wrong, so nothing is pruned.
                assertionFailure("a state of the model that the relation does not lead to")
                for step in left.indices { left[step] = 0 }
                return
            }
            for edge in graph.edges[position] {
                let step = Int(graph.steps[Int(edge)])
                if step != Self.within { left[step] = min(left[step], steps[Int(graph.targets[Int(edge)])]) }
            }
            for index in graph.hitsOfStates[position] {
                let hit = graph.hits[Int(index)]
                if Int(hit.step) != Self.within && isLookedFor(hit) { left[Int(hit.step)] = 0 }
            }
        }
        return left
    }
}
