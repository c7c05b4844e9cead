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
        guard let job = current, !job.isMarker else { return nil }
        let isOverNow: Bool? = lock.withLock {
            guard isOpen, job.generation == generation else { return nil }
            if isOver() { return true }
            job.wait = BackgroundJob.Wait(isOver: isOver, deadline: deadline)
            schedule.suspend(job)
            return false
        }
        guard let isOverNow else { return nil }
        if isOverNow { return true }
        lock.broadcast()
        job.baton.wait()
        defer { job.wait = nil }
        // The host may have gone since the wait ended.
        if job.wait?.hasEnded == true { return true }
        return job.generation == generation ? false : nil
    }

    private static func waitOnMainThread(until deadline: UInt64?, _ isOver: () -> Bool) -> Bool? {
        // The host itself waits, and looks after the jobs.
        guard driving == 0, mayHaveJobs else { return nil }
        driving += 1
        defer { driving -= 1 }
        var isTold = false
        while true {
            if lock.withLock(isOver) { return true }
            if !isTold { Graph.note(.mainThreadBlocked(.running)) }
            isTold = true
            if runNext(until: longestTurn) { continue }
            guard count > 0 else { return nil }
            if let deadline, RealTime.nanoseconds >= deadline { return false }
            lock.withLock { _ = lock.wait(atMost: 1_000_000) }
        }
    }

    /// Lets the jobs run for which the main thread may wait, or notes the sleep of a job. A job that sleeps for half a second or more
    /// does so by the host's clock, as a task does.
    ///
    /// - Returns: Whether the sleep is over. Otherwise the caller sleeps.
    static func sleeps(_ nanoseconds: UInt64) -> Bool {
        guard isOpen else { return false }
        if MainThread.isCurrent {
            if driving == 0 { runReady() }
        } else if let job = current {
            if nanoseconds >= shortestSleepByClock_ns, sleepByClock(job, nanoseconds) { return true }
            lock.withLock { job.sleepsUntil = RealTime.nanoseconds + nanoseconds }
        }
        return false
    }

    private static let shortestSleepByClock_ns: UInt64 = 500_000_000

    private static func sleepByClock(_ job: BackgroundJob, _ nanoseconds: UInt64) -> Bool {
        guard !job.isMarker, let clock = VirtualClock.current else { return false }
        let alarm = SleepAlarm()
        let wake = {
            let isAwake = lock.withLock {
                alarm.hasRung = true
                guard schedule.wake(job) else { return false }
                mayHaveJobs = true
                return true
            }
            if isAwake { lock.broadcast() }
        }
        // The date is made while the job has its turn, so that the clock cannot pass it before.
        clock.schedule(
            at: clock.now + HostTime(untilRealDeadlineInNanoseconds: Int64(clamping: nanoseconds)), as: .handOver,
            whenDropped: wake, wake)
        let isAsleep = lock.withLock {
            guard isOpen, job.generation == generation, !alarm.hasRung else { return false }
            schedule.sleep(job)
            return true
        }
        guard isAsleep else { return alarm.hasRung }
        lock.broadcast()
        job.baton.wait()
        return true
    }

    /// Whether the end of a sleep was reached. Used under the lock.
    private final class SleepAlarm: @unchecked Sendable { var hasRung = false }

    /// Waits for the work of a queue that has been put there before, as code that enters the queue does.
    ///
    /// - Parameter isBarrier: Whether the code is a barrier, which waits for all work of a concurrent queue.
    static func waitForWork(of queue: UnsafeRawPointer, isBarrier: Bool = false) {
        guard isOpen, mayHaveJobs, MainThread.isCurrent || isJobHere else { return }
        let job = current
        // Code that enters its own queue traps.
        guard job?.lane?.queue != queue else { return }
        let isOver = { !schedule.hasWork(in: queue, before: isBarrier, except: job) }
        if !lock.withLock(isOver) { _ = suspend(until: nil, isOver) }
    }

    // MARK: - The main thread waits for all work

    /// Whether work is left that may end without the main thread. Work for which the main thread has waited in vain may not.
    static var mayEnd: Bool { lock.withLock { otherCount > 0 || schedule.mayEnd } }

    /// Blocks the main thread until no work is left, or the remaining work needs the main queue.
    ///
    /// - Parameters:
    ///   - seconds: The most seconds of real time for work that blocks its thread.
    ///   - patience: The seconds for which such work goes on although the main queue has a block: that block may be nobody's who
    ///     waits.
    ///   - givesUp: Whether the wait is for work that may end only, and a wait in vain is the last one for that work.
    static func wait(atMost seconds: Double, patience: Double = 0, givesUp: Bool = false) {
        // A job cannot wait for the others. The main thread does, when the job has ended.
        guard !isJobHere || MainThread.isCurrent else { return }
        driving += 1
        defer { driving -= 1 }
        let start = RealTime.nanoseconds
        var waited: Double { Double(RealTime.nanoseconds - start) / 1e9 }
        for _ in 0..<mostJobs where !runNext(until: min(longestTurn, seconds)) { break }
        if givesUp { lock.withLock { schedule.noteThreads() } }
        while givesUp ? mayEnd : count > 0 {
            guard waited < seconds else {
                guard givesUp else { return }
                let jobs = lock.withLock { schedule.giveUp(at: RealTime.nanoseconds) }
                for job in jobs { Graph.note(.gaveUp(job.name)) }
                return
            }
            if MainQueue.isPending, areAllWaiting || waited >= patience { return }
            // Only the loop reports new work on the main queue, and the loop is not running.
            lock.withLock { _ = lock.wait(atMost: 1_000_000) }
            for _ in 0..<mostJobs where !runNext(until: min(longestTurn, seconds)) { break }
        }
    }

    /// Whether what is left waits for other work, and no thread is blocked.
    private static var areAllWaiting: Bool {
        lock.withLock { otherCount == 0 && schedule.leftAlone.isEmpty && schedule.running == nil }
    }

    // MARK: - A blocked main thread

    /// Whether jobs wait for the main thread to let them run.
    static var needMainThread: Bool { mayHaveJobs && driving == 0 }

    /// Lets a job run although the main thread does not, since it is blocked. The job may end that.
    static func runWithoutMainThread() { _ = runNext(until: longestTurn, isMainThreadBlocked: true) }
}
