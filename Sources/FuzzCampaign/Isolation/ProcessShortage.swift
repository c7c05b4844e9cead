import FilesAndProcesses
import Foundation
import FuzzCorpus
import Locks

/// The reaction to a lack of processes: the system has had no room for a child for a long time.
///
/// A run cannot return an outcome then, since any outcome would be a finding that no run has shown. The command decides how it
/// ends.
package enum ProcessShortage {
    /// Ends the process with the reason.
    package typealias Decision = @Sendable (FileError) -> Never

    private static let decision = Locked<Decision> { error in
        // No command has decided. The reason is printed nevertheless.
        FileDescriptor.write(Array("\(error)\n".utf8), to: STDERR_FILENO)
        ExitStatus.unusableFile.exit()
    }

    /// Sets how the process ends when it cannot start another one.
    package static func decide(_ decision: @escaping Decision) {
        self.decision.withLock { $0 = decision }
    }

    /// Returns the result of the body, or ends the process if it lacks another one.
    static func ending<Value>(_ body: () throws(FileError) -> Value) -> Value {
        do {
            return try body()
        } catch {
            decision.withLock { $0 }(error)
        }
    }
}
