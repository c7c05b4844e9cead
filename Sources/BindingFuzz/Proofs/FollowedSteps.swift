/// The steps of `semantics` as relations between states of a followed row: every state that can come next.
///
/// A state is one between two steps, or one in the middle of what runs in a callout of the loop, where one thing after another runs
/// in whatever order, and as often as it likes.
struct FollowedSteps<Rules: FollowingRules> {
    /// A state that comes next.
    struct Edge {
        /// The position of the class of the step that leads there; `within` where it belongs to the step before.
        var step: UInt8
        var state: FollowedState
    }

    /// A stale index is read, or a delivery starves.
    struct Hit {
        /// The position of the class of the step that leads there, or `within`.
        var step: UInt8
        /// The index of the mechanism.
        var mechanism: UInt8
        /// The guards that let it pass, as bits.
        var guards: UInt8
    }

    /// What belongs to the step before, or to settling.
    static var within: UInt8 { 255 }

    let course: FollowedCourse
    let hops: FollowedHops
    let allowed: [StepClass]
    private let blockMutations: [Int]
    private let queueMutations: [Int]
    private let changes: ChangeTable

    /// What comes next of the state that was expanded last.
    private(set) var edges: [Edge] = []
    private(set) var hits: [Hit] = []
    /// The accesses of all states that were expanded, for each place and row, with the standing, 8 added where an update is due:
    /// as bits.
    private(set) var accesses = Array(repeating: UInt16(0), count: Place.allCases.count * RowState.allCases.count)
    private var step: UInt8 = 255
    private var running: [FollowedState] = []
    private var results: [FollowedState] = []

    init(_ course: FollowedCourse, allowing classes: StepClasses, rules: Rules.Type) {
        self.course = course
        hops = course.hops
        allowed = classes.members
        let mutations = 1...StepAlphabet.mutations.count
        blockMutations = mutations.filter { classes.contains(.perform($0)) }.map { $0 - 1 }
        queueMutations = mutations.filter { classes.contains(.async($0)) }.map { $0 - 1 }
        let canScroll = StepClass.callouts.indices.contains { classes.contains(.act(StepClass.actions - 2, in: $0)) }
        changes = course.container.isLazy ? canScroll ? .scrolled : .lazy : .eager
    }

    /// Every state in which a case can begin.
    var beginnings: [FollowedState] {
        var asleep = FollowedState()
        asleep.loop = Loop(platform: course.platform).packed
        var states: [FollowedState] = []
        func add(_ row: FollowedState.FollowedRow, _ standing: FollowedState.Standing) {
            var state = asleep
            state.row = row
            state.standing = standing.rawValue
            states.append(state)
        }
        add(.live, .names)
        add(.none, .names)
        add(.none, .isGoneAndOut)
        if course.container.isLazy { add(.none, .namesUnwanted) }
        return states
    }

    /// Finds what comes next of a state: `edges` and `hits`.
    mutating func expand(_ state: FollowedState) {
        edges.removeAll(keepingCapacity: true)
        hits.removeAll(keepingCapacity: true)
        step = Self.within
        if state.batch != .none { return runOne(of: state) }
        for allowed in allowed {
            step = UInt8(truncatingIfNeeded: allowed.index)
            take(allowed, state)
        }
        step = Self.within
        settle(state)
    }

    // MARK: Steps: `semantics`, section 4

    private mutating func take(_ step: StepClass, _ state: FollowedState) {
        let callout = Loop(packed: state.loop, platform: course.platform).callout
        switch step.deed {
        case .act(_, let position):
            guard StepClass.callouts[position] == callout ?? .event else { return }
            if callout == nil { open(for: step, state) } else { act(step, state) }
        case .perform, .async:
            if callout == nil { open(for: step, state) } else { act(step, state) }
        case .loop(let loopStep):
            var state = state
            state.goal = loopStep.goal
            advance(state)
        case .backgroundPost:
            post(state)
            land()
        case .resume:
            if state.followed == FollowedState.Followed.suspended {
                var state = Rules.resumed(state)
                land(state)
                state.queueReads = true
                land(state)
            } else {
                land(Rules.resumed(state))
            }
        }
    }

