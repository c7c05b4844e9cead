/// The loop in the transition relation: `semantics`, section 4.
extension TransitionRelation {
    /// Runs the loop until a batch of pending work runs, or the step ends.
    mutating func advance(_ start: AbstractState) {
        running.append(start)
        while let next = running.popLast() { advanceOne(next) }
    }

    mutating func advanceOne(_ start: AbstractState) {
        var state = start
        while true {
            var loop = Loop(packed: state.loop, in: loopTable)
            let action = loop.next(
                toward: AbstractState.loopStep(state.goal), queueIsEmpty: Rules.isQueueEmpty(state, hops))
            state.loop = loop.packed
            switch action {
            case .flush:
                guard state.isDirty else { continue }
                update(state, then: .none)
                return
            case .runBlocks:
                guard begin(.blocks, &state) else { continue }
                return edges.append(Edge(step: step, state: state))
            case .runQueue:
                guard begin(.queue, &state) else { continue }
                return edges.append(Edge(step: step, state: state))
            case .beforeWaiting:
                update(state, then: .beforeWaiting)
                return
            case .exit:
                update(state, then: .exit)
                return
            case .open:
                if !opened(&state) { return }
            case .sleep:
                if !slept(&state) { return }
            }
        }
    }

    /// Updates body if an update is due, and continues with the batch that runs after it.
    mutating func update(_ state: AbstractState, then batch: AbstractState.Batch) {
        func goOn(_ state: AbstractState, _ self: inout Self) {
            if state.isOver { return }
            var state = state
            if batch != .none && self.begin(batch, &state) {
                self.edges.append(Edge(step: self.step, state: state))
            } else {
                self.running.append(state)
            }
        }
        guard state.isDirty else { return goOn(state, &self) }
        for row in Ordinals(UInt8(Rules.rows(afterUpdating: state, in: course.container))) {
            var updated = state
            updated.isDirty = Rules.isDirty(afterUpdating: state)
            updated.row = AbstractState.AbstractRow(rawValue: row) ?? .gone
            if updated.row == .live { updated.indexState = Rules.indexState(afterUpdating: state) }
            goOn(updated, &self)
        }
    }

    /// Begins to run the pending work.
    ///
    /// - Returns: whether there is any.
    mutating func begin(_ batch: AbstractState.Batch, _ state: inout AbstractState) -> Bool {
        let isTracking = Loop(packed: state.loop, in: loopTable).isTracking
        let running = Rules.hops(in: batch, isTracking: isTracking, of: hops)
        state.batchOthers = state.others & running
        state.others &= ~running
        let tracked = state.tracked
        if tracked != 0 && tracked <= AbstractState.Progress.lastHop {
            state.batchTracked = running & 1 &<< (tracked &- 1) != 0
        }
        switch batch {
        case .blocks where Rules.runsActions(isTracking: isTracking):
            (state.batchMutation, state.blocksMutation) = (state.blocksMutation, false)
            (state.batchPost, state.blocksPost) = (state.blocksPost, false)
        case .queue:
            (state.batchMutation, state.queueMutation) = (state.queueMutation, false)
            (state.batchPost, state.queuePost) = (state.queuePost, false)
            (state.batchReads, state.queueReads) = (state.queueReads, false)
            if tracked == AbstractState.Progress.read || tracked == AbstractState.Progress.rest {
                state.batchTracked = true
            }
        default: break
        }
        guard !state.isBatchEmpty else { return false }
        state.batch = batch
        return true
    }

    /// Handles an opened callout.
    ///
    /// - Returns: whether the loop continues, because the case settles.
    mutating func opened(_ state: inout AbstractState) -> Bool {
        switch state.goal {
        case AbstractState.Goal.settleByRelease:
            state.goal = AbstractState.Goal.settleBeforeEvent
            return true
        case AbstractState.Goal.settleByEvent:
            state.goal = AbstractState.Goal.settleAfterEvent
            return true
        default:
            let then = state.then
            state.goal = AbstractState.Goal.none
            state.then = 0
            if then == 0 { land(state) } else { act(StepClass(index: then - 1).operation, state) }
            return false
        }
    }

    /// Handles a loop that sleeps.
    ///
    /// - Returns: whether the loop continues, because the case settles.
    mutating func slept(_ state: inout AbstractState) -> Bool {
        switch state.goal {
        case AbstractState.Goal.settleBeforeEvent:
            state.goal = AbstractState.Goal.settleByEvent
            return true
        case AbstractState.Goal.settleAfterEvent:
            // A handler that is still suspended does not count.
            let waits =
                state.tracked != AbstractState.Progress.none && state.tracked != AbstractState.Progress.suspended
            if waits { hit(.starved, course.guards) }
            return false
        default:
            state.goal = AbstractState.Goal.none
            land(state)
            return false
        }
    }

    /// Lets the case settle, if anything can still happen.
    mutating func settle(_ state: AbstractState) {
        guard state.tracked != AbstractState.Progress.none || state.blocksPost || state.queuePost else { return }
        var state = state
        let loop = Loop(packed: state.loop, in: loopTable)
        state.goal = loop.willTrack ? AbstractState.Goal.settleByRelease : AbstractState.Goal.settleBeforeEvent
        advance(state)
    }
}

extension AbstractState {
    /// The loop step that the loop advances to on its way to a goal.
    fileprivate static func loopStep(_ goal: Int) -> LoopStep {
        switch goal {
        case 1, Goal.settleByEvent: .event
        case 2: .source
        case 3: .timer
        case 5: .track
        case 6, Goal.settleByRelease: .release
        default: .idle
        }
    }
}
