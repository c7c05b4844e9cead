/// One course of the loop through an interleaving: the state of the app, and all its rules.
///
/// A run allocates nothing and counts no references. The state is large for the sake of
/// cases of 256 steps, so it is made once, never copied, and reset by `run`; a run touches only what it uses.
struct Execution<Trace: Tracer>: ~Copyable {
    var trace: Trace
    var lanes = Lanes()
    var history = History()

    private var group: LaneGroup
    private var loop: Loop
    private var elements = Elements()
    private var nextID: UInt16 = 1
    /// The elements that left and are not back, the most recent last.
    private var removed = FixedStorage<UInt16>(repeating: 0, count: Rows.capacity)
    private var removedCount = 0
    /// The asked start of the lazy container's window.
    private var askedStart = 0
    private var isDirty = false
    private var rows = InlineArray<3, Rows> { _ in Rows() }
    private var posts = FixedStorage(repeating: Post(), count: Interleaving.maximumSteps)
    private var postCount = 0
    private var blocks = PendingQueue()
    private var queue = PendingQueue()
    /// One-shot observers that watch kCFRunLoopExit only.
    private var exitObservers = PendingQueue()
    /// One-shot observers that watch kCFRunLoopBeforeWaiting and kCFRunLoopExit.
    private var commitObservers = PendingQueue()
    /// The step that is being executed, counted from 1.
    private var step: UInt16 = 0
    private var place = Place.wait

    init(trace: Trace) {
        self.trace = trace
        group = LaneGroup(platform: .ios, handler: .read)
        loop = Loop(platform: .ios)
    }

    // MARK: A run

    /// Runs the steps, lets the case settle, and leaves what each lane came to in `lanes`.
    mutating func run(items: Int, steps: borrowing [Step], group: LaneGroup) {
        reset(items: items, group: group)
        flush()
        for index in steps.indices {
            step &+= 1
            let step = steps[index]
            if Trace.isOn { trace.record(.step(Int(self.step), step)) }
            execute(step)
            if isOver { return }
        }
        step &+= 1
        for turn in 0..<3 {
            // The case settles: idle, an event with no code in it, idle.
            let loopStep = turn == 1 ? LoopStep.event : .idle
            if Trace.isOn { trace.record(.step(Int(step), .loop(loopStep))) }
            advance(to: loopStep)
            if isOver { return }
        }
        countUndelivered()
    }

    /// Every lane has ended.
    private var isOver: Bool { lanes.running == 0 }

    private mutating func reset(items: Int, group: LaneGroup) {
        self.group = group
        loop = Loop(platform: group.platform)
        elements.removeAll()
        nextID = 1
        addElements(items)
        removedCount = 0
        askedStart = 0
        for container in 0..<3 { rows[container].reset() }
        postCount = 0
        blocks.reset()
        queue.reset()
        exitObservers.reset()
        commitObservers.reset()
        history.reset()
        step = 0
        place = .wait
        isDirty = true
        lanes.running = 0
        for quartet in 0..<Lanes.quartets {
            lanes.quartet[quartet] = Lanes.Quartet(running: group.wanted[quartet])
            lanes.running &+= group.wanted[quartet].nonzeroBitCount
        }
    }

    private mutating func execute(_ step: Step) {
        switch step {
        case .loop(let loopStep):
            advance(to: loopStep)
        case .backgroundPost:
            post(from: self.step, background: true)
        case .post:
            openCalloutIfNone()
            post(from: self.step, background: false)
        case .mutate(let mutation):
            openCalloutIfNone()
            apply(mutation, from: self.step)
        case .scroll(let index):
            openCalloutIfNone()
            askedStart = Int(index) % max(1, elements.count)
            isDirty = true
            if Trace.isOn { trace.record(.scrolled(to: askedStart)) }
        case .reap:
            openCalloutIfNone()
            reap()
        case .perform(let action):
            openCalloutIfNone()
            blocks.append(PendingWork(action, step: self.step))
            if Trace.isOn { trace.record(.deferred(action, to: .blocks)) }
        case .async(let action):
            openCalloutIfNone()
            queue.append(PendingWork(action, step: self.step))
            if Trace.isOn { trace.record(.deferred(action, to: .queue)) }
        }
    }

    private mutating func openCalloutIfNone() {
        guard loop.callout == nil else { return }
        if Trace.isOn { trace.record(.impliedEvent) }
        advance(to: .event)
    }

    // MARK: The loop (section 4)

