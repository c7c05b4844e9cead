import Foundation

extension VirtualClock {
    /// Suspends the calling task until a moment. Tasks resume in order of the moments, and throw `CancellationError` when they
    /// are cancelled, or the host is closed.
    ///
    /// All of it runs on the actor of the caller, so that a task of the main actor has fallen asleep by the time that the main
    /// thread goes on. The closure is isolated since it captures the actor.
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

/// A task that sleeps, is woken once, and by whichever comes first.
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
    /// The task is back where it fell asleep.
    func arrive() {
        let hasArrived = lock.withLock {
            defer { isOnItsWay = false }
            return isOnItsWay
        }
        if hasArrived { clock.endOffMainWork() }
    }
}
