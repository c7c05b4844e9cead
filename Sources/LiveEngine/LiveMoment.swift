import BindingFuzz
import HeadlessUI

/// The observable state of a live run between two steps.
package struct LiveMoment: Hashable, Sendable {
    /// The open callout, or `wait` while the loop sleeps.
    package let place: Place
    /// Whether the loop continues in the tracking mode.
    package let isTracking: Bool
    /// The IDs of the elements.
    package let elements: [Int]
    /// The last subscription of every row so far.
    package let subscriptions: [Int: RowSubscription]
    /// The index that each row's binding captured.
    package let indices: [Int: Int]
    /// The rows that have appeared and not disappeared.
    package let appeared: Set<Int>
    /// The number of accesses of each row that were made or returned early.
    package let accesses: [Int: Int]

    @MainActor init(_ journal: RowJournal, _ host: HeadlessUI.Host) {
        place = host.place.modelPlace
        isTracking = host.isTracking
        elements = journal.items.wrappedValue.map(\.id)
        subscriptions = journal.subscriptions
        indices = journal.indices
        appeared = journal.appearances.reduce(into: []) { appeared, appearance in
            if appearance.isAppearing { appeared.insert(appearance.row) } else { appeared.remove(appearance.row) }
        }
        accesses = journal.deliveries.reduce(into: [:]) { accesses, delivery in
            if delivery.handling.isAccess || delivery.handling == .skipped { accesses[delivery.row, default: 0] += 1 }
        }
    }
}
