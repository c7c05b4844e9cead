import BindingFuzz
import FuzzReports

/// The deliveries of each post: the rows that it has reached, and the rows that still wait. Rules: `semantics`, section 5.
struct DeliveryLedger {
    /// The deliveries of one post.
    struct Entry {
        /// The step that the post comes from.
        let post: TraceStep
        /// The hops that the deliveries were handed to, in order.
        var hops: [Hop] = []
        /// The rows whose handlers were not called yet.
        var waiting: [Int]
        /// The waiting rows whose subscriptions were canceled meanwhile.
        var cancelled: [Int] = []
    }

    private(set) var entries: [Entry] = []
    /// The number of deliveries that were dropped because their subscriptions were canceled.
    private(set) var dropped = 0

    /// The number of deliveries that posts began: one for each row that a post reached.
    private(set) var begun = 0
    /// The deliveries that starve.
    var starving: [Entry] { entries.filter { !$0.waiting.isEmpty } }
    /// The number of deliveries whose rows are gone.
    var forsaken: Int { entries.map(\.cancelled.count).reduce(0, +) }

    mutating func note(_ kind: TraceEvent.Kind) {
        switch kind {
        case .posted(let from, let rows):
            begun += rows.count
            entries.append(Entry(post: from, waiting: rows))
        case .scheduled(let from, _, let hop):
            update(from) { $0.hops.append(hop) }
        case .dropped(let row, let from):
            dropped += 1
            update(from) { entry in entry.cancelled.removeAll { $0 == row } }
        case .captured(let row, let from), .skippedByGuard(let row, let from), .skippedAsGone(let row, let from),
            .handled(let row, let from, _, _, _):
            update(from) { entry in entry.waiting.removeAll { $0 == row.id } }
        case .rowLetGo(let row, nil), .rowEnded(let row):
            for position in entries.indices where entries[position].waiting.contains(row.id) {
                entries[position].waiting.removeAll { $0 == row.id }
                entries[position].cancelled.append(row.id)
            }
        default:
            break
        }
    }

    private mutating func update(_ post: TraceStep, _ change: (inout Entry) -> Void) {
        guard let position = entries.lastIndex(where: { $0.post == post }) else { return }
        change(&entries[position])
    }
}
