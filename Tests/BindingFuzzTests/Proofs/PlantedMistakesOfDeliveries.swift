import BindingFuzz

enum PassesLeaving: FollowingRules {
    static func isSubscribed(_ state: FollowedState) -> Bool { state.row != .leaving && TrueRules.isSubscribed(state) }
}

enum PassesParked: FollowingRules {
    static func isSubscribed(_ state: FollowedState) -> Bool { state.row != .parked && TrueRules.isSubscribed(state) }
}

enum ForgetsOthers: FollowingRules {
    static func others(_ state: FollowedState, afterScheduling hop: Int) -> Int { state.others }
}

enum AlwaysScheduled: FollowingRules {
    static func isScheduledForCertain(_ state: FollowedState) -> Bool { true }
}

enum CapturesAnew: FollowingRules {
    static func captured(_ state: FollowedState) -> Int { FollowedState.Standing.names.rawValue }
}

enum NeverSuspends: FollowingRules {
    static func suspends(_ handler: Handler) -> Bool { false }
}

enum ResumesNoOthers: FollowingRules {
    static func resumed(_ state: FollowedState) -> FollowedState {
        var resumed = TrueRules.resumed(state)
        resumed.othersSuspended = state.othersSuspended
        resumed.queueReads = state.queueReads
        return resumed
    }
}

enum ResumesOnlyOthers: FollowingRules {
    static func resumed(_ state: FollowedState) -> FollowedState {
        var resumed = TrueRules.resumed(state)
        resumed.followed = state.followed
        return resumed
    }
}
