import BindingFuzz
import FuzzReports

/// What a picture of a run shows, before anything has coordinates: moments from top to bottom, and what spans them.
struct HTMLTimelineMoments {
    private(set) var moments: [Moment] = []
    private(set) var lifelines: [Lifeline] = []
    private(set) var deliveries: [Delivery] = []
    /// The moment of the mutation that made the binding stale.
    private(set) var cause: Int?
    /// The moment of the stale read.
    private(set) var read: Int?

    private let stale: StaleDereference?
    /// The bands of the loop's column, by the places that they stand for; the last one goes on.
    private var bands: [Place] = []
    /// What is to be written of the step, until there is a moment to write it at.
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

    /// Begins the moment of something that the loop does; it is not the step where that is an action, whose own code is yet
    /// to come.
    private mutating func begin(_ event: TraceEvent) {
        if event.step.hasCode { begin() } else { beginOwn() }
    }

    /// Begins a moment of the step's own.
    private mutating func beginOwn() {
        begin()
        guard let label else { return }
        moments[last].label = label
        self.label = nil
    }

    /// Begins the moment of a mutation or a post: of the current step, or of the one that deferred it.
    private mutating func beginCode(_ text: String, of event: TraceEvent, from: TraceStep) {
        guard from != event.step else { return beginOwn() }
        if label != nil && !event.step.hasCode { beginOwn() }
        begin()
        moments[last].label = "(\(from.number)) \(text)"
    }

    private mutating func mark(_ row: Int, _ kind: Mark.Kind, of delivery: Int? = nil) {
        moments[last].marks.append(Mark(row: row, kind: kind, delivery: delivery))
    }

    /// Goes to a place in the loop; a band of its own unless the last one goes on.
    private mutating func enter(_ place: Place, anew: Bool = false) {
        if anew || place != bands.last { bands.append(place) }
    }

    /// Goes on to what is told next.
    private mutating func announce(_ next: String?) {
        finishStep()
        label = next
    }

    /// A step that no moment was of gets one.
    private mutating func finishStep() {
        guard label != nil else { return }
        beginOwn()
        moments[last].isIdle = true
    }

    // MARK: Events

    private mutating func note(_ event: TraceEvent) {
        switch event.kind {
        // Those of the settling are one.
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
            // The run ends here, whoever the delivery was still to reach.
            let delivery = arrive(stale.row, from)
            if let delivery { deliveries[delivery].end = last }
            mark(stale.row, .stale(index: stale.index), of: delivery)
            read = last
        default: break
        }
    }

    /// Hands a post's delivery on: from the post itself, or from one of its hops.
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

    /// A handler has left a read to the main queue, or is suspended: from here on that is what its row waits for.
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
            // It has just read, and that is one moment.
            mark(row.id, .suspended)
            deliveries.append(Delivery(step: from.number, rows: [row.id], way: .suspended, start: last))
        default: break
        }
    }

    /// The delivery of the post from a step that has yet to arrive at a row.
    private func pendingDelivery(_ from: TraceStep, to row: Int) -> Int? {
        deliveries.firstIndex { $0.step == from.number && $0.end == nil && $0.rows.contains(row) }
    }

    /// The delivery of a post arrives at a row, and ends where it was the last one.
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
    /// Whether there is code of the app in the step; in those that only run the loop there is none.
    fileprivate var hasCode: Bool {
        switch step {
        case nil, .loop: false
        default: true
        }
    }
}
