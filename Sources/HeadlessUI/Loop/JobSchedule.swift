/// The jobs of a host's code on other threads, and the choice of the next one. A value without threads.
struct JobSchedule {
    /// The jobs that can run, in the order in which they became ready.
    private(set) var ready: [BackgroundJob] = []
    /// The jobs that wait for something that another job or the main thread may do.
    private(set) var waiting: [BackgroundJob] = []
    /// The jobs that sleep until a date of the host's clock.
    private(set) var sleeping: [BackgroundJob] = []
    /// The jobs that run although the main thread goes on, since they block their thread or never end.
    private(set) var leftAlone: [BackgroundJob] = []
    /// The job whose turn it is.
    private(set) var running: BackgroundJob?
    /// The positions, from 1, of the jobs to run at the next moments at which there are several.
    var choices: [Int] = []
    /// Returns the position, from 1, of the job to run, where there are several and no choice is left. It gets their number.
    var chooser: ((Int) -> Int)?
    /// The number of moments at which there were several jobs to choose from.
    private(set) var decisionCount = 0

    /// Whether a job is left that may end without the main thread.
    var mayEnd: Bool {
        !ready.isEmpty || running != nil || !waiting.allSatisfy(\.isGivenUp) || !leftAlone.allSatisfy(\.isGivenUp)
    }

    /// The number of jobs that have not ended.
    var count: Int { ready.count + waiting.count + leftAlone.count + (running == nil ? 0 : 1) }
    var isEmpty: Bool { ready.isEmpty && waiting.isEmpty && leftAlone.isEmpty && running == nil }

    /// A choice between several jobs.
    struct Choice {
        let chosen: String?
        /// The job that the plain order would run.
        let first: String?
        let count: Int
    }

    mutating func add(_ job: BackgroundJob) { ready.append(job) }
    mutating func addWaiting(_ job: BackgroundJob) { waiting.append(job) }

    /// The positions in `ready` of the jobs that may run next. Work of a queue keeps the queue's order.
    var candidates: [Int] {
        ready.indices.filter { position in
            guard let lane = ready[position].lane else { return true }
            return !isHeldUp(ready[position], in: lane, by: ready[..<position])
        }
    }

    private func isHeldUp(_ job: BackgroundJob, in lane: BackgroundJob.Lane, by earlier: ArraySlice<BackgroundJob>)
        -> Bool
    {
        // The thread of a job that has begun is in the queue already.
        guard job.thread == 0 else { return false }
        func holdsUp(_ other: BackgroundJob) -> Bool {
            other !== job && other.holdsUp(lane.queue, isBarrier: job.isBarrier)
        }
        return earlier.contains(where: holdsUp) || begun.contains(where: holdsUp)
    }

    /// The jobs that have begun, and not ended, and do not have their turn.
    private var begun: [BackgroundJob] { leftAlone + sleeping + (ready + waiting).filter { $0.thread != 0 } }

    /// Whether jobs sleep or do not end. Each has a thread, even if its host is closed.
    var keepsThreads: Bool { !sleeping.isEmpty || !leftAlone.isEmpty }

    /// Whether a queue has work for which new work has to wait.
    ///
    /// - Parameters:
    ///   - isBarrier: Whether the new work is a barrier.
    ///   - job: The job that waits, if a job does.
    func hasWork(in queue: UnsafeRawPointer, before isBarrier: Bool, except job: BackgroundJob?) -> Bool {
        // A waiting job that has not begun is not in the queue yet.
        (ready + begun + (running.map { [$0] } ?? [])).contains {
            $0 !== job && $0.holdsUp(queue, isBarrier: isBarrier)
        }
    }

    /// Returns the waiting jobs whose wait is over. To find out, a job may look at the schedule itself.
    func jobsToResume(at now: UInt64) -> [BackgroundJob] { waiting.filter { $0.isReady(at: now) } }

    /// Makes waiting jobs ready.
    mutating func resume(_ jobs: [BackgroundJob]) {
        waiting.removeAll { job in jobs.contains { $0 === job } }
        for job in jobs { job.isGivenUp = false }
        ready += jobs
    }

    // MARK: - Jobs that do not end

    /// Notes what the threads do that are left alone. One that has moved may end.
    func noteThreads() {
        for job in leftAlone {
            let state = ThreadState(of: job.thread)
            if state != job.state { job.isGivenUp = false }
            job.state = state
        }
    }

    /// Notes that the main thread has waited in vain for the jobs that are left. Jobs that compute, sleep or wait for a limited time
    /// end by themselves.
    ///
    /// - Returns: The jobs that the main thread gives up now because they block their thread.
    func giveUp(at now: UInt64) -> [BackgroundJob] {
        for job in waiting where job.wait?.deadline == nil { job.isGivenUp = true }
        var given: [BackgroundJob] = []
        for job in leftAlone where now >= job.sleepsUntil {
            let state = ThreadState(of: job.thread)
            let isBlocked = state?.isAsleep == true && state == job.state
            if isBlocked, !job.isGivenUp { given.append(job) }
            job.isGivenUp = isBlocked
        }
        return given
    }

    /// Takes the next job, and gives it its turn; returns nil if none is ready. Calls `told` if the case has chosen.
    mutating func next(_ told: (Choice) -> Void = { _ in }) -> BackgroundJob? {
        guard running == nil else { return nil }
        let candidates = candidates
        guard let first = candidates.first else { return nil }
        var position = first
        if candidates.count > 1 {
            decisionCount += 1
            let choice = choices.isEmpty ? chooser?(candidates.count) ?? 1 : choices.removeFirst()
            if choice > 1 {
                position = candidates[min(choice, candidates.count) - 1]
                told(Choice(chosen: ready[position].name, first: ready[first].name, count: candidates.count))
            }
        }
        let job = ready.remove(at: position)
        running = job
        return job
    }

    /// Gives a new job its turn.
    mutating func begin(_ job: BackgroundJob) { running = job }

    func isRunning(_ job: BackgroundJob) -> Bool { running === job }

    /// Whether a job has begun and not ended, and does not have its turn.
    func isWaiting(_ job: BackgroundJob) -> Bool { (waiting + ready + sleeping).contains { $0 === job } }

    /// Notes that a job has ended.
    mutating func end(_ job: BackgroundJob) {
        if running === job { running = nil }
        leftAlone.removeAll { $0 === job }
    }

    /// Ends the turn of a job that waits.
    mutating func suspend(_ job: BackgroundJob) {
        end(job)
        waiting.append(job)
    }

    /// Ends the turn of a job that sleeps. Until it wakes, it is no work that may end.
    mutating func sleep(_ job: BackgroundJob) {
        end(job)
        sleeping.append(job)
    }

    /// Makes a job ready that sleeps. Returns whether it does.
    mutating func wake(_ job: BackgroundJob) -> Bool {
        guard let position = sleeping.firstIndex(where: { $0 === job }) else { return false }
        ready.append(sleeping.remove(at: position))
        return true
    }

    /// Ends the turn of a job that goes on by itself.
    mutating func leaveAlone(_ job: BackgroundJob) {
        guard running === job else { return }
        running = nil
        leftAlone.append(job)
    }

    /// Removes all jobs, and returns them: those that have not begun, and those that wait.
    mutating func removeAll() -> (ready: [BackgroundJob], waiting: [BackgroundJob]) {
        defer {
            (ready, waiting, sleeping, leftAlone, running) = ([], [], [], [], nil)
            (choices, chooser, decisionCount) = ([], nil, 0)
        }
        return (ready, waiting + sleeping)
    }
}
