import BindingFuzz

/// What there is in a run by what has happened in it, event by event, and by the rules alone; the facts of each event
/// are held against it.
struct TraceFold {
    let trace: Trace
    var step = TraceStep.start
    var place = Place.wait
    var callout: Place?
    var items: PlainItems
    /// The rows that exist, in the order of their subscriptions.
    var rows: [(subscription: Int, row: TraceRow)] = []
    var subscriptions = 0
    /// For the step of each post the subscriptions that it has not reached yet, with the ids of the rows.
    var pending: [Int: [(subscription: Int, id: Int)]] = [:]
    /// The reads that the main queue has, in their order, and those of suspended handlers.
    var reads: [LeftRead] = []
    var suspended: [LeftRead] = []
    /// The read that was made last, and the one whose handler has to be suspended next.
    var lastRead: LeftRead?
    var reached: LeftRead?
    var isTracking = false
    /// Whether the loop tracks once the last callout of `track` or `release` is closed.
    var willTrack = false
    var begun = [TraceStep.start]
    var hasImplied = false
    var isUpdating = false
    var isOver = false
    var delivered = 0
    var skipped = 0
    var offMain = false
    var cause: TraceEvent?

    init(_ trace: Trace) {
        self.trace = trace
        items = PlainItems(count: trace.testCase.items)
    }

    /// Goes on by an event.
    ///
    /// - Throws: `ScopeFailure` where the event says something else than what has happened until then comes to.
    mutating func check(_ event: TraceEvent) throws(ScopeFailure) {
        try demand(!isOver, "the case has ended")
        if case .suspended = event.kind {} else { try demand(reached == nil, "a handler is not suspended") }
        switch event.kind {
        case .step, .settles: try goOn(event)
        case .impliedEvent, .opened, .closed, .slept, .runEnded, .modeChanged, .ran, .flush: try runLoop(event)
        case .rowMade, .rowReturned, .rowRebound, .rowKept, .rowLetGo, .rowEnded: try change(event.kind)
        case .mutated, .scrolled, .deferred: try act(event.kind)
        case .posted, .scheduled, .dropped: try hand(event.kind)
        case .captured, .suspended, .resumed: try leave(event.kind)
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
        guard !isOver else { return }
        try demand(reads.isEmpty, "the main queue has a read")
        let hasBegunAll = begun.count == 1 + trace.testCase.steps.count + settling.count
        try demand(hasBegunAll && callout == nil && place == .wait, "it ends before it has settled")
    }

    // MARK: The loop

    mutating func goOn(_ event: TraceEvent) throws(ScopeFailure) {
        try checkUpdate()
        let steps = trace.testCase.steps
        let position = begun.count - 1
        if position < steps.count {
            step = TraceStep(position + 1, steps[position])
        } else {
            try demand(position < steps.count + settling.count, "a step after the settling")
            step = TraceStep(steps.count + 1, settling[position - steps.count], isSettling: true)
        }
        try demand(event.kind == .settles, equals: step.step == nil, "it settles")
        begun.append(step)
        hasImplied = false
    }

    /// That the case settles, and the steps of that.
    private var settling: [Step?] {
        let changes = trace.testCase.steps.last { $0 == .loop(.track) || $0 == .loop(.release) }
        return [nil] + (changes == .loop(.track) ? [.loop(.release)] : []) + [
            .loop(.idle), .loop(.event), .loop(.idle),
        ]
    }

    mutating func runLoop(_ event: TraceEvent) throws(ScopeFailure) {
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
            if !isImplied && step.step == .loop(.track) { willTrack = true }
            if !isImplied && step.step == .loop(.release) { willTrack = false }
        case .closed:
            try demand(callout, equals: place, "the callout that closes")
            callout = nil
        case .slept: place = .wait
        case .runEnded: place = .exit
        case .modeChanged(let isTracking):
            try demand(isTracking == willTrack && isTracking != self.isTracking, "the mode")
            self.isTracking = isTracking
        case .ran:
            try demand([.blocks, .queue, .beforeWaiting, .exit].contains(event.place), "nothing runs there")
            place = event.place
        default:
            let places: [Place] =
                trace.configuration.platform.updatesInTouch
                ? [.event, .beforeWaiting, .exit] : [.beforeWaiting, .exit]
            try demand(
                step == .start ? event.place == .wait : places.contains(event.place), "body is not updated there")
            if event.place == .event { try demand(place, equals: .event, "the callout that has closed") }
            place = event.place
            isUpdating = true
        }
    }

    // MARK: Rows

    mutating func change(_ kind: TraceEvent.Kind) throws(ScopeFailure) {
        func checkBound(_ row: TraceRow) throws(ScopeFailure) {
            try demand(row.state, equals: .live, "a row that gets a binding")
            try demand(names(row), "its index")
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
            let states: [RowState?] = [nil, .leaving, .parked, .parked]
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

    mutating func replace(_ row: TraceRow, by other: TraceRow?) throws(ScopeFailure) {
        let position = try position(of: row)
        if let other { rows[position].row = other } else { rows.remove(at: position) }
    }

    func position(of row: TraceRow) throws(ScopeFailure) -> Int {
        guard let position = rows.firstIndex(where: { $0.row == row }) else {
            throw ScopeFailure("there is no \(row) among \(rows.map(\.row))")
        }
        return position
    }

    /// Whether a row's index names its element.
    func names(_ row: TraceRow) -> Bool {
        items.elements.indices.contains(row.index) && items.elements[row.index] == row.id
    }

    /// After an update the live rows of a stack are its elements; of those of a lazy container there are three at most.
    mutating func checkUpdate() throws(ScopeFailure) {
        guard isUpdating else { return }
        isUpdating = false
        let live = rows.map(\.row).filter { $0.state == .live }
        if [.lazy, .silent].contains(trace.configuration.container) {
            try demand(live.count, equals: min(3, items.elements.count), "rows on screen")
        } else {
            try demand(live.map(\.id).sorted(), equals: items.elements.sorted(), "rows")
        }
        for row in live { try demand(names(row), "\(row) is bound to another element") }
    }
}

extension Container {
    fileprivate var place: Int { Self.allCases.firstIndex(of: self) ?? 0 }
}

/// A read that a handler has left to the main queue, with the binding that it captured.
struct LeftRead {
    let subscription: Int
    let id: Int
    let index: Int
    let from: TraceStep
    /// Whether it comes after the suspension.
    var isRest = false
}
