extension Host {
    /// The moment at which iOS updates the views after a touch. Both are in Apple's binaries; which release uses which is not
    /// documented.
    public enum TouchUpdate: Sendable, CaseIterable {
        /// UIKit's update cycle updates the views at the end of the touch's callout.
        case withinTouch
        /// Only the observer of the run loop updates the views, as before that cycle, or where it is switched off.
        case byObserver
    }
}
