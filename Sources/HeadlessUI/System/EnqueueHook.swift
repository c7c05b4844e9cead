#if !os(Linux)
    // If the loader does not take C functions from the program, only jobs of the global executor are counted.
    @_silgen_name("swift_job_run") private func runJob(_ job: UnownedJob, _ executor: UnownedSerialExecutor)
    private typealias EnqueueFunction = @convention(c) (UnsafeMutableRawPointer, UnsafeMutableRawPointer) -> Void
    private typealias OriginalEnqueueFunction = @convention(c) (UnsafeMutableRawPointer) -> Void

    extension BackgroundWork {
        /// Sets a variable of the concurrency runtime that a program may set (`swift_task_enqueueGlobal_hook`).
        static func installEnqueueHook() {
            let hook = SystemSymbol.variable("swift_task_enqueueGlobal_hook")
            hook.assumingMemoryBound(to: EnqueueFunction?.self).pointee = { job, original in
                guard BackgroundWork.isBegunHere else {
                    return unsafeBitCast(original, to: OriginalEnqueueFunction.self)(job)
                }
                let job = unsafeBitCast(job, to: UnownedJob.self)
                let begun = BackgroundWork.begin()
                DispatchQueue.global().async {
                    BackgroundWork.perform(begunIn: begun) {
                        runJob(job, unsafeBitCast((0, 0), to: UnownedSerialExecutor.self))
                    }
                }
            }
        }
    }
#endif
