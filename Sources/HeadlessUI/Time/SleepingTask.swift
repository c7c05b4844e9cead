import Foundation

extension VirtualClock {
    /// Suspends the calling task until a moment. Tasks resume in the order of their moments. They throw `CancellationError` if
    /// they are canceled, or if the host is closed.
    ///
    /// This method runs entirely on the actor of the caller, so that a task of the main actor is asleep when the main thread
    /// continues. The closure is isolated because it captures the actor.
    func sleep(until date: HostTime, isolation: isolated (any Actor)? = #isolation) async throws {
        let sleeper = SleepingTask(clock: self)
        try await withTaskCancellationHandler {
            _ = isolation
            defer { sleeper.arrive() }
            try await withUnsafeThrowingContinuation(isolation: isolation) { sleeper.fallAsleep($0, until: date) }
        } onCancel: {
            sleeper.wake(throwing: CancellationError())
        }
    }
}

/// A sleeping task. The first event to arrive wakes it, and only once.
private final class SleepingTask: @unchecked Sendable {
    private let clock: VirtualClock
    private let lock = NSLock()
    private var continuation: UnsafeContinuation<Void, any Error>?
    private var appointment: Appointment?
    private var isWoken = false
    private var isOnItsWay = false

    init(clock: VirtualClock) {
        self.clock = clock
    }

    func fallAsleep(_ continuation: UnsafeContinuation<Void, any Error>, until date: HostTime) {
        let isCancelled = lock.withLock {
            if !isWoken { self.continuation = continuation }
            return isWoken
        }
        guard !isCancelled else { return continuation.resume(throwing: CancellationError()) }
        let appointment = clock.schedule(at: date, as: .handOver) { [self] in
            wake(throwing: CancellationError())
        } _: { [self] in
            wake(throwing: nil)
        }
        let isOver = lock.withLock {
            self.appointment = appointment
            return isWoken
        }
        if isOver { clock.cancel(appointment) }
    }

    func wake(throwing error: (any Error)?) {
        let (continuation, appointment) = lock.withLock {
            isWoken = true
            if self.continuation != nil {
                isOnItsWay = true
                clock.beginOffMainWork()
            }
            defer { self.continuation = nil }
            return (self.continuation, self.appointment)
        }
        if let appointment { clock.cancel(appointment) }
        if let error { continuation?.resume(throwing: error) } else { continuation?.resume() }
    }

    /// Notes that the task has resumed on its actor.
    func arrive() {
        let hasArrived = lock.withLock {
            defer { isOnItsWay = false }
            return isOnItsWay
        }
        guard hasArrived else { return }
        clock.endOffMainWork()
        BackgroundWork.reportResumedTask(of: ViewAction.current)
    }
}