    /// An action with no callout open opens an event.
    private mutating func open(for step: StepClass, _ state: FollowedState) {
        var state = state
        state.goal = FollowedState.Goal.event
        state.then = step.index + 1
        advance(state)
    }

    private mutating func act(_ step: StepClass, _ state: FollowedState) {
        var state = state
        switch step.deed {
        case .act(0, _):
            post(state)
            land()
        case .act(StepClass.actions - 1, _):
            state.row = Rules.row(afterReaping: state)
            land(state)
        case .act(let kind, _):
            change(kind - 1, state)
            land()
        case .perform(let kind):
            if kind == 0 { state.blocksPost = true } else { state.blocksMutation = true }
            land(state)
        case .async(let kind):
            if kind == 0 { state.queuePost = true } else { state.queueMutation = true }
            land(state)
        case .loop, .backgroundPost, .resume:
            break
        }
    }

    /// What each state in `results` goes on with.
    private mutating func land() {
        let states = results
        results.removeAll(keepingCapacity: true)
        for state in states { land(state) }
    }

    /// A step has ended, or one thing of what runs.
    private mutating func land(_ state: FollowedState) {
        if state.isOver { return }
        if state.batch != .none && state.isBatchEmpty {
            var state = state
            state.batch = .none
            advance(state)
        } else {
            edges.append(Edge(step: step, state: state))
        }
    }

    // MARK: The loop: `semantics`, section 4

    /// Runs the loop until something of what is pending runs, or the step has come to its end.
    private mutating func advance(_ start: FollowedState) {
        running.append(start)
        while let next = running.popLast() { advanceOne(next) }
    }

