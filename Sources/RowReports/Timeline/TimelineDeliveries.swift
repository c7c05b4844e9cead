import BindingFuzz
import FuzzReports

/// The timeline's lines about posts, deliveries and handlers.
struct TimelineDeliveries {
    let configuration: Configuration
    /// The readers whose handlers were suspended. Their next read comes after the await.
    private var suspended: [Reader] = []

    init(_ configuration: Configuration) {
        self.configuration = configuration
    }

    /// One handler call, identified by row and post: no post reaches a row twice.
    private struct Reader: Equatable {
        let row: Int
        let post: TraceStep
    }

    /// Returns the line of an event, or nil if the event is not part of a delivery.
    mutating func line(of event: TraceEvent) -> (text: String, ink: Ink)? {
        switch event.kind {
        case .posted(let from, let rows):
            let opening = from == event.step ? "posts" : "'post' from step \(from.number)"
            return (
                opening + (rows.isEmpty ? ": no row is subscribed" : ": reaches " + TimelineWords.rows(rows)), .body
            )
        case .scheduled(_, let rows, let hop):
            return ("delivery to \(TimelineWords.rows(rows)) handed to \(hop.phrase)", .body)
        case .dropped(let row, let from):
            return ("row \(row): delivery of post \(from.number) dropped, its subscription was canceled", .body)
        case .resumed:
            return ("the suspended handlers are resumed: the rest of each goes to the main queue", .body)
        case .captured(let row, let from):
            return (
                "row \(row.id): handler, for post \(from.number), defers its read to DispatchQueue.main, with "
                    + "\(captured(row)) captured", .body
            )
        case .suspended(let row, let from):
            let text = reader(row.id, from, row.state) + "awaits, and is suspended with \(captured(row))"
            suspended.append(Reader(row: row.id, post: from))
            return (text, .body)
        default:
            return access(of: event)
        }
    }

    private func access(of event: TraceEvent) -> (text: String, ink: Ink)? {
        switch event.kind {
        case .skippedByGuard(let row, let from):
            let clause = configuration.failingGuard(row, event.elements)
            return (reader(row.id, from, row.state) + "returns: " + clause, .body)
        case .skippedAsGone(let row, let from):
            return (reader(row.id, from, row.state) + "returns: element \(row.id) is gone", .body)
        case .handled(let row, let from, let does, let index, let before):
            let effect = does == .remove ? ": " + TimelineWords.change(before, event.elements) : ""
            return (
                reader(row.id, from, row.state) + "\(does.verb) element \(row.id) at index \(index)" + effect, .body
            )
        case .stale(let stale, let from):
            let access = "\(configuration.handler.verb) items[\(stale.index)]: "
            let reader = reader(stale.row, from, stale.state)
            return ("✗ " + reader + access + stale.consequence(of: event.elements), .bad)
        default:
            return nil
        }
    }

    /// Returns the reader: the handler, or the closure or task that it left to the main queue.
    private func reader(_ row: Int, _ from: TraceStep, _ state: RowState) -> String {
        let rest = suspended.contains(Reader(row: row, post: from)) ? "after its await, " : ""
        return
            "row \(row)\(state == .gone ? " (gone)" : ""): \(configuration.handler.reader), for post \(from.number), \(rest)"
    }

    /// Returns the part of the binding that a handler captured.
    private func captured(_ row: TraceRow) -> String {
        let index = "index \(row.index)"
        guard configuration.access == .identity else { return index }
        let asksForIndex = configuration.guard == .inRange || configuration.guard == .all
        return "id \(row.id)" + (asksForIndex ? " and \(index)" : "")
    }
}

extension StaleDereference {
    /// Returns the consequence of the handler's read.
    func consequence(of elements: [Int]) -> String {
        switch kind {
        case .wrongElement: "element \(found), not \(row)"
        default: elements.isEmpty ? "items is empty, the app traps" : "items has \(found), the app traps"
        }
    }
}

extension Configuration {
    /// Returns why the guard stops a handler, as a clause: its first condition that fails.
    fileprivate func failingGuard(_ row: TraceRow, _ elements: [Int]) -> String {
        let hasDisappeared = row.state == .gone || row.state == .parked && container != .silent
        let asked: Guard =
            `guard` != .all
            ? `guard` : hasDisappeared ? .appeared : elements.indices.contains(row.index) ? .contains : .inRange
        return switch asked {
        case .inRange: "its index \(row.index) is not in range"
        case .contains: "items has no element \(row.id)"
        case .unguarded, .appeared, .all: "isAppeared is false"
        }
    }
}
