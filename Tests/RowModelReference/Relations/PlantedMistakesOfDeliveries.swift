import BindingFuzz

enum PassesLeaving: TransitionRules {
    static func isSubscribed(_ state: AbstractState) -> Bool { state.row != .leaving && TrueRules.isSubscribed(state) }
}

enum PassesParked: TransitionRules {
    static func isSubscribed(_ state: AbstractState) -> Bool { state.row != .parked && TrueRules.isSubscribed(state) }
}

enum ForgetsOthers: TransitionRules {
    static func others(_ state: AbstractState, afterScheduling hop: Int) -> Int { state.others }
}

enum AlwaysScheduled: TransitionRules {
    static func isScheduledForCertain(_ state: AbstractState) -> Bool { true }
}

enum CapturesAnew: TransitionRules {
    static func captured(_ state: AbstractState) -> Int { AbstractState.IndexState.names.rawValue }
}

enum NeverSuspends: TransitionRules {
    static func suspends(_ handler: Handler) -> Bool { false }
}

enum ResumesNoOthers: TransitionRules {
    static func resumed(_ state: AbstractState) -> AbstractState {
        var resumed = TrueRules.resumed(state)
        resumed.othersSuspended = state.othersSuspended
        resumed.queueReads = state.queueReads
        return resumed
    }
}

enum ResumesOnlyOthers: TransitionRules {
    static func resumed(_ state: AbstractState) -> AbstractState {
        var resumed = TrueRules.resumed(state)
        resumed.tracked = state.tracked
        return resumed
    }
}
