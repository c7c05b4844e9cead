/// The loop of a followed row: `semantics`, section 4.
extension FollowedSteps {
    /// Runs the loop until something of what is pending runs, or the step has come to its end.
    mutating func advance(_ start: FollowedState) {
        running.append(start)
        while let next = running.popLast() { advanceOne(next) }
    }

    mutating func advanceOne(_ start: FollowedState) {
        var state = start
        while true {
            var loop = Loop(packed: state.loop, platform: course.platform)
            let action = loop.next(
                toward: FollowedState.loopStep(state.goal), queueIsEmpty: Rules.isQueueEmpty(state, hops))
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

    /// Updates body if that is due, and goes on with what runs after it.
    mutating func update(_ state: FollowedState, then batch: FollowedState.Batch) {
        func goOn(_ state: FollowedState, _ self: inout Self) {
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
            updated.row = FollowedState.FollowedRow(rawValue: row) ?? .gone
            if updated.row == .live { updated.standing = Rules.standing(afterUpdating: state) }
            goOn(updated, &self)
        }
    }

    /// What is pending begins to run.
    ///
    /// - Returns: whether there is anything.
    mutating func begin(_ batch: FollowedState.Batch, _ state: inout FollowedState) -> Bool {
        let isTracking = Loop(packed: state.loop, platform: course.platform).isTracking
        let running = Rules.hops(in: batch, isTracking: isTracking, of: hops)
        state.batchOthers = state.others & running
        state.others &= ~running
        let followed = state.followed
        if followed != 0 && followed <= FollowedState.Followed.lastHop {
            state.batchFollowed = running & 1 &<< (followed &- 1) != 0
        }
        switch batch {
        case .blocks where Rules.runsActions(isTracking: isTracking):
            (state.batchMutation, state.blocksMutation) = (state.blocksMutation, false)
            (state.batchPost, state.blocksPost) = (state.blocksPost, false)
        case .queue:
            (state.batchMutation, state.queueMutation) = (state.queueMutation, false)
            (state.batchPost, state.queuePost) = (state.queuePost, false)
            (state.batchReads, state.queueReads) = (state.queueReads, false)
            if followed == FollowedState.Followed.read || followed == FollowedState.Followed.rest {
                state.batchFollowed = true
            }
        default: break
        }
        guard !state.isBatchEmpty else { return false }
        state.batch = batch
        return true
    }

    /// A callout has opened.
    ///
    /// - Returns: whether the loop goes on, since the case settles.
    mutating func opened(_ state: inout FollowedState) -> Bool {
        switch state.goal {
        case FollowedState.Goal.settleByRelease:
            state.goal = FollowedState.Goal.settleBeforeEvent
            return true
        case FollowedState.Goal.settleByEvent:
            state.goal = FollowedState.Goal.settleAfterEvent
            return true
        default:
            let then = state.then
            state.goal = FollowedState.Goal.none
            state.then = 0
            if then == 0 { land(state) } else { act(StepClass(index: then - 1), state) }
            return false
        }
    }

    /// The loop sleeps.
    ///
    /// - Returns: whether the loop goes on, since the case settles.
    mutating func slept(_ state: inout FollowedState) -> Bool {
        switch state.goal {
        case FollowedState.Goal.settleBeforeEvent:
            state.goal = FollowedState.Goal.settleByEvent
            return true
        case FollowedState.Goal.settleAfterEvent:
            // A handler that is still suspended does not count.
            let waits =
                state.followed != FollowedState.Followed.none && state.followed != FollowedState.Followed.suspended
            if waits { hit(.starved, course.guards) }
            return false
        default:
            state.goal = FollowedState.Goal.none
            land(state)
            return false
        }
    }

    /// The case settles, if anything can still happen.
    mutating func settle(_ state: FollowedState) {
        guard state.followed != FollowedState.Followed.none || state.blocksPost || state.queuePost else { return }
        var state = state
        let loop = Loop(packed: state.loop, platform: course.platform)
        state.goal = loop.willTrack ? FollowedState.Goal.settleByRelease : FollowedState.Goal.settleBeforeEvent
        advance(state)
    }
}

extension FollowedState {
    /// What the loop advances to on its way to a goal.
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
