/// The transition relation: the steps of `semantics` as relations between abstract states. It gives every possible successor of a
/// state.
///
/// A state is between two steps, or in the middle of a batch of pending work that the loop runs. The entries of a batch run in any
/// order, and any number of times.
struct TransitionRelation<Rules: TransitionRules> {
    /// A transition to a successor state.
    struct Edge {
        /// The position of the step's class, or `within` if the transition belongs to the step before.
        var step: UInt8
        var state: AbstractState
    }

    /// A stale read, or a delivery that starves.
    struct Hit {
        /// The position of the step's class, or `within`.
        var step: UInt8
        /// The index of the mechanism.
        var mechanism: UInt8
        /// The guards that let it pass, as bits.
        var guards: UInt8
    }

    /// The marker for transitions that belong to the step before, or to settling.
    static var within: UInt8 { 255 }

    let course: AbstractConfiguration
    let hops: AbstractHops
    let loopTable: LoopTable
    /// For each callout, by its position, the classes of the steps that can be taken while it is open, with their operations. Without
    /// an open callout, the steps of an event open one.
    private let allowed: [[(step: StepClass, operation: StepClass.Operation)]]
    let blockMutations: [Int]
    let queueMutations: [Int]
    let changes: ChangeTable

    /// The transitions and failures of the state that was expanded last.
    var edges: [Edge] = []
    var hits: [Hit] = []
    /// The accesses of all expanded states, as bits: for each place and row, the index states, 8 added if an update is due.
    var accesses = Array(repeating: UInt16(0), count: Place.allCases.count * RowState.allCases.count)

    // The step that is being expanded. The extensions in the files beside this one use these too.
    var step: UInt8 = 255
    var running: [AbstractState] = []
    var results: [AbstractState] = []

    init(_ course: AbstractConfiguration, allowing classes: StepClasses, rules: Rules.Type) {
        self.course = course
        hops = course.hops
        loopTable = .of(course.platform)
        allowed = StepClass.callouts.indices.map { callout in
            classes.members.map { ($0, $0.operation) }.filter { _, operation in
                if case .act(_, in: callout) = operation { return true }
                if case .act = operation { return false }
                return true
            }
        }
        let mutations = 1...StepAlphabet.mutations.count
        blockMutations = mutations.filter { classes.contains(.perform($0)) }.map { $0 - 1 }
        queueMutations = mutations.filter { classes.contains(.async($0)) }.map { $0 - 1 }
        let canScroll = StepClass.callouts.indices.contains { classes.contains(.act(StepClass.actions - 2, in: $0)) }
        changes = course.container.isLazy ? canScroll ? .scrolled : .lazy : .eager
    }

    /// Every state in which a case can begin.
    var beginnings: [AbstractState] {
        var asleep = AbstractState()
        asleep.loop = Loop(platform: course.platform).packed
        var states: [AbstractState] = []
        func add(_ row: AbstractState.AbstractRow, _ indexState: AbstractState.IndexState) {
            var state = asleep
            state.row = row
            state.indexState = indexState.rawValue
            states.append(state)
        }
        add(.live, .names)
        add(.none, .names)
        add(.none, .isGoneAndOut)
        if course.container.isLazy { add(.none, .namesUnwanted) }
        return states
    }

    /// Computes the transitions of a state: `edges` and `hits`.
    mutating func expand(_ state: AbstractState) {
        reset()
        if state.batch != .none { return runOne(of: state) }
        let callout = Loop(packed: state.loop, in: loopTable).callout
        for (allowed, operation) in allowed[StepClass.position(of: callout)] {
            step = UInt8(truncatingIfNeeded: allowed.index)
            take(allowed, operation, in: callout, state)
        }
        step = Self.within
        settle(state)
    }

    /// Computes the transitions of a state between two steps by a step of one class, or by settling.
    mutating func expand(_ state: AbstractState, by allowed: StepClass?) {
        reset()
        guard let allowed else { return settle(state) }
        let callout = Loop(packed: state.loop, in: loopTable).callout
        if case .act(_, let position) = allowed.operation, position != StepClass.position(of: callout) { return }
        step = UInt8(truncatingIfNeeded: allowed.index)
        take(allowed, allowed.operation, in: callout, state)
    }

    private mutating func reset() {
        edges.removeAll(keepingCapacity: true)
        hits.removeAll(keepingCapacity: true)
        step = Self.within
    }

    // MARK: Steps: `semantics`, section 4

    private mutating func take(
        _ step: StepClass, _ operation: StepClass.Operation, in callout: Place?, _ state: AbstractState
    ) {
        switch operation {
        case .act, .perform, .async:
            if callout == nil { open(for: step, state) } else { act(operation, state) }
        case .loop(let loopStep):
            var state = state
            state.goal = loopStep.goal
            advance(state)
        case .backgroundPost:
            post(state)
            land()
        case .resume:
            if state.tracked == AbstractState.Progress.suspended {
                var state = Rules.resumed(state)
                land(state)
                state.queueReads = true
                land(state)
            } else {
                land(Rules.resumed(state))
            }
        }
    }

    /// Opens an event for an action without an open callout.
    private mutating func open(for step: StepClass, _ state: AbstractState) {
        var state = state
        state.goal = AbstractState.Goal.event
        state.then = step.index + 1
        advance(state)
    }

    mutating func act(_ operation: StepClass.Operation, _ state: AbstractState) {
        var state = state
        switch operation {
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

    /// Lands every state in `results`.
    mutating func land() {
        forEachResult { relation, state in relation.land(state) }
    }

    /// Removes the states in `results`, and calls a function with each. It may have results of its own.
    @inline(__always)
    mutating func forEachResult(_ body: (inout Self, AbstractState) -> Void) {
        var states: [AbstractState] = []
        swap(&states, &results)
        for state in states { body(&self, state) }
        // The memory is used again.
        states.removeAll(keepingCapacity: true)
        if results.isEmpty { swap(&states, &results) }
    }

    /// Ends a step, or one entry of the running batch.
    mutating func land(_ state: AbstractState) {
        if state.isOver { return }
        if state.batch != .none && state.isBatchEmpty {
            var state = state
            state.batch = .none
            advance(state)
        } else {
            edges.append(Edge(step: step, state: state))
        }
    }
}

extension LoopStep {
    /// The goal of a loop step.
    fileprivate var goal: Int { AbstractState.Goal.event + position }
}
