import CoreFoundation
import Dispatch
import Foundation

// The hooks of the concurrency runtime are variables of libswift_Concurrency that a program may set (swiftlang/swift,
// stdlib/public/CompatibilityOverride and include/swift/Runtime/Concurrency.h: swift_task_asyncMainDrainQueue_hook,
// swift_task_enqueueGlobal_hook). Their functions have one or two pointers as arguments, for which Swift's convention is C's.
@_silgen_name("swift_job_run") private func runJob(_ job: UnownedJob, _ executor: UnownedSerialExecutor)

private typealias Hook<Function> = UnsafeMutablePointer<Function?>
private typealias DrainFunction = @convention(c) (UnsafeRawPointer?, UnsafeRawPointer?) -> Void
private typealias EnqueueFunction = @convention(c) (UnsafeMutableRawPointer, UnsafeMutableRawPointer) -> Void
private typealias OriginalEnqueueFunction = @convention(c) (UnsafeMutableRawPointer) -> Void

private func hook<Function>(_ name: String, _ type: Function.Type) -> Hook<Function>? {
    dlsym(nil, name)?.assumingMemoryBound(to: Function?.self)
}

#if os(Linux)
    /// Runs before `main`: its address is in the section of what the loader calls.
    @section(".init_array") @used
    nonisolated(unsafe) private let installMainThreadHook: @convention(c) () -> Void = {
        hook("swift_task_asyncMainDrainQueue_hook", DrainFunction.self)?.pointee = { _, _ in
            MainThread.runsLoop = true
            while true { CFRunLoopRun() }
        }
    }
#endif

/// The main thread of an asynchronous program.
enum MainThread {
    /// Whether it runs the run loop, where the runtime would have it end in `dispatch_main`.
    nonisolated(unsafe) static var runsLoop = false
}

/// Counts the jobs that code of the hosts has put on the global executor: those which were put there by the main thread, which is the
/// host's while one exists, or by another such job.
enum GlobalJobs {
    /// How many are waiting or running.
    static var count: Int { condition.withLock { running } }

    /// Blocks the calling thread, the main one, until there are none, or one may wait for the main queue.
    static func wait(until deadline: Date) {
        condition.withLock {
            while running > 0, !MainQueue.isPending, deadline.timeIntervalSinceNow > 0 {
                // Nobody says that the main queue has work, but the loop, which does not run.
                _ = condition.wait(until: min(deadline, .now + 0.001))
            }
        }
    }

    private static let condition = NSCondition()
    nonisolated(unsafe) private static var running = 0
    nonisolated(unsafe) private static var isCounting = false
    private static let key = pthread_key_t.make()

    /// Whether the calling thread runs such a job.
    private static var isWithinJob: Bool {
        get { pthread_getspecific(key) != nil }
        set { pthread_setspecific(key, newValue ? UnsafeRawPointer(bitPattern: 1) : nil) }
    }

    /// Counts from the first host on.
    @MainActor static let start: Void = {
        hook("swift_task_enqueueGlobal_hook", EnqueueFunction.self)?.pointee = { job, original in
            guard Thread.isMainThread || GlobalJobs.isWithinJob else {
                return unsafeBitCast(original, to: OriginalEnqueueFunction.self)(job)
            }
            GlobalJobs.enqueue(unsafeBitCast(job, to: UnownedJob.self))
        }
    }()

    private static func enqueue(_ job: UnownedJob) {
        condition.withLock { running += 1 }
        DispatchQueue.global().async {
            isWithinJob = true
            runJob(job, unsafeBitCast((0, 0), to: UnownedSerialExecutor.self))
            isWithinJob = false
            condition.withLock { running -= 1 }
            condition.signal()
        }
    }
}

extension pthread_key_t {
    fileprivate static func make() -> pthread_key_t {
        var key = pthread_key_t()
        pthread_key_create(&key, nil)
        return key
    }
}
