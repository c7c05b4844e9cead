/// The rules of `semantics` from which the transition relation is built, each as a relation: the possible states afterward.
///
/// `TrueRules` are the actual rules. They are a protocol because the tests plant mistakes in them, one at a time, and check that
/// each is caught.
package protocol TransitionRules: Sendable {
    /// The index states that a change can lead to: bits by index state, 8 added if the state becomes dirty.
    static func indexStates(after change: Int, of state: AbstractState, _ table: ChangeTable) -> UInt16
    /// Whether the state is dirty after a change.
    static func isDirty(_ state: AbstractState, isDirtied: Bool) -> Bool
    /// The possible states of a row after an update: bits by `AbstractRow`.
    static func rows(afterUpdating state: AbstractState, in container: Container) -> Int
    /// The index state of a row that an update wants.
    static func indexState(afterUpdating state: AbstractState) -> Int
    /// Whether an update is still due after an update.
    static func isDirty(afterUpdating state: AbstractState) -> Bool
    /// The state of a row after `reap`.
    static func row(afterReaping state: AbstractState) -> AbstractState.AbstractRow
    /// Whether a post reaches the row.
    static func isSubscribed(_ state: AbstractState) -> Bool
    /// Whether the row has not disappeared.
    static func hasAppeared(_ state: AbstractState, in container: Container) -> Bool
    /// The hops that run in a batch.
    static func hops(in batch: AbstractState.Batch, isTracking: Bool, of hops: AbstractHops) -> Int
    /// Whether deferred actions run in a batch of blocks.
    static func runsActions(isTracking: Bool) -> Bool
    /// Whether the main queue has nothing pending.
    static func isQueueEmpty(_ state: AbstractState, _ hops: AbstractHops) -> Bool
    /// Whether a batch may still have work of a kind after one entry of that kind has run.
    static func mayBeLeft(_ state: AbstractState) -> Bool
    /// The pending deliveries of others after a delivery is scheduled at a hop.
    static func others(_ state: AbstractState, afterScheduling hop: Int) -> Int
    /// Whether a post that reaches the row certainly leaves an untracked delivery pending among the others.
    static func isScheduledForCertain(_ state: AbstractState) -> Bool
    /// The index state that a handler captures.
    static func captured(_ state: AbstractState) -> Int
    /// Whether a handler that has read an element suspends.
    static func suspends(_ handler: Handler) -> Bool
    /// The state after its suspended handlers resumed.
    static func resumed(_ state: AbstractState) -> AbstractState
    /// The place in the loop where work runs.
    static func place(_ state: AbstractState, callout: Place?) -> Place
}

/// The actual rules.
package enum TrueRules: TransitionRules {}

extension TransitionRules {
    /// Looks the index states up in the table.
    package static func indexStates(after change: Int, of state: AbstractState, _ table: ChangeTable) -> UInt16 {
        table.indexStates(after: change, from: state.indexState, isMade: state.row != .none)
    }

    /// Once dirty, a state stays dirty until its next update.
    package static func isDirty(_ state: AbstractState, isDirtied: Bool) -> Bool { state.isDirty || isDirtied }

    /// A wanted row is live, or not made yet. A row that is no longer wanted leaves in the container's way.
    package static func rows(afterUpdating state: AbstractState, in container: Container) -> Int {
        let row = state.row
        if row == .gone { return row.bit }
        // A row need not be made if an older row represents the element.
        if state.isWanted {
            return row == .none ? row.bit | AbstractState.AbstractRow.live.bit : AbstractState.AbstractRow.live.bit
        }
        guard row == .live else { return row.bit }
        switch container {
        case .eager: return AbstractState.AbstractRow.gone.bit
        case .animated: return AbstractState.AbstractRow.leaving.bit
        case .lazy, .silent: return AbstractState.AbstractRow.parked.bit
        }
    }

    /// Binds the row to its element again, unless the delivery has captured an index already.
    package static func indexState(afterUpdating state: AbstractState) -> Int {
        // An update does not reach an index that a closure has captured.
        state.tracked >= AbstractState.Progress.read ? state.indexState : AbstractState.IndexState.names.rawValue
    }

    /// `false`: one update makes all rows current.
    package static func isDirty(afterUpdating state: AbstractState) -> Bool { false }

    /// A leaving or parked row goes; every other row stays as it is.
    package static func row(afterReaping state: AbstractState) -> AbstractState.AbstractRow {
        state.row == .leaving || state.row == .parked ? .gone : state.row
    }

    /// A row is subscribed from the moment it is made until it is gone.
    package static func isSubscribed(_ state: AbstractState) -> Bool { state.row != .none && state.row != .gone }

    /// A gone row has disappeared. So has a parked row, except in a `silent` container.
    package static func hasAppeared(_ state: AbstractState, in container: Container) -> Bool {
        state.row != .gone && (container == .silent || state.row != .parked)
    }

    /// Each batch runs its own hops. While the loop tracks a touch, blocks run only the hops of the common modes.
    package static func hops(in batch: AbstractState.Batch, isTracking: Bool, of hops: AbstractHops) -> Int {
        switch batch {
        case .none: 0
        case .blocks: isTracking ? hops.common : hops.blocks | hops.common
        case .queue: hops.queue
        case .beforeWaiting: hops.commit
        case .exit: hops.commit | hops.exit
        }
    }

    /// Actions run in the default mode only, which tracking suspends.
    package static func runsActions(isTracking: Bool) -> Bool { !isTracking }

    /// The queue is empty if it has neither mutations, posts and reads nor a delivery at one of its hops.
    package static func isQueueEmpty(_ state: AbstractState, _ hops: AbstractHops) -> Bool {
        if state.queueMutation || state.queuePost || state.queueReads || state.others & hops.queue != 0 { return false }
        return switch state.tracked {
        case AbstractState.Progress.read, AbstractState.Progress.rest: false
        case 1...AbstractState.Progress.lastHop: hops.queue & 1 &<< (state.tracked &- 1) == 0
        default: true
        }
    }

    /// `true`: the state does not say how much work of a kind there is.
    package static func mayBeLeft(_ state: AbstractState) -> Bool { true }

    /// Adds the hop to the pending ones.
    package static func others(_ state: AbstractState, afterScheduling hop: Int) -> Int { state.others | 1 &<< hop }

    /// `true` for a subscribed row.
    package static func isScheduledForCertain(_ state: AbstractState) -> Bool { isSubscribed(state) }

    /// The present index state.
    package static func captured(_ state: AbstractState) -> Int { state.indexState }

    /// Only an `await` handler suspends.
    package static func suspends(_ handler: Handler) -> Bool { handler == .await }

    /// Moves every suspended handler's rest to the main queue.
    package static func resumed(_ state: AbstractState) -> AbstractState {
        var state = state
        if state.othersSuspended {
            state.othersSuspended = false
            state.queueReads = true
        }
        if state.tracked == AbstractState.Progress.suspended { state.tracked = AbstractState.Progress.rest }
        return state
    }

    /// The place of the running batch; between batches, the callout or the wait.
    package static func place(_ state: AbstractState, callout: Place?) -> Place {
        switch state.batch {
        case .none: callout ?? .wait
        case .blocks: .blocks
        case .queue: .queue
        case .beforeWaiting: .beforeWaiting
        case .exit: .exit
        }
    }
}

extension AbstractState.AbstractRow {
    /// The bit of this row state in a set.
    package var bit: Int { 1 &<< rawValue }
}
