import BindingFuzz
import TestSupport

/// A part of what happens while a case runs.
enum Subject: CaseIterable {
    case loop, mutations, rows, deliveries
}

/// What happens from the first step of a case to its last, in short words: the marble diagram of a test.
///
/// The loop: `event{` and `}` around a callout, `flush@event` where body is updated, `run ends`, `sleep`, `tracking` and
/// `default` where the mode changes, and `implied` before an event that an action opens. Mutations: `clear@blocks`. Rows: `1 made at 0`, `1 back at 0`,
/// `1 from 0 to 1`, `1 gone`, `1 leaving`, `1 parked`, `1 ended`. Deliveries: `post@event to 1 2`, `1 2 into blocks`,
/// `1 dropped`, `1 guarded`, `1 finds nothing`, `1 reads at 0`, `1 stale`; `1 captured`, `1 suspended` and `resumed` where
/// a handler leaves its reads to the main queue.
///
/// - Parameters:
///   - steps: the steps, separated by semicolons.
///   - items: the number of initial elements.
///   - pattern: the first configuration that it matches is meant.
///   - chain: what takes the place of its delivery.
///   - subjects: what to tell of.
func story(
    _ steps: String, items: Int = 1, under pattern: String, by chain: Delivery? = nil, of subjects: Subject...
) throws -> String {
    let trace = Trace(
        try interleaving(steps, items: items), under: try configuration(pattern).delivering(by: chain))
    let told = trace.events.filter { $0.step != .start && !$0.step.isSettling }.compactMap(\.told)
    return told.filter { subjects.contains($0.subject) }.map(\.words).joined(separator: "; ")
}

/// Runs steps from text under the first configuration that a pattern matches.
func trace(_ steps: String, items: Int = 1, under pattern: String) throws -> Trace {
    Trace(try interleaving(steps, items: items), under: try configuration(pattern))
}

/// What the model says of steps from text under the first configuration that a pattern matches.
func outcome(_ steps: String, items: Int = 1, under pattern: String) throws -> Outcome {
    var model = Model()
    return model.run(try interleaving(steps, items: items), under: try configuration(pattern))
}

extension TraceEvent {
    fileprivate var told: (subject: Subject, words: String)? {
        switch kind {
        case .impliedEvent: (.loop, "implied")
        case .opened: (.loop, "\(place){")
        case .closed: (.loop, "}")
        case .slept: (.loop, "sleep")
        case .runEnded: (.loop, "run ends")
        case .modeChanged(let isTracking): (.loop, isTracking ? "tracking" : "default")
        case .flush: (.loop, "flush@\(place)")
        case .rowMade(let row): (.rows, "\(row.id) made at \(row.index)")
        case .rowReturned(_, let row): (.rows, "\(row.id) back at \(row.index)")
        case .rowRebound(let old, let new): (.rows, "\(new.id) from \(old.index) to \(new.index)")
        case .rowLetGo(let row, let rest): (.rows, "\(row.id) \(rest?.state.description ?? "gone")")
        case .rowEnded(let row): (.rows, "\(row.id) ended")
        case .mutated(let mutation, _, _, _): (.mutations, "\(mutation)@\(place)")
        case .posted(_, let rows): (.deliveries, "post@\(place) to \(list(rows))")
        case .scheduled(_, let rows, let hop): (.deliveries, "\(list(rows)) into \(hop.queue)")
        case .dropped(let row, _): (.deliveries, "\(row) dropped")
        case .captured(let row, _): (.deliveries, "\(row.id) captured")
        case .suspended(let row, _): (.deliveries, "\(row.id) suspended")
        case .resumed: (.deliveries, "resumed")
        case .skippedByGuard(let row, _): (.deliveries, "\(row.id) guarded")
        case .skippedAsGone(let row, _): (.deliveries, "\(row.id) finds nothing")
        case .handled(let row, _, let handler, let index, _): (.deliveries, "\(row.id) \(handler.verb) at \(index)")
        case .stale(let stale, _): (.deliveries, "\(stale.row) stale")
        case .step, .settles, .scrolled, .deferred, .ran, .rowKept: nil
        }
    }

    private func list(_ rows: [Int]) -> String {
        rows.isEmpty ? "nobody" : rows.map(String.init).joined(separator: " ")
    }
}

extension Hop {
    /// What a delivery waits among there.
    fileprivate var queue: String { self == .runLoop ? "blocks" : rawValue }
}

extension Handler {
    /// What a handler does once it is at its element.
    fileprivate var verb: String { isDeferred ? "reads" : "\(self)s" }
}
