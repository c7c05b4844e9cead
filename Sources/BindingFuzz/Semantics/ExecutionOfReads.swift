/// The work that handlers leave to the main queue: reads with the captured binding, and the rest of a handler after a suspension.
/// Rules: `semantics`, section 5.
extension Execution {
    /// Captures the bindings of the handlers that a post reaches, and leaves their reads to the main queue.
    ///
    /// Guards run at the reads, so the handlers of all lanes do the same here.
    mutating func capture(_ post: Post, of count: Int) {
        let container = group.containers.trailingZeroBitCount
        let first = capturedCount
        for position in 0..<count {
            let row = rows[container][position]
            guard row.subscription < post.nextSubscription[container] else { break }
            captured[capturedCount] = CapturedRead(row: row, post: post.number)
            capturedCount &+= 1
            if Trace.isOn { record(.captured(TraceRow(row), from: origin(post.step))) }
        }
        guard capturedCount > first else { return }
        queue.append(
            .reads(
                first: UInt32(truncatingIfNeeded: first), count: UInt32(truncatingIfNeeded: capturedCount &- first)))
    }

    /// Makes a captured read in the active lanes, or runs the rest of its handler in the lanes that were suspended.
    mutating func read(_ number: Int, isRest: Bool) {
        let container = group.containers.trailingZeroBitCount
        let read = captured[number]
        if isRest && read.suspended == 0 { return }
        var row = read.row
        // The binding is the captured one, but the row's state is the current one.
        row.state = rows[container].state(of: row.subscription) ?? .gone
        let isSilent = group.containers & 8 != 0
        let hasAppeared = row.state != .gone && (isSilent || row.state != .parked)
        let post = posts[Int(read.post)]
        let cell = group.onlyCell
        let suspending = Lanes.suspending(cell)
        if isRest {
            let members = lanes.cell[suspending].followed & read.suspended
            access(row, in: suspending, members: members, hasAppeared: hasAppeared, post)
            return
        }
        readCount = number &+ 1
        access(row, in: cell, members: lanes.cell[cell].followed, hasAppeared: hasAppeared, post)
        if isOver { return }
        let reached = access(
            row, in: suspending, members: lanes.cell[suspending].followed, hasAppeared: hasAppeared, post)
        guard reached != 0 else { return }
        captured[number].suspended = reached
        if Trace.isOn { record(.suspended(TraceRow(row), from: origin(post.step))) }
    }

    /// Resumes the suspended handlers: the rest of each goes on the main queue.
    ///
    /// An empty queue becomes non-empty only in lanes with a handler to resume, so these split from the others.
    mutating func resume() {
        let cell = Lanes.suspending(group.onlyCell)
        var resumed: UInt16 = 0
        for number in resumedCount..<readCount { resumed |= captured[number].suspended }
        resumed &= lanes.cell[cell].followed
        guard group.handler.isDeferred, resumed != 0 else {
            resumedCount = readCount
            return
        }
        if queue.isEmpty {
            let first = group.onlyCell
            let others = (lanes.cell[first].followed, lanes.cell[cell].followed & ~resumed)
            if others != (0, 0) {
                divided[dividedCount] = others
                dividedCount &+= 1
                lanes.cell[first].followed = 0
                lanes.cell[cell].followed = resumed
                lanes.running &-= others.0.nonzeroBitCount &+ others.1.nonzeroBitCount
            }
        }
        queue.append(
            .rests(
                first: UInt32(truncatingIfNeeded: resumedCount),
                count: UInt32(truncatingIfNeeded: readCount &- resumedCount)))
        resumedCount = readCount
        if Trace.isOn { record(.resumed) }
    }
}
