/// Runs interleavings under configurations: the model of `semantics`.
///
/// A model is only scratch memory: the result of `run` depends on its arguments only.
public struct Model: ~Copyable {
    private var execution = Execution(trace: NoTracer())

    /// Allocates the scratch memory: 40 kilobytes, and up to two megabytes more that only long cases use.
    public init() {}

    /// Lends the memory to a caller that runs cases step by step.
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

    /// Runs an interleaving under every configuration of a plan, and collects only failures, starved cases included.
    ///
    /// - Parameter failures: receives the position of each failing configuration in the plan and its mechanism, group by group. Its
    ///   memory is reused.
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

    /// The mechanism of an interleaving that fails or starves under one configuration, or nil if it does neither. The plan consists
    /// of that configuration only.
    package mutating func mechanism(of testCase: borrowing Interleaving, under plan: ExecutionPlan) -> Mechanism? {
        execution.run(items: testCase.items, steps: testCase.steps, group: plan.groups[0])
        return execution.mechanism(inLane: plan.lanes[0].lane)
    }
}

/// A run of one interleaving under one configuration, with all its events.
public struct Trace: Sendable {
    /// The interleaving that ran.
    public let testCase: Interleaving
    /// The configuration that the interleaving ran under.
    public let configuration: Configuration
    /// The events, in order.
    public let events: [TraceEvent]
    /// The outcome of the run.
    public let outcome: Outcome

    /// Runs an interleaving under a configuration and records every event.
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
