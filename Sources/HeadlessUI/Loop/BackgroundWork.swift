import Foundation
import ProcessorTime

/// Runs the work that a host's code has put on other threads, one job at a time.
///
/// The main thread's work is the host's, and so is the work that this work enqueues: jobs of tasks, and work of dispatch queues. A
/// job keeps its thread, but begins only when the main thread stands still and lets it: before each step, before the loop sleeps,
/// before the clock moves, and where code of the main thread waits for another thread. Therefore a run does not depend on the speed
/// of threads. This is controlled concurrency testing, as in Shuttle and Coyote.
///
/// A job that waits for a semaphore, a group or a queue gives its turn to others. A job that blocks its thread in another way is
/// left alone, and the main thread waits for it for a limited time.
enum BackgroundWork {
    /// The processor time, in seconds, after which a job is left alone.
    static let longestTurn = 0.5
    /// The number of jobs that run before the main thread goes on in any case. Tasks may resume each other without end.
    static let mostJobs = 10_000
    /// The time for which a thread has not run before it counts as blocked, without the time for which the process waits for a
    /// processor: the thread may wait for another one that does not get one. For the same reason, time counts as a tenth while another
    /// thread is active: it may hold a lock.
    private static let longestIdleness = Duration.milliseconds(60)
    private static let look_ns: UInt64 = 20_000_000
    /// The real time, in nanoseconds, after which a job that no thread has begun is left alone.
    private static let longestStart_ns: UInt64 = 5_000_000_000
    /// The real time, in nanoseconds, after which a job that sleeps is left alone. It may sleep again and again.
    private static let longestSleep_ns: UInt64 = 5_000_000_000

    static let lock = TimedCondition()
    /// What the main thread has to report, under the lock.
    nonisolated(unsafe) static var unreported = UnreportedWork()
    nonisolated(unsafe) static var schedule = JobSchedule()
    /// The amount of work that is counted and not held: Foundation's work on requests.
    nonisolated(unsafe) static var otherCount = 0
    /// The amount of work that has begun so far in this process.
    nonisolated(unsafe) private static var begunCount = 0
    static var startCount: Int { lock.withLock { begunCount } }
    /// The number of times at which work was abandoned.
    nonisolated(unsafe) static var generation = 0
    nonisolated(unsafe) private static var isCounting = false
    /// Whether there is a host, for which work is held.
    nonisolated(unsafe) static var isOpen = false
    /// Whether there may be jobs. Each turn of the loop reads this.
    nonisolated(unsafe) static var mayHaveJobs = false
    /// The depth of calls in which the main thread lets jobs run.
    nonisolated(unsafe) static var driving = 0
    /// The address of the job of a script's step on another thread, for which the main thread waits.
    nonisolated(unsafe) private static var stepJob: UnsafeMutableRawPointer?
    private static let key = pthread_key_t.make()

    // MARK: - Work of this thread

    /// The job that the calling thread runs; nil if it runs none.
    static var current: BackgroundJob? {
        get { pthread_getspecific(key).map { Unmanaged<BackgroundJob>.fromOpaque($0).takeUnretainedValue() } }
        set { pthread_setspecific(key, newValue.map { UnsafeRawPointer(Unmanaged.passUnretained($0).toOpaque()) }) }
    }

    /// Whether the calling thread runs a job of the current host.
    static var isJobHere: Bool { current.map { $0.generation == generation } ?? false }

    /// Whether the calling thread runs code of a step, for which the main thread waits, so that it may use the views.
    static var isStepHere: Bool { stepJob.map { $0 == pthread_getspecific(key) } ?? false }

    /// Whether work that the calling thread enqueues belongs to a host.
    static var isBegunHere: Bool {
        isCounting && (MainThread.isCurrent || isJobHere || NetworkActivity.isUnderWayHere)
    }

    /// Whether work that the calling thread enqueues is held until the main thread lets it run. Work of Foundation's own threads is
    /// held while the main thread waits for it.
    static var isHeldHere: Bool {
        isOpen && (MainThread.isCurrent || isJobHere || driving > 0 && NetworkActivity.isUnderWayHere)
    }

