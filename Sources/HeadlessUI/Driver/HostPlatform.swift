/// The platform whose run loop the host emulates.
public enum HostPlatform: String, Sendable, CaseIterable {
    /// The loop updates the views within the source callout of a touch, and before it waits; with `Host.TouchUpdate.byObserver`,
    /// only before it waits. A run of the loop ends only when its mode changes, that is, when the user begins or stops scrolling.
    case iOS = "ios"
    /// The loop handles clicks between two of its runs. It updates the views before it waits and when a run ends.
    case macOS = "macos"
}
