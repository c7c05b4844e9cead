extension Host {
    /// The behavior of containers that SwiftUI does not document.
    public struct Containers: Sendable {
        /// The number of rows that a lazy container shows; at least one.
        public var visibleRows: Int { didSet { visibleRows = max(1, visibleRows) } }
        /// The moment at which a lazy container calls onDisappear for a row that it no longer shows.
        public var lazyDisappearance: LazyDisappearance
        /// Whether the actions of `onDelete`, `onMove` and `editActions` run with an animation, so that views outside the list
        /// that disappear with the element fade. SwiftUI does not document it.
        public var animatesEdits: Bool
        /// Whether the bindings of `ForEach($items)` and `List($items)` look their element up by its id at each read and write.
        /// SwiftUI captures the index instead. If the element is gone, a read returns the last value, and a write has no effect.
        public var bindingsFollowIdentity: Bool

        /// Whether the host keeps a record of bindings, for a story.
        package var recordsBindings = false

        /// Creates the options.
        ///
        /// The default number of rows is that of a typical screen: 763 points between the bars of an iPhone of 390 × 844
        /// points, with rows of 44 points, the last of them cut off.
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
