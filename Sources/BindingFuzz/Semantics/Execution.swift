/// One run of the loop through an interleaving: the state of the app, and all its rules.
///
/// A run allocates nothing and counts no references. The state is large because a case can have 256 steps, so it is made once,
/// never copied, and reset by `run`. A run touches only the parts that it uses.
struct Execution<Trace: Tracer>: ~Copyable {
    var trace: Trace
    var lanes = Lanes()
    var history = History()

    var group: LaneGroup
    var loop: Loop
    var elements = Elements()
    var nextID: UInt16 = 1
    /// The elements that have been removed and not restored, the most recent last.
    var removed = FixedStorage<UInt16>(count: Rows.capacity)
    var removedCount = 0
    /// The index at which the lazy container's window was asked to start.
    var askedStart = 0
    var isDirty = false
    var rows = RowsByContainer()
    var posts = FixedStorage<Post>(count: Interleaving.maximumSteps)
    var postCount = 0
    var captured = FixedStorage<CapturedRead>(count: CapturedRead.capacity)
    var capturedCount = 0
    /// How many captured reads have run. Suspended handlers are in the order of their suspension too, since the main queue is first
    /// in, first out.
    var readCount = 0
    /// How many captured reads `resume` has covered.
    var resumedCount = 0
    /// The lanes that split off from the active ones and wait for a run from the start: those of the group's first cell, and those
    /// of its suspending cell.
    var divided = FixedStorage<(UInt16, UInt16)>(count: 2 * Lanes.members)
    var dividedCount = 0
    var blocks = PendingQueue()
    var queue = PendingQueue()
    /// One-shot observers of kCFRunLoopExit only.
    var exitObservers = PendingQueue()
    /// One-shot observers of kCFRunLoopBeforeWaiting and kCFRunLoopExit.
    var commitObservers = PendingQueue()
    /// The number of the step that is being executed, counted from 1.
    var step: UInt16 = 0
    var place = Place.wait

    init(trace: Trace) {
        self.trace = trace
        group = LaneGroup(platform: .ios, handler: .read)
        loop = Loop(platform: .ios)
    }

    mutating func reset(items: Int) {
        loop = Loop(platform: group.platform)
        elements.removeAll()
        nextID = 1
        addElements(items)
        removedCount = 0
        askedStart = 0
        for container in 0..<Lanes.containers { rows[container].reset() }
        postCount = 0
        capturedCount = 0
        readCount = 0
        resumedCount = 0
        blocks.reset()
        queue.reset()
        exitObservers.reset()
        commitObservers.reset()
        history.reset()
        step = 0
        place = .wait
        isDirty = true
    }

    mutating func execute(_ step: Step) {
        if step.isAction && loop.callout == nil {
            if Trace.isOn { record(.impliedEvent) }
            advance(to: .event)
            // Running the loop up to the event may have ended the case.
            if isOver { return }
        }
        switch step {
        case .loop(let loopStep):
            advance(to: loopStep)
        case .backgroundPost:
            post(from: self.step, background: true)
        case .resume:
            resume()
        case .post:
            post(from: self.step, background: false)
        case .mutate(let mutation):
            apply(mutation, from: self.step)
        case .scroll(let index):
            askedStart = Int(index) % max(1, elements.count)
            isDirty = true
            if Trace.isOn { record(.scrolled(to: askedStart)) }
        case .reap:
            reap()
        case .perform(let action):
            blocks.append(PendingWork(action, step: self.step))
            if Trace.isOn { record(.deferred(action, to: .blocks)) }
        case .async(let action):
            queue.append(PendingWork(action, step: self.step))
            if Trace.isOn { record(.deferred(action, to: .queue)) }
        }
    }

    // MARK: The loop: `semantics`, section 4

    /// Closes the open callout, and runs the loop until it opens the callout that the step names, or sleeps.
    mutating func advance(to loopStep: LoopStep) {
        if Trace.isOn { recordClosed() }
        while true {
            let wasTracking = loop.isTracking
            let action = loop.next(toward: loopStep, queueIsEmpty: queue.isEmpty)
            if Trace.isOn && wasTracking != loop.isTracking { record(.modeChanged(isTracking: loop.isTracking)) }
            switch action {
            case .flush:
                if isDirty { flush() }
            case .runBlocks:
                if !blocks.isEmpty { runBlocks() }
            case .runQueue:
                runQueue()
            case .beforeWaiting:
                place = .beforeWaiting
                if isDirty { flush() }
                if !commitObservers.isEmpty { runCommitObservers() }
            case .exit:
                place = .exit
                if isDirty { flush() }
                // Work that observers add meanwhile waits for the next exit. The order of the two kinds is not observable: only the
                // last hop of a chain calls handlers.
                let end = exitObservers.tail
                if !commitObservers.isEmpty { runCommitObservers() }
                if exitObservers.head < end { runExitObservers(to: end) }
                if Trace.isOn && !isOver { record(.runEnded) }
            case .open:
                place = loop.callout ?? .wait
                if Trace.isOn { recordOpened() }
                return
            case .sleep:
                place = .wait
                if Trace.isOn && !isOver { record(.slept) }
                return
            }
            if isOver { return }
        }
    }

    mutating func runBlocks() {
        place = .blocks
        if Trace.isOn { record(.ran) }
        let end = blocks.tail
        if loop.isTracking {
            // Blocks of the default mode stay in place.
            for position in blocks.head..<end where blocks[position].isCommon && !isOver {
                perform(blocks.remove(at: position))
            }
        } else {
            while blocks.head < end && !isOver { perform(blocks.removeFirst()) }
        }
    }

    mutating func runQueue() {
        place = .queue
        if Trace.isOn { record(.ran) }
        let end = queue.tail
        while queue.head < end && !isOver { perform(queue.removeFirst()) }
    }

    mutating func runCommitObservers() {
        if Trace.isOn { record(.ran) }
        let end = commitObservers.tail
        while commitObservers.head < end && !isOver { perform(commitObservers.removeFirst()) }
    }

    mutating func runExitObservers(to end: Int) {
        if Trace.isOn { record(.ran) }
        while exitObservers.head < end && !isOver { perform(exitObservers.removeFirst()) }
    }

    mutating func perform(_ work: PendingWork) {
        switch work {
        case .mutation(let mutation, let step):
            apply(mutation, from: step)
        case .post(let step):
            post(from: step, background: false)
        case .deliveries(let post, let chain, let hops):
            if Trace.isOn { recordDropped(post: Int(post)) }
            handOn(posts[Int(post)], chain, hops.afterFirstHop, background: false)
        case .reads(let first, let count):
            for number in first..<first &+ count where !isOver { read(Int(number), isRest: false) }
        case .rests(let first, let count):
            for number in first..<first &+ count where !isOver { read(Int(number), isRest: true) }
        case .done:
            break
        }
    }
}

extension Step {
    /// Whether the step needs an open callout.
    var isAction: Bool {
        switch self {
        case .loop, .backgroundPost, .resume: false
        case .post, .mutate, .scroll, .reap, .perform, .async: true
        }
    }
}

extension PendingWork {
    fileprivate init(_ action: DeferredAction, step: UInt16) {
        switch action {
        case .post: self = .post(step: step)
        case .mutate(let mutation): self = .mutation(mutation, step: step)
        }
    }
}
