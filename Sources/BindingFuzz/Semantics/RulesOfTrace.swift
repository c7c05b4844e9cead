extension RuleCounts<Rule> {
    /// Counts what a run used.
    package mutating func add(_ trace: Trace) {
        var postPlace = Place.wait
        for event in trace.events {
            if case .posted(_, let place, _, _) = event { postPlace = place }
            if let rule = Rule(event) { self[rule] += 1 }
            switch event {
            case .handled:
                if let place = trace.configuration.handlerPlace(postedAt: postPlace) {
                    self[Rule(handlerIn: place)] += 1
                }
            case .stale(let stale, _):
                self[Rule(handlerIn: stale.place)] += 1
            case .posted(_, _, let background, _) where background:
                self[.backgroundPost] += 1
            default:
                break
            }
        }
        if trace.outcome.undelivered > 0 { self[.undelivered] += 1 }
        if trace.outcome.offMain { self[.handlerOffMain] += 1 }
    }
}

extension Configuration {
    /// Where a handler runs; nil where a trace does not say: commit observers on macos.
    fileprivate func handlerPlace(postedAt place: Place) -> Place? {
        switch delivery {
        case .immediate: place
        case .runLoop: .blocks
        case .queue: .queue
        case .exit, .runLoopExit: .exit
        case .commit: platform == .ios ? .beforeWaiting : nil
        }
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

    /// The rule that an event is a use of; nil where there is none of its own.
    fileprivate init?(_ event: TraceEvent) {
        switch event {
        case .step, .closed, .ran: return nil
        case .impliedEvent: self = .impliedEvent
        case .opened(.event): self = .eventOpened
        case .opened(.source): self = .sourceOpened
        case .opened(.timer): self = .timerOpened
        case .opened: return nil
        case .slept: self = .slept
        case .runEnded: self = .runEnded
        case .flush(.event): self = .flushAtEvent
        case .flush(.beforeWaiting): self = .flushBeforeWaiting
        case .flush(.exit): self = .flushAtExit
        case .flush: return nil
        case .rowMade: self = .rowMade
        case .rowReturned: self = .rowReturned
        case .rowRebound: self = .rowRebound
        case .rowLetGo(_, nil), .rowLetGo(_, .live): self = .rowGone
        case .rowLetGo(_, .leaving): self = .rowLeaving
        case .rowLetGo(_, .parked): self = .rowParked
        case .rowEnded: self = .rowEnded
        case .mutated(let mutation, _, _, let hadEffect, _): self = Rule(mutation, hadEffect: hadEffect)
        case .scrolled: self = .scroll
        case .deferred(_, let place): self = place == .blocks ? .performed : .asynced
        case .posted: self = .posted
        case .scheduled(_, .blocks): self = .hopBlocks
        case .scheduled(_, .queue): self = .hopQueue
        case .scheduled(_, .exit): self = .hopExit
        case .scheduled(_, .commit): self = .hopCommit
        case .dropped: self = .dropped
        case .skippedByGuard: self = .skippedByGuard
        case .skippedAsGone: self = .skippedAsGone
        case .handled(_, _, _, .read): self = .handlerRead
        case .handled(_, _, _, .write): self = .handlerWrote
        case .handled(_, _, _, .remove): self = .handlerRemoved
        case .stale(let stale, _): self = stale.mechanism.kind == .outOfRange ? .outOfRange : .wrongElement
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

