import BindingFuzz

/// What there is in a run by what has happened in it, event by event, and by the rules alone; the facts of each event
/// are held against it.
struct TraceFold {
    private let trace: Trace
    private var step = TraceStep.start
    private var place = Place.wait
    private var callout: Place?
    private var items: PlainItems
    /// The rows that exist, in the order of their subscriptions.
    private var rows: [(subscription: Int, row: TraceRow)] = []
    private var subscriptions = 0
    /// For the step of each post the subscriptions that it has not reached yet, with the ids of the rows.
    private var pending: [Int: [(subscription: Int, id: Int)]] = [:]
    private var begun = [TraceStep.start]
    private var hasImplied = false
    private var isUpdating = false
    private var isOver = false
    private var delivered = 0
    private var skipped = 0
    private var offMain = false
    private var cause: TraceEvent?

    init(_ trace: Trace) {
        self.trace = trace
        items = PlainItems(count: trace.interleaving.items)
    }

    /// Goes on by an event.
    ///
    /// - Throws: `ScopeFailure` where the event says something else than what has happened until then comes to.
    mutating func check(_ event: TraceEvent) throws(ScopeFailure) {
        try demand(!isOver, "the case has ended")
        switch event.kind {
        case .step, .settles: try goOn(event)
        case .impliedEvent, .opened, .closed, .slept, .runEnded, .ran, .flush: try runLoop(event)
        case .rowMade, .rowReturned, .rowRebound, .rowKept, .rowLetGo, .rowEnded: try change(event.kind)
        case .mutated, .scrolled, .deferred: try act(event.kind)
        case .posted, .scheduled, .dropped: try hand(event.kind)
        case .skippedByGuard, .skippedAsGone, .handled, .stale: try handle(event)
        }
        if let stale = trace.outcome.stale, event.unbinds(stale) { cause = event }
        try demand(event.step, equals: step, "step")
        try demand(event.place, equals: place, "place")
        try demand(event.callout, equals: callout, "callout")
        try demand(event.elements, equals: items.elements, "elements")
    }

    /// Holds the outcome against what has happened, once every event was checked.
    func checkOutcome() throws(ScopeFailure) {
        let outcome = trace.outcome
        try demand(isOver, equals: outcome.stale != nil, "a stale event at the end")
        try demand([delivered, skipped], equals: [outcome.delivered, outcome.skipped], "delivered and skipped")
        try demand(offMain, equals: outcome.offMain, "off the main thread")
        let existing = rows.map(\.subscription)
        let waiting = pending.values.joined().count { existing.contains($0.subscription) }
        try demand(isOver ? 0 : waiting, equals: outcome.undelivered, "undelivered")
        if !isOver { try demand(step.isSettling, "it ends before it has settled") }
    }

    // MARK: The loop

    private mutating func goOn(_ event: TraceEvent) throws(ScopeFailure) {
        try checkUpdate()
        let steps = trace.interleaving.steps
        let settling: [Step?] = [nil, .loop(.idle), .loop(.event), .loop(.idle)]
        let position = begun.count - 1
        if position < steps.count {
            step = TraceStep(position + 1, steps[position])
        } else {
            step = TraceStep(steps.count + 1, settling[position - steps.count], isSettling: true)
        }
        try demand(event.kind == .settles, equals: step.step == nil, "it settles")
        begun.append(step)
        hasImplied = false
    }

    private mutating func runLoop(_ event: TraceEvent) throws(ScopeFailure) {
        try checkUpdate()
        switch event.kind {
        case .impliedEvent:
            try demand(callout == nil && place == .wait, "the action has a callout")
            hasImplied = true
        case .opened(let isImplied):
            try demand(isImplied, equals: hasImplied, "an implied callout")
            let callouts: [Step: Place] = [.loop(.source): .source, .loop(.timer): .timer]
            place = step.step.flatMap { callouts[$0] } ?? .event
            callout = place
        case .closed:
            try demand(callout, equals: place, "the callout that closes")
            callout = nil
        case .slept: place = .wait
        case .runEnded: place = .exit
        case .ran:
            try demand([.blocks, .queue, .beforeWaiting, .exit].contains(event.place), "nothing runs there")
            place = event.place
        default:
            let places: [Place] =
                trace.configuration.platform == .ios ? [.event, .beforeWaiting] : [.beforeWaiting, .exit]
            try demand(
                step == .start ? event.place == .wait : places.contains(event.place), "body is not updated there")
            if event.place == .event { try demand(place, equals: .event, "the callout that has closed") }
            place = event.place
            isUpdating = true
        }
    }

    // MARK: Rows

