import Foundation

/// One step of a script that a host runs (`semantics`, section 4).
///
/// A loop step closes the open callout, and runs the loop up to the callout that the step names. An action runs in the open
/// callout. If no callout is open, the host first opens an event.
public enum HostStep {
    /// Loop step: a touch or click.
    case event
    /// Loop step: a touch or click with which the user begins to scroll or drag. After its callout the loop continues in the
    /// tracking mode.
    case track
    /// Loop step: a touch or click with which scrolling or dragging ends. After its callout the loop continues in the default
    /// mode.
    case release
    /// Loop step: another source of the loop, which triggers no update.
    case source
    /// Loop step: a timer.
    case timer
    /// Loop step: the loop runs until it sleeps.
    case idle
    /// Loop step: the loop runs, and really sleeps, until a condition holds that other threads bring about.
    ///
    /// If the condition does not hold within the given seconds of real time, the script ends here, and an issue names the
    /// condition's place in the source.
    case until(
        @MainActor () -> Bool, within: TimeInterval = 10, file: StaticString = #filePath, line: Int = #line)
    /// Loop step: the loop runs until it sleeps. It then sleeps for some seconds of the host's clock, and runs all work that
    /// becomes due in that time.
    case wait(TimeInterval)
    /// Runs code in the callout.
    case action(@MainActor () -> Void)
    /// Runs code as a block of the run loop: `RunLoop.main.perform`.
    case perform(@MainActor @Sendable () -> Void)
    /// Runs code on the main queue: `DispatchQueue.main.async`.
    case async(@MainActor @Sendable () -> Void)
    /// Runs code on another thread while the main thread waits for it. This step opens no callout.
    case background(@Sendable () -> Void)
}
