import Foundation
import Synchronization

/// What a worker notes beside the case that it is at: how often the process of the code that it runs has answered or ended. A case
/// is shrunk by many runs, of which each may take its time or be killed for that, and who watches the worker must not take
/// that for a hang.
package enum Heartbeat {
    /// Where in the file of notes the number stands, in bytes; before it stands the position.
    static let offset: off_t = 8

    private struct State {
        var descriptor: Int32?
        var count: UInt64 = 0
    }

    private static let state = Mutex(State())

    /// Notes it in a file from now on.
    package static func note(in descriptor: Int32) {
        state.withLock { $0.descriptor = descriptor }
    }

    /// Notes one more, where there is a file to note it in.
    static func beat() {
        state.withLock { state in
            guard let descriptor = state.descriptor else { return }
            state.count += 1
            // Where there is no room any more, the next case that is noted says so.
            _ = pwrite(descriptor, &state.count, 8, offset)
        }
    }
}
