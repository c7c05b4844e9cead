import Foundation

/// Values that wait until a task requests them, or for which a task waits.
///
/// A value that has been handed to the task is the task's: a cancellation that comes before the task runs again does not take it
/// back. A cancellation drops the values that the task has not requested yet (as with `AsyncPublisher` in OpenCombine).
///
/// All methods run on the actor of the task, so the result does not depend on the speed of another thread.
final class AwaitedValues<Value>: @unchecked Sendable {
    private let lock = NSLock()
    private var values: [Value] = []
    private var isOver = false
    private var continuation: UnsafeContinuation<Void, Never>?
    /// The value that the task receives when it runs again.
    private var handedOver: Value?
    /// The clock of the host. It waits for the task while the task is on its way back to its actor.
    private var clock: VirtualClock?

    func add(_ value: Value) {
        resume {
            guard !isOver else { return }
            if continuation != nil { handedOver = value } else { values.append(value) }
        }
    }

    /// Ends the values after those that are already there.
    func finish() {
        resume { isOver = true }
    }

    /// Ends the values immediately.
    func cancel() {
        resume {
            isOver = true
            values = []
        }
    }

    /// Returns the next value; nil if there are no more values, or the task has been canceled.
    func next(isolation: isolated (any Actor)? = #isolation) async -> Value? {
        await withTaskCancellationHandler {
            _ = isolation
            defer { arrive() }
            await withUnsafeContinuation(isolation: isolation) { waiting in
                let isReady = lock.withLock {
                    if !values.isEmpty {
                        handedOver = values.removeFirst()
                    } else if !isOver {
                        continuation = waiting
                    }
                    return continuation == nil
                }
                if isReady { waiting.resume() }
            }
        } onCancel: {
            cancel()
        }
        return lock.withLock {
            defer { handedOver = nil }
            return handedOver
        }
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
