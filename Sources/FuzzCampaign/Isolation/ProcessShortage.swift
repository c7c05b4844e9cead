import FilesAndProcesses
import Foundation
import FuzzCorpus
import Synchronization

/// What happens where no process can be had for the code that is run, though one was tried for long.
///
/// Who asks what a case comes to cannot be answered then: any answer would be a finding that nobody has seen. So the command
/// decides how it ends.
package enum ProcessShortage {
    /// Ends the process with the reason.
    package typealias Decision = @Sendable (CorpusError) -> Never

    private static let decision = Mutex<Decision> { error in
        // No command has decided: the reason must be seen all the same.
        FileDescriptor.write(Array("\(error)\n".utf8), to: STDERR_FILENO)
        ExitStatus.unusableFile.exit()
    }

    /// Says how the process ends where it lacks another one.
    package static func decide(_ decision: @escaping Decision) {
        self.decision.withLock { $0 = decision }
    }

    /// What is answered where there are processes.
    static func ending<Value>(_ body: () throws(CorpusError) -> Value) -> Value {
        do {
            return try body()
        } catch {
            decision.withLock { $0 }(error)
        }
    }
}
