import Foundation

/// A lock with a condition, whose waits end by the machine's clock. `NSCondition` takes dates, which are the host's in a case.
final class TimedCondition: @unchecked Sendable {
    private let mutex = UnsafeMutablePointer<pthread_mutex_t>.allocate(capacity: 1)
    private let condition = UnsafeMutablePointer<pthread_cond_t>.allocate(capacity: 1)

    init() {
        pthread_mutex_init(mutex, nil)
        pthread_cond_init(condition, nil)
    }

    deinit {
        pthread_cond_destroy(condition)
        pthread_mutex_destroy(mutex)
        condition.deallocate()
        mutex.deallocate()
    }

    func withLock<Result>(_ body: () -> Result) -> Result {
        pthread_mutex_lock(mutex)
        defer { pthread_mutex_unlock(mutex) }
        return body()
    }

    /// Waits, under the lock, for `broadcast`; returns false if the time is over first.
    @discardableResult func wait(atMost nanoseconds: UInt64) -> Bool {
        #if os(Linux)
            return RealTime.wait(for: condition, mutex, atMost: nanoseconds) == 0
        #else
            let end = RealTime.nanoseconds(of: CLOCK_REALTIME) + nanoseconds
            var time = timespec(tv_sec: Int(end / 1_000_000_000), tv_nsec: Int(end % 1_000_000_000))
            return pthread_cond_timedwait(condition, mutex, &time) == 0
        #endif
    }

    func broadcast() { pthread_cond_broadcast(condition) }
}
