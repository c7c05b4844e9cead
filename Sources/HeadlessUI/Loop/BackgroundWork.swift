import Dispatch
import Foundation

/// Counts the work that code of a host has put on queues other than the main one: what the main thread has put there, which is the
/// host's, and what such work has. The jobs of tasks are among it, since the global executor is a queue.
enum BackgroundWork {
    /// How much is waiting or running.
    static var count: Int { condition.withLock { running } }

    /// Whether what the calling thread puts on a queue is a host's.
    static var isBegunHere: Bool { isCounting && (MainThread.isCurrent || isWithin) }

    private static let condition = NSCondition()
    nonisolated(unsafe) private static var running = 0
    /// How often what was running has been abandoned.
    nonisolated(unsafe) private static var generation = 0
    nonisolated(unsafe) private static var isCounting = false
    private static let key = pthread_key_t.make()

    /// Whether the calling thread does such work.
    private static var isWithin: Bool {
        get { pthread_getspecific(key) != nil }
        set { pthread_setspecific(key, newValue ? UnsafeRawPointer(bitPattern: 1) : nil) }
    }

    /// Counts from the first host on.
    @MainActor static func startCounting() {
        guard !isCounting else { return }
        isCounting = true
        #if !os(Linux)
            installEnqueueHook()
        #endif
    }

    /// Blocks the calling thread, the main one, until there is none, or some may wait for the main queue.
    static func wait(until deadline: Date) {
        condition.withLock {
            while running > 0, !MainQueue.isPending, deadline.timeIntervalSinceNow > 0 {
                // Nobody says that the main queue has work, but the loop, which does not run.
                _ = condition.wait(until: min(deadline, .now + 0.001))
            }
        }
    }

    /// Does not count what there is any longer; returns how much that is.
    static func abandon() -> Int {
        condition.withLock {
            defer {
                running = 0
                generation += 1
            }
            return running
        }
    }

    /// Some work has been put on a queue. Returns what its end is told by.
    static func begin() -> Int {
        condition.withLock {
            running += 1
            return generation
        }
    }

    /// Does work that was begun.
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
