/// Looks for the smallest case that reaches a target, in the order of `semantics`, section 6.
///
/// What is left out is left out for one reason only: of no row and delivery that could be followed is what is looked for as near as
/// there are steps left. How near it is the graph of followed states knows, which the tests hold to the model.
struct SmallestCaseSearch: ~Copyable {
    /// What is looked for: these mechanisms, by their index, under a configuration.
    let configuration: Configuration
    let isLookedFor: (Int) -> Bool
    /// How many runs were made, whole ones and beginnings.
    private(set) var executions = 0
    /// Whether there is nothing to find, however many steps a case has.
    private(set) var isProvenToFail = false
    /// Whether the budget ended the search.
    private(set) var isExhausted = false
    private let budget: Int
    private let group: LaneGroup
    private let lane: Int

    // The search of one length and number of items.
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

    /// The smallest case that is found.
    ///
    /// - Parameters:
    ///   - bound: it has to be below this one.
    ///   - lengths: how many steps it may have.
    ///   - graph: of the configuration's course; it is explored as far as it is needed.
    ///   - execution: scratch memory.
    /// - Returns: nil where there is none, or the budget is used up.
    mutating func first(
        below bound: Interleaving?, lengths: ClosedRange<Int>, in graph: inout ReachabilityGraph<TrueRules>,
        _ execution: inout Execution<NoTracer>
    ) -> Interleaving? {
        self.bound = bound
        for length in lengths {
            while !graph.isComplete && graph.depth < length { graph.deepen() }
            let distances = ReachabilityDistances(in: graph, to: isLookedFor, with: configuration.guard.bit)
            if distances.isOutOfReach(within: length) {
                // Nothing comes nearer any more.
                if graph.isComplete && distances.isOutOfReach(within: Interleaving.maximumSteps) {
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

    /// Whether nothing that is looked for can be reached, however many steps a case has.
    private func isOutOfReach(in graph: inout ReachabilityGraph<TrueRules>) -> Bool {
        while !graph.isComplete { graph.deepen() }
        let distances = ReachabilityDistances(in: graph, to: isLookedFor, with: configuration.guard.bit)
        return distances.isOutOfReach(within: Interleaving.maximumSteps)
    }

    /// Extends the candidate by so many steps, in order, until it is what is looked for.
    ///
    /// - Parameter isBelow: whether it is below the bound, however it goes on.
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
        // It is over: what it came to was seen when it was shorter.
        if execution.isOver { return false }
        let left = distances.afterEachClass(execution, in: graph)
        let callout = StepClass.callouts.firstIndex(of: execution.loop.callout ?? .event) ?? 0
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
    /// Whether what is looked for is farther than so many steps from every beginning.
    func isOutOfReach(within length: Int) -> Bool {
        steps.prefix(beginnings).allSatisfy { Int($0) > length || $0 == Self.unreachable }
    }

    /// For each class of steps how many steps at least are left after one of it, whatever is followed.
    func afterEachClass(
        _ execution: borrowing Execution<NoTracer>, in graph: ReachabilityGraph<TrueRules>
    ) -> [UInt8] {
        var left = Array(repeating: Self.unreachable, count: Int(UInt8.max))
        var previous: AbstractState?
        execution.forEachTracked { _, state in
            // Elements that are all alike come one after the other.
            if state == previous { return }
            previous = state
            guard let position = graph.position(of: state) else {
                // It is always met; where it were not, nothing could be left out.
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
