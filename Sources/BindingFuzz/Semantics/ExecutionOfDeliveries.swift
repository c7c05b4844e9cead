/// Posts, deliveries and handlers. Rules: `semantics`, section 5.
extension Execution {
    mutating func post(from step: UInt16, background: Bool) {
        let number = UInt16(truncatingIfNeeded: postCount)
        let post = Post(
            step: step,
            nextSubscription: SIMD4(
                rows[0].nextSubscription, rows[1].nextSubscription, rows[2].nextSubscription, 0))
        posts[postCount] = post
        postCount &+= 1
        if Trace.isOn { recordPost(post) }
        if group.follows(.immediate) { deliver(post, .immediate, background: background) }
        if group.follows(.runLoop) { schedule(number, .runLoop, .blocks) }
        if group.follows(.runLoopExit) { schedule(number, .runLoopExit, .blocks) }
        // A queue that nothing was delivered to is empty, which the loop would notice.
        if group.follows(.queue) && hasRows { schedule(number, .queue, .queue) }
        if group.follows(.exit) { schedule(number, .exit, .exit) }
        if group.follows(.commit) { schedule(number, .commit, .commit) }
    }

    /// Whether any row is subscribed; asked only on courses with one container.
    var hasRows: Bool { rows[group.containers.trailingZeroBitCount].count > 0 }

    mutating func schedule(_ post: UInt16, _ delivery: Delivery, _ hop: Hop) {
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
    mutating func deliver(_ post: Post, _ delivery: Delivery, background: Bool) {
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
    mutating func handle(_ row: Row, in quartet: Int, _ post: Post, background: Bool) {
        let running = lanes.quartet[quartet].running
        var reached = running
        if row.state == .parked {
            let stopped = running & Lanes.Member.appeared
            reached &= Lanes.Member.unguarded
            lanes.quartet[quartet].skipped &+= Lanes.ones(stopped)
            if Trace.isOn && stopped != 0 { record(.skippedByGuard(TraceRow(row), from: origin(post.step))) }
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
            if Trace.isOn { record(.skippedAsGone(TraceRow(row), from: origin(post.step))) }
        }
    }

    /// What the handler does with the element that it reached.
    @inline(__always)
    mutating func finishHandling(_ row: Row, at index: Int, _ post: Post) {
        switch group.handler {
        case .read: break
        case .write: isDirty = true
        case .remove:
            history.append(before: elements, step: post.step, place: place)
            remember(elements.remove(at: index))
            isDirty = true
        }
        if Trace.isOn {
            let from = origin(post.step)
            record(.handled(TraceRow(row), from: from, group.handler, index: index, before: trace.elements))
        }
    }

    /// Ends lanes with a stale dereference.
    mutating func end(_ members: UInt8, of quartet: Int, _ row: Row, _ post: Post) {
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
        if Trace.isOn { record(.stale(staleDereference(stale), from: origin(post.step))) }
    }

    mutating func countUndelivered() {
        for position in blocks.head..<blocks.tail { countUndelivered(blocks[position]) }
        for position in queue.head..<queue.tail { countUndelivered(queue[position]) }
        for position in exitObservers.head..<exitObservers.tail { countUndelivered(exitObservers[position]) }
        for position in commitObservers.head..<commitObservers.tail { countUndelivered(commitObservers[position]) }
    }

    mutating func countUndelivered(_ work: PendingWork) {
        guard case .deliveries(let number, let delivery) = work else { return }
        let post = posts[Int(number)]
        for container in 0..<3 {
            let quartet = Lanes.quartet(container, Int(delivery.bit))
            let running = lanes.quartet[quartet].running
            guard running != 0 else { continue }
            var waiting: UInt32 = 0
            for row in 0..<rows[container].count
            where rows[container][row].subscription < post.nextSubscription[container] {
                waiting &+= 1
            }
            lanes.quartet[quartet].undelivered &+= Lanes.ones(running) &* waiting
        }
    }
}
