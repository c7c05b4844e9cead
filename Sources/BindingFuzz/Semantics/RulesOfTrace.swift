extension RuleCounts<Rule> {
    /// Counts the rules that a run used.
    package mutating func add(_ trace: Trace) {
        for event in trace.events {
            if let rule = Rule.used(by: event) { self[rule] += 1 }
            switch event.kind {
            case .handled, .stale:
                self[Rule(handlerIn: event.place)] += 1
                if event.isOnOtherThread { self[.handlerOffMain] += 1 }
            case .skippedAsGone where event.isOnOtherThread:
                // The handler's guard, if it has one, let it pass.
                self[.handlerOffMain] += 1
            case .posted where event.isOnOtherThread:
                self[.backgroundPost] += 1
            default:
                break
            }
        }
        // A delivery that is never made has no event.
        self[.undelivered] += UInt64(trace.outcome.undelivered)
    }
}

extension Rule {
    fileprivate init(handlerIn place: Place) {
        self =
            switch place {
            case .event: .handlerInEvent
            case .source: .handlerInSource
            case .timer: .handlerInTimer
            case .blocks: .handlerInBlocks
            case .queue: .handlerInQueue
            case .beforeWaiting: .handlerBeforeWaiting
            case .exit: .handlerAtExit
            case .wait: .handlerWhileAsleep
            }
    }

    /// The rule that an event uses, or nil if no rule belongs to the event.
    fileprivate static func used(by event: TraceEvent) -> Rule? {
        switch event.kind {
        case .step, .settles, .closed, .ran, .rowKept: nil
        case .impliedEvent: .impliedEvent
        case .opened: opened(event.place)
        case .slept: .slept
        case .runEnded: .runEnded
        case .modeChanged(let isTracking): isTracking ? .trackingBegan : .trackingEnded
        case .flush: flush(at: event.place)
        case .rowMade: .rowMade
        case .rowReturned: .rowReturned
        case .rowRebound: .rowRebound
        case .rowLetGo(_, nil): .rowGone
        case .rowLetGo(_, let row?): row.state == .leaving ? .rowLeaving : .rowParked
        case .rowEnded: .rowEnded
        case .mutated(let mutation, _, let hadEffect, _): Rule(mutation, hadEffect: hadEffect)
        case .scrolled: .scroll
        case .deferred(_, let place): place == .blocks ? .performed : .asynced
        case .posted: .posted
        case .scheduled(_, _, .runLoop): .hopBlocks
        case .scheduled(_, _, .common): .hopCommon
        case .scheduled(_, _, .queue): .hopQueue
        case .scheduled(_, _, .exit): .hopExit
        case .scheduled(_, _, .commit): .hopCommit
        case .dropped: .dropped
        case .skippedByGuard: .skippedByGuard
        case .skippedAsGone: .skippedAsGone
        case .handled(_, _, .read, _, _), .handled(_, _, .async, _, _), .handled(_, _, .await, _, _): .handlerRead
        case .captured: .handlerDeferred
        case .suspended: .handlerSuspended
        case .resumed: .handlerResumed
        case .handled(_, _, .write, _, _): .handlerWrote
        case .handled(_, _, .remove, _, _): .handlerRemoved
        case .stale(let stale, _): stale.kind == .outOfRange ? .outOfRange : .wrongElement
        }
    }

    private static func opened(_ callout: Place) -> Rule? {
        switch callout {
        case .event: .eventOpened
        case .source: .sourceOpened
        case .timer: .timerOpened
        default: nil
        }
    }

    /// The rule of a body update. The first update, before the first step, does not count: every run has it.
    private static func flush(at place: Place) -> Rule? {
        switch place {
        case .event: .flushAtEvent
        case .beforeWaiting: .flushBeforeWaiting
        case .exit: .flushAtExit
        default: nil
        }
    }

    private init(_ mutation: Mutation, hadEffect: Bool) {
        self =
            switch mutation {
            case .clear: hadEffect ? .clear : .clearWithoutEffect
            case .remove: hadEffect ? .remove : .removeWithoutEffect
            case .insert: hadEffect ? .insert : .insertWithoutEffect
            case .restore: hadEffect ? .restore : .restoreWithoutEffect
            case .move: hadEffect ? .move : .moveWithoutEffect
            case .replace: hadEffect ? .replace : .replaceWithoutEffect
            case .reload: .reload
            case .edit: hadEffect ? .edit : .editWithoutEffect
            }
    }
}