    /// Closes the open callout and runs the loop up to the callout that the step names, or until it sleeps.
    private mutating func advance(to loopStep: LoopStep) {
        if Trace.isOn, let callout = loop.callout { trace.record(.closed(callout)) }
        while true {
            switch loop.next(toward: loopStep, queueIsEmpty: queue.isEmpty) {
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
                if !commitObservers.isEmpty { runCommitObservers() }
                if !exitObservers.isEmpty { runExitObservers() }
                if Trace.isOn && !isOver { trace.record(.runEnded) }
            case .open:
                place = loop.callout ?? .wait
                if Trace.isOn && !isOver { trace.record(.opened(place)) }
                return
            case .sleep:
                place = .wait
                if Trace.isOn && !isOver { trace.record(.slept) }
                return
            }
            if isOver { return }
        }
    }

    private mutating func runBlocks() {
        place = .blocks
        if Trace.isOn { trace.record(.ran(place)) }
        let end = blocks.tail
        while blocks.head < end && !isOver { perform(blocks.removeFirst()) }
    }

    private mutating func runQueue() {
        place = .queue
        if Trace.isOn { trace.record(.ran(place)) }
        let end = queue.tail
        while queue.head < end && !isOver { perform(queue.removeFirst()) }
    }

    private mutating func runCommitObservers() {
        if Trace.isOn { trace.record(.ran(place)) }
        let end = commitObservers.tail
        while commitObservers.head < end && !isOver { perform(commitObservers.removeFirst()) }
    }

    private mutating func runExitObservers() {
        if Trace.isOn { trace.record(.ran(place)) }
        let end = exitObservers.tail
        while exitObservers.head < end && !isOver { perform(exitObservers.removeFirst()) }
    }

    private mutating func perform(_ work: PendingWork) {
        switch work {
        case .mutation(let mutation, let step):
            apply(mutation, from: step)
        case .post(let step):
            post(from: step, background: false)
        case .deliveries(let post, let delivery):
            if Trace.isOn { recordDropped(post: Int(post), delivery) }
            if delivery == .runLoopExit && place == .blocks {
                schedule(post, delivery, .exit)
            } else {
                deliver(posts[Int(post)], delivery, background: false)
            }
        }
    }

    // MARK: The source of truth (section 2)

    private mutating func addElements(_ count: Int) {
        for _ in 0..<count {
            elements.insert(nextID, at: elements.count)
            nextID &+= 1
        }
    }

    private mutating func remember(_ id: UInt16) {
        removed[removedCount] = id
        removedCount &+= 1
    }

    private mutating func removeAll() {
        for index in 0..<elements.count { remember(elements[index]) }
        elements.removeAll()
    }

    private mutating func apply(_ mutation: Mutation, from step: UInt16) {
        let before = elements
        let hadEffect = change(mutation)
        if hadEffect { isDirty = true }
        if elements.packed != before.packed { history.append(before: before, step: step, place: place) }
        if Trace.isOn {
            trace.record(
                .mutated(
                    mutation, step: Int(step), place: place, hadEffect: hadEffect,
                    elements: (0..<elements.count).map { Int(elements[$0]) }))
        }
    }

    /// Carries a mutation out.
    ///
    /// - Returns: whether it had an effect.
    private mutating func change(_ mutation: Mutation) -> Bool {
        let count = elements.count
        switch mutation {
        case .clear where count == 0, .remove where count == 0, .move where count == 0, .replace where count == 0,
            .edit where count == 0:
            return false
        case .insert where count == Elements.capacity, .restore where count == Elements.capacity || removedCount == 0:
            return false
        case .clear:
            removeAll()
        case .remove(let index):
            remember(elements.remove(at: Int(index) % count))
        case .insert(let index):
            elements.insert(nextID, at: Int(index) % (count + 1))
            nextID &+= 1
        case .restore(let index):
            removedCount &-= 1
            elements.insert(removed[removedCount], at: Int(index) % (count + 1))
        case .move(let source, let destination):
            elements.insert(elements.remove(at: Int(source) % count), at: Int(destination) % count)
        case .replace(let index):
            let index = Int(index) % count
            remember(elements.remove(at: index))
            elements.insert(nextID, at: index)
            nextID &+= 1
        case .reload(let newCount):
            removeAll()
            addElements(Int(newCount) % 9)
        case .edit:
            break
        }
        return true
    }

    // MARK: Rows (section 3)

    /// One update of body.
    private mutating func flush() {
        isDirty = false
        if Trace.isOn && step > 0 { trace.record(.flush(place)) }
        let all = 0..<elements.count
        if group.containers & 1 != 0 { update(.eager, 0, window: all) }
        if group.containers & 2 != 0 { update(.animated, 1, window: all) }
        if group.containers & 4 != 0 {
            let start = min(askedStart, max(0, elements.count &- 3))
            update(.lazy, 2, window: start..<min(start &+ 3, elements.count))
        }
    }

