#if os(Linux)
    import Foundation

    // The functions of C by which Foundation and the concurrency runtime read the time. Within a case, code of the case reads the
    // host's clock. CoreFoundation and libdispatch measure their own waits with CLOCK_MONOTONIC, which stays the machine's there:
    // `DispatchTime.now()` and `ProcessInfo.systemUptime` are real.

    private typealias TimeOfDay = @convention(c) (UnsafeMutablePointer<timeval>?, UnsafeMutableRawPointer?) -> Int32
    private typealias Time = @convention(c) (UnsafeMutablePointer<time_t>?) -> time_t
    private typealias TimedWait =
        @convention(c) (
            UnsafeMutablePointer<pthread_cond_t>, UnsafeMutablePointer<pthread_mutex_t>, UnsafePointer<timespec>
        ) -> Int32

    private enum Library {
        static let timeOfDay = SystemSymbol.nextFunction("gettimeofday", as: TimeOfDay.self)
        static let time = SystemSymbol.nextFunction("time", as: Time.self)
        static let timedWait = SystemSymbol.nextFunction("pthread_cond_timedwait", as: TimedWait.self)
    }

    private let nanosecondsPerSecond: UInt64 = 1_000_000_000

    /// Replaces the function behind `Date()` and `ContinuousClock.now`.
    @usableFromInline @_cdecl("clock_gettime")
    func interposedGetTime(_ clock: clockid_t, _ time: UnsafeMutablePointer<timespec>) -> Int32 {
        guard CaseSurroundings.applyHere, let beginning = beginning(of: clock) else {
            let result = RealTime.getTime(clock, time)
            if clock == CLOCK_MONOTONIC, BackgroundWork.isOpen { addPassedSleep(to: time) }
            return result
        }
        let now = beginning + CaseSurroundings.elapsed
        time.pointee = timespec(tv_sec: Int(now / nanosecondsPerSecond), tv_nsec: Int(now % nanosecondsPerSecond))
        return 0
    }

    /// Replaces the function behind `ContinuousClock.now` and `SuspendingClock.now`, for calls of the concurrency runtime.
    func interposedClockOfRuntime(_ clock: clockid_t, _ time: UnsafeMutablePointer<timespec>) -> Int32 {
        interposedGetTime(clock == CLOCK_MONOTONIC && CaseSurroundings.applyHere ? CLOCK_BOOTTIME : clock, time)
    }

    /// Adds the length of a sleep by the host's clock that has just ended. `Thread.sleep` reads the time to find out whether to sleep on.
    private func addPassedSleep(to time: UnsafeMutablePointer<timespec>) {
        guard let job = BackgroundWork.current, job.passedSleep_ns > 0 else { return }
        let sum = UInt64(time.pointee.tv_nsec) + job.passedSleep_ns
        time.pointee.tv_sec += Int(sum / nanosecondsPerSecond)
        time.pointee.tv_nsec = Int(sum % nanosecondsPerSecond)
        job.passedSleep_ns = 0
    }

    private func beginning(of clock: clockid_t) -> UInt64? {
        switch clock {
        case CLOCK_REALTIME, CLOCK_REALTIME_COARSE: CaseSurroundings.beginning
        case CLOCK_BOOTTIME: CaseSurroundings.uptime
        default: nil
        }
    }

    /// Replaces the function behind `CFAbsoluteTimeGetCurrent`.
    @usableFromInline @_cdecl("gettimeofday")
    func interposedTimeOfDay(_ time: UnsafeMutablePointer<timeval>?, _ zone: UnsafeMutableRawPointer?) -> Int32 {
        guard CaseSurroundings.applyHere, let time else { return Library.timeOfDay(time, zone) }
        let now = CaseSurroundings.beginning + CaseSurroundings.elapsed
        time.pointee = timeval(
            tv_sec: Int(now / nanosecondsPerSecond), tv_usec: Int(now % nanosecondsPerSecond / 1000))
        return 0
    }

    /// Replaces the function that returns seconds.
    @usableFromInline @_cdecl("time")
    func interposedTime(_ result: UnsafeMutablePointer<time_t>?) -> time_t {
        guard CaseSurroundings.applyHere else { return Library.time(result) }
        let now = time_t((CaseSurroundings.beginning + CaseSurroundings.elapsed) / nanosecondsPerSecond)
        result?.pointee = now
        return now
    }

    /// Replaces the function behind `NSCondition.wait(until:)`, whose date is the case's.
    @usableFromInline @_cdecl("pthread_cond_timedwait")
    func interposedTimedWait(
        _ condition: UnsafeMutablePointer<pthread_cond_t>, _ mutex: UnsafeMutablePointer<pthread_mutex_t>,
        _ end: UnsafePointer<timespec>
    ) -> Int32 {
        guard CaseSurroundings.applyHere else { return Library.timedWait(condition, mutex, end) }
        let date = Int64(end.pointee.tv_sec) * 1_000_000_000 + Int64(end.pointee.tv_nsec)
        let left = max(0, date - Int64(CaseSurroundings.beginning + CaseSurroundings.elapsed))
        return RealTime.wait(for: condition, mutex, atMost: UInt64(left))
    }

    extension RealTime {
        /// Waits for a condition by the machine's clock; returns as `pthread_cond_timedwait` does.
        static func wait(
            for condition: UnsafeMutablePointer<pthread_cond_t>, _ mutex: UnsafeMutablePointer<pthread_mutex_t>,
            atMost nanoseconds: UInt64
        ) -> Int32 {
            let end = RealTime.nanoseconds(of: CLOCK_REALTIME) &+ min(nanoseconds, 1 << 60)
            var time = timespec(
                tv_sec: Int(end / nanosecondsPerSecond), tv_nsec: Int(end % nanosecondsPerSecond))
            return Library.timedWait(condition, mutex, &time)
        }
    }
#endif