    private mutating func advanceOne(_ start: FollowedState) {
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
    private mutating func update(_ state: FollowedState, then batch: FollowedState.Batch) {
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
    private mutating func begin(_ batch: FollowedState.Batch, _ state: inout FollowedState) -> Bool {
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
    private mutating func opened(_ state: inout FollowedState) -> Bool {
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
    private mutating func slept(_ state: inout FollowedState) -> Bool {
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
    private mutating func settle(_ state: FollowedState) {
        guard state.followed != FollowedState.Followed.none || state.blocksPost || state.queuePost else { return }
        var state = state
        let loop = Loop(packed: state.loop, platform: course.platform)
        state.goal = loop.willTrack ? FollowedState.Goal.settleByRelease : FollowedState.Goal.settleBeforeEvent
        advance(state)
    }

    // MARK: What runs, one thing after another

    private mutating func runOne(of state: FollowedState) {
        if state.batchReads || state.batchOthers != 0 && course.handler != .remove {
            // Nothing else that runs depends on these.
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
        if state.batchFollowed { runFollowed(state) }
    }

    /// What has run may be there once more, or not.
    private mutating func landOnceOrMore(_ clear: (inout FollowedState) -> Void) {
        let states = results
        results.removeAll(keepingCapacity: true)
        for var state in states {
            if Rules.mayBeLeft(state) { land(state) }
            clear(&state)
            land(state)
        }
    }

    private mutating func runOthers(_ state: FollowedState) {
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
        // They may all be dropped.
        land(state)
        let before = state
        if hop + 1 < hops.count {
            state.others = Rules.others(state, afterScheduling: hop + 1) & hops.relevant
        } else if course.handler.isDeferred {
            state.queueReads = true
        }
        if state != before { land(state) }
    }

    private mutating func runRemoving(_ hop: Int, _ state: FollowedState) {
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

    private mutating func runFollowed(_ state: FollowedState) {
        var state = state
        state.batchFollowed = false
        if state.followed > FollowedState.Followed.lastHop {
            access(state)
        } else if state.followed < hops.count {
            state.followed += 1
            results.append(state)
        } else {
            handle(state)
        }
        land()
    }

    // MARK: Changes: `semantics`, section 2

    /// Adds what a change makes of a state to `results`.
    private mutating func change(_ change: Int, _ state: FollowedState) {
        for bit in Ordinals(Rules.standings(after: change, of: state, changes)) {
            var changed = state
            changed.standing = bit & 7
            changed.isDirty = Rules.isDirty(state, isDirtied: bit & 8 != 0)
            results.append(changed)
        }
    }

    // MARK: Posts and deliveries: `semantics`, section 5

    /// Adds what a post makes of a state to `results`.
    private mutating func post(_ state: FollowedState) {
        let isSubscribed = Rules.isSubscribed(state)
        let canBeFollowed = isSubscribed && state.followed == FollowedState.Followed.none
        if hops.count == 0 { return postAtOnce(state, canBeFollowed) }
        let without = state
        var with = state
        with.others = Rules.others(state, afterScheduling: 0) & hops.relevant
        results.append(with)
        if with != without && !Rules.isScheduledForCertain(state) { results.append(without) }
        guard canBeFollowed else { return }
        for var followed in with == without ? [with] : [with, without] {
            followed.followed = 1
            results.append(followed)
        }
    }

    private mutating func postAtOnce(_ state: FollowedState, _ canBeFollowed: Bool) {
        switch course.handler {
        case .read, .write:
            if canBeFollowed { handle(state) }
            results.append(state)
        case .remove:
            postRemoving(state, canBeFollowed)
        case .async, .await:
            if canBeFollowed { handle(state) }
            var with = state
            with.queueReads = true
            results.append(with)
            if with == state { return }
            if !Rules.isScheduledForCertain(state) { results.append(state) }
            if canBeFollowed { handle(with) }
        }
    }

    /// The handlers of others run before that of the row, and after it.
    private mutating func postRemoving(_ state: FollowedState, _ canBeFollowed: Bool) {
        var known = [state]
        var next = 0
        while next < known.count {
            let state = known[next]
            next += 1
            if canBeFollowed { handle(state) }
            let first = results.count
            change(ChangeTable.removalByOther, state)
            if removesItself(state) { change(ChangeTable.removalByRow, state) }
            for changed in results[first...] where !known.contains(changed) { known.append(changed) }
            results.removeSubrange(first...)
        }
        results += known
    }

    /// Whether a delivery to the row that is not followed may remove its element.
    private func removesItself(_ state: FollowedState) -> Bool {
        Rules.isSubscribed(state) && state.isThere && passing(state) & course.guards != 0
            && (course.access == .identity || state.isBound)
    }

    /// The handler is called for the delivery that is followed: adds what comes of it to `results`.
    private mutating func handle(_ state: FollowedState) {
        guard course.handler.isDeferred else { return access(state) }
        var state = state
        state.followed = FollowedState.Followed.read
        state.standing = Rules.captured(state)
        results.append(state)
    }

    /// The access that is followed, at once or on the main queue: adds what comes of it to `results`.
    private mutating func access(_ state: FollowedState) {
        let place = Rules.place(state, callout: Loop(packed: state.loop, platform: course.platform).callout)
        let row = state.row.rowState
        accesses[Int(place.rawValue) &* RowState.allCases.count &+ Int(row.rawValue)] |=
            1 &<< UInt16(state.standing + (state.isDirty ? 8 : 0))
        let guards = passing(state) & course.guards
        guard guards != 0 else { return results.append(state.over) }
        let isFirst = state.followed == FollowedState.Followed.read
        if course.access == .index && !state.isBound {
            hit(Mechanism(kind: state.isInRange ? .wrongElement : .outOfRange, place: place, row: row), guards)
        } else if isFirst && Rules.suspends(course.handler) && state.isThere {
            var state = state
            state.followed = FollowedState.Followed.suspended
            results.append(state)
        }
        results.append(state.over)
    }

    /// The guards that let an access pass.
    private func passing(_ state: FollowedState) -> UInt8 {
        let hasAppeared = Rules.hasAppeared(state, in: course.container)
        return Guard.passing(hasAppeared: hasAppeared, isInRange: state.isInRange, isThere: state.isThere)
    }

    private mutating func hit(_ mechanism: Mechanism, _ guards: UInt8) {
        hits.append(Hit(step: step, mechanism: UInt8(truncatingIfNeeded: mechanism.index), guards: guards))
    }
}

extension LoopStep {
    /// The goal that a step has.
    fileprivate var goal: Int {
        switch self {
        case .event: FollowedState.Goal.event
        case .source: 2
        case .timer: 3
        case .idle: 4
        case .track: 5
        case .release: 6
        }
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

    /// The same where nothing more can go wrong.
    fileprivate var over: FollowedState {
        var state = self
        state.followed = Followed.done
        return state
    }
}
