import CoreFoundation
import Foundation

/// The main thread of an asynchronous program.
package enum MainThread {
    /// Whether the thread runs the run loop, where the runtime would let it end in `dispatch_main`.
    nonisolated(unsafe) package fileprivate(set) static var runsLoop = false
    /// The name of the libswift_Concurrency variable that holds the last function of the main thread.
    static let hookName = "swift_task_asyncMainDrainQueue_hook"
    /// Whether the concurrency runtime has that variable.
    static var hasHook: Bool { SystemSymbol.optionalVariable(hookName) != nil }
    /// The main thread, after its first call of `isCurrent`. Written on the main thread only.
    nonisolated(unsafe) private static var known: pthread_t?

    /// Whether the main thread is the calling thread. Each write of a state reads this; Foundation asks the system for the
    /// answer that `pthread_self` already has.
    static var isCurrent: Bool {
        if let known { return pthread_equal(pthread_self(), known) != 0 }
        guard Thread.isMainThread else { return false }
        known = pthread_self()
        return true
    }
}

#if os(Linux)
    private typealias DrainFunction = @convention(c) (UnsafeRawPointer?, UnsafeRawPointer?) -> Void

    /// Runs before `main`, because its address is in the section that the loader calls.
    ///
    /// It sets a variable of libswift_Concurrency that a program may set (`swift_task_asyncMainDrainQueue_hook` in
    /// swiftlang/swift, include/swift/Runtime/Concurrency.h). Its function has two pointers as arguments, for which Swift's
    /// convention is C's.
    @section(".init_array") @used
    nonisolated(unsafe) private let installMainThreadHook: @convention(c) () -> Void = {
        // If the variable is missing, `onMainRunLoop` throws an error that names it, and programs that need no hook still run.
        let hook = SystemSymbol.optionalVariable(MainThread.hookName)
        hook?.assumingMemoryBound(to: DrainFunction?.self).pointee = { _, _ in
            MainThread.runsLoop = true
            while true { CFRunLoopRun() }
        }
    }
#endif
