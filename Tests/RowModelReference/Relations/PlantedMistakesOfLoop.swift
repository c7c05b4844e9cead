import BindingFuzz

enum TracksDefault: TransitionRules {
    static func hops(in batch: AbstractState.Batch, isTracking: Bool, of hops: AbstractHops) -> Int {
        TrueRules.hops(in: batch, isTracking: false, of: hops)
    }
}

enum TracksNothing: TransitionRules {
    static func hops(in batch: AbstractState.Batch, isTracking: Bool, of hops: AbstractHops) -> Int {
        batch == .blocks && isTracking ? 0 : TrueRules.hops(in: batch, isTracking: isTracking, of: hops)
    }
}

enum ExitLeavesCommit: TransitionRules {
    static func hops(in batch: AbstractState.Batch, isTracking: Bool, of hops: AbstractHops) -> Int {
        batch == .exit ? hops.exit : TrueRules.hops(in: batch, isTracking: isTracking, of: hops)
    }
}

enum ExitTooEarly: TransitionRules {
    static func hops(in batch: AbstractState.Batch, isTracking: Bool, of hops: AbstractHops) -> Int {
        batch == .beforeWaiting
            ? hops.commit | hops.exit : TrueRules.hops(in: batch, isTracking: isTracking, of: hops)
    }
}

enum ActsWhileTracking: TransitionRules {
    static func runsActions(isTracking: Bool) -> Bool { true }
}

enum NeverActs: TransitionRules {
    static func runsActions(isTracking: Bool) -> Bool { false }
}

enum OverlooksOthers: TransitionRules {
    static func isQueueEmpty(_ state: AbstractState, _ hops: AbstractHops) -> Bool {
        var state = state
        state.others = 0
        return TrueRules.isQueueEmpty(state, hops)
    }
}

enum OverlooksReads: TransitionRules {
    static func isQueueEmpty(_ state: AbstractState, _ hops: AbstractHops) -> Bool {
        var state = state
        state.queueReads = false
        return TrueRules.isQueueEmpty(state, hops)
    }
}

enum OverlooksActions: TransitionRules {
    static func isQueueEmpty(_ state: AbstractState, _ hops: AbstractHops) -> Bool {
        var state = state
        state.queueMutation = false
        state.queuePost = false
        return TrueRules.isQueueEmpty(state, hops)
    }
}

enum RunsOnce: TransitionRules {
    static func mayBeLeft(_ state: AbstractState) -> Bool { false }
}

enum BackgroundEvent: TransitionRules {
    static func place(_ state: AbstractState, callout: Place?) -> Place {
        TrueRules.place(state, callout: callout ?? .event)
    }
}

enum QueueIsBlocks: TransitionRules {
    static func place(_ state: AbstractState, callout: Place?) -> Place {
        state.batch == .queue ? .blocks : TrueRules.place(state, callout: callout)
    }
}

enum WaitsAtExit: TransitionRules {
    static func place(_ state: AbstractState, callout: Place?) -> Place {
        state.batch == .beforeWaiting ? .exit : TrueRules.place(state, callout: callout)
    }
}
