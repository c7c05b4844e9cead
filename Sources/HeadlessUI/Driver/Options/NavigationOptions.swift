extension Host {
    /// The behavior of navigation stacks that SwiftUI does not document.
    public struct Navigation: Sendable {
        /// The time for which a popped page stays.
        public enum Removal: Sendable {
            /// The page stays until its animation ends, which the host decides (`endAnimations`). Its subscriptions stay active, with
            /// bindings that may be stale. The page then disappears.
            case afterAnimation
            /// The page disappears immediately.
            case atOnce
        }

        /// The moment at which a page disappears after the stack pushes another page onto it.
        public enum Covering: Sendable {
            /// The page disappears in the update of the push.
            case atOnce
            /// The page disappears when the animation of the push ends (`endAnimations`).
            case afterAnimation
        }

        /// The treatment of a page if the path has a different value at its position.
        public enum Replacement: Sendable {
            /// The stack removes the page, and pushes another page with fresh state.
            case pushesAnew
            /// The page shows the new value. Views that are the same for both values keep their state.
            case keepsPage
        }

        /// The treatment of a page if its link is removed.
        public enum RemovedLink: Sendable {
            /// The stack pops the page.
            case popsPage
            /// The page stays.
            case keepsPage
        }

        /// The time for which a popped page stays.
        public var removal: Removal
        /// The moment at which a page disappears after the stack pushes another page onto it.
        public var covering: Covering
        /// The treatment of a page if the path has a different value at its position.
        public var replacement: Replacement
        /// The treatment of a page if its link is removed.
        public var removedLink: RemovedLink

        /// Creates the options. The defaults are the presumed behavior of SwiftUI.
        public init(
            removal: Removal = .afterAnimation, covering: Covering = .atOnce, replacement: Replacement = .pushesAnew,
            removedLink: RemovedLink = .popsPage
        ) {
            self.removal = removal
            self.covering = covering
            self.replacement = replacement
            self.removedLink = removedLink
        }
    }
}
