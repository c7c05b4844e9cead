import Foundation

/// A call of a service, such as a write to a database, that waits until a step of a case answers it.
///
/// The first answer, failure or cancellation ends the call. A call without a host is never answered.
package final class ServiceCall<Value>: @unchecked Sendable {
    /// Gives an answer, or throws the error that the service answers with.
    package typealias Answer = () throws -> Value

    private let name, arguments: String
    private let answers, failures: [Answer]
    private let lock = NSLock()
    /// The wait of the host, which keeps this call.
    private weak var pending: PendingAnswer?
    private var completions: [(Result<Value, any Error>) -> Void] = []
    private var result: Result<Value, any Error>?
    private var isCanceled = false
    private var isTaken = false

    /// Describes a call, which waits from `start` on.
    ///
    /// - Parameters:
    ///   - name: The name of the call in cases.
    ///   - arguments: The arguments of the call, as text.
    ///   - answers: The values of the step `answer`. The chosen one runs on the thread of the step, before the code that waits.
    ///   - failures: The values of the step `fail`, which throw. Each may undo something before.
    package init(_ name: String, arguments: String = "", answers: [Answer], failures: [Answer]) {
        (self.name, self.arguments, self.answers, self.failures) = (name, arguments, answers, failures)
    }

    /// Describes a call with one answer.
    ///
    /// - Parameters:
    ///   - name: The name of the call in cases.
    ///   - arguments: The arguments of the call, as text.
    ///   - errors: The errors of the step `fail`.
    ///   - answer: Gives the answer.
    package convenience init(
        _ name: String, arguments: String = "", errors: [any Error], answer: @escaping Answer
    ) {
        self.init(name, arguments: arguments, answers: [answer], failures: errors.map { error in { throw error } })
    }

    /// Whether the call has been answered, has failed, or has been canceled.
    package var isOver: Bool { lock.withLock { result != nil || isTaken || isCanceled } }

    /// Lets the call wait.
    ///
    /// - Returns: The call.
    @discardableResult package func start() -> ServiceCall {
        let pending = PendingAnswer(name, arguments: arguments, answers: answers.count, errors: failures.count) {
            [self] in
            finish(answers, $0)
        } fail: { [self] in
            finish(failures, $0)
        } drop: { [self] in
            end(with: .failure(CancellationError()), isDropped: true)
        }
        lock.withLock { self.pending = pending }
        PendingAnswers.current?.add(pending)
        return self
    }

    /// Lets the call wait, and calls a handler with the result.
    ///
    /// - Parameters:
    ///   - queue: The queue on which the handler is called.
    ///   - completion: Receives the value, or the error. It is not called if the host ends before.
    @discardableResult package func start(
        on queue: DispatchQueue = .main, _ completion: @escaping (Result<Value, any Error>) -> Void
    ) -> ServiceCall {
        nonisolated(unsafe) let completion = completion
        lock.withLock {
            completions.append { result in
                nonisolated(unsafe) let result = result
                queue.async { completion(result) }
            }
        }
        return start()
    }

    /// Lets the call wait, and calls a handler of the main queue with the value or the error, as services with callbacks do.
    @discardableResult package func start(then completion: ((Value?, (any Error)?) -> Void)?) -> ServiceCall {
        guard let completion else { return start() }
        return start {
            switch $0 {
            case .success(let value): completion(value, nil)
            case .failure(let error): completion(nil, error)
            }
        }
    }

    /// Lets the call wait, and calls a handler of the main queue with the error, or nil.
    @discardableResult package func start(reporting completion: (((any Error)?) -> Void)?) -> ServiceCall {
        start(then: completion.map { completion in { completion($1) } })
    }

    /// Answers at once with the first answer, as a step would.
    package func answer() {
        guard let pending = lock.withLock({ self.pending }), PendingAnswers.current?.remove(pending) == true else {
            return
        }
        finish(answers, 0)
    }

    /// Ends the wait. No handler is called.
    ///
    /// - Returns: Whether the call was waiting.
    @discardableResult package func cancel() -> Bool {
        let pending = lock.withLock {
            isCanceled = true
            return self.pending
        }
        return pending.map { PendingAnswers.current?.remove($0) ?? false } ?? false
    }

    /// Ends the wait with an error.
    package func cancel(with error: any Error) {
        if cancel() { end(with: .failure(error), isDropped: false) }
    }

    /// Lets the call wait, and suspends until its result. A canceled task waits on, as an imported function with a callback does.
    ///
    /// - Throws: The error of the answer, or `CancellationError` if the host is closed.
    package func value(isolation: isolated (any Actor)? = #isolation) async throws -> Value {
        guard let clock = VirtualClock.current else { throw CancellationError() }
        let waiting = WaitingCall(clock: clock)
        lock.withLock {
            taskEnd = { waiting.resume(with: .success(0)) }
        }
        defer { waiting.arrive() }
        start()
        _ = try await withUnsafeThrowingContinuation(isolation: isolation) { continuation in
            _ = waiting.wait(continuation)
        }
        guard let result = lock.withLock({ self.result }) else { throw CancellationError() }
        return try result.get()
    }

    /// Resumes the task that waits.
    private var taskEnd: (() -> Void)?

    private func finish(_ all: [Answer], _ number: Int) {
        guard all.indices.contains(number) else { return }
        lock.withLock { isTaken = true }
        end(with: Result { try all[number]() }, isDropped: false)
    }

    private func end(with result: Result<Value, any Error>, isDropped: Bool) {
        let (completions, taskEnd) = lock.withLock {
            self.result = result
            defer { (self.completions, self.taskEnd) = ([], nil) }
            return (isDropped ? [] : self.completions, self.taskEnd)
        }
        for completion in completions { completion(result) }
        taskEnd?()
    }
}
