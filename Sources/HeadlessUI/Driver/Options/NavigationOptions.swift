extension Host {
    /// What is not documented of stacks of pages.
    public struct Navigation: Sendable {
        /// How long a page that was popped is there.
        public enum Removal: Sendable {
            /// Until its animation ends, which the host decides (`reap`): its subscriptions live on, with bindings that may be
            /// stale. It disappears then.
            case afterAnimation
            /// Not at all.
            case atOnce
        }

        /// When a page disappears that another is pushed on.
        public enum Covering: Sendable {
            /// In the update of the push.
            case atOnce
            /// When the animation of the push ends (`reap`).
            case afterAnimation
        }

        /// What becomes of a page when the path has another value at its place.
        public enum Replacement: Sendable {
            /// It goes, and another is pushed, with state of its own.
            case pushesAnew
            /// It shows the other value. What is the same view in it keeps its state.
            case keepsPage
        }

        /// What becomes of a page when the link is removed whose destination it is.
        public enum RemovedLink: Sendable {
            /// It is popped.
            case popsPage
            /// It stays.
            case keepsPage
        }

        /// How long a page that was popped is there.
        public var removal: Removal
        /// When a page disappears that another is pushed on.
        public var covering: Covering
        /// What becomes of a page when the path has another value at its place.
        public var replacement: Replacement
        /// What becomes of a page when the link is removed whose destination it is.
        public var removedLink: RemovedLink

        /// Stacks that do what is believed of SwiftUI, but for what is said otherwise.
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
