/// A case that runs step by step, and the abstract states of each row and delivery after every step.
///
/// The tests check the transition relation against it.
package struct AbstractRun: ~Copyable {
    /// The effect of a step, or of settling, on everything that can be tracked.
    package struct Stretch {
        /// The class of the step, or nil if the case begins or settles.
        package let step: StepClass?
        /// The states afterward, and the state that each comes from. Empty after the case has settled.
        package fileprivate(set) var states: [AbstractState] = []
        /// For each state, the state before the step that it comes from.
        package fileprivate(set) var origins: [AbstractState] = []
        /// The configurations that continue to these states, as bits by their lane.
        package fileprivate(set) var members: UInt16 = 0
        /// The failures that occur in the stretch.
        package fileprivate(set) var failures: [Failure] = []
    }

    /// A stale read, or a delivery that starves.
    package struct Failure {
        /// The lane of the configuration.
        package let member: Int
        /// The mechanism of the failure.
        package let mechanism: Mechanism
        /// The earlier states of the deliveries that may have failed.
        package let origins: [AbstractState]
    }

    private var execution = Execution(trace: NoTracer())
    private var before = AbstractMoment()
    private var after = AbstractMoment()

    /// Creates a run that has not begun.
    package init() {}

    /// The lane of a configuration among those that differ from it only in guard and access.
    package static func member(of configuration: Configuration) -> Int {
        configuration.guard.ordinal * Access.allCases.count + configuration.access.ordinal
    }

    /// Runs a case under configurations that differ only in guard and access, or under a single one if its handler suspends.
    ///
    /// - Parameters:
    ///   - first: the position of the first step to report. If it is 0, the beginning of the case is reported too.
    ///   - body: receives each stretch.
    package mutating func run(
        _ testCase: borrowing Interleaving, under configurations: [Configuration], from first: Int = 0,
        _ body: (borrowing Stretch) throws -> Void
    ) rethrows {
        var group = LaneGroup(platform: configurations[0].platform, handler: configurations[0].handler)
        for configuration in configurations { _ = group.follow(configuration) }
        let cell = group.cells.reduce(0) { $1 }
        execution.begin(group)
        repeat {
            try follow(testCase, in: cell, from: first, body)
        } while execution.followDivided()
        execution.end()
    }

    /// Runs the active lanes, until the next lanes split off.
    private mutating func follow(
        _ testCase: borrowing Interleaving, in cell: Int, from first: Int,
        _ body: (borrowing Stretch) throws -> Void
    ) rethrows {
        execution.beginCase(items: testCase.items)
        after.note(execution)
        if first == 0 {
            var beginning = Stretch(step: nil)
            beginning.states = after.states
            beginning.members = execution.lanes.cell[cell].followed
            try body(beginning)
        }
        for position in testCase.steps.indices {
            let step = testCase.steps[position]
            let isReported = position >= first
            if isReported { swap(&before, &after) }
            let tracked = execution.lanes.cell[cell].followed
            let posts = execution.postCount
            var stretch = Stretch(step: StepClass.of(step, in: execution.loop.callout))
            execution.step &+= 1
            execution.execute(step)
            if isReported || position == first - 1 { after.note(execution) }
            if isReported {
                stretch.members = execution.lanes.cell[cell].followed
                noteStale(tracked, in: cell, since: posts, &stretch)
                if stretch.members != 0 { stretch.noteStates(after, since: before) }
                try body(stretch)
            }
            if execution.isOver { return }
        }
        swap(&before, &after)
        var settling = Stretch(step: nil)
        let tracked = execution.lanes.cell[cell].followed
        let posts = execution.postCount
        execution.settle()
        after.note(execution)
        noteStale(tracked, in: cell, since: posts, &settling)
        noteStarving(in: cell, &settling)
        if !settling.failures.isEmpty { try body(settling) }
    }

    private func noteStale(_ tracked: UInt16, in cell: Int, since posts: Int, _ stretch: inout Stretch) {
        for member in Ordinals(tracked & ~execution.lanes.cell[cell].running) {
            let stale = execution.lanes.stale[cell * Lanes.members + member]
            stretch.failures.append(
                Failure(
                    member: member, mechanism: stale.mechanism,
                    origins: before.origins(ofFailureOf: stale.row, after, hasPosted: execution.postCount > posts)))
        }
    }

    private func noteStarving(in cell: Int, _ settling: inout Stretch) {
        for member in Ordinals(execution.lanes.cell[cell].starving & execution.lanes.cell[cell].followed) {
            // Each of these deliveries starves.
            for (delivery, state) in zip(after.deliveries, after.states) where state.isAtHop {
                settling.failures.append(
                    Failure(member: member, mechanism: .starved, origins: [before.origin(of: delivery)]))
            }
        }
    }
}

extension AbstractRun.Stretch {
    fileprivate mutating func noteStates(_ after: borrowing AbstractMoment, since before: borrowing AbstractMoment) {
        states = after.states
        origins.reserveCapacity(states.count)
        for delivery in after.deliveries { origins.append(before.origin(of: delivery)) }
    }
}

extension AbstractState {
    fileprivate var isAtHop: Bool { (1...Progress.lastHop).contains(tracked) }
}

/// Everything that can be tracked between two steps of a run.
private struct AbstractMoment: ~Copyable {
    private(set) var deliveries: [AbstractDelivery] = []
    private(set) var states: [AbstractState] = []

    mutating func note(_ execution: borrowing Execution<NoTracer>) {
        deliveries.removeAll(keepingCapacity: true)
        states.removeAll(keepingCapacity: true)
        execution.forEachTracked { delivery, state in
            deliveries.append(delivery)
            states.append(state)
        }
    }

    /// The earlier state of a delivery. Its post, its row, and even its element may not exist yet at this moment.
    func origin(of delivery: AbstractDelivery) -> AbstractState {
        var delivery = delivery
        if let position = deliveries.firstIndex(of: delivery) { return states[position] }
        delivery.post = nil
        if let position = deliveries.firstIndex(of: delivery) { return states[position] }
        delivery.subscription = nil
        return states[deliveries.firstIndex(of: delivery) ?? 0]
    }

    /// The states of a row's deliveries that may be the one that has failed since.
    func origins(ofFailureOf row: Row, _ after: borrowing AbstractMoment, hasPosted: Bool) -> [AbstractState] {
        var origins: [AbstractState] = []
        for (delivery, state) in zip(deliveries, states) where delivery.subscription == row.subscription {
            if delivery.post == nil ? hasPosted : !after.contains(delivery, at: state.tracked) {
                origins.append(state)
            }
        }
        let isMade = deliveries.contains { $0.subscription == row.subscription }
        if !isMade { origins.append(origin(of: AbstractDelivery(element: row.id))) }
        return origins
    }

    private func contains(_ delivery: AbstractDelivery, at tracked: Int) -> Bool {
        guard let position = deliveries.firstIndex(of: delivery) else { return false }
        return states[position].tracked == tracked
    }
}
