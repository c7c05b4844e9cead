import BindingFuzz
import FuzzReports

/// The contents of a run's picture, without coordinates: moments from top to bottom, and the lines that span them.
struct HTMLTimelineMoments {
    private(set) var moments: [Moment] = []
    private(set) var lifelines: [Lifeline] = []
    private(set) var deliveries: [Delivery] = []
    /// The moment of the mutation that made the binding stale.
    private(set) var cause: Int?
    /// The moment of the stale read.
    private(set) var read: Int?

    private let stale: StaleDereference?
    /// The bands of the loop's column, by their places. The last one is still open.
    private var bands: [Place] = []
    /// The label of the step, until there is a moment to attach it to.
    private var label: String?

    init(_ trace: Trace) {
        stale = trace.outcome.stale
        for event in trace.events { note(event) }
        finishStep()
    }

    // MARK: Moments

    private var last: Int { moments.count - 1 }

    private mutating func begin() {
        let band = bands.count - 1
        moments.append(Moment(place: bands[band], band: band))
    }

    /// Begins the moment of something that the loop does. If the step is an action, its label waits for the moment of its code.
    private mutating func begin(_ event: TraceEvent) {
        if event.step.hasCode { begin() } else { beginOwn() }
    }

    /// Begins a moment that carries the step's label.
    private mutating func beginOwn() {
        begin()
        guard let label else { return }
        moments[last].label = label
        self.label = nil
    }

    /// Begins the moment of a mutation or a post: of the current step, or of an earlier one that deferred it.
    private mutating func beginCode(_ text: String, of event: TraceEvent, from: TraceStep) {
        guard from != event.step else { return beginOwn() }
        if label != nil && !event.step.hasCode { beginOwn() }
        begin()
        moments[last].label = "(\(from.number)) \(text)"
    }

    private mutating func mark(_ row: Int, _ kind: Mark.Kind, of delivery: Int? = nil) {
        moments[last].marks.append(Mark(row: row, kind: kind, delivery: delivery))
    }

    /// Enters a place in the loop. It begins a new band unless the last one continues.
    private mutating func enter(_ place: Place, anew: Bool = false) {
        if anew || place != bands.last { bands.append(place) }
    }

    /// Finishes the step, and sets the label of the next one.
    private mutating func announce(_ next: String?) {
        finishStep()
        label = next
    }

    /// Adds a moment for a step that has none.
    private mutating func finishStep() {
        guard label != nil else { return }
        beginOwn()
        moments[last].isIdle = true
    }

    // MARK: Events

    private mutating func note(_ event: TraceEvent) {
        switch event.kind {
        // The steps of the settling count as one.
        case .step where event.step.isSettling: break
        case .step: announce(event.step.step.map { "\(event.step.number) \($0)" })
        case .settles: announce("settles")
        case .opened(let isImplied):
            enter(event.place, anew: true)
            if !isImplied { begin(event) }
        case .ran: enter(event.place)
        case .slept:
            enter(event.place)
            begin(event)
        case .impliedEvent, .closed, .runEnded, .modeChanged: break
        case .flush: noteFlush(event)
        case .rowMade, .rowReturned, .rowRebound, .rowKept, .rowLetGo, .rowEnded: noteRow(event.kind)
        case .mutated(let mutation, let from, let hadEffect, _):
            beginCode("\(mutation)", of: event, from: from)
            moments[last].isIdle = !hadEffect
            noteChange(event)
        case .scrolled, .deferred: beginOwn()
        case .resumed: beginOwn()
        case .captured, .suspended: noteWaiting(event)
        case .posted, .scheduled, .dropped, .skippedByGuard, .skippedAsGone, .handled, .stale: noteDelivery(event)
        }
    }

    private mutating func noteFlush(_ event: TraceEvent) {
        enter(event.place)
        if event.step == .start {
            label = "start"
            beginOwn()
            moments[last].elements = event.elements
        } else {
            begin(event)
            moments[last].isUpdate = true
        }
    }

    private mutating func noteChange(_ event: TraceEvent) {
        guard let change = event.change else { return }
        moments[last].elements = change.after
        if let stale, event.unbinds(stale) { cause = last }
    }

    // MARK: Rows

