import Dispatch
import Foundation

/// Suspended handlers and the answers that they await.
///
/// A handler awaits its answer on the global pool, as it would await a network. Pool threads and timing vary from run to run. Three
/// rules keep the order fixed: each suspension gets its number before it leaves the main actor; resumed handlers continue one after
/// another; and their way back to the main actor can be observed.
///
/// Only the main thread begins suspensions. Another thread may resume them while the main thread waits for it.
final class Suspensions: @unchecked Sendable {
    private let lock = NSLock()
    private var continuations: [Int: CheckedContinuation<Void, Never>] = [:]
    private let hasArrived = DispatchSemaphore(value: 0)
    private let isOnWayBack = DispatchSemaphore(value: 0)
    private var suspendedCount = 0
    private var resumedCount = 0
    /// Held during a resumption. The end of a run resumes as well, and so waits for a thread that is still resuming.
    private let resuming = NSLock()

    /// The number of suspended handlers.
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

    /// Enqueues the rest of each suspended handler on the main queue, in the order of suspension. All of them are enqueued when
    /// this returns.
    func resume() {
        resuming.lock()
        defer { resuming.unlock() }
        // Handlers that were just suspended are still on their way to the pool.
        for _ in resumedCount..<suspendedCount { hasArrived.wait() }
        while resumedCount < suspendedCount {
            lock.withLock { continuations.removeValue(forKey: resumedCount) }?.resume()
            resumedCount += 1
            isOnWayBack.wait()
            WayBack.shared.finishJob()
        }
    }
}

/// The actor through which tasks pass on their way from the global pool to the main actor. Its jobs end by enqueuing the task
/// there. Once a job has ended, the rest of the handler is on the main queue.
///
/// A task executor of the pool that counts its jobs would not work. When `withTaskExecutorPreference` returns, Swift's runtime
/// sends the task through the main queue once more, and the rest would run one turn too late.
@globalActor private actor WayBack {
    static let shared = WayBack()
    private let executor = SerialQueueExecutor()

    nonisolated var unownedExecutor: UnownedSerialExecutor { executor.asUnownedSerialExecutor() }

    /// Waits for the current job.
    nonisolated func finishJob() { executor.queue.sync {} }
}

private final class SerialQueueExecutor: SerialExecutor {
    let queue = DispatchQueue(label: "WayBack")

    func enqueue(_ job: consuming ExecutorJob) {
        let job = UnownedJob(job)
        queue.async { [self] in job.runSynchronously(on: asUnownedSerialExecutor()) }
    }
}
