import CoreFoundation
import Foundation

/// The main thread of an asynchronous program.
package enum MainThread {
    /// Whether it runs the run loop, where the runtime would have it end in `dispatch_main`.
    nonisolated(unsafe) package fileprivate(set) static var runsLoop = false
    /// The variable of libswift_Concurrency that is set for it.
    static let hookName = "swift_task_asyncMainDrainQueue_hook"
    /// Whether the concurrency runtime has that variable.
    static var hasHook: Bool { SystemSymbol.optionalVariable(hookName) != nil }
    /// The thread, once it has asked. Written there only.
    nonisolated(unsafe) private static var known: pthread_t?

    /// Whether it is the calling thread. Foundation asks the system for what `pthread_self` knows, and this is asked at every
    /// write of a state.
    static var isCurrent: Bool {
        if let known { return pthread_equal(pthread_self(), known) != 0 }
        guard Thread.isMainThread else { return false }
        known = pthread_self()
        return true
    }
}

#if os(Linux)
    private typealias DrainFunction = @convention(c) (UnsafeRawPointer?, UnsafeRawPointer?) -> Void

    /// Runs before `main`: its address is in the section of what the loader calls.
    ///
    /// What is set is a variable of libswift_Concurrency that a program may set (`swift_task_asyncMainDrainQueue_hook` in
    /// swiftlang/swift, include/swift/Runtime/Concurrency.h). Its function has two pointers as arguments, for which Swift's
    /// convention is C's.
    @section(".init_array") @used
    nonisolated(unsafe) private let installMainThreadHook: @convention(c) () -> Void = {
        // Where it is missing, `onMainRunLoop` throws an error that names it, and programs that need no hook run.
        let hook = SystemSymbol.optionalVariable(MainThread.hookName)
        hook?.assumingMemoryBound(to: DrainFunction?.self).pointee = { _, _ in
            MainThread.runsLoop = true
            while true { CFRunLoopRun() }
        }
    }
#endif