    private mutating func noteRow(_ kind: TraceEvent.Kind) {
        switch kind {
        case .rowMade(let row), .rowReturned(_, let row):
            closeLifeline(row.id)
            lifelines.append(Lifeline(row: row.id, state: row.state, start: last))
            mark(row.id, .bound(index: row.index))
        case .rowRebound(_, let row):
            mark(row.id, .bound(index: row.index))
        case .rowLetGo(let row, nil):
            closeLifeline(row.id)
            mark(row.id, .gone)
        case .rowLetGo(_, let row?):
            closeLifeline(row.id)
            lifelines.append(Lifeline(row: row.id, state: row.state, start: last))
        case .rowEnded(let row):
            if label != nil { beginOwn() }
            closeLifeline(row.id)
            mark(row.id, .gone)
        default: break
        }
    }

    private mutating func closeLifeline(_ row: Int) {
        if let index = lifelines.lastIndex(where: { $0.row == row && $0.end == nil }) { lifelines[index].end = last }
    }

    // MARK: Deliveries

    private mutating func noteDelivery(_ event: TraceEvent) {
        switch event.kind {
        case .posted(let from, let rows):
            beginCode("post", of: event, from: from)
            deliveries.append(
                Delivery(step: from.number, rows: rows, way: .post, start: last, end: rows.isEmpty ? last : nil))
        case .scheduled(let from, let rows, let hop):
            schedule(rows, hop, of: event, from: from)
        case .dropped(let row, let from):
            begin(event)
            arrive(row, from, isDropped: true)
        case .skippedByGuard(let row, let from), .skippedAsGone(let row, let from):
            begin(event)
            mark(row.id, .skipped, of: arrive(row.id, from))
        case .handled(let row, let from, _, _, _):
            begin(event)
            mark(row.id, .handled, of: arrive(row.id, from))
            noteChange(event)
        case .stale(let stale, let from):
            begin(event)
            // The run ends here, even if the delivery had more rows to reach.
            let delivery = arrive(stale.row, from)
            if let delivery { deliveries[delivery].end = last }
            mark(stale.row, .stale(index: stale.index), of: delivery)
            read = last
        default: break
        }
    }

    /// Hands a post's delivery on, from the post itself or from one of its hops.
    private mutating func schedule(_ rows: [Int], _ hop: Hop, of event: TraceEvent, from: TraceStep) {
        guard let waiting = deliveries.firstIndex(where: { $0.step == from.number && $0.end == nil }) else { return }
        if deliveries[waiting].way == .post {
            deliveries.remove(at: waiting)
        } else {
            begin(event)
            deliveries[waiting].end = last
        }
        deliveries.append(Delivery(step: from.number, rows: rows, way: .hop(hop), start: last))
    }

    /// Notes that a handler left a read to the main queue, or is suspended. From here on, its row waits for that.
    private mutating func noteWaiting(_ event: TraceEvent) {
        switch event.kind {
        case .captured(let row, let from):
            begin(event)
            mark(row.id, .captured(index: row.index), of: arrive(row.id, from))
            if let last = deliveries.indices.last, deliveries[last].way == .captured,
                deliveries[last].step == from.number
            {
                deliveries[last].rows.append(row.id)
            } else {
                deliveries.append(Delivery(step: from.number, rows: [row.id], way: .captured, start: last))
            }
        case .suspended(let row, let from):
            // The handler has just read; the read and the suspension share one moment.
            mark(row.id, .suspended)
            deliveries.append(Delivery(step: from.number, rows: [row.id], way: .suspended, start: last))
        default: break
        }
    }

    /// Returns the delivery of the post from a step that has not arrived at a row yet.
    private func pendingDelivery(_ from: TraceStep, to row: Int) -> Int? {
        deliveries.firstIndex { $0.step == from.number && $0.end == nil && $0.rows.contains(row) }
    }

    /// Lets the delivery of a post arrive at a row, and ends the delivery if that was the last row.
    ///
    /// - Returns: the position of the delivery.
    @discardableResult
    private mutating func arrive(_ row: Int, _ from: TraceStep, isDropped: Bool = false) -> Int? {
        guard let index = pendingDelivery(from, to: row) else { return nil }
        deliveries[index].rows.removeAll { $0 == row }
        deliveries[index].isDropped = deliveries[index].isDropped || isDropped
        if deliveries[index].rows.isEmpty { deliveries[index].end = last }
        return index
    }
}

extension TraceStep {
    /// Whether the step runs code of the app. Steps that only run the loop do not.
    fileprivate var hasCode: Bool {
        switch step {
        case nil, .loop: false
        default: true
        }
    }
}
