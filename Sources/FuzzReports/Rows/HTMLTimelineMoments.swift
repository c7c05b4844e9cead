import BindingFuzz

/// What a picture of a run shows, before anything has coordinates: moments from top to bottom, and what spans them.
struct HTMLTimelineMoments {
    private(set) var moments: [Moment] = []
    private(set) var lifelines: [Lifeline] = []
    private(set) var deliveries: [Delivery] = []
    /// The moment of the mutation that made the binding stale.
    private(set) var cause: Int?
    /// The moment of the stale read.
    private(set) var read: Int?

    private let trace: Trace
    private var elements: [Int]
    private var place = Place.wait
    private var band = 0
    private var label = ""
    /// Whether no moment has the label yet.
    private var isAnnounced = false
    /// Whether the label waits for the step's own code; what the loop does before that is not the step.
    private var isAction = false
    /// Whether the callout that opens next is there for the sake of the step's own code.
    private var isImplied = false
    private var isSettling = false

    init(_ trace: Trace) {
        self.trace = trace
        elements = Array(1..<(trace.interleaving.items + 1))
        label = "start"
        isAnnounced = true
        begin { $0.elements = Array(1..<(trace.interleaving.items + 1)) }
        for event in trace.events { note(event) }
        finishStep()
    }

    // MARK: Moments

    private var last: Int { moments.count - 1 }

    private mutating func begin(ofAction: Bool = false, _ change: (inout Moment) -> Void = { _ in }) {
        var moment = Moment(place: place, band: band)
        if isAnnounced && (ofAction || !isAction) {
            moment.label = label
            isAnnounced = false
        }
        change(&moment)
        moments.append(moment)
    }

    /// Begins the moment of a mutation or a post: of the current step, or of the one that deferred it.
    private mutating func beginCode(_ text: String, of step: Int) {
        guard place == .blocks || place == .queue else { return begin(ofAction: true) }
        if isAnnounced && !isAction { begin() }
        begin { $0.label = "(\(step)) \(text)" }
    }

    private mutating func mark(_ row: Int, _ kind: Mark.Kind) {
        moments[last].marks.append(Mark(row: row, kind: kind))
    }

    /// Goes to a place in the loop; a band of its own unless the last one goes on.
    private mutating func enter(_ place: Place, anew: Bool = false) {
        if anew || place != self.place { band += 1 }
        self.place = place
    }

    private mutating func finishStep() {
        guard isAnnounced else { return }
        begin(ofAction: true) { $0.isIdle = true }
    }

    // MARK: Events

    private mutating func note(_ event: TraceEvent) {
        switch event {
        case .step(let number, let step): noteStep(number, step)
        case .opened(let place):
            enter(place, anew: true)
            if !isImplied { begin() }
            isImplied = false
        case .ran(let place): enter(place)
        case .slept:
            enter(.wait)
            begin()
        case .impliedEvent: isImplied = true
        case .closed, .runEnded: break
        case .flush(let place):
            enter(place)
            begin { $0.isUpdate = true }
        case .rowMade, .rowReturned, .rowRebound, .rowLetGo, .rowEnded: noteRow(event)
        case .mutated(let mutation, let step, _, let hadEffect, let elements):
            beginCode("\(mutation)", of: step)
            moments[last].isIdle = !hadEffect
            change(to: elements)
        case .scrolled, .deferred: begin(ofAction: true)
        case .posted, .scheduled, .dropped, .skippedByGuard, .skippedAsGone, .handled, .stale: noteDelivery(event)
        }
    }

    private mutating func noteStep(_ number: Int, _ step: Step) {
        finishStep()
        if number <= trace.interleaving.steps.count {
            label = "\(number) \(step)"
            isAnnounced = true
            if case .loop = step { isAction = false } else { isAction = true }
        } else if !isSettling {
            isSettling = true
            label = "settles"
            isAnnounced = true
            isAction = false
        }
    }

    private mutating func change(to changed: [Int]) {
        guard changed != elements else { return }
        moments[last].elements = changed
        if let stale = trace.outcome.stale, elements.indices.contains(stale.index), elements[stale.index] == stale.row {
            cause = last
        }
        elements = changed
    }

    // MARK: Rows

    private mutating func noteRow(_ event: TraceEvent) {
        switch event {
        case .rowMade(let id, let index), .rowReturned(let id, let index):
            closeLifeline(id)
            lifelines.append(Lifeline(row: id, state: .live, start: last))
            mark(id, .bound(index: index))
        case .rowRebound(let id, _, let index):
            mark(id, .bound(index: index))
        case .rowLetGo(let id, let remaining):
            closeLifeline(id)
            if let remaining {
                lifelines.append(Lifeline(row: id, state: remaining, start: last))
            } else {
                mark(id, .gone)
            }
        case .rowEnded(let id):
            if isAnnounced { begin(ofAction: true) }
            closeLifeline(id)
            mark(id, .gone)
        default: break
        }
    }

    private mutating func closeLifeline(_ row: Int) {
        if let index = lifelines.lastIndex(where: { $0.row == row && $0.end == nil }) { lifelines[index].end = last }
    }

    // MARK: Deliveries

    private mutating func noteDelivery(_ event: TraceEvent) {
        switch event {
        case .posted(let step, _, _, let rows):
            beginCode("post", of: step)
            deliveries.append(
                Delivery(
                    step: step, rows: rows, hop: nil, isEmpty: rows.isEmpty, start: last,
                    end: rows.isEmpty ? last : nil))
        case .scheduled(let rows, let hop):
            schedule(rows, hop)
        case .dropped(let row, let step):
            begin()
            arrive(row, step, isDropped: true)
        case .skippedByGuard(let row, let step), .skippedAsGone(let row, let step):
            begin()
            mark(row, .skipped)
            arrive(row, step)
        case .handled(let row, _, let step, let handler):
            begin()
            mark(row, .handled)
            arrive(row, step)
            if handler == .remove { change(to: elements.filter { $0 != row }) }
        case .stale(let stale, let step):
            begin()
            mark(stale.row, .stale(index: stale.index))
            arrive(stale.row, step)
            // The run ends here, whoever the delivery was still to reach.
            if let index = deliveries.firstIndex(where: { $0.step == step && $0.end == nil }) {
                deliveries[index].end = last
            }
            read = last
        default: break
        }
    }

    /// Hands the last post on; or, for the second of two hops, the delivery that has waited longest for the first.
    private mutating func schedule(_ rows: [Int], _ hop: Hop) {
        let isSecond = trace.configuration.delivery == .runLoopExit && hop == .exit
        let waiting = isSecond ? deliveries.firstIndex { $0.hop == .blocks && $0.end == nil } : deliveries.indices.last
        guard let waiting else { return }
        let step = deliveries[waiting].step
        if isSecond {
            begin()
            deliveries[waiting].end = last
        } else {
            deliveries.remove(at: waiting)
        }
        deliveries.append(Delivery(step: step, rows: rows, hop: hop, isEmpty: false, start: last))
    }

    private mutating func arrive(_ row: Int, _ step: Int, isDropped: Bool = false) {
        guard let index = deliveries.firstIndex(where: { $0.step == step && $0.end == nil && $0.rows.contains(row) })
        else { return }
        deliveries[index].rows.removeAll { $0 == row }
        deliveries[index].isDropped = deliveries[index].isDropped || isDropped
        if deliveries[index].rows.isEmpty { deliveries[index].end = last }
    }
}
