import Dispatch
import Foundation

/// Counts the work that a host's code has put on queues other than the main queue. The main thread's work is the host's, and
/// so is the work that this work enqueues. The count includes the jobs of tasks, because the global executor is a queue.
enum BackgroundWork {
    /// The number of work items that are waiting or running.
    static var count: Int { condition.withLock { running } }

    /// Whether work that the calling thread enqueues belongs to a host.
    static var isBegunHere: Bool {
        isCounting && (MainThread.isCurrent || isWithin || NetworkActivity.isUnderWay)
    }

    private static let condition = NSCondition()
    nonisolated(unsafe) private static var running = 0
    /// The number of times at which running work was abandoned.
    nonisolated(unsafe) private static var generation = 0
    nonisolated(unsafe) private static var isCounting = false
    private static let key = pthread_key_t.make()

    /// Whether the calling thread is running counted work.
    private static var isWithin: Bool {
        get { pthread_getspecific(key) != nil }
        set { pthread_setspecific(key, newValue ? UnsafeRawPointer(bitPattern: 1) : nil) }
    }

    /// Starts counting when the first host is created.
    @MainActor static func startCounting() {
        guard !isCounting else { return }
        isCounting = true
        #if !os(Linux)
            installEnqueueHook()
        #endif
    }

    /// Blocks the main thread until no work is left, or some work may be waiting for the main queue.
    ///
    /// - Parameter patience: The seconds for which work goes on although the main queue has a block: that block may be nobody's who
    ///   waits.
    static func wait(until deadline: Date, patience: Double = 0) {
        condition.withLock {
            let start = Date.now
            while running > 0, deadline.timeIntervalSinceNow > 0 {
                if MainQueue.isPending, -start.timeIntervalSinceNow >= patience { break }
                // Only the loop reports new work on the main queue, and the loop is not running.
                _ = condition.wait(until: min(deadline, .now + 0.001))
            }
        }
    }

    /// Stops counting the current work; returns its amount.
    static func abandon() -> Int {
        condition.withLock {
            defer {
                running = 0
                generation += 1
            }
            return running
        }
    }

    /// Counts work that is put on a queue. Returns the generation to pass when the work runs.
    static func begin() -> Int {
        condition.withLock {
            running += 1
            return generation
        }
    }

    /// Runs work that `begin` has counted.
    static func perform(begunIn begun: Int, _ work: () -> Void) {
        let outer = isWithin
        isWithin = true
        work()
        isWithin = outer
        condition.withLock {
            if begun == generation { running -= 1 }
        }
        condition.signal()
    }
}

extension pthread_key_t {
    fileprivate static func make() -> pthread_key_t {
        var key = pthread_key_t()
        pthread_key_create(&key, nil)
        return key
    }
}
