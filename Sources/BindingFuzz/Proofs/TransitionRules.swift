/// The rules of `semantics` that the steps of a followed row are made of, each as a relation: what can be so afterwards.
///
/// What they say is `TrueRules`. They are a protocol for the sake of the tests, which plant mistakes in them, one at a time, and
/// see each of them caught.
package protocol TransitionRules: Sendable {
    /// What a change can make of a standing: bits by standing, 8 added where the state gets dirty.
    static func standings(after change: Int, of state: AbstractState, _ table: ChangeTable) -> UInt16
    /// Whether the state is dirty after a change.
    static func isDirty(_ state: AbstractState, isDirtied: Bool) -> Bool
    /// How a row can stand after an update: bits by `AbstractRow`.
    static func rows(afterUpdating state: AbstractState, in container: Container) -> Int
    /// The standing of a row that an update wants.
    static func standing(afterUpdating state: AbstractState) -> Int
    /// Whether an update is still due after an update.
    static func isDirty(afterUpdating state: AbstractState) -> Bool
    /// How a row stands after `reap`.
    static func row(afterReaping state: AbstractState) -> AbstractState.AbstractRow
    /// Whether a post reaches the row.
    static func isSubscribed(_ state: AbstractState) -> Bool
    /// Whether the row has not disappeared.
    static func hasAppeared(_ state: AbstractState, in container: Container) -> Bool
    /// Which hops run in a batch.
    static func hops(in batch: AbstractState.Batch, isTracking: Bool, of hops: AbstractHops) -> Int
    /// Whether deferred actions run in a batch of blocks.
    static func runsActions(isTracking: Bool) -> Bool
    /// Whether the main queue has nothing pending.
    static func isQueueEmpty(_ state: AbstractState, _ hops: AbstractHops) -> Bool
    /// What is left of a batch of which a thing of a kind has run that may be there once more.
    static func mayBeLeft(_ state: AbstractState) -> Bool
    /// What the deliveries that go on to a hop do to those of others that are pending there: with them, and without.
    static func others(_ state: AbstractState, afterScheduling hop: Int) -> Int
    /// Whether a post that reaches the row and is not followed is pending among the others for certain.
    static func isScheduledForCertain(_ state: AbstractState) -> Bool
    /// The standing that a handler captures.
    static func captured(_ state: AbstractState) -> Int
    /// Whether a handler that has read an element suspends.
    static func suspends(_ handler: Handler) -> Bool
    /// A state whose suspended handlers go on.
    static func resumed(_ state: AbstractState) -> AbstractState
    /// Where in the loop something runs.
    static func place(_ state: AbstractState, callout: Place?) -> Place
}

/// The rules as they are.
package enum TrueRules: TransitionRules {}

extension TransitionRules {
    package static func standings(after change: Int, of state: AbstractState, _ table: ChangeTable) -> UInt16 {
        table.standings(after: change, from: state.standing, isMade: state.row != .none)
    }

    package static func isDirty(_ state: AbstractState, isDirtied: Bool) -> Bool { state.isDirty || isDirtied }

    package static func rows(afterUpdating state: AbstractState, in container: Container) -> Int {
        let row = state.row
        if row == .gone { return row.bit }
        // A row that is not made yet need not be made where an older one stands for the element.
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

    package static func standing(afterUpdating state: AbstractState) -> Int {
        // What a closure has captured no update reaches.
        state.tracked >= AbstractState.Progress.read ? state.standing : AbstractState.Standing.names.rawValue
    }

    package static func isDirty(afterUpdating state: AbstractState) -> Bool { false }

    package static func row(afterReaping state: AbstractState) -> AbstractState.AbstractRow {
        state.row == .leaving || state.row == .parked ? .gone : state.row
    }

    package static func isSubscribed(_ state: AbstractState) -> Bool { state.row != .none && state.row != .gone }

    package static func hasAppeared(_ state: AbstractState, in container: Container) -> Bool {
        state.row != .gone && (container == .silent || state.row != .parked)
    }

    package static func hops(in batch: AbstractState.Batch, isTracking: Bool, of hops: AbstractHops) -> Int {
        switch batch {
        case .none: 0
        case .blocks: isTracking ? hops.common : hops.blocks | hops.common
        case .queue: hops.queue
        case .beforeWaiting: hops.commit
        case .exit: hops.commit | hops.exit
        }
    }

    package static func runsActions(isTracking: Bool) -> Bool { !isTracking }

    package static func isQueueEmpty(_ state: AbstractState, _ hops: AbstractHops) -> Bool {
        if state.queueMutation || state.queuePost || state.queueReads || state.others & hops.queue != 0 { return false }
        return switch state.tracked {
        case AbstractState.Progress.read, AbstractState.Progress.rest: false
        case 1...AbstractState.Progress.lastHop: hops.queue & 1 &<< (state.tracked &- 1) == 0
        default: true
        }
    }

    package static func mayBeLeft(_ state: AbstractState) -> Bool { true }

    package static func others(_ state: AbstractState, afterScheduling hop: Int) -> Int { state.others | 1 &<< hop }

    package static func isScheduledForCertain(_ state: AbstractState) -> Bool { isSubscribed(state) }

    package static func captured(_ state: AbstractState) -> Int { state.standing }

    package static func suspends(_ handler: Handler) -> Bool { handler == .await }

    package static func resumed(_ state: AbstractState) -> AbstractState {
        var state = state
        if state.othersSuspended {
            state.othersSuspended = false
            state.queueReads = true
        }
        if state.tracked == AbstractState.Progress.suspended { state.tracked = AbstractState.Progress.rest }
        return state
    }

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
    /// The bit of this one in a set of them.
    package var bit: Int { 1 &<< rawValue }
}
