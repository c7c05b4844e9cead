import Foundation

/// One step of a script that a host follows (`semantics`, section 4).
///
/// A loop step closes the callout that is open, and runs the loop up to the one that it names. An action runs in the open
/// callout; where none is open, an event opens first.
public enum HostStep {
    /// Loop step: a touch or click.
    case event
    /// Loop step: a touch or click with which the user begins to scroll or to drag. Once its callout is closed the loop
    /// goes on in the tracking mode.
    case track
    /// Loop step: a touch or click with which that ends. Once its callout is closed the loop goes on in the default mode.
    case release
    /// Loop step: another source of the loop, with no update of its own.
    case source
    /// Loop step: a timer.
    case timer
    /// Loop step: the loop runs until it sleeps.
    case idle
    /// Loop step: the loop runs, and really sleeps, until something holds that other threads bring about; not longer than some
    /// seconds of the real clock. Then the script ends there, with an issue that says what was waited for.
    case until(
        @MainActor () -> Bool, within: TimeInterval = 10, file: StaticString = #fileID, line: Int = #line)
    /// Loop step: the loop runs until it sleeps, and sleeps for some seconds of the host's clock, in which it runs what becomes due.
    case wait(TimeInterval)
    /// Runs code in the callout.
    case action(@MainActor () -> Void)
    /// Runs code as a block of the run loop: `RunLoop.main.perform`.
    case perform(@MainActor @Sendable () -> Void)
    /// Runs code on the main queue: `DispatchQueue.main.async`.
    case async(@MainActor @Sendable () -> Void)
    /// Runs code on another thread while the main thread waits for it. It opens no callout.
    case background(@Sendable () -> Void)
}
