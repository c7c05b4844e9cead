import Foundation
import Locks

/// Runs the handlers of a connection in order, on a thread of its own while there are any. The threads of the system's queues may all
/// wait for something else, and a handler that comes late would come in another step of a case.
final class HandlerThread: Sendable {
    private struct State {
        var handlers: [@Sendable () -> Void] = []
        var isRunning = false
    }

    private let state = Locked(State())

    /// Adds a handler. The host waits for it from now on.
    func add(_ handler: @escaping @Sendable () -> Void) {
        let begun = BackgroundWork.begin()
        let starts = state.withLock { state in
            state.handlers.append { BackgroundWork.perform(begunIn: begun, handler) }
            defer { state.isRunning = true }
            return !state.isRunning
        }
        if starts { Thread.detachNewThread { [self] in run() } }
    }

    private func run() {
        while let handler = next() { handler() }
    }

    private func next() -> (@Sendable () -> Void)? {
        state.withLock { state in
            guard state.handlers.isEmpty else { return state.handlers.removeFirst() }
            state.isRunning = false
            return nil
        }
    }
}