    private mutating func change(_ kind: TraceEvent.Kind) throws(ScopeFailure) {
        func checkBound(_ row: TraceRow) throws(ScopeFailure) {
            try demand(row.state, equals: .live, "a row that gets a binding")
            try demand(items.elements.indices.contains(row.index) && items.elements[row.index] == row.id, "its index")
        }
        if case .rowEnded = kind {} else { try demand(isUpdating, "rows change in updates") }
        switch kind {
        case .rowMade(let row):
            try checkBound(row)
            try demand(!rows.contains { $0.row.id == row.id }, "there is such a row")
            rows.append((subscriptions, row))
            subscriptions += 1
        case .rowReturned(let before, let after):
            try demand(before.state != .live, "it was live")
            try checkBound(after)
            try replace(before, by: after)
        case .rowRebound(let before, let after):
            try demand(before.state == .live && before.index != after.index, "it was not bound to another index")
            try checkBound(after)
            try replace(before, by: after)
        case .rowKept(let row):
            try checkBound(row)
            try replace(row, by: row)
        case .rowLetGo(let before, let after):
            let states: [RowState?] = [nil, .leaving, .parked]
            try demand(before.state, equals: .live, "a row that is let go")
            try demand(after?.state, equals: states[trace.configuration.container.place], "what is left of it")
            if let after { try demand([after.id, after.index], equals: [before.id, before.index], "what it keeps") }
            try replace(before, by: after)
        case .rowEnded(let row):
            try demand(row.state != .live, "it was live")
            try replace(row, by: nil)
        default: throw ScopeFailure("no change of a row")
        }
    }

    private mutating func replace(_ row: TraceRow, by other: TraceRow?) throws(ScopeFailure) {
        let position = try position(of: row)
        if let other { rows[position].row = other } else { rows.remove(at: position) }
    }

    private func position(of row: TraceRow) throws(ScopeFailure) -> Int {
        guard let position = rows.firstIndex(where: { $0.row == row }) else {
            throw ScopeFailure("there is no \(row) among \(rows.map(\.row))")
        }
        return position
    }

    /// After an update the live rows of a stack are its elements; of those of a lazy container there are three at most.
    private mutating func checkUpdate() throws(ScopeFailure) {
        guard isUpdating else { return }
        isUpdating = false
        let live = rows.map(\.row).filter { $0.state == .live }
        if trace.configuration.container == .lazy {
            try demand(live.count, equals: min(3, items.elements.count), "rows on screen")
        } else {
            try demand(live.map(\.id).sorted(), equals: items.elements.sorted(), "rows")
        }
        for row in live { try demand(items.elements[row.index], equals: row.id, "what row \(row) is bound to") }
    }

    // MARK: Actions

    private mutating func act(_ kind: TraceEvent.Kind) throws(ScopeFailure) {
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
    private func checkOrigin(_ from: TraceStep, of action: DeferredAction) throws(ScopeFailure) {
        try demand(begun[from.number], equals: from, "the step that it comes from")
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

    private mutating func hand(_ kind: TraceEvent.Kind) throws(ScopeFailure) {
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

    private mutating func takeDelivery(to id: Int, _ from: TraceStep) throws(ScopeFailure) -> Int {
        try demand(begun[from.number], equals: from, "the step that it comes from")
        guard let position = pending[from.number]?.firstIndex(where: { $0.id == id }),
            let delivery = pending[from.number]?.remove(at: position)
        else { throw ScopeFailure("no delivery waits for row \(id)") }
        return delivery.subscription
    }

    /// A handler of a row that is as it is said to be.
    private mutating func call(_ row: TraceRow, _ from: TraceStep) throws(ScopeFailure) {
        let subscription = try takeDelivery(to: row.id, from)
        try demand(rows[try position(of: row)].subscription, equals: subscription, "the subscription of \(row)")
    }

    private mutating func handle(_ event: TraceEvent) throws(ScopeFailure) {
        let elements = items.elements
        switch event.kind {
        case .skippedByGuard(let row, let from):
            try call(row, from)
            try demand(row.state, equals: .parked, "how it stands")
            skipped += 1
            return
        case .skippedAsGone(let row, let from):
            try call(row, from)
            try demand(!elements.contains(row.id), "its element is not gone")
            skipped += 1
        case .handled(let row, let from, let handler, let index, let before):
            try call(row, from)
            try demand(before, equals: elements, "elements before")
            try demand(before.firstIndex(of: row.id), equals: index, "the index of its element")
            if trace.configuration.access == .index { try demand(row.index, equals: index, "its index") }
            if handler == .remove { items.remove(id: row.id) }
            delivered += 1
        case .stale(let stale, let from):
            try call(TraceRow(id: stale.row, index: stale.index, stale.mechanism.row), from)
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

extension Container {
    fileprivate var place: Int { Self.allCases.firstIndex(of: self) ?? 0 }
}
