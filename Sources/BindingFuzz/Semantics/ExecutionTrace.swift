/// The parts of a run that only a trace needs. A run without a trace contains none of it.
extension Execution {
    /// Records an event at the current point of the run.
    mutating func record(_ kind: TraceEvent.Kind) {
        trace.record(kind, place: place, callout: loop.callout, elements: elements)
    }

    /// Records the start of a step.
    mutating func recordStep(_ step: Step, isSettling: Bool = false) {
        trace.begin(TraceStep(Int(self.step), step, isSettling: isSettling))
        record(.step)
    }

    mutating func recordSettling() {
        trace.begin(TraceStep(Int(step), nil, isSettling: true))
        record(.settles)
    }

    /// Records that the loop closes the open callout.
    mutating func recordClosed() {
        if loop.callout != nil { trace.record(.closed, place: place, callout: nil, elements: elements) }
    }

    /// Records that a callout opened, for a loop step or for an action.
    mutating func recordOpened() {
        let isImplied = trace.steps.last?.step?.isAction ?? false
        if !isOver { record(.opened(isImplied: isImplied)) }
    }

    /// The step with that number, from which an action or a delivery comes.
    func origin(_ number: UInt16) -> TraceStep { trace.steps[Int(number)] }

    func container() -> Int { group.containers.trailingZeroBitCount }

    mutating func recordPost(_ post: Post) {
        let rows = existingRows()
        trace.remember(recipients: rows.map { ($0.subscription, $0.id) })
        record(.posted(from: origin(post.step), rows: rows.map { Int($0.id) }))
    }

    func existingSubscriptions() -> Set<UInt16> {
        Set(existingRows().map(\.subscription))
    }

    func existingRows() -> [Row] {
        let ordinal = container()
        return (0..<rows[ordinal].count).map { rows[ordinal][$0] }
    }

    mutating func recordScheduled(post: Int, to hop: Hop) {
        let rows = trace.recipients(of: post).map { Int($0.1) }
        if !rows.isEmpty { record(.scheduled(from: origin(posts[post].step), rows: rows, to: hop)) }
    }

    /// Drops each recipient whose row is gone, since that canceled its subscription. This happens at the first hop after the
    /// cancellation.
    mutating func recordDropped(post: Int) {
        let existing = existingSubscriptions()
        let recipients = trace.recipients(of: post)
        for (subscription, id) in recipients where !existing.contains(subscription) {
            record(.dropped(row: Int(id), from: origin(posts[post].step)))
        }
        trace.replace(recipients: recipients.filter { existing.contains($0.0) }, of: post)
    }
}

extension Rows.Change {
    /// The trace event of the change. If a live row ends, an update let it go; if any other row ends, `reap` ended it.
    var kind: TraceEvent.Kind {
        switch self {
        case .made(let row): .rowMade(TraceRow(row))
        case .updated(let old, let row) where old.state != .live:
            .rowReturned(before: TraceRow(old), after: TraceRow(row))
        case .updated(let old, let row) where row.state != .live:
            .rowLetGo(before: TraceRow(old), after: TraceRow(row))
        case .updated(let old, let row) where old.index != row.index:
            .rowRebound(before: TraceRow(old), after: TraceRow(row))
        case .updated(_, let row): .rowKept(TraceRow(row))
        case .ended(let row) where row.state == .live: .rowLetGo(before: TraceRow(row), after: nil)
        case .ended(let row): .rowEnded(TraceRow(row))
        }
    }
}

extension TraceRow {
    init(_ row: Row) {
        self.init(id: Int(row.id), index: Int(row.index), row.state)
    }
}
