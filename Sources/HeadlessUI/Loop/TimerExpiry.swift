#if os(Linux)
    import Glibc

    @_silgen_name("timerfd_create") private func createTimer(_ clock: Int32, _ flags: Int32) -> Int32
    @_silgen_name("timerfd_settime") private func setTimer(
        _ timer: Int32, _ flags: Int32, _ value: UnsafePointer<itimerspec>, _ old: UnsafeMutablePointer<itimerspec>?
    ) -> Int32

    /// The kernel's expiry of a timer.
    ///
    /// CFRunLoop has a timer of the kernel for each mode. A timer that is set to a moment in the past expires a little later, in an
    /// interrupt. A poll of the loop that comes before does not find it, and then the loop calls the observers of
    /// kCFRunLoopBeforeWaiting before the timer.
    enum TimerExpiry {
        private static let most_ms: Int32 = 10

        /// Waits until the timers that are due have expired: an own timer is due now, and expires after them.
        static func wait() {
            let timer = createTimer(Int32(CLOCK_MONOTONIC), 0)
            guard timer >= 0 else { return }
            defer { close(timer) }
            var value = itimerspec()
            value.it_value.tv_nsec = 1
            guard setTimer(timer, 0, &value, nil) == 0 else { return }
            var descriptor = pollfd(fd: timer, events: Int16(POLLIN), revents: 0)
            _ = poll(&descriptor, 1, most_ms)
        }
    }
#endif
