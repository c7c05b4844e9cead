import BindingFuzz
import FuzzReports

/// Builds the lines of a timeline, one event at a time. An event contains the state after it, so the builder keeps only lines that
/// are written, or about to be.
struct TimelineBuilder {
    private let configuration: Configuration
    private var entries: [TimelineEntry] = []
    /// The update of body whose line is being built.
    private var update: TimelineUpdate?
    private var deliveries: TimelineDeliveries
    /// Whether an update of body is due.
    private var isDirty = false

    private var platform: Platform { configuration.platform }

    init(_ configuration: Configuration) {
        self.configuration = configuration
        deliveries = TimelineDeliveries(configuration)
    }

    /// Returns every line, after the last event.
    mutating func finish() -> [TimelineEntry] {
        closeUpdate()
        return entries
    }

    mutating func write(_ event: TraceEvent) {
        if update?.note(event.kind) == true { return }
        closeUpdate()
        let place = label(event)
        isDirty = isDirty ? event.kind != .flush : event.requestsUpdate
        switch event.kind {
        case .step, .settles:
            begin(event)
        case .impliedEvent, .ran:
            break
        case .closed:
            let staysDirty = isDirty && event.place == .event && platform.isIOS && !platform.updatesInTouch
            if staysDirty { line(place, "the callout ends, and body is not updated yet", .faint) }
        case .opened(let isImplied):
            line(place, opening(of: event.place, isImplied: isImplied, by: event.step.step), .faint)
        case .slept:
            line(place, "the run loop sleeps", .faint)
        case .runEnded:
            line(place, "this run of the loop ends", .faint)
        case .modeChanged(let isTracking):
            line(place, "the run loop continues in the \(isTracking ? "tracking" : "default") mode", .faint)
        case .flush:
            beginUpdate(event)
        case .rowMade, .rowReturned, .rowRebound, .rowKept, .rowLetGo:
            // Rows change only within updates, which have noted these events.
            break
        case .rowEnded(let row):
            let end = configuration.container.isLazy ? "is evicted" : "has animated out: it disappears"
            line(place, "row \(row.id) \(end), its subscription is canceled")
        case .mutated(let mutation, let from, let hadEffect, let before):
            writeMutation(mutation, of: event, from: from, hadEffect: hadEffect, before: before)
        case .scrolled(let index):
            let isLazy = configuration.container.isLazy
            line(
                place,
                isLazy ? "scrolls to index \(index); at most 3 rows are on screen" : "scrolls; a stack keeps every row")
        case .deferred(let action, let target):
            let receiver = target == .blocks ? "RunLoop.main.perform" : "DispatchQueue.main.async"
            line(place, "hands '\(action)' to \(receiver)")
        case .posted, .scheduled, .dropped, .captured, .suspended, .resumed, .skippedByGuard, .skippedAsGone, .handled,
            .stale:
            if let delivery = deliveries.line(of: event) { line(place, delivery.text, delivery.ink) }
        }
    }

    // MARK: Lines

    /// Adds a line. The first line of a step is beside its name.
    private mutating func line(_ place: String, _ text: String, _ ink: Ink = .body) {
        let name = entries.last?.isOpen == true ? entries.removeLast().step : ""
        entries.append(TimelineEntry(step: name, place: place, text: text, ink: ink))
    }

    /// Adds the name of a step, before its first line.
    private mutating func open(_ name: String) {
        entries.append(TimelineEntry(step: name, place: "", text: "", ink: .body))
    }

    private mutating func begin(_ event: TraceEvent) {
        // A step without a line gets one that says so.
        if entries.last?.isOpen == true { line(event.place.label(on: platform), "nothing to do", .faint) }
        if let step = event.step.step {
            open("\(event.step.number) \(step)")
        } else {
            let text = "── after the last step the run loop settles ──"
            entries.append(TimelineEntry(step: "", place: "", text: text, ink: .faint, isDivider: true))
        }
    }

    private mutating func beginUpdate(_ event: TraceEvent) {
        let opening: String
        if event.step == .start {
            open("start")
            opening = "items " + TimelineWords.list(event.elements)
        } else {
            opening = event.place == .event ? "the callout ends, and body is updated" : "body is updated"
        }
        update = TimelineUpdate(
            opening: opening, place: label(event), isSilent: configuration.container == .silent)
    }

    private mutating func closeUpdate() {
        guard let update else { return }
        self.update = nil
        line(update.place, update.text)
    }

    // MARK: The loop

    private func label(_ event: TraceEvent) -> String {
        if event.step == .start { return "" }
        return event.isOnOtherThread ? "other thread" : event.place.label(on: platform)
    }

    private func opening(of callout: Place, isImplied: Bool, by step: Step?) -> String {
        let own = isImplied ? " for this step" : ""
        let purpose =
            step == .loop(.track) ? " that begins to scroll" : step == .loop(.release) ? " that ends the scrolling" : ""
        return switch callout {
        case .event where platform.isIOS: "a touch\(own)\(purpose): its Source0 callout begins"
        case .event: "a click\(own)\(purpose): NSApplication handles it, between two runs of the loop"
        case .source: "a Source0 callout begins, not for a touch"
        default: "a timer fires: its callout begins"
        }
    }

    // MARK: The source of truth

    private mutating func writeMutation(
        _ mutation: Mutation, of event: TraceEvent, from: TraceStep, hadEffect: Bool, before: [Int]
    ) {
        let elements = event.elements
        let opening = from == event.step ? "" : "'\(mutation)' from step \(from.number): "
        let place = label(event)
        if !hadEffect {
            line(place, opening + "no effect, items stay " + TimelineWords.list(elements), .faint)
        } else if case .edit(let index) = mutation {
            let edited = elements[Int(index) % elements.count]
            line(place, opening + "changes element \(edited) in place, items stay " + TimelineWords.list(elements))
        } else {
            line(place, opening + TimelineWords.change(before, elements))
        }
    }
}

extension TraceEvent {
    /// Whether the event requests an update of body.
    fileprivate var requestsUpdate: Bool {
        switch kind {
        case .mutated(_, _, let hadEffect, _): hadEffect
        case .scrolled: true
        case .handled(_, _, let handler, _, _): handler == .write || handler == .remove
        default: false
        }
    }
}
