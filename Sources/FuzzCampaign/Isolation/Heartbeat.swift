import Foundation
import Locks

/// The heartbeat of a worker: the number of answers and ends of the process that runs the code. A worker writes it beside its
/// progress marker.
///
/// Shrinking takes many runs, and each may be slow or exceed the time limit. The heartbeat tells the watching process that the
/// worker does not hang.
package enum Heartbeat {
    /// The offset of the heartbeat in the file, in bytes. The progress marker precedes it.
    static let offset: off_t = 8

    private struct State {
        var descriptor: Int32?
        var count: UInt64 = 0
    }

    private static let state = Locked(State())

    /// Writes the heartbeat to a file from now on.
    package static func note(in descriptor: Int32) {
        state.withLock { $0.descriptor = descriptor }
    }

    /// Counts one heartbeat, and writes it if there is a file.
    static func beat() {
        state.withLock { state in
            guard let descriptor = state.descriptor else { return }
            state.count += 1
            // If the disk is full, the write of the next progress marker reports it.
            _ = pwrite(descriptor, &state.count, 8, offset)
        }
    }
}
