/// Threads that wait for other work of the host, and so give it their turn.
extension BackgroundWork {
    /// Lets other jobs run while the calling thread waits.
    ///
    /// - Parameters:
    ///   - deadline: The nanoseconds of the machine's uptime at which the wait ends; nil if it does not.
    ///   - isOver: Returns whether the wait is over. It is called under the lock.
    /// - Returns: Whether the wait is over, rather than its time; nil if the caller has to wait by itself.
    static func suspend(until deadline: UInt64?, _ isOver: @escaping () -> Bool) -> Bool? {
        guard isOpen else { return nil }
        if MainThread.isCurrent { return waitOnMainThread(until: deadline, isOver) }
        guard let job = current, !job.isMarker, job.generation == generation else { return nil }
        let isOverNow = lock.withLock {
            if isOver() { return true }
            job.wait = BackgroundJob.Wait(isOver: isOver, deadline: deadline)
            schedule.suspend(job)
            return false
        }
        if isOverNow { return true }
        lock.broadcast()
        job.baton.wait()
        guard job.generation == generation else { return nil }
        defer { job.wait = nil }
        return !(job.wait?.isTimedOut ?? false)
    }

    private static func waitOnMainThread(until deadline: UInt64?, _ isOver: () -> Bool) -> Bool? {
        // The host itself waits, and looks after the jobs.
        guard driving == 0, mayHaveJobs else { return nil }
        driving += 1
        defer { driving -= 1 }
        while true {
            if lock.withLock(isOver) { return true }
            if runNext(until: longestTurn) { continue }
            guard count > 0 else { return nil }
            if let deadline, RealTime.nanoseconds >= deadline { return false }
            lock.withLock { _ = lock.wait(atMost: 1_000_000) }
        }
    }

    /// Lets the jobs run for which the main thread may wait, or notes the sleep of a job.
    static func sleeps(_ nanoseconds: UInt64) {
        guard isOpen else { return }
        if MainThread.isCurrent {
            if driving == 0 { runReady() }
        } else if let job = current {
            lock.withLock { job.sleepsUntil = RealTime.nanoseconds + nanoseconds }
        }
    }

    /// Waits for the work of a queue that has been put there before, as code that enters the queue does.
    static func waitForWork(of queue: UnsafeRawPointer) {
        guard isOpen, mayHaveJobs, MainThread.isCurrent || isJobHere else { return }
        let job = current
        // Code that enters its own queue traps.
        guard job?.lane?.queue != queue, lock.withLock({ schedule.hasWork(in: queue, except: job) }) else { return }
        _ = suspend(until: nil) { !schedule.hasWork(in: queue, except: job) }
    }

    // MARK: - A blocked main thread

    /// Whether jobs wait for the main thread to let them run.
    static var needMainThread: Bool { mayHaveJobs && driving == 0 }

    /// Lets jobs run although the main thread does not, since it is blocked.
    static func runWithoutMainThread() {
        for _ in 0..<mostJobs where !runNext(until: longestTurn) { return }
    }
}
