/// Posts, deliveries and handlers. Rules: `semantics`, section 5.
extension Execution {
    mutating func post(from step: UInt16, background: Bool) {
        let number = UInt16(truncatingIfNeeded: postCount)
        let post = Post(
            step: step, number: number,
            nextSubscription: SIMD4(
                rows[0].nextSubscription, rows[1].nextSubscription, rows[2].nextSubscription,
                rows[3].nextSubscription))
        posts[postCount] = post
        postCount &+= 1
        if Trace.isOn { recordPost(post) }
        for chain in Ordinals(group.deliveries) {
            handOn(post, UInt8(truncatingIfNeeded: chain), group.chain(chain), background: background)
        }
    }

    /// Whether a row that a post reached still exists. Called only if the group has one container.
    private func hasRecipients(_ post: Post) -> Bool {
        let container = group.containers.trailingZeroBitCount
        // Rows are sorted by their subscriptions.
        return rows[container].count > 0 && rows[container][0].subscription < post.nextSubscription[container]
    }

    /// Hands the deliveries of a post to the next hop, or calls the handlers if there is no hop left.
    ///
    /// - Parameters:
    ///   - chain: the position of the chain in the lane group.
    ///   - hops: the remaining hops of the chain.
    mutating func handOn(_ post: Post, _ chain: UInt8, _ hops: Delivery, background: Bool) {
        guard let hop = hops.firstHop else { return deliver(post, chain, background: background) }
        // The loop would notice a queue that is not empty, so a post without recipients leaves it empty.
        if hop == .queue && !hasRecipients(post) { return }
        if Trace.isOn { recordScheduled(post: Int(post.number), to: hop) }
        let work = PendingWork.deliveries(post: post.number, chain: chain, hops: hops)
        switch hop {
        case .runLoop, .common: blocks.append(work)
        case .queue: queue.append(work)
        case .exit: exitObservers.append(work)
        case .commit: commitObservers.append(work)
        }
    }

    /// Calls the handlers of the rows that the post reached and that still exist, in every active lane of the chain.
    private mutating func deliver(_ post: Post, _ chain: UInt8, background: Bool) {
        if group.handler.isDeferred {
            capture(post, of: rows[group.containers.trailingZeroBitCount].count)
            return
        }
        for container in 0..<Lanes.containers {
            let cell = Lanes.cell(container, Int(chain))
            guard lanes.cell[cell].followed != 0 else { continue }
            var position = 0
            while position < rows[container].count {
                let row = rows[container][position]
                guard row.subscription < post.nextSubscription[container] else { break }
                access(
                    row, in: cell, members: lanes.cell[cell].followed,
                    hasAppeared: container == 3 || row.state != .parked, post, background: background)
                position &+= 1
            }
        }
    }

    /// Makes one access in some lanes of a cell: a handler's own, or one that it has left to the main queue.
    ///
    /// - Parameters:
    ///   - row: the row, with the index that its binding holds.
    ///   - hasAppeared: whether the row has not disappeared.
    /// - Returns: the lanes that reached the element.
    @inline(__always)
    @discardableResult
    mutating func access(
        _ row: Row, in cell: Int, members: UInt16, hasAppeared: Bool, _ post: Post, background: Bool = false
    ) -> UInt16 {
        guard members != 0 else { return 0 }
        let isBound = elements[Int(row.index)] == row.id
        var reached = members
        if !(isBound && hasAppeared) {
            reached &= passing(row, isBound: isBound, hasAppeared: hasAppeared)
            let stopped = members & ~reached
            if stopped != 0 {
                lanes.cell[cell].skipped &+= Lanes.ones(stopped)
                if Trace.isOn { record(.skippedByGuard(TraceRow(row), from: origin(post.step))) }
            }
        }
        if background { lanes.cell[cell].offMain |= reached }
        if !isBound {
            let stale = reached & Lanes.Member.index
            if stale != 0 { end(stale, of: cell, row, post) }
            reached &= Lanes.Member.identity
        }
        guard reached != 0 else { return 0 }
        guard let index = isBound ? Int(row.index) : elements.index(of: row.id) else {
            lanes.cell[cell].skipped &+= Lanes.ones(reached)
            if Trace.isOn { record(.skippedAsGone(TraceRow(row), from: origin(post.step))) }
            return 0
        }
        divide(reached, in: cell)
        lanes.cell[cell].delivered &+= Lanes.ones(reached)
        finishHandling(row, at: index, post)
        return reached
    }

