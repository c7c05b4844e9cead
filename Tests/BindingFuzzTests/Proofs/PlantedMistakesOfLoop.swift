import BindingFuzz

enum TracksDefault: FollowingRules {
    static func hops(in batch: FollowedState.Batch, isTracking: Bool, of hops: FollowedHops) -> Int {
        TrueRules.hops(in: batch, isTracking: false, of: hops)
    }
}

enum TracksNothing: FollowingRules {
    static func hops(in batch: FollowedState.Batch, isTracking: Bool, of hops: FollowedHops) -> Int {
        batch == .blocks && isTracking ? 0 : TrueRules.hops(in: batch, isTracking: isTracking, of: hops)
    }
}

enum ExitLeavesCommit: FollowingRules {
    static func hops(in batch: FollowedState.Batch, isTracking: Bool, of hops: FollowedHops) -> Int {
        batch == .exit ? hops.exit : TrueRules.hops(in: batch, isTracking: isTracking, of: hops)
    }
}

enum ExitTooEarly: FollowingRules {
    static func hops(in batch: FollowedState.Batch, isTracking: Bool, of hops: FollowedHops) -> Int {
        batch == .beforeWaiting
            ? hops.commit | hops.exit : TrueRules.hops(in: batch, isTracking: isTracking, of: hops)
    }
}

enum ActsWhileTracking: FollowingRules {
    static func runsActions(isTracking: Bool) -> Bool { true }
}

enum NeverActs: FollowingRules {
    static func runsActions(isTracking: Bool) -> Bool { false }
}

enum OverlooksOthers: FollowingRules {
    static func isQueueEmpty(_ state: FollowedState, _ hops: FollowedHops) -> Bool {
        var state = state
        state.others = 0
        return TrueRules.isQueueEmpty(state, hops)
    }
}

enum OverlooksReads: FollowingRules {
    static func isQueueEmpty(_ state: FollowedState, _ hops: FollowedHops) -> Bool {
        var state = state
        state.queueReads = false
        return TrueRules.isQueueEmpty(state, hops)
    }
}

enum OverlooksActions: FollowingRules {
    static func isQueueEmpty(_ state: FollowedState, _ hops: FollowedHops) -> Bool {
        var state = state
        state.queueMutation = false
        state.queuePost = false
        return TrueRules.isQueueEmpty(state, hops)
    }
}

enum RunsOnce: FollowingRules {
    static func mayBeLeft(_ state: FollowedState) -> Bool { false }
}

enum BackgroundEvent: FollowingRules {
    static func place(_ state: FollowedState, callout: Place?) -> Place {
        TrueRules.place(state, callout: callout ?? .event)
    }
}

enum QueueIsBlocks: FollowingRules {
    static func place(_ state: FollowedState, callout: Place?) -> Place {
        state.batch == .queue ? .blocks : TrueRules.place(state, callout: callout)
    }
}

enum WaitsAtExit: FollowingRules {
    static func place(_ state: FollowedState, callout: Place?) -> Place {
        state.batch == .beforeWaiting ? .exit : TrueRules.place(state, callout: callout)
    }
}
