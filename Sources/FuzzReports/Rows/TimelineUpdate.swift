import BindingFuzz

/// An update of body as one line: what it did to the rows, grouped by kind.
struct TimelineUpdate {
    let opening: String
    private var made: [(id: Int, index: Int)] = []
    private var returned: [(id: Int, index: Int)] = []
    private var rebound: [(id: Int, from: Int, index: Int)] = []
    private var gone: [Int] = []
    private var held: [(id: Int, index: Int, isLeaving: Bool)] = []

    init(opening: String) { self.opening = opening }

    /// Takes note of what an update does to a row.
    ///
    /// - Returns: false for an event that is no part of an update.
    mutating func note(_ event: TraceEvent, bindings: inout [Int: Int]) -> Bool {
        switch event {
        case .rowMade(let id, let index):
            made.append((id, index))
            bindings[id] = index
        case .rowReturned(let id, let index):
            returned.append((id, index))
            bindings[id] = index
        case .rowRebound(let id, let from, let index):
            rebound.append((id, from, index))
            bindings[id] = index
        case .rowLetGo(let id, let remaining):
            if let remaining {
                held.append((id, bindings[id] ?? 0, remaining == .leaving))
            } else {
                gone.append(id)
            }
        default:
            return false
        }
        return true
    }

    var text: String {
        var clauses: [String] = []
        func rows(_ ids: [Int], _ one: String, _ several: String) -> String {
            TimelineWords.rows(ids) + " " + (ids.count == 1 ? one : several)
        }
        if !gone.isEmpty {
            clauses.append(
                rows(gone, "is gone, its subscription cancelled", "are gone, their subscriptions cancelled"))
        }
        for row in held {
            let what = row.isLeaving ? "animates out" : "disappears"
            clauses.append("row \(row.id) \(what) but stays subscribed, bound to index \(row.index)")
        }
        if !rebound.isEmpty {
            let from = TimelineWords.indices(rebound.map(\.from))
            clauses.append(
                TimelineWords.rows(rebound.map(\.id)) + " rebound from \(from) to "
                    + TimelineWords.joined(rebound.map(\.index)))
        }
        if !returned.isEmpty {
            let indices = TimelineWords.indices(returned.map(\.index))
            clauses.append(rows(returned.map(\.id), "comes back", "come back") + ", bound to \(indices)")
        }
        if !made.isEmpty {
            let indices = TimelineWords.indices(made.map(\.index))
            clauses.append(rows(made.map(\.id), "appears", "appear") + ", bound to \(indices)")
        }
        let separator = opening.hasPrefix("items") ? "; " : ": "
        return opening + (clauses.isEmpty ? "" : separator + clauses.joined(separator: "; "))
    }
}