    // MARK: - Hosts

    /// Starts holding work when a host is created.
    @MainActor static func open() {
        lock.withLock { isOpen = true }
        guard !isCounting else { return }
        isCounting = true
        TaskHooks.install()
        #if os(Linux)
            _ = LibraryCalls.areRedirected
        #endif
    }

    /// Stops holding work when a host has gone. Work that has not ended goes on by itself.
    static func close() {
        lock.withLock { isOpen = false }
        _ = abandon()
    }

    /// The number of jobs that are waiting or running.
    static var count: Int { lock.withLock { schedule.count + otherCount } }

    /// Stops counting the current work; returns its amount. The work goes on by itself.
    static func abandon() -> Int {
        let (count, jobs) = lock.withLock {
            defer {
                otherCount = 0
                generation += 1
                mayHaveJobs = false
                unreported = UnreportedWork()
            }
            let count = schedule.count + otherCount
            return (count, schedule.removeAll())
        }
        for job in jobs.ready { letGo(of: job) }
        for job in jobs.waiting { letGo(of: job) }
        lock.broadcast()
        return count
    }

    /// Lets a job of a host that has gone run by itself.
    private static func letGo(of job: BackgroundJob) {
        if job.thread != 0 {
            job.baton.signal()
        } else if let abandon = job.wait?.abandon {
            abandon()
        } else {
            job.start(whenBegun: {}, whenDone: {})
        }
    }

    // MARK: - Enqueuing

    /// Adds a job, which runs when the main thread lets it.
    static func add(_ job: BackgroundJob) {
        let isHeld = lock.withLock {
            // The host may have gone meanwhile.
            guard isOpen else { return false }
            job.generation = generation
            begunCount += 1
            if job.wait == nil { schedule.add(job) } else { schedule.addWaiting(job) }
            mayHaveJobs = true
            return true
        }
        guard isHeld else { return letGo(of: job) }
        lock.broadcast()
        #if os(Linux)
            MainThreadWatch.wake()
        #endif
    }

    /// Counts work that is not held. Returns the generation to pass when the work ends.
    static func begin() -> Int {
        lock.withLock {
            otherCount += 1
            begunCount += 1
            return generation
        }
    }

    /// Runs work that `begin` has counted. What it enqueues belongs to the host.
    static func perform(begunIn begun: Int, _ work: () -> Void) {
        let marker = BackgroundJob(submit: { _ in }, {})
        marker.generation = begun
        marker.isMarker = true
        withExtendedLifetime(marker) {
            let outer = current
            current = outer ?? marker
            work()
            current = outer
        }
        lock.withLock {
            if begun == generation { otherCount -= 1 }
        }
        lock.broadcast()
    }

    // MARK: - Choices

    /// Sets the job to run at the next moment at which several are ready.
    ///
    /// - Parameter position: The position of the job among those that are ready, from 1; the last one if there are fewer.
    static func choose(_ position: Int) { lock.withLock { schedule.choices.append(position) } }

    /// The number of choices for which there has been no moment.
    static var openChoiceCount: Int { lock.withLock { schedule.choices.count } }

    /// Sets a function that chooses where no choice is left. It gets the number of jobs, and returns a position from 1.
    static func choose(by chooser: ((Int) -> Int)?) { lock.withLock { schedule.chooser = chooser } }

    // MARK: - Running

    /// Lets all jobs run that are ready, one at a time, on the main thread's behalf.
    ///
    /// - Returns: Whether a job has run.
    @discardableResult static func runReady() -> Bool {
        guard mayHaveJobs else { return false }
        reportWork()
        driving += 1
        defer { driving -= 1 }
        for number in 0..<mostJobs where !runNext(until: longestTurn) { return number > 0 }
        return true
    }

