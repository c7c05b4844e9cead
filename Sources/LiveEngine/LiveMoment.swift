import BindingFuzz
import HeadlessUI

/// What a live run shows between two steps.
package struct LiveMoment: Hashable, Sendable {
    /// The open callout; `wait` where the loop sleeps.
    package let place: Place
    /// Whether the mode that the loop will go on in is the tracking mode.
    package let isTracking: Bool
    /// The ids of the elements.
    package let elements: [Int]
    /// The last subscription of each row that there ever was.
    package let subscriptions: [Int: RowSubscription]
    /// The index that each row's binding has.
    package let indices: [Int: Int]
    /// The rows that have appeared, and not disappeared.
    package let appeared: Set<Int>
    /// How many accesses of each row were made, or returned early.
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
