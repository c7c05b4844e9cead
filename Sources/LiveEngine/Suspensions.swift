import Dispatch
import Foundation

/// Handlers that are suspended, and what they await.
///
/// They await it on the global pool, as they would what comes from a network: whichever of its threads it is, and at
/// whichever time. Order and time would vary from run to run. So each suspension has its number before it leaves the main
/// actor; those that are resumed go on one after the other; and their way back to the main actor is one that can be watched.
///
/// The main thread begins suspensions. What resumes them may be another one, while the main thread waits for it.
final class Suspensions: @unchecked Sendable {
    private let lock = NSLock()
    private var continuations: [Int: CheckedContinuation<Void, Never>] = [:]
    private let hasArrived = DispatchSemaphore(value: 0)
    private let isOnWayBack = DispatchSemaphore(value: 0)
    private var suspendedCount = 0
    private var resumedCount = 0
    /// Held by who resumes: the end of a run waits for a thread that has not come to its own.
    private let resuming = NSLock()

    /// How many are suspended.
    var count: Int { suspendedCount - resumedCount }

    /// Suspends the caller until the next `resume`.
    @MainActor func answer() async {
        let number = suspendedCount
        suspendedCount += 1
        await goAndComeBack(number)
    }

    @WayBack private func goAndComeBack(_ number: Int) async {
        await waitOnGlobalPool(number)
        isOnWayBack.signal()
    }

    @concurrent private func waitOnGlobalPool(_ number: Int) async {
        await withCheckedContinuation { continuation in
            lock.withLock { continuations[number] = continuation }
            hasArrived.signal()
        }
    }

    /// Puts the rest of each suspended handler on the main queue, in the order in which they were suspended. When this
    /// returns, it is there.
    func resume() {
        resuming.lock()
        defer { resuming.unlock() }
        // Those that were suspended just now are still on their way to the pool.
        for _ in resumedCount..<suspendedCount { hasArrived.wait() }
        while resumedCount < suspendedCount {
            lock.withLock { continuations.removeValue(forKey: resumedCount) }?.resume()
            resumedCount += 1
            isOnWayBack.wait()
            WayBack.shared.finishJob()
        }
    }
}

/// Where tasks come by on their way from the global pool to the main actor: its jobs end with the enqueuing there, so that
/// once a job has ended, what follows is on the main queue.
///
/// A task executor of the pool's that counts its jobs would not do: as `withTaskExecutorPreference` returns, Swift's runtime
/// takes the task through the main queue once more, and the rest would run a turn too late.
@globalActor private actor WayBack {
    static let shared = WayBack()
    private let executor = SerialQueueExecutor()

    nonisolated var unownedExecutor: UnownedSerialExecutor { executor.asUnownedSerialExecutor() }

    /// Waits for the job that is under way.
    nonisolated func finishJob() { executor.queue.sync {} }
}

private final class SerialQueueExecutor: SerialExecutor {
    let queue = DispatchQueue(label: "WayBack")

    func enqueue(_ job: consuming ExecutorJob) {
        let job = UnownedJob(job)
        queue.async { [self] in job.runSynchronously(on: asUnownedSerialExecutor()) }
    }
}