    /// The lanes whose guard lets a handler pass.
    func passing(_ row: Row, isBound: Bool, hasAppeared: Bool) -> UInt16 {
        let isInRange = Int(row.index) < elements.count
        let isContained = isBound || elements.index(of: row.id) != nil
        var passing = Lanes.Member.unguarded
        if hasAppeared { passing |= Lanes.Member.appeared }
        if isInRange { passing |= Lanes.Member.inRange }
        if isContained { passing |= Lanes.Member.contains }
        if hasAppeared && isInRange && isContained { passing |= Lanes.Member.allGuards }
        return passing
    }

    /// Splits lanes in which a handler removes its element from lanes in which it returns. The other lanes run later, from the
    /// start, without these.
    @inline(__always)
    private mutating func divide(_ members: UInt16, in cell: Int) {
        guard group.handler == .remove else { return }
        let others = lanes.cell[cell].followed & ~members
        guard others != 0 else { return }
        divided[dividedCount] = (others, 0)
        dividedCount &+= 1
        lanes.cell[cell].followed = members
        lanes.running &-= others.nonzeroBitCount
    }

    /// Applies the handler to the element that it reached.
    @inline(__always)
    mutating func finishHandling(_ row: Row, at index: Int, _ post: Post) {
        switch group.handler {
        case .read, .async, .await: break
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
    mutating func end(_ members: UInt16, of cell: Int, _ row: Row, _ post: Post) {
        let isOutOfRange = Int(row.index) >= elements.count
        var stale = Lanes.Stale(
            row: row, isOutOfRange: isOutOfRange, place: place,
            found: isOutOfRange ? UInt16(truncatingIfNeeded: elements.count) : elements[Int(row.index)], step: step,
            changes: UInt16(truncatingIfNeeded: history.count))
        // Lanes that were split run one after the other, and the next ones have another history.
        if group.handler != .read { stale.cause = history.cause(id: row.id, index: row.index, end: history.count) }
        lanes.cell[cell].delivered &+= Lanes.ones(members)
        lanes.cell[cell].running &= ~members
        lanes.cell[cell].followed &= ~members
        var rest = members
        while rest != 0 {
            lanes.stale[cell &* Lanes.members &+ rest.trailingZeroBitCount] = stale
            rest &= rest &- 1
        }
        lanes.running &-= members.nonzeroBitCount
        if Trace.isOn { record(.stale(staleDereference(stale), from: origin(post.step))) }
    }

    mutating func countUndelivered() {
        for position in blocks.head..<blocks.tail { countUndelivered(blocks[position]) }
        for position in queue.head..<queue.tail { countUndelivered(queue[position]) }
        for position in exitObservers.head..<exitObservers.tail { countUndelivered(exitObservers[position]) }
        for position in commitObservers.head..<commitObservers.tail { countUndelivered(commitObservers[position]) }
    }

    mutating func countUndelivered(_ work: PendingWork) {
        guard case .deliveries(let number, let chain, _) = work else { return }
        let post = posts[Int(number)]
        for container in 0..<Lanes.containers {
            let cell = Lanes.cell(container, Int(chain))
            let suspending = Lanes.suspending(cell)
            guard lanes.cell[cell].followed | lanes.cell[suspending].followed != 0 else { continue }
            var waiting: UInt32 = 0
            for row in 0..<rows[container].count
            where rows[container][row].subscription < post.nextSubscription[container] {
                waiting &+= 1
            }
            guard waiting > 0 else { continue }
            lanes.starve(cell, by: waiting)
            lanes.starve(suspending, by: waiting)
        }
    }
}
