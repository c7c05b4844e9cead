import Foundation

/// Values that wait for a task to ask for them, or for which a task waits.
///
/// All of it runs on the actor of the task, so that nothing depends on another thread's speed.
final class AwaitedValues<Value>: @unchecked Sendable {
    private let lock = NSLock()
    private var values: [Value] = []
    private var isOver = false
    private var continuation: UnsafeContinuation<Void, Never>?
    /// The clock of the host that waits for the task, while that is on its way back to its actor.
    private var clock: VirtualClock?

    func add(_ value: Value) {
        resume { if !isOver { values.append(value) } }
    }

    /// Ends it behind the values that there are.
    func finish() {
        resume { isOver = true }
    }

    /// Ends it at once.
    func cancel() {
        resume {
            isOver = true
            values = []
        }
    }

    /// The next value; nil where there will be none, or the task has been cancelled.
    func next(isolation: isolated (any Actor)? = #isolation) async -> Value? {
        await withTaskCancellationHandler {
            _ = isolation
            defer { arrive() }
            await withUnsafeContinuation(isolation: isolation) { waiting in
                let isReady = lock.withLock {
                    if values.isEmpty, !isOver { continuation = waiting }
                    return continuation == nil
                }
                if isReady { waiting.resume() }
            }
        } onCancel: {
            cancel()
        }
        return lock.withLock { values.isEmpty ? nil : values.removeFirst() }
    }

    private func resume(_ change: () -> Void) {
        let waiting = lock.withLock {
            change()
            defer { continuation = nil }
            if continuation != nil {
                clock = VirtualClock.current
                clock?.beginOffMainWork()
            }
            return continuation
        }
        waiting?.resume()
    }

    private func arrive() {
        let clock = lock.withLock {
            defer { self.clock = nil }
            return self.clock
        }
        clock?.endOffMainWork()
    }
}
