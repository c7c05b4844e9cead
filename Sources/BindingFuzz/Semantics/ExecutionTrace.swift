/// What only a trace needs; none of it is in a run without one.
extension Execution {
    func container() -> Int { group.containers.trailingZeroBitCount }

    mutating func recordPost(_ post: Post, background: Bool) {
        let rows = existingRows()
        trace.remember(recipients: rows.map { ($0.subscription, $0.id) })
        trace.record(
            .posted(step: Int(post.step), place: place, background: background, rows: rows.map { Int($0.id) }))
    }

    func existingSubscriptions() -> Set<UInt16> {
        Set(existingRows().map(\.subscription))
    }

    func existingRows() -> [Row] {
        let ordinal = container()
        return (0..<rows[ordinal].count).map { rows[ordinal][$0] }
    }

    mutating func recordScheduled(post: Int, to hop: Hop) {
        let rows = trace.recipients(of: post).map { Int($0.1) }
        if !rows.isEmpty { trace.record(.scheduled(rows: rows, to: hop)) }
    }

    /// A recipient without its row has cancelled its subscription; it is dropped at the first hop that finds it so.
    mutating func recordDropped(post: Int, _ delivery: Delivery) {
        let existing = existingSubscriptions()
        let recipients = trace.recipients(of: post)
        for (subscription, id) in recipients where !existing.contains(subscription) {
            trace.record(.dropped(row: Int(id), postStep: Int(posts[post].step)))
        }
        trace.replace(recipients: recipients.filter { existing.contains($0.0) }, of: post)
    }
}
