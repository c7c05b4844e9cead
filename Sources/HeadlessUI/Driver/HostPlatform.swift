/// The system whose application loop the host keeps.
public enum HostPlatform: String, Sendable, CaseIterable {
    /// Body is updated within the source callout of a touch, and when the loop is about to wait. The loop's run
    /// ends only where its mode changes, which is when the user begins or ceases to scroll.
    case iOS = "ios"
    /// Clicks are handled between two runs of the loop. Body is updated when the loop is about to wait, or its run ends.
    case macOS = "macos"
}
