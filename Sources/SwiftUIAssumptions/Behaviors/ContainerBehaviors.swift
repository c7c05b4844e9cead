extension SystemAssumptions {
    /// The moment at which a lazy container calls onDisappear for a row that it no longer shows but still holds.
    public enum LazyDisappearance: String, AssumedBehavior {
        /// The container calls onDisappear in the update that releases the row.
        case whenLetGo = "when-let-go"
        /// The container calls onDisappear when it evicts the row. A row that comes back earlier neither disappears nor appears.
        case whenEvicted = "when-evicted"
    }

    /// The number of rows that a lazy container keeps without showing them.
    public enum LazyCache: String, AssumedBehavior {
        /// The container keeps every row until the system asks for memory, which is the step `reap`.
        case unlimited
        /// The container evicts a row in the update that releases it.
        case none
        /// The container evicts a row at its eighth update without the row.
        case eightUpdates = "eight-updates"
        /// The container keeps at most as many rows as it shows, and evicts those first that it has not shown for the longest time.
        case oneScreen = "one-screen"
    }

    /// The treatment of a row of a lazy container whose view has an `.id` of its own, and whose element has moved.
    public enum LazyInnerID: String, AssumedBehavior {
        /// The row gets the new view, with the new binding.
        case rebindsRow = "rebinds-row"
        /// The row keeps its view, with the old binding.
        case keepsRow = "keeps-row"
    }

    /// Whether the actions of `onDelete`, `onMove` and `editActions` run with an animation, so that views outside the list that
    /// disappear with the element fade.
    public enum ListEdits: String, AssumedBehavior {
        case animated
        case notAnimated = "not-animated"
    }
}
