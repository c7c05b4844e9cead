/// Runs of a case: its steps and its settling, first for all lanes, then again for each set of lanes that split off.
extension Execution {
    /// Runs the steps, lets the case settle, and leaves the outcome of each lane in `lanes`.
    mutating func run(items: Int, steps: borrowing [Step], group: LaneGroup) {
        begin(group)
        follow(items: items, steps: steps)
        while followDivided() { follow(items: items, steps: steps) }
        end()
    }

    /// Activates all lanes of a group.
    mutating func begin(_ group: LaneGroup) {
        self.group = group
        lanes.running = 0
        dividedCount = 0
        for cell in group.cells { lanes.begin(group.wanted[cell], in: cell) }
    }

    /// Activates lanes that split off from those of an earlier run.
    ///
    /// - Returns: whether there were any.
    mutating func followDivided() -> Bool {
        guard dividedCount > 0 else { return false }
        dividedCount &-= 1
        lanes.running = 0
        lanes.follow(divided[dividedCount].0, in: group.onlyCell)
        lanes.follow(divided[dividedCount].1, in: Lanes.suspending(group.onlyCell))
        return true
    }

    /// Ends what `begin` began, so that no unused cell stays active for the next group.
    mutating func end() {
        for cell in group.cells { lanes.cell[cell].followed = 0 }
    }

    /// Runs the steps for a single configuration, and leaves the run as it is then, not settled.
    mutating func runWithoutSettling(items: Int, steps: borrowing [Step], group: LaneGroup) {
        begin(group)
        runSteps(items: items, steps: steps)
        end()
    }

    /// Runs the case from the start for the lanes that are active now.
    private mutating func follow(items: Int, steps: borrowing [Step]) {
        runSteps(items: items, steps: steps)
        if !isOver { settle() }
    }

    /// Lets the case settle, and counts the deliveries that still wait then.
    mutating func settle() {
        step &+= 1
        if Trace.isOn { recordSettling() }
        // The case settles: release a touch that tracks; then idle, an event without app code, idle.
        if loop.willTrack { settle(.release) }
        settle(.idle)
        settle(.event)
        settle(.idle)
        if !isOver { countUndelivered() }
    }

    /// Begins a case, and runs its steps.
    private mutating func runSteps(items: Int, steps: borrowing [Step]) {
        beginCase(items: items)
        for index in steps.indices {
            step &+= 1
            let step = steps[index]
            if Trace.isOn { recordStep(step) }
            execute(step)
            if isOver { return }
        }
    }

    /// Begins a case: resets the state and runs the first update of body.
    mutating func beginCase(items: Int) {
        reset(items: items)
        flush()
    }

    private mutating func settle(_ loopStep: LoopStep) {
        if isOver { return }
        if Trace.isOn { recordStep(.loop(loopStep), isSettling: true) }
        advance(to: loopStep)
    }

    /// Whether every active lane has ended.
    var isOver: Bool { lanes.running == 0 }
}
