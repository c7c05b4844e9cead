extension SystemAssumption {
    /// The assumptions about containers.
    static let containers = [
        SystemAssumption(
            "lazy-disappearance", \.lazyDisappearance,
            "when a lazy container calls onDisappear for a row that it no longer shows"
        ) {
            switch $0 {
            case .whenLetGo:
                (
                    "calls onDisappear as soon as a lazy container no longer shows a row",
                    "List does so (ole/swiftui-view-lifecycle, iOS 16), and LazyVGrid (issue 1 there)."
                )
            case .whenEvicted:
                (
                    "calls onDisappear for a row of a lazy container only when it evicts the row",
                    "LazyVStack was seen not to call it as the row goes (ole/swiftui-view-lifecycle, iOS 16)."
                )
            }
        },
        SystemAssumption("lazy-cache", \.lazyCache, "how long a lazy container keeps rows that it no longer shows") {
            switch $0 {
            case .unlimited:
                (
                    "keeps the rows of a lazy container until the system asks for memory",
                    "Rows that scroll back are the same for a long time (ole/swiftui-view-lifecycle)."
                )
            case .none:
                (
                    "evicts a row of a lazy container as soon as it no longer shows it",
                    "State in a List exists only for rows that are shown (chris.eidhof.nl, SwiftUI State Lifetime)."
                )
            case .eightUpdates:
                (
                    "evicts a row of a lazy container after eight updates",
                    "OpenSwiftUI's ForEach evicts items that eight updates have not used."
                )
            case .oneScreen:
                (
                    "keeps as many rows of a lazy container as it shows, and evicts those that it has not shown for the longest",
                    "A List that shows ten rows was seen to keep about five before and five after them (Diferenças entre List, "
                        + "VStack e LazyVStack, hashnode-hub.vercel.app). OpenSwiftUI has such a number, maxUnusedItems, for "
                        + "containers that are not lazy."
                )
            }
        },
        SystemAssumption(
            "lazy-inner-id", \.lazyInnerID,
            "whether a lazy container gives a row with an .id of its own the binding for its new position"
        ) {
            switch $0 {
            case .rebindsRow:
                (
                    "updates a row of a lazy container that has an .id of its own and moves to another position",
                    "OpenSwiftUI evaluates the content of each element that is still there."
                )
            case .keepsRow:
                (
                    "keeps a row of a lazy container that has an .id of its own, with the binding of its old position",
                    "None that is known here."
                )
            }
        },
        SystemAssumption("list-edits", \.listEdits, "whether the edits of a list run with an animation") {
            switch $0 {
            case .animated:
                ("animates what onDelete, onMove and editActions change", "The rows of a List move with an animation.")
            case .notAnimated:
                (
                    "does not animate what onDelete, onMove and editActions change outside of the list",
                    "None that is known here: only the list itself is known to animate."
                )
            }
        },
    ]
}
