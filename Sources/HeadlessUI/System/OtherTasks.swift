#if os(Linux)
    import Foundation

    /// Tasks that do not belong to a host, such as other tests of the program.
    ///
    /// Their jobs on the main queue wait while a test uses a host. Otherwise the host's loop would run them: they would read the
    /// time of the case, and the host would hold the work that they enqueue.
    ///
    /// A task belongs to the host if code of the host has enqueued it. Another task comes to the main queue from a thread of the
    /// concurrency runtime, on which no job of the host runs. Other threads, such as those that the app creates, may work for the
    /// host.
    enum OtherTasks {
        private static let lock = TimedCondition()
        nonisolated(unsafe) private static var areKeptOut = false
        /// Whether the main thread runs code that uses a host. Before, it runs the jobs that the main queue already has.
        nonisolated(unsafe) private static var isHostInUse = false
        nonisolated(unsafe) private static var hostTasks: Set<UInt64> = []
        /// The functions that enqueue the waiting jobs.
        nonisolated(unsafe) private static var held: [() -> Void] = []

        /// Makes jobs of other tasks wait from now on.
        static func keepOut() { lock.withLock { areKeptOut = true } }

        /// Notes that the main thread uses a host from now on, so that what it enqueues belongs to the host.
        static func beginHost() { isHostInUse = true }

        /// Enqueues the waiting jobs. The next ones do not wait.
        static func letIn() {
            isHostInUse = false
            let enqueues = lock.withLock {
                defer { (areKeptOut, hostTasks, held) = (false, [], []) }
                return held
            }
            for enqueue in enqueues { enqueue() }
        }

        /// Notes the task of a job that the calling thread enqueues, if the thread works for the host.
        static func note(_ job: UnsafeMutableRawPointer) {
            guard isHostInUse, MainThread.isCurrent || BackgroundWork.isJobHere else { return }
            let task = taskID(of: job)
            lock.withLock { _ = hostTasks.insert(task) }
        }

        /// Takes a job that the calling thread puts on the main queue, if the job has to wait.
        ///
        /// - Parameters:
        ///   - job: The argument of the function, which is a job only if the concurrency runtime has the function.
        ///   - function: The function that the queue calls.
        ///   - enqueue: Puts the job on the queue.
        /// - Returns: Whether the job waits.
        static func hold(
            _ job: UnsafeMutableRawPointer?, of function: @escaping DispatchFunction, _ enqueue: @escaping () -> Void
        ) -> Bool {
            guard areKeptOut, let job, runsJobs(function) else { return false }
            guard QueueLabel.isOfTasks(nil), !BackgroundWork.isJobHere else {
                note(job)
                return false
            }
            let task = taskID(of: job)
            return lock.withLock {
                guard areKeptOut, !hostTasks.contains(task) else { return false }
                held.append(enqueue)
                return true
            }
        }

        // MARK: - Functions of the concurrency runtime

        /// The start of the concurrency runtime in memory; nil if it is linked into the program.
        nonisolated(unsafe) private static let runtime: UnsafeRawPointer? = {
            let runtime = base(of: SystemSymbol.variable("swift_task_enqueueGlobal_hook"))
            return runtime == base(of: #dsohandle) ? nil : runtime
        }()

        /// The fields of `Dl_info`, which the C library declares for GNU programs only (`dladdr` in its manual).
        private typealias Place = (
            file: UnsafeRawPointer?, base: UnsafeRawPointer?, symbol: UnsafeRawPointer?, address: UnsafeRawPointer?
        )
        private static let find = SystemSymbol.nextFunction(
            "dladdr", as: (@convention(c) (UnsafeRawPointer, UnsafeMutableRawPointer) -> Int32).self)

        /// Returns the start in memory of the library that has an address.
        private static func base(of address: UnsafeRawPointer) -> UnsafeRawPointer? {
            var place: Place = (nil, nil, nil, nil)
            return find(address, &place) == 0 ? nil : place.base
        }

        /// Whether a function runs jobs of tasks.
        private static func runsJobs(_ function: @escaping DispatchFunction) -> Bool {
            runtime != nil && base(of: unsafeBitCast(function, to: UnsafeRawPointer.self)) == runtime
        }
    }
#endif
