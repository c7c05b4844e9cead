import ArgumentParser
import FilesAndProcesses
import Foundation
import FuzzCommands

/// Ends the process soon after a signal, whatever it does then. Most parts of a port end by themselves before that.
///
/// Nothing is lost: each file of a port is written whole, and the next run knows which ones this run was about to write.
final class EndAfterInterruption {
    /// The time from a signal to the end.
    private static let patience = Duration.milliseconds(1200)

    private let timer = DispatchSource.makeTimerSource(queue: .global(qos: .userInitiated))

    init() {
        let tree = ProcessTree.ofThisProcess
        nonisolated(unsafe) var since: ContinuousClock.Instant?
        timer.setEventHandler {
            guard Interruption.hasCome else { return }
            let start = since ?? .now
            since = start
            guard ContinuousClock.now - start > Self.patience else { return }
            tree.endNow()
            _exit(Self.exitCode().rawValue)
        }
        timer.schedule(deadline: .now(), repeating: .milliseconds(100))
        timer.resume()
    }

    /// Lets the process run on.
    func cancel() { timer.cancel() }

    /// Says that the command was interrupted, and returns the exit code for it.
    static func exitCode() -> ExitCode {
        StandardError.print("port: interrupted; the same command continues")
        return ExitCode(.interrupted)
    }
}
