/// Runs interleavings under configurations: the model of `semantics`.
///
/// A model is scratch memory with no state of its own: what `run` returns depends on its arguments only.
public struct Model: ~Copyable {
    private var execution = Execution(trace: NoTracer())

    /// Makes the scratch memory: 40 kilobytes, and room for as much as two megabytes that only long cases use.
    public init() {}

    /// Runs an interleaving under one configuration.
    public mutating func run(_ interleaving: Interleaving, under configuration: Configuration) -> Outcome {
        var group = LaneGroup(platform: configuration.platform, handler: configuration.handler)
        let lane = group.follow(configuration)
        execution.run(items: interleaving.items, steps: interleaving.steps, group: group)
        return execution.outcome(lane: lane)
    }

    /// Runs an interleaving under every configuration of a plan.
    ///
    /// - Returns: the outcomes, in the order of the plan's configurations.
    public mutating func run(_ interleaving: Interleaving, under plan: ExecutionPlan) -> [Outcome] {
        var outcomes = Array<Outcome?>(repeating: nil, count: plan.configurations.count)
        for (group, positionsOfLanes) in zip(plan.groups, plan.positions) {
            execution.run(items: interleaving.items, steps: interleaving.steps, group: group)
            for (lane, positions) in positionsOfLanes.enumerated() where !positions.isEmpty {
                let outcome = execution.outcome(lane: lane)
                for position in positions { outcomes[position] = outcome }
            }
        }
        return outcomes.compactMap { $0 }
    }

    /// Runs an interleaving under every configuration of a plan, and tells of the stale ones only.
    ///
    /// - Parameter stale: gets the position of each stale configuration in the plan, and how it went wrong,
    ///   course by course. Its memory is used again.
    package mutating func findStale(
        _ interleaving: borrowing Interleaving, under plan: borrowing ExecutionPlan,
        into stale: inout [Failure<Mechanism>]
    ) {
        stale.removeAll(keepingCapacity: true)
        for group in plan.groups.indices {
            execution.run(items: interleaving.items, steps: interleaving.steps, group: plan.groups[group])
            for cell in plan.groups[group].cells {
                var ended = plan.groups[group].wanted[cell] & ~execution.lanes.cell[cell].running
                while ended != 0 {
                    let lane = cell &* Lanes.members &+ ended.trailingZeroBitCount
                    ended &= ended &- 1
                    let mechanism = execution.lanes.stale[lane].mechanism
                    for position in plan.positions[group][lane] {
                        stale.append(Failure(position: position, mechanism: mechanism))
                    }
                }
            }
        }
    }

    /// How an interleaving goes wrong under one configuration, prepared as a plan of one; nil where it does not.
    package mutating func mechanism(of interleaving: borrowing Interleaving, under plan: ExecutionPlan) -> Mechanism? {
        execution.run(items: interleaving.items, steps: interleaving.steps, group: plan.groups[0])
        let lane = plan.lanes[0].lane
        let member = UInt16(1) &<< UInt16(lane % Lanes.members)
        return execution.lanes.cell[lane / Lanes.members].running & member != 0 ? nil : execution.lanes.stale[lane].mechanism
    }
}

/// A run of one interleaving under one configuration, with everything that happened on the way.
public struct Trace: Sendable {
    /// The case.
    public let interleaving: Interleaving
    public let configuration: Configuration
    /// What happened, in order.
    public let events: [TraceEvent]
    /// What it came to.
    public let outcome: Outcome

    /// Runs an interleaving under a configuration and writes everything down.
    public init(_ interleaving: Interleaving, under configuration: Configuration) {
        var group = LaneGroup(platform: configuration.platform, handler: configuration.handler)
        let lane = group.follow(configuration)
        var execution = Execution(trace: Recorder())
        execution.run(items: interleaving.items, steps: interleaving.steps, group: group)
        self.interleaving = interleaving
        self.configuration = configuration
        events = execution.trace.events
        outcome = execution.outcome(lane: lane)
    }
}
