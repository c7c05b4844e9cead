import BindingFuzz

/// Actions, posts and what becomes of them.
extension TraceFold {
    // MARK: Actions

    mutating func act(_ kind: TraceEvent.Kind) throws(ScopeFailure) {
        switch kind {
        case .mutated(let mutation, let from, let hadEffect, let before):
            try checkOrigin(from, of: .mutate(mutation))
            try demand(before, equals: items.elements, "elements before")
            try demand(hadEffect, equals: items.apply(mutation).hadEffect, "effect")
        case .scrolled(let index):
            guard case .scroll(let asked) = step.step else { throw ScopeFailure("the step does not scroll") }
            try demand(index, equals: Int(asked) % max(1, items.elements.count), "index")
        case .deferred(let action, let target):
            try demand(step.step, equals: target == .blocks ? .perform(action) : .async(action), "what defers it")
        default: throw ScopeFailure("no action")
        }
    }

    /// An action comes from the step that is being executed, or from the one that handed it to where it runs.
    func checkOrigin(_ from: TraceStep, of action: DeferredAction) throws(ScopeFailure) {
        try demand(begun.contains(from), "the step that it comes from has not begun")
        switch place {
        case .blocks: try demand(from.step, equals: .perform(action), "what deferred it")
        case .queue: try demand(from.step, equals: .async(action), "what deferred it")
        default:
            try demand(from, equals: step, "the step that it comes from")
            let steps: [Step] =
                switch action {
                case .post: [.post, .backgroundPost]
                case .mutate(let mutation): [.mutate(mutation)]
                }
            try demand(from.step.map(steps.contains) == true, "the step does something else")
        }
    }

    // MARK: Deliveries

    mutating func hand(_ kind: TraceEvent.Kind) throws(ScopeFailure) {
        switch kind {
        case .posted(let from, let reached):
            try checkOrigin(from, of: .post)
            try demand(reached, equals: rows.map(\.row.id), "rows")
            pending[from.number] = rows.map { ($0.subscription, $0.row.id) }
        case .scheduled(let from, let waiting, _):
            try demand(waiting, equals: pending[from.number]?.map(\.id) ?? [], "rows")
        case .dropped(let id, let from):
            let subscription = try takeDelivery(to: id, from)
            try demand(!rows.contains { $0.subscription == subscription }, "its row exists")
        default: throw ScopeFailure("nothing is handed on")
        }
    }

    mutating func takeDelivery(to id: Int, _ from: TraceStep) throws(ScopeFailure) -> Int {
        try demand(begun.contains(from), "the step that it comes from has not begun")
        guard let position = pending[from.number]?.firstIndex(where: { $0.id == id }),
            let delivery = pending[from.number]?.remove(at: position)
        else { throw ScopeFailure("no delivery waits for row \(id)") }
        return delivery.subscription
    }

    /// An access of a row that is as it is said to be: by its handler, or by a read that its handler has left to the main queue.
    mutating func call(_ row: TraceRow, _ from: TraceStep) throws(ScopeFailure) {
        guard trace.configuration.handler.isDeferred else { return try callHandler(row, from) }
        try demand(place, equals: .queue, "where it reads")
        guard !reads.isEmpty else { throw ScopeFailure("no read waits") }
        let read = reads.removeFirst()
        try demand([read.id, read.index, read.from.number], equals: [row.id, row.index, from.number], "the read")
        let state = rows.first { $0.subscription == read.subscription }?.row.state
        try demand(row.state, equals: state ?? .gone, "how the row stands")
        lastRead = read
    }

    private mutating func callHandler(_ row: TraceRow, _ from: TraceStep) throws(ScopeFailure) {
        let subscription = try takeDelivery(to: row.id, from)
        try demand(rows[try position(of: row)].subscription, equals: subscription, "the subscription of \(row)")
    }

    /// What a handler leaves to the main queue.
    mutating func leave(_ kind: TraceEvent.Kind) throws(ScopeFailure) {
        switch kind {
        case .captured(let row, let from):
            let position = try position(of: row)
            try callHandler(row, from)
            reads.append(LeftRead(subscription: rows[position].subscription, id: row.id, index: row.index, from: from))
        case .suspended(let row, let from):
            guard var read = reached else { throw ScopeFailure("no handler has read") }
            try demand([read.id, read.from.number], equals: [row.id, from.number], "the handler that has read")
            read.isRest = true
            suspended.append(read)
            reached = nil
        case .resumed:
            try demand(!suspended.isEmpty && step.step == .resume, "nothing is resumed")
            reads += suspended
            suspended = []
        default: throw ScopeFailure("nothing is left")
        }
    }

    /// Whether the guard lets an access of the row pass.
    private func passes(_ row: TraceRow) -> Bool {
        let hasDisappeared = row.state == .gone || row.state == .parked && trace.configuration.container == .lazy
        let isInRange = row.index < items.elements.count
        let isContained = items.elements.contains(row.id)
        return switch trace.configuration.guard {
        case .unguarded: true
        case .appeared: !hasDisappeared
        case .inRange: isInRange
        case .contains: isContained
        case .all: !hasDisappeared && isInRange && isContained
        }
    }

    mutating func handle(_ event: TraceEvent) throws(ScopeFailure) {
        let elements = items.elements
        switch event.kind {
        case .skippedByGuard(let row, let from):
            try call(row, from)
            try demand(!passes(row), "the guard lets it pass")
            skipped += 1
            return
        case .skippedAsGone(let row, let from):
            try call(row, from)
            try demand(passes(row) && !elements.contains(row.id), "its element is not gone")
            skipped += 1
        case .handled(let row, let from, let handler, let index, let before):
            try call(row, from)
            try demand(passes(row), "the guard stops it")
            try demand(before, equals: elements, "elements before")
            try demand(before.firstIndex(of: row.id), equals: index, "the index of its element")
            if trace.configuration.access == .index { try demand(row.index, equals: index, "its index") }
            if handler == .remove { items.remove(id: row.id) }
            if handler == .await, let lastRead, !lastRead.isRest { reached = lastRead }
            delivered += 1
        case .stale(let stale, let from):
            let row = TraceRow(id: stale.row, index: stale.index, stale.state)
            try call(row, from)
            try demand(passes(row), "the guard stops it")
            try demand(stale, equals: trace.outcome.stale ?? stale, "the verdict")
            try demand([stale.step, stale.causeStep], equals: [step.number, cause?.change?.from.number], "both steps")
            try demand([stale.place, stale.causePlace], equals: [place, cause?.place], "both places")
            let found = elements.indices.contains(stale.index) ? elements[stale.index] : elements.count
            try demand(stale.found, equals: found, "what it found")
            delivered += 1
            isOver = true
        default: throw ScopeFailure("no handler")
        }
        offMain = offMain || event.isOnOtherThread
    }
}
