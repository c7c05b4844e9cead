import BindingFuzz

/// Writes the lines of a timeline, one event at a time.
///
/// Events tell what changes; the scribe remembers what there is: the elements, the indices that the bindings
/// hold, and the callout that is open.
struct TimelineScribe {
    private let trace: Trace
    private var entries: [TimelineEntry] = []
    private var elements: [Int]
    /// The index that the row of each id is bound to.
    private var bindings: [Int: Int] = [:]
    private var callout: Place?
    private var place: String
    /// Whether the callout that opens next is there for the sake of the step's own code.
    private var isImplied = false
    /// The step whose first line is yet to be written.
    private var announced: String?
    /// The update of body that is being told.
    private var update: TimelineUpdate?
    private var isSettling = false

    private var configuration: Configuration { trace.configuration }
    private var platform: Platform { trace.configuration.platform }

    init(_ trace: Trace) {
        self.trace = trace
        elements = Array(1..<(trace.interleaving.items + 1))
        place = ""
        announced = "start"
        update = TimelineUpdate(opening: "items " + TimelineWords.list(elements))
    }

    /// Every line, after the last event.
    mutating func finish() -> [TimelineEntry] {
        closeUpdate()
        return entries
    }

    mutating func write(_ event: TraceEvent) {
        if update?.note(event, bindings: &bindings) == true { return }
        closeUpdate()
        switch event {
        case .step(let number, let step):
            begin(number, step)
        case .impliedEvent, .opened, .closed, .slept, .runEnded, .ran, .flush:
            writeLoop(event)
        case .rowMade, .rowReturned, .rowRebound, .rowLetGo:
            // Rows change within updates only, which have taken note of them.
            break
        case .rowEnded(let id):
            let end = configuration.container == .lazy ? "is evicted" : "has animated out: it disappears"
            line("row \(id) \(end), its subscription is cancelled")
        case .mutated(let mutation, let step, let place, let hadEffect, let elements):
            self.place = place.label(on: platform)
            writeMutation(mutation, step: step, hadEffect: hadEffect, elements: elements)
        case .scrolled(let index):
            let isLazy = configuration.container == .lazy
            line(
                isLazy ? "scrolls to index \(index); at most 3 rows are on screen" : "scrolls; a stack keeps every row")
        case .deferred(let action, let target):
            line("hands '\(action)' to " + (target == .blocks ? "RunLoop.main.perform" : "DispatchQueue.main.async"))
        case .posted, .scheduled, .dropped, .skippedByGuard, .skippedAsGone, .handled, .stale:
            writeDelivery(event)
        }
    }

    // MARK: Lines

    private mutating func line(_ text: String, _ ink: Ink = .body) {
        entries.append(TimelineEntry(step: announced ?? "", place: place, text: text, ink: ink))
        announced = nil
    }

    private mutating func begin(_ number: Int, _ step: Step) {
        finishStep()
        if number > trace.interleaving.steps.count && !isSettling {
            isSettling = true
            let text = "── after the last step the run loop settles ──"
            entries.append(TimelineEntry(step: "", place: "", text: text, ink: .faint, isDivider: true))
        }
        announced = "\(number) \(step)"
        place = (callout ?? .wait).label(on: platform)
    }

    /// A step that had nothing to tell says so.
    private mutating func finishStep() {
        if announced != nil { line("nothing to do", .faint) }
    }

    private mutating func closeUpdate() {
        guard let update else { return }
        self.update = nil
        line(update.text)
    }

    // MARK: The loop

    private mutating func writeLoop(_ event: TraceEvent) {
        switch event {
        case .opened(let callout):
            self.callout = callout
            place = callout.label(on: platform)
            line(opening(of: callout), .faint)
            isImplied = false
        case .closed:
            callout = nil
        case .slept:
            place = Place.wait.label(on: platform)
            line("the run loop sleeps", .faint)
        case .runEnded:
            place = Place.exit.label(on: platform)
            line("this run of the loop ends", .faint)
        case .ran(let place):
            self.place = place.label(on: platform)
        case .flush(let place):
            self.place = place.label(on: platform)
            update = TimelineUpdate(
                opening: place == .event ? "the callout ends, and body is updated" : "body is updated")
        default:
            isImplied = true
        }
    }

    private func opening(of callout: Place) -> String {
        let own = isImplied ? " of its own" : ""
        return switch callout {
        case .event where platform == .ios: "a touch\(own): its Source0 callout begins"
        case .event: "a click\(own): NSApplication handles it, between two runs of the loop"
        case .source: "a Source0 callout begins, of no touch"
        default: "a timer fires: its callout begins"
        }
    }

    // MARK: The source of truth

    private mutating func writeMutation(_ mutation: Mutation, step: Int, hadEffect: Bool, elements: [Int]) {
        // A deferred mutation runs at another step, or at least somewhere else than where it was written.
        let isDeferred = callout == nil
        let opening = isDeferred ? "'\(mutation)' from step \(step): " : ""
        if !hadEffect {
            line(opening + "no effect, items stay " + TimelineWords.list(elements), .faint)
        } else if case .edit(let index) = mutation {
            let index = Int(index) % elements.count
            line(opening + "changes element \(elements[index]) in place, items stay " + TimelineWords.list(elements))
        } else {
            line(opening + TimelineWords.change(self.elements, elements))
        }
        self.elements = elements
    }

    // MARK: Posts and deliveries

    private mutating func writeDelivery(_ event: TraceEvent) {
        switch event {
        case .posted(let step, let place, let background, let rows):
            self.place = background ? "other thread" : place.label(on: platform)
            let opening = callout == nil && !background ? "'post' from step \(step)" : "posts"
            line(opening + (rows.isEmpty ? ": no row is subscribed" : ": reaches " + TimelineWords.rows(rows)))
        case .scheduled(let rows, let hop):
            line("delivery to \(TimelineWords.rows(rows)) handed to \(hop.phrase)")
        case .dropped(let row, let step):
            line("row \(row): delivery of post \(step) dropped, its subscription was cancelled")
        case .skippedByGuard(let row, let step):
            line("row \(row): handler, for post \(step), returns: isAppeared is false")
        case .skippedAsGone(let row, let step):
            line("row \(row): handler, for post \(step), returns: element \(row) is gone")
        case .handled(let row, let index, let step, let handler):
            let before = elements
            if handler == .remove { elements.removeAll { $0 == row } }
            let effect = handler == .remove ? ": " + TimelineWords.change(before, elements) : ""
            line("row \(row): handler, for post \(step), \(handler.verb) element \(row) at index \(index)" + effect)
        case .stale(let stale, let step):
            line(
                "✗ row \(stale.row): handler, for post \(step), \(configuration.handler.verb) items[\(stale.index)]: "
                    + stale.consequence(of: elements), .bad)
        default:
            break
        }
    }
}

extension StaleDereference {
    /// What the handler comes upon.
    func consequence(of elements: [Int]) -> String {
        switch mechanism.kind {
        case .wrongElement: "element \(found), not \(row)"
        default: elements.isEmpty ? "items is empty, the app traps" : "items has \(found), the app traps"
        }
    }
}
