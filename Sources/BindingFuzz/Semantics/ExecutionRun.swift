/// A run: the steps of a case, and how it settles, for the lanes that nothing divides, and then for those that something has.
extension Execution {
    /// Runs the steps, lets the case settle, and leaves what each lane came to in `lanes`.
    mutating func run(items: Int, steps: borrowing [Step], group: LaneGroup) {
        begin(group)
        follow(items: items, steps: steps)
        while followDivided() { follow(items: items, steps: steps) }
        end()
    }

    /// Begins to follow all lanes of a group.
    mutating func begin(_ group: LaneGroup) {
        self.group = group
        lanes.running = 0
        dividedCount = 0
        for cell in group.cells { lanes.begin(group.wanted[cell], in: cell) }
    }

    /// Begins to follow lanes that something has divided from those that were followed.
    ///
    /// - Returns: whether there are any.
    mutating func followDivided() -> Bool {
        guard dividedCount > 0 else { return false }
        dividedCount &-= 1
        lanes.running = 0
        lanes.follow(divided[dividedCount].0, in: group.onlyCell)
        lanes.follow(divided[dividedCount].1, in: Lanes.suspending(group.onlyCell))
        return true
    }

    /// Ends what `begin` has begun: cells that the next group does not want are followed by nobody.
    mutating func end() {
        for cell in group.cells { lanes.cell[cell].followed = 0 }
    }

    /// Runs the steps for a single configuration, and leaves the run where it stands then, not settled.
    mutating func runWithoutSettling(items: Int, steps: borrowing [Step], group: LaneGroup) {
        begin(group)
        runSteps(items: items, steps: steps)
        end()
    }

    /// Follows the course of the lanes that are followed now, from the start of the case.
    private mutating func follow(items: Int, steps: borrowing [Step]) {
        runSteps(items: items, steps: steps)
        if !isOver { settle() }
    }

    /// Lets the case settle, and counts what still waits then.
    mutating func settle() {
        step &+= 1
        if Trace.isOn { recordSettling() }
        // The case settles: what tracks is released; then idle, an event with no code in it, idle.
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

    /// Begins a case: what comes before its first step.
    mutating func beginCase(items: Int) {
        reset(items: items)
        flush()
    }

    private mutating func settle(_ loopStep: LoopStep) {
        if isOver { return }
        if Trace.isOn { recordStep(.loop(loopStep), isSettling: true) }
        advance(to: loopStep)
    }

    /// Every lane has ended that is followed.
    var isOver: Bool { lanes.running == 0 }
}
