import BindingFuzz
import FuzzReports

/// An update of body as one line: its effects on the rows, grouped by kind.
struct TimelineUpdate {
    let opening: String
    /// The text in the run loop's column.
    let place: String
    /// Whether the container does not report that a row is let go.
    let isSilent: Bool
    private var made: [TraceRow] = []
    private var returned: [TraceRow] = []
    private var rebound: [(before: TraceRow, after: TraceRow)] = []
    private var gone: [TraceRow] = []
    private var held: [TraceRow] = []

    init(opening: String, place: String, isSilent: Bool) {
        self.opening = opening
        self.place = place
        self.isSilent = isSilent
    }

    /// Notes an update's effect on a row.
    ///
    /// - Returns: false if the event is not part of an update.
    mutating func note(_ kind: TraceEvent.Kind) -> Bool {
        switch kind {
        case .rowMade(let row): made.append(row)
        case .rowReturned(_, let row): returned.append(row)
        case .rowRebound(let before, let after): rebound.append((before, after))
        // A row that stays the same is not mentioned.
        case .rowKept: break
        case .rowLetGo(let row, nil): gone.append(row)
        case .rowLetGo(_, let row?): held.append(row)
        default: return false
        }
        return true
    }

    var text: String {
        var clauses: [String] = []
        func clause(_ rows: [TraceRow], _ one: String, _ several: String) -> String {
            TimelineWords.rows(rows.map(\.id)) + " " + (rows.count == 1 ? one : several)
        }
        if !gone.isEmpty {
            clauses.append(
                clause(gone, "is gone, its subscription canceled", "are gone, their subscriptions canceled"))
        }
        for row in held {
            let what = row.state == .leaving ? "animates out" : isSilent ? "leaves without onDisappear" : "disappears"
            clauses.append("row \(row.id) \(what) but stays subscribed, bound to index \(row.index)")
        }
        if !rebound.isEmpty {
            let from = TimelineWords.indices(rebound.map(\.before.index))
            clauses.append(
                TimelineWords.rows(rebound.map(\.after.id)) + " rebound from \(from) to "
                    + TimelineWords.joined(rebound.map(\.after.index)))
        }
        if !returned.isEmpty {
            let indices = TimelineWords.indices(returned.map(\.index))
            clauses.append(clause(returned, "comes back", "come back") + ", bound to \(indices)")
        }
        if !made.isEmpty {
            let indices = TimelineWords.indices(made.map(\.index))
            clauses.append(clause(made, "appears", "appear") + ", bound to \(indices)")
        }
        let separator = opening.hasPrefix("items") ? "; " : ": "
        return opening + (clauses.isEmpty ? "" : separator + clauses.joined(separator: "; "))
    }
}
