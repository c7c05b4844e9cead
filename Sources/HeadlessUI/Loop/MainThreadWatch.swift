#if os(Linux)
    import Foundation

    /// Watches whether the main thread is blocked while jobs wait for it, and lets them run then. Code of the main thread may wait for
    /// a job in a way that no function tells, such as a condition.
    enum MainThreadWatch {
        private static let look_us: UInt32 = 20_000
        /// The number of looks at which the main thread has not run before it counts as blocked.
        private static let mostIdleLooks = 4
        /// The number of looks without jobs after which the watch sleeps.
        private static let mostQuietLooks = 50
        private static let bell = Baton()
        nonisolated(unsafe) private static var isAwake = false
        nonisolated(unsafe) private static var isStarted = false
        private static let lock = TimedCondition()

        /// Wakes the watch when a job is added.
        static func wake() {
            let starts: Bool? = lock.withLock {
                guard !isAwake else { return nil }
                isAwake = true
                defer { isStarted = true }
                return !isStarted
            }
            guard let starts else { return }
            if starts { Thread.detachNewThread { watch() } } else { bell.signal() }
        }

        private static func watch() -> Never {
            var (idleLooks, quietLooks) = (0, 0)
            var last: ThreadState?
            while true {
                InterposedSleep.real(look_us)
                guard BackgroundWork.needMainThread else {
                    quietLooks = BackgroundWork.mayHaveJobs ? 0 : quietLooks + 1
                    (idleLooks, last) = (0, nil)
                    guard quietLooks >= mostQuietLooks else { continue }
                    lock.withLock { isAwake = false }
                    // A job may have come before the watch was known to sleep.
                    if !BackgroundWork.mayHaveJobs { bell.wait() }
                    lock.withLock { isAwake = true }
                    quietLooks = 0
                    continue
                }
                quietLooks = 0
                let state = ThreadState(of: getpid())
                idleLooks = state?.isAsleep == true && state == last ? idleLooks + 1 : 0
                last = state
                guard idleLooks >= mostIdleLooks else { continue }
                idleLooks = 0
                BackgroundWork.runWithoutMainThread()
            }
        }
    }
#endif
