extension SystemAssumptions {
    /// The moment at which iOS updates the views after a touch. Both are in Apple's binaries; which release uses which is not
    /// documented.
    public enum TouchUpdate: String, AssumedBehavior {
        /// UIKit's update cycle updates the views at the end of the touch's callout.
        case withinTouch = "within-touch"
        /// Only the observer of the run loop updates the views, as before that cycle, or where it is switched off.
        case byObserver = "by-observer"
    }

    /// The treatment of a child in the update that removes it.
    public enum RemovedChild: String, AssumedBehavior {
        /// The update removes the child as it is.
        case notEvaluated = "not-evaluated"
        /// The update first evaluates the child, if it depends on something that changed, and the content of `ForEach` that made it.
        case evaluatedOnceMore = "evaluated-once-more"
    }

    /// The time for which a removed view stays.
    public enum Removal: String, AssumedBehavior {
        /// The view stays until its animation ends. Its subscriptions stay active, with bindings that may be stale.
        case afterAnimation = "after-animation"
        /// The view disappears in the update that removes it.
        case atOnce = "at-once"
    }

    /// The order in which the onAppear actions of one update run.
    public enum AppearanceOrder: String, AssumedBehavior {
        /// Views before those within them, and siblings in order.
        case outsideIn = "outside-in"
        /// The reverse order.
        case insideOut = "inside-out"
        /// An order that looks like chance, and is the same in each run.
        case shuffled
    }

    /// The thread on which `onReceive` handles a value that was sent on another thread.
    public enum OffMainReceive: String, AssumedBehavior {
        /// The action runs where the value was sent.
        case whereSent = "where-sent"
        /// The action runs in a block of the main run loop, in the common modes.
        case onRunLoop = "on-run-loop"
    }
}