    @inline(__always)
    private mutating func update(_ container: Container, _ ordinal: Int, window: Range<Int>) {
        let elements = elements
        rows[ordinal].update(to: elements, window: window, in: container) { change, row in
            if Trace.isOn { trace.record(change.event(row, in: container)) }
        }
    }

    private mutating func reap() {
        for container in 1..<3 where group.containers & 1 &<< UInt8(container) != 0 {
            rows[container].reap { row in
                if Trace.isOn { trace.record(.rowEnded(id: Int(row.id))) }
            }
        }
    }

    // MARK: Posts and deliveries (section 5)

    private mutating func post(from step: UInt16, background: Bool) {
        let number = UInt16(truncatingIfNeeded: postCount)
        let post = Post(
            step: step,
            nextSubscription: SIMD4(
                rows[0].nextSubscription, rows[1].nextSubscription, rows[2].nextSubscription, 0))
        posts[postCount] = post
        postCount &+= 1
        if Trace.isOn { recordPost(post, background: background) }
        if group.follows(.immediate) { deliver(post, .immediate, background: background) }
        if group.follows(.runLoop) { schedule(number, .runLoop, .blocks) }
        if group.follows(.runLoopExit) { schedule(number, .runLoopExit, .blocks) }
        if group.follows(.queue) { schedule(number, .queue, .queue) }
        if group.follows(.exit) { schedule(number, .exit, .exit) }
        if group.follows(.commit) { schedule(number, .commit, .commit) }
    }

    private mutating func schedule(_ post: UInt16, _ delivery: Delivery, _ hop: Hop) {
        if Trace.isOn { recordScheduled(post: Int(post), to: hop) }
        let work = PendingWork.deliveries(post: post, delivery)
        switch hop {
        case .blocks: blocks.append(work)
        case .queue: queue.append(work)
        case .exit: exitObservers.append(work)
        case .commit: commitObservers.append(work)
        }
    }

    /// Calls the handlers of the rows that the post reached and that still exist, in every running lane of the delivery.
    private mutating func deliver(_ post: Post, _ delivery: Delivery, background: Bool) {
        for container in 0..<3 {
            let quartet = Lanes.quartet(container, Int(delivery.bit))
            guard lanes.quartet[quartet].running != 0 else { continue }
            var position = 0
            while position < rows[container].count {
                let row = rows[container][position]
                guard row.subscription < post.nextSubscription[container] else { break }
                handle(row, in: quartet, post, background: background)
                position &+= 1
            }
        }
    }

    /// One handler, in the lanes of a quartet that are running.
    @inline(__always)
    private mutating func handle(_ row: Row, in quartet: Int, _ post: Post, background: Bool) {
        let running = lanes.quartet[quartet].running
        var reached = running
        if row.state == .parked {
            let stopped = running & Lanes.Member.appeared
            reached &= Lanes.Member.unguarded
            lanes.quartet[quartet].skipped &+= Lanes.ones(stopped)
            if Trace.isOn && stopped != 0 { trace.record(.skippedByGuard(row: Int(row.id), postStep: Int(post.step))) }
        }
        guard reached != 0 else { return }
        if background { lanes.quartet[quartet].offMain |= reached }
        if elements[Int(row.index)] == row.id {
            lanes.quartet[quartet].delivered &+= Lanes.ones(reached)
            finishHandling(row, at: Int(row.index), post)
            return
        }
        let stale = reached & Lanes.Member.index
        if stale != 0 { end(stale, of: quartet, row, post) }
        let byIdentity = reached & Lanes.Member.identity
        guard byIdentity != 0 else { return }
        if let index = elements.index(of: row.id) {
            lanes.quartet[quartet].delivered &+= Lanes.ones(byIdentity)
            finishHandling(row, at: index, post)
        } else {
            lanes.quartet[quartet].skipped &+= Lanes.ones(byIdentity)
            if Trace.isOn { trace.record(.skippedAsGone(row: Int(row.id), postStep: Int(post.step))) }
        }
    }

    /// What the handler does with the element that it reached.
    @inline(__always)
    private mutating func finishHandling(_ row: Row, at index: Int, _ post: Post) {
        if Trace.isOn {
            trace.record(.handled(row: Int(row.id), index: index, postStep: Int(post.step), group.handler))
        }
        switch group.handler {
        case .read: break
        case .write: isDirty = true
        case .remove:
            history.append(before: elements, step: post.step, place: place)
            remember(elements.remove(at: index))
            isDirty = true
        }
    }

