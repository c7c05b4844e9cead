/// Where in the run loop code runs (`semantics`, section 5).
public enum Place: String, Sendable {
    /// Inside the callout of a touch or click.
    case event
    /// Inside the callout of another source.
    case source
    /// Inside the callout of a timer.
    case timer
    /// Inside a block of the run loop.
    case blocks
    /// Inside a block of the main queue.
    case queue
    /// Inside an observer of kCFRunLoopBeforeWaiting.
    case beforeWaiting = "before-waiting"
    /// Inside an observer of kCFRunLoopExit.
    case exit
    /// While the loop sleeps.
    case wait
}

/// The system whose application loop the host keeps.
public enum Platform: String, Sendable, CaseIterable {
    /// Body is updated within the source callout of a touch, and when the loop is about to wait. The loop's run never ends.
    case iOS = "ios"
    /// Clicks are handled between two runs of the loop. Body is updated when the loop is about to wait, or its run ends.
    case macOS = "macos"
}
