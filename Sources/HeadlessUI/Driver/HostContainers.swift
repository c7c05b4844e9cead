extension Host {
    /// The size of containers, and the bindings of their rows.
    public struct Containers: Sendable {
        /// The number of rows that a lazy container shows; at least one.
        public var visibleRows: Int { didSet { visibleRows = max(1, visibleRows) } }
        /// Whether the bindings of `ForEach($items)` and `List($items)` look their element up by its id at each read and write.
        /// SwiftUI captures the index instead. If the element is gone, a read returns the last value, and a write has no effect.
        public var bindingsFollowIdentity: Bool

        /// Whether the host keeps a record of bindings, for a story.
        package var recordsBindings = false
        /// The oracles that watch the views.
        package var oracles: Set<Oracle> = []
        /// The log of the handlers that the views have; nil if nobody asks for them.
        package var handlers: HandlerLog?
        /// Whether each `onReceive` receives its values later, in a block of the main queue.
        package var defersReceptions = false

        /// Creates the options.
        ///
        /// The default number of rows is that of a typical screen: 763 points between the bars of an iPhone of 390 × 844
        /// points, with rows of 44 points, the last of them cut off.
        public init(visibleRows: Int = 18, bindingsFollowIdentity: Bool = false) {
            self.visibleRows = max(1, visibleRows)
            self.bindingsFollowIdentity = bindingsFollowIdentity
        }
    }
}
