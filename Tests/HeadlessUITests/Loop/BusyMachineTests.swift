#if os(Linux)
    import Foundation
    import HeadlessUI
    import Synchronization
    import XCTest

    /// Work on other threads on a machine whose processors are busy.
    final class BusyMachineTests: XCTestCase {
        /// A thread that waits for another one is not blocked while that one waits for a processor.
        func testAStepIsWaitedForWhileTheOwnerOfALockWaitsForAProcessor() throws {
            try onMainRunLoop {
                let (lock, words) = (NSLock(), ThreadNotes<String>())
                let host = Host { Text("") }
                let others = BusyThreads(4 * ProcessInfo.processInfo.activeProcessorCount)
                defer { others.stop() }
                hold(lock, forProcessorTime: 0.04)
                host.run(.background { lock.withLock { words.append("locked") } }, .idle)
                XCTAssertEqual(words.all, ["locked"])
            }
        }

        /// Nor is it blocked while that one computes.
        func testAStepIsWaitedForWhileTheOwnerOfALockComputes() throws {
            try onMainRunLoop {
                let (lock, words) = (NSLock(), ThreadNotes<String>())
                let host = Host { Text("") }
                hold(lock, forProcessorTime: 0.2)
                host.run(.background { lock.withLock { words.append("locked") } }, .idle)
                XCTAssertEqual(words.all, ["locked"])
            }
        }
    }

    /// Threads that compute until they are stopped.
    private final class BusyThreads: Sendable {
        private let isOver = Atomic(false)

        init(_ count: Int) {
            for _ in 0..<count { Thread.detachNewThread { while !self.isOver.load(ordering: .relaxed) {} } }
        }

        func stop() { isOver.store(true, ordering: .relaxed) }
    }

    /// Lets another thread take a lock, and hold it while it computes. Returns when that thread has the lock.
    private func hold(_ lock: NSLock, forProcessorTime seconds: Double) {
        let isLocked = DispatchSemaphore(value: 0)
        Thread.detachNewThread {
            lock.withLock {
                isLocked.signal()
                while processorTime < seconds {}
            }
        }
        isLocked.wait()
    }

    /// The seconds that the calling thread has computed.
    private var processorTime: Double {
        var time = timespec()
        clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
        return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
    }
#endif
