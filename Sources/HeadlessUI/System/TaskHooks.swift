import Dispatch
import Foundation

@_silgen_name("swift_job_run") private func runJob(_ job: UnownedJob, _ executor: UnownedSerialExecutor)

private typealias Original = UnsafeMutableRawPointer
private typealias OriginalFunction = @convention(c) (UnsafeMutableRawPointer) -> Void
private typealias EnqueueFunction = @convention(c) (UnsafeMutableRawPointer, Original) -> Void
private typealias DelayFunction = @convention(c) (UInt64, UnsafeMutableRawPointer, Original) -> Void
private typealias OriginalDelayFunction = @convention(c) (UInt64, UnsafeMutableRawPointer) -> Void

/// The variables of the concurrency runtime that let a program take the jobs of the global executor
/// (`swift_task_enqueueGlobal_hook` and its siblings in swiftlang/swift, include/swift/Runtime/Concurrency.h). Jobs of the main
/// actor and of other executors keep their place.
enum TaskHooks {
    /// Sets the variables. The functions have only words as arguments, for which Swift's convention is C's.
    static func install() {
        let hook = SystemSymbol.variable("swift_task_enqueueGlobal_hook")
        hook.assumingMemoryBound(to: EnqueueFunction?.self).pointee = { job, original in
            #if os(Linux)
                OtherTasks.note(job)
            #endif
            guard BackgroundWork.isHeldHere else {
                return unsafeBitCast(original, to: OriginalFunction.self)(job)
            }
            BackgroundWork.add(TaskHooks.held(job))
        }
        let delayHook = SystemSymbol.variable("swift_task_enqueueGlobalWithDelay_hook")
        delayHook.assumingMemoryBound(to: DelayFunction?.self).pointee = { nanoseconds, job, original in
            guard BackgroundWork.isHeldHere, let clock = VirtualClock.current else {
                return unsafeBitCast(original, to: OriginalDelayFunction.self)(nanoseconds, job)
            }
            let delay = HostTime(untilRealDeadlineInNanoseconds: Int64(clamping: nanoseconds))
            nonisolated(unsafe) let job = job
            clock.schedule(at: clock.now + delay, as: .handOver) {
                BackgroundWork.add(TaskHooks.held(job))
            } _: {
                BackgroundWork.add(TaskHooks.held(job))
            }
        }
    }

    /// Returns a job of a task, to be run later.
    private static func held(_ job: UnsafeMutableRawPointer) -> BackgroundJob {
        let unowned = unsafeBitCast(job, to: UnownedJob.self)
        return BackgroundJob(named: JobNames.name(of: job), submit: runOnAnyThread) {
            runJob(unowned, unsafeBitCast((0, 0), to: UnownedSerialExecutor.self))
        }
    }

    /// Runs code on a thread of Dispatch that does not wait for other work of the program.
    static func runOnAnyThread(_ body: @escaping () -> Void) {
        #if os(Linux)
            DispatchLibrary.runOnAnyThread(body)
        #else
            nonisolated(unsafe) let body = body
            DispatchQueue.global().async { body() }
        #endif
    }
}

/// What jobs of tasks are, for a timeline.
enum JobNames {
    nonisolated(unsafe) private static var names: [UInt64: String] = [:]
    private static let lock = TimedCondition()

    /// Returns the name of the code that started a task, which is known when its first job is enqueued.
    static func name(of job: UnsafeMutableRawPointer) -> String? {
        guard Graph.current?.watch != nil else { return nil }
        let task = taskID(of: job)
        return lock.withLock {
            if let name = names[task] { return name }
            let name = ViewAction.current.map { "a task of \($0)" } ?? "a task"
            names[task] = name
            return name
        }
    }
}

/// Returns the number of the task of a job.
@_silgen_name("swift_task_getJobTaskId") func taskID(of job: UnsafeMutableRawPointer) -> UInt64