    /// Runs code on another thread, and lets the main thread wait for it. Returns when the code has ended, or when it waits for what
    /// only the main thread can cause.
    static func runStep(_ body: @escaping @Sendable () -> Void) {
        driving += 1
        let job = BackgroundJob(named: "the step", submit: TaskHooks.runOnAnyThread, body)
        stepJob = Unmanaged.passUnretained(job).toOpaque()
        defer {
            stepJob = nil
            driving -= 1
        }
        lock.withLock {
            job.generation = generation
            schedule.begin(job)
            mayHaveJobs = true
        }
        begin(job)
        waitForTurn(of: job, longestStep)
        while lock.withLock({ schedule.isWaiting(job) }), runNext(until: longestTurn) {}
        for _ in 0..<mostJobs where !runNext(until: longestTurn) { break }
        // Foundation's work on a request goes on without a job.
        if lock.withLock({ otherCount > 0 }) { wait(atMost: longestStep) }
    }

    /// The processor time, in seconds, for the code of a step.
    private static let longestStep = 5.0

    /// Gives the next job its turn, and waits for the end of that turn; returns false if no job is ready. A main thread that is blocked
    /// may go on before the turn has ended.
    static func runNext(until limit: Double, isMainThreadBlocked: Bool = false) -> Bool {
        var choice: JobSchedule.Choice?
        let job = lock.withLock { () -> BackgroundJob? in
            while schedule.running != nil { lock.wait(atMost: look_ns) }
            let resumed = schedule.jobsToResume(at: RealTime.nanoseconds)
            if !resumed.isEmpty { schedule.resume(resumed) }
            if schedule.isEmpty { mayHaveJobs = false }
            let next = schedule.next { choice = $0 }
            // The main thread looks for work, and reports this, although nothing may be left.
            if isMainThreadBlocked, next != nil { (unreported.hasRunWithoutMainThread, mayHaveJobs) = (true, true) }
            return next
        }
        guard let job else { return false }
        if let choice { Graph.note(.chose(choice.chosen, before: choice.first, of: choice.count)) }
        begin(job)
        waitForTurn(of: job, limit)
        reportWork()
        return true
    }

    /// Lets the thread of a job go on, or begins the job.
    private static func begin(_ job: BackgroundJob) {
        guard job.thread == 0 else {
            job.baton.signal()
            return
        }
        job.wait = nil
        job.start {
            let thread = ThreadState.number
            lock.withLock { job.thread = thread }
            current = job
        } whenDone: {
            current = nil
            lock.withLock { schedule.end(job) }
            lock.broadcast()
        }
    }

    /// Waits until a job has ended or gives its turn to others. Leaves it alone if it blocks its thread, or runs for too long.
    private static func waitForTurn(of job: BackgroundJob, _ limit: Double) {
        let start = RealTime.nanoseconds
        var nextLook = start + look_ns
        var (first, last): (ThreadState?, ThreadState?)
        var idleness = Duration.zero
        var wait = ProcessorWait()
        var isBlocked = false
        lock.withLock {
            while schedule.isRunning(job) {
                // Other jobs and the main thread wake this one, too.
                lock.wait(atMost: look_ns)
                let now = RealTime.nanoseconds
                guard now >= nextLook else { continue }
                nextLook = now + look_ns
                guard now >= job.sleepsUntil || now - start > longestSleep_ns else { continue }
                guard let state = job.thread == 0 ? nil : ThreadState(of: job.thread) else {
                    if now - start > longestStart_ns { schedule.leaveAlone(job) }
                    continue
                }
                if state.isAsleep, state == last {
                    let usable = wait.usable(of: .nanoseconds(look_ns), by: getpid())
                    idleness += ThreadState.othersAreActive ? min(usable, .nanoseconds(look_ns / 10)) : usable
                } else {
                    (idleness, wait) = (.zero, ProcessorWait())
                }
                last = state
                first = first ?? state
                isBlocked = idleness >= longestIdleness
                if isBlocked || state.seconds(since: first) > limit { schedule.leaveAlone(job) }
            }
        }
        if isBlocked { Graph.note(.blocked(job.name)) }
    }
}
