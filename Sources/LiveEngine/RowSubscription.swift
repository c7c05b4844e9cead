/// A subscription of a row, with the number of posts that it received and handled.
package struct RowSubscription: Hashable, Sendable {
    /// The number of the subscription among those of the row, counted from 1.
    package let number: Int
    /// The number of handler calls from earlier subscriptions of the row.
    package let handledBefore: Int
    /// Whether the row has canceled the subscription.
    package var isCancelled = false
    /// The number of posts that the subscription has received.
    package var received = 0
    /// The number of handler calls from this subscription.
    package var handled = 0

    /// Creates the next subscription of a row.
    init(after previous: RowSubscription?) {
        number = (previous?.number ?? 0) + 1
        handledBefore = previous.map { $0.handledBefore + $0.handled } ?? 0
    }

    /// The number of deliveries that still wait at a hop.
    package var waiting: Int { isCancelled ? 0 : received - handled }
}
