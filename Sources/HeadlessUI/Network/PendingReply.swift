import Foundation

/// The calls of fake services, which wait until a step answers.
package enum PendingReply {
    /// Suspends the calling task until a step answers, and returns the number of the answer, from 0.
    ///
    /// Runs entirely on the actor of the caller, so that a task of the main actor waits when the main thread continues.
    ///
    /// - Parameters:
    ///   - name: The name of the call in cases.
    ///   - arguments: The arguments of the call, as text.
    ///   - answers: The number of answers to choose from.
    ///   - error: The error that the call throws if it fails.
    /// - Throws: The error, or `CancellationError` if the task is canceled or the host is closed.
    package static func wait(
        for name: String, arguments: String, answers: Int, error: any Error,
        isolation: isolated (any Actor)? = #isolation
    ) async throws -> Int {
        guard let all = PendingAnswers.current, let clock = VirtualClock.current else { throw CancellationError() }
        let waiting = WaitingCall(clock: clock)
        let pending = PendingAnswer(name, arguments: arguments, answers: answers) {
            waiting.resume(with: .success($0))
        } fail: { _ in
            waiting.resume(with: .failure(error))
        } drop: {
            waiting.resume(with: .failure(CancellationError()))
        }
        return try await withTaskCancellationHandler {
            _ = isolation
            defer { waiting.arrive() }
            return try await withUnsafeThrowingContinuation(isolation: isolation) { continuation in
                guard waiting.wait(continuation) else { return }
                all.add(pending)
                if waiting.isResumed { all.remove(pending) }
            }
        } onCancel: {
            all.remove(pending)
            waiting.resume(with: .failure(CancellationError()))
        }
    }

    /// Lets a call with a callback wait until a step answers it.
    ///
    /// - Parameters:
    ///   - name: The name of the call in cases.
    ///   - arguments: The arguments of the call, as text.
    ///   - answers: The number of answers to choose from.
    ///   - most: How often the call can be answered or fail.
    ///   - callback: Receives the number of the answer, from 0; nil if the call fails.
    package static func call(
        _ name: String, arguments: String, answers: Int, most: Int, _ callback: @escaping (Int?) -> Void
    ) {
        PendingAnswers.current?.add(
            PendingAnswer(name, arguments: arguments, answers: answers, most: most) {
                callback($0)
            } fail: { _ in
                callback(nil)
            })
    }
}

/// A task that waits for an answer. The first answer resumes it.
final class WaitingCall: @unchecked Sendable {
    private let clock: VirtualClock
    private let lock = NSLock()
    private var continuation: UnsafeContinuation<Int, any Error>?
    private var early: Result<Int, any Error>?
    private var isOnItsWay = false

    init(clock: VirtualClock) { self.clock = clock }

    var isResumed: Bool { lock.withLock { early != nil } }

    /// Waits; returns false if the task is resumed at once, because it was canceled before.
    func wait(_ continuation: UnsafeContinuation<Int, any Error>) -> Bool {
        let early = lock.withLock {
            if self.early == nil { self.continuation = continuation }
            return self.early
        }
        if let early { continuation.resume(with: early) }
        return early == nil
    }

    func resume(with result: Result<Int, any Error>) {
        let continuation = lock.withLock {
            if early == nil { early = result }
            if self.continuation != nil {
                isOnItsWay = true
                clock.beginOffMainWork()
            }
            defer { self.continuation = nil }
            return self.continuation
        }
        continuation?.resume(with: result)
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
