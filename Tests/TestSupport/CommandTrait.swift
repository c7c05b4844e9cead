import Foundation
import Testing

/// Runs tests that wait for processes on threads of their own.
///
/// Swift Testing runs all tests on as many threads as the machine has cores. Without this trait, tests that only wait would occupy
/// them, while the cores are idle.
package struct CommandTrait: SuiteTrait, TestTrait, TestScoping {
    package let isRecursive = true

    package func provideScope(
        for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
    ) async throws {
        try await withTaskExecutorPreference(WaitingThreads.shared) { try await function() }
    }
}

extension Trait where Self == CommandTrait {
    /// The tests start processes, and wait for them.
    package static var runsCommands: CommandTrait { CommandTrait() }
}

/// A few threads that may wait.
private final class WaitingThreads: TaskExecutor, @unchecked Sendable {
    static let shared = WaitingThreads(count: 2 * ProcessInfo.processInfo.activeProcessorCount)

    /// Guards `jobs`, and wakes the threads.
    private let condition = NSCondition()
    private var jobs: [UnownedJob] = []

    private init(count: Int) {
        for _ in 0..<count {
            let thread = Thread { [self] in while true { next().runSynchronously(on: asUnownedTaskExecutor()) } }
            // Twice the usual size of a secondary thread: tests parse and explain cases of the greatest length.
            thread.stackSize = 8 << 20
            thread.start()
        }
    }

    func enqueue(_ job: consuming ExecutorJob) {
        condition.lock()
        jobs.append(UnownedJob(job))
        condition.signal()
        condition.unlock()
    }

    private func next() -> UnownedJob {
        condition.lock()
        defer { condition.unlock() }
        while jobs.isEmpty { condition.wait() }
        return jobs.removeFirst()
    }
}
