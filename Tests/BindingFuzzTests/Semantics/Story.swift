import BindingFuzz
import TestSupport

/// A part of what happens while a case runs.
enum Subject: CaseIterable {
    case loop, mutations, rows, deliveries
}

/// What happens from the first step of a case to its last, in short words: the marble diagram of a test.
///
/// The loop: `event{` and `}` around a callout, `flush@event` where body is updated, `run ends`, `sleep`, and
/// `implied` before an event that an action opens. Mutations: `clear@blocks`. Rows: `1 made at 0`, `1 back at 0`,
/// `1 from 0 to 1`, `1 gone`, `1 leaving`, `1 parked`, `1 ended`. Deliveries: `post@event to 1 2`, `1 2 into blocks`,
/// `1 dropped`, `1 guarded`, `1 finds nothing`, `1 reads at 0`, `1 stale`.
///
/// - Parameters:
///   - steps: the steps, separated by semicolons.
///   - items: the number of initial elements.
///   - pattern: the first configuration that it matches is meant.
///   - subjects: what to tell of.
func story(
    _ steps: String, items: Int = 1, under pattern: String, of subjects: Subject...
) throws -> String {
    let trace = try trace(steps, items: items, under: pattern)
    let settling = trace.interleaving.steps.count + 1
    var words: [String] = []
    var hasBegun = false
    for event in trace.events {
        if case .step(let number, _) = event {
            if number == settling { break }
            hasBegun = true
        }
        if hasBegun, let told = event.told, subjects.contains(told.subject) { words.append(told.words) }
    }
    return words.joined(separator: "; ")
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
        switch self {
        case .impliedEvent: (.loop, "implied")
        case .opened(let place): (.loop, "\(place){")
        case .closed: (.loop, "}")
        case .slept: (.loop, "sleep")
        case .runEnded: (.loop, "run ends")
        case .flush(let place): (.loop, "flush@\(place)")
        case .rowMade(let id, let index): (.rows, "\(id) made at \(index)")
        case .rowReturned(let id, let index): (.rows, "\(id) back at \(index)")
        case .rowRebound(let id, let old, let new): (.rows, "\(id) from \(old) to \(new)")
        case .rowLetGo(let id, let remaining): (.rows, "\(id) \(remaining.map(\.description) ?? "gone")")
        case .rowEnded(let id): (.rows, "\(id) ended")
        case .mutated(let mutation, _, let place, _, _): (.mutations, "\(mutation)@\(place)")
        case .posted(_, let place, _, let rows): (.deliveries, "post@\(place) to \(list(rows))")
        case .scheduled(let rows, let hop): (.deliveries, "\(list(rows)) into \(hop)")
        case .dropped(let row, _): (.deliveries, "\(row) dropped")
        case .skippedByGuard(let row, _): (.deliveries, "\(row) guarded")
        case .skippedAsGone(let row, _): (.deliveries, "\(row) finds nothing")
        case .handled(let row, let index, _, let handler): (.deliveries, "\(row) \(handler)s at \(index)")
        case .stale(let stale, _): (.deliveries, "\(stale.row) stale")
        case .step, .scrolled, .deferred, .ran: nil
        }
    }

    private func list(_ rows: [Int]) -> String {
        rows.isEmpty ? "nobody" : rows.map(String.init).joined(separator: " ")
    }
}
