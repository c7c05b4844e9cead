import CoreFoundation
import Foundation

/// Tasks that do not belong to the host, such as other tests of the program.
///
/// The main queue serves them, too. Within a run of the host's loop, one of them would take the case's time for its own, and what it
/// enqueues would count as work of the host. So their jobs wait until the main thread has left the code that uses the host, and
/// they leave the main thread without becoming the host's work.
///
/// A task is the host's if code of the host has enqueued it first. It is another one if it came to the main queue from a thread of
/// the concurrency runtime, since jobs of the host run elsewhere. Other threads, such as those that the app creates, may act for the
/// host.
enum OtherTasks {
    private static let lock = TimedCondition()
    nonisolated(unsafe) private static var hostTasks: Set<UInt64> = []
    nonisolated(unsafe) private static var otherTasks: Set<UInt64> = []
    /// The number of calls of `keepOut` around the main thread's code.
    nonisolated(unsafe) private static var depth = 0
    /// The functions that enqueue the jobs that wait.
    nonisolated(unsafe) private static var held: [() -> Void] = []

    /// Runs code of the main thread that uses a host.
    static func keepOut<Result>(_ body: () throws -> Result) rethrows -> Result {
        lock.withLock { depth += 1 }
        defer { lock.withLock { depth -= 1 } }
        return try body()
    }

    /// Enqueues the jobs that have waited, if the main thread has left the code that uses the host.
    static func release() {
        let enqueues = lock.withLock { () -> [() -> Void] in
            guard depth == 0 else { return [] }
            defer { held = [] }
            return held
        }
        for enqueue in enqueues { enqueue() }
    }

    /// Notes that a host begins. The code that creates it may be that of a task, such as a test.
    static func hostBegins() {
        let task = currentJob().map { taskID(of: $0) }
        lock.withLock {
            hostTasks = []
            if let task { otherTasks.insert(task) }
        }
    }

    /// Enqueues a job that the calling thread puts on a global queue, if it is that of another task that leaves the main thread;
    /// returns whether it is.
    static func leave(_ job: UnsafeMutableRawPointer, _ enqueue: () -> Void) -> Bool {
        let task = taskID(of: job)
        let leaves = lock.withLock {
            if MainThread.isCurrent, otherTasks.remove(task) != nil { return true }
            hostTasks.insert(task)
            return false
        }
        guard leaves else { return false }
        isOneLeaving = true
        enqueue()
        isOneLeaving = false
        return true
    }

    nonisolated(unsafe) private static var isOneLeaving = false
    /// Whether the calling thread enqueues a job of another task that leaves the main thread.
    static var isLeaving: Bool { MainThread.isCurrent && isOneLeaving }

    @_silgen_name("swift_task_getJobTaskId") static func taskID(of job: UnsafeMutableRawPointer) -> UInt64

    /// Returns the task that the calling thread runs. Without arguments, Swift's convention is C's.
    private static let currentJob = unsafeBitCast(
        SystemSymbol.variable("swift_task_getCurrent"), to: (@convention(c) () -> UnsafeMutableRawPointer?).self)

    #if os(Linux)
        /// Whether the calling thread runs tasks, and not a job of the host.
        static var areHere: Bool { QueueLabel.isOfTasks(nil) && !BackgroundWork.isJobHere }

        /// Takes a job that the calling thread puts on the main queue, if it has to wait; returns whether it has.
        static func hold(
            _ job: UnsafeMutableRawPointer?, of function: @escaping DispatchFunction, _ enqueue: @escaping () -> Void
        ) -> Bool {
            // Without a loop that goes on, no code would ever release the job.
            guard MainThread.runsLoop, let job, runsJobs(function) else { return false }
            let task = taskID(of: job)
            let areHere = areHere
            return lock.withLock {
                if !areHere, !otherTasks.contains(task) { hostTasks.insert(task) }
                guard !hostTasks.contains(task) else { return false }
                otherTasks.insert(task)
                guard depth > 0 else { return false }
                held.append(enqueue)
                return true
            }
        }

        /// The place in memory of the concurrency runtime; nil if it is part of the program, as all other code.
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

        private static func base(of address: UnsafeRawPointer) -> UnsafeRawPointer? {
            var place: Place = (nil, nil, nil, nil)
            return find(address, &place) == 0 ? nil : place.base
        }

        /// The function by which the runtime runs jobs, after its first use.
        nonisolated(unsafe) private static var knownRunner: UnsafeRawPointer?

        /// Whether a function of a block of a queue runs jobs of tasks.
        private static func runsJobs(_ function: @escaping DispatchFunction) -> Bool {
            let address = unsafeBitCast(function, to: UnsafeRawPointer.self)
            if address == knownRunner { return true }
            guard let runtime, base(of: address) == runtime else { return false }
            knownRunner = address
            return true
        }
    #endif
}
