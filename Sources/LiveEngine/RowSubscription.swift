/// A subscription of a row, and what has become of the posts that it received.
package struct RowSubscription: Hashable, Sendable {
    /// Which of the row's subscriptions it is, from 1.
    package let number: Int
    /// The calls of the handler that earlier subscriptions of the row led to.
    package let handledBefore: Int
    package var isCancelled = false
    package var received = 0
    /// The calls of the handler that it led to.
    package var handled = 0

    /// The next subscription of a row.
    init(after previous: RowSubscription?) {
        number = (previous?.number ?? 0) + 1
        handledBefore = previous.map { $0.handledBefore + $0.handled } ?? 0
    }

    /// How many deliveries still wait at a hop.
    package var waiting: Int { isCancelled ? 0 : received - handled }
}
