/// The work that runs in a callout of the loop, one entry after another: changes, posts and deliveries. Rules: `semantics`,
/// sections 2 and 5.
extension TransitionRelation {
    // MARK: Batches

    mutating func runOne(of state: AbstractState) {
        if state.batchReads || state.batchOthers != 0 && course.handler != .remove {
            // Nothing else in the batch depends on these.
            return runOthers(state)
        }
        if state.batchMutation {
            for change in state.batch == .blocks ? blockMutations : queueMutations { self.change(change, state) }
            landOnceOrMore { $0.batchMutation = false }
        }
        if state.batchPost {
            post(state)
            landOnceOrMore { $0.batchPost = false }
        }
        for hop in Ordinals(UInt8(state.batchOthers)) {
            runRemoving(hop, state)
            landOnceOrMore { $0.batchOthers &= ~(1 << hop) }
        }
        if state.batchTracked { runTracked(state) }
    }

    /// Lands the results with and without one more entry of the same kind.
    mutating func landOnceOrMore(_ clear: (inout AbstractState) -> Void) {
        forEachResult { relation, state in
            if Rules.mayBeLeft(state) { relation.land(state) }
            var state = state
            clear(&state)
            relation.land(state)
        }
    }

    mutating func runOthers(_ state: AbstractState) {
        var state = state
        if state.batchReads {
            state.batchReads = false
            land(state)
            if Rules.suspends(course.handler) && !state.othersSuspended {
                state.othersSuspended = true
                land(state)
            }
            return
        }
        let hop = state.batchOthers.trailingZeroBitCount
        state.batchOthers &= ~(1 << hop)
        // All of them may be dropped.
        land(state)
        let before = state
        if hop + 1 < hops.count {
            state.others = Rules.others(state, afterScheduling: hop + 1) & hops.relevant
        } else if course.handler.isDeferred {
            state.queueReads = true
        }
        if state != before { land(state) }
    }

    mutating func runRemoving(_ hop: Int, _ state: AbstractState) {
        results.append(state)
        if hop + 1 < hops.count {
            var state = state
            state.others = Rules.others(state, afterScheduling: hop + 1) & hops.relevant
            results.append(state)
        } else {
            change(ChangeTable.removalByOther, state)
            if removesItself(state) { change(ChangeTable.removalByRow, state) }
        }
    }

    mutating func runTracked(_ state: AbstractState) {
        var state = state
        state.batchTracked = false
        if state.tracked > AbstractState.Progress.lastHop {
            access(state)
        } else if state.tracked < hops.count {
            state.tracked += 1
            results.append(state)
        } else {
            handle(state)
        }
        land()
    }

    // MARK: Changes: `semantics`, section 2

    /// Adds the states after a change to `results`.
    mutating func change(_ change: Int, _ state: AbstractState) {
        for bit in Ordinals(Rules.indexStates(after: change, of: state, changes)) {
            var changed = state
            changed.indexState = bit & 7
            changed.isDirty = Rules.isDirty(state, isDirtied: bit & 8 != 0)
            results.append(changed)
        }
    }

    // MARK: Posts and deliveries: `semantics`, section 5

    /// Adds the states after a post to `results`.
    mutating func post(_ state: AbstractState) {
        let isSubscribed = Rules.isSubscribed(state)
        let canBeTracked = isSubscribed && state.tracked == AbstractState.Progress.none
        if hops.count == 0 { return postAtOnce(state, canBeTracked) }
        let without = state
        var with = state
        with.others = Rules.others(state, afterScheduling: 0) & hops.relevant
        results.append(with)
        if with != without && !Rules.isScheduledForCertain(state) { results.append(without) }
        guard canBeTracked else { return }
        for var tracked in with == without ? [with] : [with, without] {
            tracked.tracked = 1
            results.append(tracked)
        }
    }

    mutating func postAtOnce(_ state: AbstractState, _ canBeTracked: Bool) {
        switch course.handler {
        case .read, .write:
            if canBeTracked { handle(state) }
            results.append(state)
        case .remove:
            postRemoving(state, canBeTracked)
        case .async, .await:
            if canBeTracked { handle(state) }
            var with = state
            with.queueReads = true
            results.append(with)
            if with == state { return }
            if !Rules.isScheduledForCertain(state) { results.append(state) }
            if canBeTracked { handle(with) }
        }
    }

    /// Runs the handlers of other rows before that of the tracked row, and after it.
    mutating func postRemoving(_ state: AbstractState, _ canBeTracked: Bool) {
        var known = [state]
        var next = 0
        while next < known.count {
            let state = known[next]
            next += 1
            if canBeTracked { handle(state) }
            let first = results.count
            change(ChangeTable.removalByOther, state)
            if removesItself(state) { change(ChangeTable.removalByRow, state) }
            for changed in results[first...] where !known.contains(changed) { known.append(changed) }
            results.removeSubrange(first...)
        }
        results += known
    }

    /// Whether an untracked delivery to the tracked row may remove its element.
    func removesItself(_ state: AbstractState) -> Bool {
        Rules.isSubscribed(state) && state.isThere && passing(state) & course.guards != 0
            && (course.access == .identity || state.isBound)
    }

    /// Calls the handler for the tracked delivery, and adds the resulting states to `results`.
    mutating func handle(_ state: AbstractState) {
        guard course.handler.isDeferred else { return access(state) }
        var state = state
        state.tracked = AbstractState.Progress.read
        state.indexState = Rules.captured(state)
        results.append(state)
    }

    /// Makes the tracked access, at once or on the main queue, and adds the resulting states to `results`.
    mutating func access(_ state: AbstractState) {
        let place = Rules.place(state, callout: Loop(packed: state.loop, in: loopTable).callout)
        let row = state.row.rowState
        accesses[Int(place.rawValue) &* RowState.allCases.count &+ Int(row.rawValue)] |=
            1 &<< UInt16(state.indexState + (state.isDirty ? 8 : 0))
        let guards = passing(state) & course.guards
        guard guards != 0 else { return results.append(state.over) }
        let isFirst = state.tracked == AbstractState.Progress.read
        if course.access == .index && !state.isBound {
            hit(Mechanism(kind: state.isInRange ? .wrongElement : .outOfRange, place: place, row: row), guards)
        } else if isFirst && Rules.suspends(course.handler) && state.isThere {
            var state = state
            state.tracked = AbstractState.Progress.suspended
            results.append(state)
        }
        results.append(state.over)
    }

    /// The guards that let an access pass.
    func passing(_ state: AbstractState) -> UInt8 {
        Guard.passing(
            hasAppeared: Rules.hasAppeared(state, in: course.container), isInRange: state.isInRange,
            isThere: state.isThere)
    }

    mutating func hit(_ mechanism: Mechanism, _ guards: UInt8) {
        hits.append(Hit(step: step, mechanism: UInt8(truncatingIfNeeded: mechanism.index), guards: guards))
    }
}

extension AbstractState {
    /// The same state after the tracked delivery can no longer fail.
    fileprivate var over: AbstractState {
        var state = self
        state.tracked = Progress.done
        return state
    }
}