    /// Ends lanes with a stale dereference.
    private mutating func end(_ members: UInt8, of quartet: Int, _ row: Row, _ post: Post) {
        let isOutOfRange = Int(row.index) >= elements.count
        let stale = Lanes.Stale(
            row: row, isOutOfRange: isOutOfRange, place: place,
            found: isOutOfRange ? UInt16(truncatingIfNeeded: elements.count) : elements[Int(row.index)], step: step,
            changes: UInt16(truncatingIfNeeded: history.count))
        lanes.quartet[quartet].delivered &+= Lanes.ones(members)
        lanes.quartet[quartet].running &= ~members
        for member in 0..<4 where members & 1 &<< UInt8(member) != 0 {
            lanes.stale[quartet &* 4 &+ member] = stale
            lanes.running &-= 1
        }
        if Trace.isOn { trace.record(.stale(staleDereference(stale), postStep: Int(post.step))) }
    }

    private mutating func countUndelivered() {
        for position in blocks.head..<blocks.tail { countUndelivered(blocks[position]) }
        for position in queue.head..<queue.tail { countUndelivered(queue[position]) }
        for position in exitObservers.head..<exitObservers.tail { countUndelivered(exitObservers[position]) }
        for position in commitObservers.head..<commitObservers.tail { countUndelivered(commitObservers[position]) }
    }

    private mutating func countUndelivered(_ work: PendingWork) {
        guard case .deliveries(let number, let delivery) = work else { return }
        let post = posts[Int(number)]
        for container in 0..<3 {
            let quartet = Lanes.quartet(container, Int(delivery.bit))
            let running = lanes.quartet[quartet].running
            guard running != 0 else { continue }
            var waiting: UInt16 = 0
            for row in 0..<rows[container].count
            where rows[container][row].subscription < post.nextSubscription[container] {
                waiting &+= 1
            }
            lanes.quartet[quartet].undelivered &+= Lanes.ones(running) &* waiting
        }
    }

    // MARK: What a lane came to

    func staleDereference(_ stale: Lanes.Stale) -> StaleDereference {
        let cause = history.cause(id: stale.row.id, index: stale.row.index, end: Int(stale.changes))
        return StaleDereference(
            mechanism: stale.mechanism, row: Int(stale.row.id), index: Int(stale.row.index), found: Int(stale.found),
            step: Int(stale.step), causeStep: Int(cause.step), causePlace: cause.place)
    }

    /// What the run came to in a lane that it followed.
    func outcome(lane: Int) -> Outcome {
        let quartet = lanes.quartet[lane / 4]
        let member = lane % 4
        let isRunning = quartet.running & 1 &<< UInt8(member) != 0
        return Outcome(
            stale: isRunning ? nil : staleDereference(lanes.stale[lane]), delivered: Int(quartet.delivered[member]),
            skipped: Int(quartet.skipped[member]), undelivered: Int(quartet.undelivered[member]),
            offMain: quartet.offMain & 1 &<< UInt8(member) != 0)
    }

    // MARK: What only a trace needs

    private func container() -> Int { group.containers.trailingZeroBitCount }

    private mutating func recordPost(_ post: Post, background: Bool) {
        let rows = existingRows()
        trace.remember(recipients: rows.map { ($0.subscription, $0.id) })
        trace.record(
            .posted(step: Int(post.step), place: place, background: background, rows: rows.map { Int($0.id) }))
    }

    private func existingSubscriptions() -> Set<UInt16> {
        Set(existingRows().map(\.subscription))
    }

    private func existingRows() -> [Row] {
        let ordinal = container()
        return (0..<rows[ordinal].count).map { rows[ordinal][$0] }
    }

    private mutating func recordScheduled(post: Int, to hop: Hop) {
        let rows = trace.recipients(of: post).map { Int($0.1) }
        if !rows.isEmpty { trace.record(.scheduled(rows: rows, to: hop)) }
    }

    /// A recipient without its row has cancelled its subscription; it is dropped at the first hop that finds it so.
    private mutating func recordDropped(post: Int, _ delivery: Delivery) {
        let existing = existingSubscriptions()
        let recipients = trace.recipients(of: post)
        for (subscription, id) in recipients where !existing.contains(subscription) {
            trace.record(.dropped(row: Int(id), postStep: Int(posts[post].step)))
        }
        trace.replace(recipients: recipients.filter { existing.contains($0.0) }, of: post)
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

extension Rows.Change {
    fileprivate func event(_ row: Row, in container: Container) -> TraceEvent {
        let id = Int(row.id)
        let index = Int(row.index)
        switch self {
        case .made: return .rowMade(id: id, index: index)
        case .returned: return .rowReturned(id: id, index: index)
        case .rebound(let from): return .rowRebound(id: id, from: Int(from), to: index)
        case .letGo: return .rowLetGo(id: id, remaining: container == .eager ? nil : row.state)
        }
    }
}

extension Lanes.Stale {
    /// How it went wrong.
    @inline(__always)
    var mechanism: Mechanism {
        Mechanism(kind: isOutOfRange ? .outOfRange : .wrongElement, place: place, row: row.state)
    }
}
