extension Host {
    /// What containers do that SwiftUI does not document.
    public struct Containers: Sendable {
        /// The number of rows that a lazy container shows, at least one.
        public var visibleRows: Int { didSet { visibleRows = max(1, visibleRows) } }
        /// When onDisappear is called for a row that a lazy container no longer shows.
        public var lazyDisappearance: LazyDisappearance
        /// Whether the actions of `onDelete`, `onMove` and `editActions` run with an animation, so that views outside of the
        /// list that go with the element fade. SwiftUI does not document it.
        public var animatesEdits: Bool
        /// Whether the bindings of `ForEach($items)` and `List($items)` look their element up by its id, at each read and each
        /// write, in place of capturing its index, as SwiftUI does. A read where the element is gone is answered with the last
        /// value, and a write is dropped.
        public var bindingsFollowIdentity: Bool

        /// Containers that show a number of rows, and say when one of them disappears.
        ///
        /// As many rows as a screen of usual size has: 763 points between the bars of an iPhone of 390 × 844 points, with rows
        /// of 44 points, of which the last is cut off.
        public init(
            visibleRows: Int = 18, lazyDisappearance: LazyDisappearance = .whenLetGo, animatesEdits: Bool = true,
            bindingsFollowIdentity: Bool = false
        ) {
            self.visibleRows = max(1, visibleRows)
            self.lazyDisappearance = lazyDisappearance
            self.animatesEdits = animatesEdits
            self.bindingsFollowIdentity = bindingsFollowIdentity
        }
    }
}
