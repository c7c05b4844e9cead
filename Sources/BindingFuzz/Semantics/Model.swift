/// Runs interleavings under configurations: the model of `semantics`.
///
/// A model is scratch memory with no state of its own: what `run` returns depends on its arguments only.
public struct Model: ~Copyable {
    private var execution = Execution(trace: NoTracer())

    /// Makes the scratch memory: 40 kilobytes, and room for as much as two megabytes that only long cases use.
    public init() {}

    /// Lends the memory to whoever runs cases step by step.
    mutating func withExecution<Result>(_ body: (inout Execution<NoTracer>) -> Result) -> Result { body(&execution) }

    /// Runs an interleaving under one configuration.
    public mutating func run(_ testCase: Interleaving, under configuration: Configuration) -> Outcome {
        var group = LaneGroup(platform: configuration.platform, handler: configuration.handler)
        let lane = group.follow(configuration)
        execution.run(items: testCase.items, steps: testCase.steps, group: group)
        return execution.outcome(lane: lane)
    }

    /// Runs an interleaving under every configuration of a plan.
    ///
    /// - Returns: the outcomes, in the order of the plan's configurations.
    public mutating func run(_ testCase: Interleaving, under plan: ExecutionPlan) -> [Outcome] {
        var outcomes = Array<Outcome?>(repeating: nil, count: plan.configurations.count)
        for (group, positionsOfLanes) in zip(plan.groups, plan.positions) {
            execution.run(items: testCase.items, steps: testCase.steps, group: group)
            for (lane, positions) in positionsOfLanes.enumerated() where !positions.isEmpty {
                let outcome = execution.outcome(lane: lane)
                for position in positions { outcomes[position] = outcome }
            }
        }
        return outcomes.compactMap { $0 }
    }

    /// Runs an interleaving under every configuration of a plan, and tells only where it goes wrong or starves.
    ///
    /// - Parameter failures: gets the position of each such configuration in the plan, and how it went wrong or that it starved,
    ///   course by course. Its memory is used again.
    package mutating func findFailures(
        _ testCase: borrowing Interleaving, under plan: borrowing ExecutionPlan,
        into failures: inout [Failure<Mechanism>]
    ) {
        failures.removeAll(keepingCapacity: true)
        for group in plan.groups.indices {
            execution.run(items: testCase.items, steps: testCase.steps, group: plan.groups[group])
            for cell in plan.groups[group].cells {
                let wanted = plan.groups[group].wanted[cell]
                let ended = wanted & ~execution.lanes.cell[cell].running
                for member in Ordinals(ended | wanted & execution.lanes.cell[cell].starving) {
                    let lane = cell &* Lanes.members &+ member
                    let isStale = ended & 1 &<< UInt16(member) != 0
                    let mechanism = isStale ? execution.lanes.stale[lane].mechanism : .starved
                    for position in plan.positions[group][lane] {
                        failures.append(Failure(position: position, mechanism: mechanism))
                    }
                }
            }
        }
    }

    /// How an interleaving goes wrong, or that it starves, under one configuration, prepared as a plan of one; nil where it does
    /// neither.
    package mutating func mechanism(of testCase: borrowing Interleaving, under plan: ExecutionPlan) -> Mechanism? {
        execution.run(items: testCase.items, steps: testCase.steps, group: plan.groups[0])
        return execution.mechanism(inLane: plan.lanes[0].lane)
    }
}

/// A run of one interleaving under one configuration, with everything that happened on the way.
public struct Trace: Sendable {
    /// The case.
    public let testCase: Interleaving
    public let configuration: Configuration
    /// What happened, in order.
    public let events: [TraceEvent]
    /// What it came to.
    public let outcome: Outcome

    /// Runs an interleaving under a configuration and writes everything down.
    public init(_ testCase: Interleaving, under configuration: Configuration) {
        var group = LaneGroup(platform: configuration.platform, handler: configuration.handler)
        let lane = group.follow(configuration)
        var execution = Execution(trace: Recorder())
        execution.run(items: testCase.items, steps: testCase.steps, group: group)
        self.testCase = testCase
        self.configuration = configuration
        events = execution.trace.events
        outcome = execution.outcome(lane: lane)
    }
}
