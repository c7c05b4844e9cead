import CoreFoundation
import Foundation

/// Runs code that creates hosts on the main thread, where the main run loop can run: a whole test of XCTest, or the main
/// thread's part of a program.
///
/// If a host is still open at the end, this function closes it. On Linux, XCTest aborts before it calls an isolated
/// (`@MainActor`) method of a test class. Therefore do not isolate the method; the closure is isolated.
///
/// - Parameter body: The code to run.
/// - Returns: The result of the closure.
/// - Throws: The error of the closure; `UnseenIssues` if a host has issues that the code did not read; `MainRunLoopError` if
///   this is not the main thread, or is a block of the main queue.
public func onMainRunLoop<Result: Sendable>(_ body: @MainActor () throws -> Result) throws -> Result {
    if let error = MainRunLoopError.here { throw error }
    MainQueue.finishEarlierJobs()
    return try MainActor.assumeIsolated { try Host.closing(after: body) }
}

/// Runs code that creates hosts on the main thread, where the main run loop can run: a whole test of Swift Testing.
///
/// The code runs as a block of the main run loop, in which a host can run the loop. Tests that run in parallel take turns.
/// If a host is still open at the end, this function closes it. On Linux, the main thread of an asynchronous program ends in
/// `dispatch_main`; a program that links this library runs the run loop instead.
///
/// - Parameter body: The code to run.
/// - Returns: The result of the closure.
/// - Throws: The error of the closure; `UnseenIssues` if a host has issues that the code did not read; `MainRunLoopError` if
///   the main thread does not run the loop.
public func onMainRunLoop<Result: Sendable>(
    _ body: @MainActor @Sendable () throws -> Result
) async throws -> Result {
    guard MainThread.runsLoop || CFRunLoopCopyCurrentMode(CFRunLoopGetMain()) != nil else {
        throw MainRunLoopError.notRunning
    }
    return try await LoopActor.shared.run(body)
}

/// The reason for which the main run loop cannot run.
public enum MainRunLoopError: Error, CustomStringConvertible {
    /// The code runs on another thread.
    case onAnotherThread
    /// The code runs in a block of the main queue, in which the loop does not serve the queue.
    case inBlockOfMainQueue
    /// The main thread is not running its loop.
    case notRunning

    /// The reason for which the calling code cannot run the loop; nil if it can.
    static var here: MainRunLoopError? {
        if !Thread.isMainThread { return .onAnotherThread }
        return MainQueue.isBeingServed ? .inBlockOfMainQueue : nil
    }

    /// The problem and its solution, in a sentence.
    public var description: String {
        switch self {
        case .onAnotherThread:
            "the main run loop runs on the main thread, and this is another: call `try await onMainRunLoop { }` from asynchronous code"
        case .inBlockOfMainQueue:
            "this code is run by the main queue, which the run loop does not serve meanwhile: call `try await onMainRunLoop { }` "
                + "from a function that is not isolated to the main actor"
        case .notRunning:
            "the main thread of this program does not run its run loop, and cannot be made to: put views into a test of XCTest here"
                + (MainThread.hasHook ? "" : " (the concurrency runtime has no \(MainThread.hookName))")
        }
    }
}

/// Performs its work as successive blocks of the main run loop. A block that runs the loop is not interrupted by the next.
private actor LoopActor {
    static let shared = LoopActor()
    private let executor = LoopExecutor()

    nonisolated var unownedExecutor: UnownedSerialExecutor { executor.asUnownedSerialExecutor() }

    func run<Result: Sendable>(_ body: @MainActor @Sendable () throws -> Result) throws -> Result {
        try MainActor.assumeIsolated { try Host.closing(after: body) }
    }
}

private final class LoopExecutor: SerialExecutor, @unchecked Sendable {
    private let lock = NSLock()
    private var waiting: [UnownedJob] = []
    private var isBusy = false
    /// The number of turns of the loop for which the next job has waited until the main queue was empty.
    private var delayCount = 0
    /// Some code may keep the main queue busy forever.
    private static let mostDelays = 100

    func enqueue(_ job: consuming ExecutorJob) {
        let job = UnownedJob(job)
        let isFirst = lock.withLock {
            waiting.append(job)
            defer { isBusy = true }
            return !isBusy
        }
        if isFirst { performNext() }
    }

    private func performNext() {
        MainLoop.performInCommonModes { [self] in
            #if os(Linux)
                OtherTasks.keepOut()
            #endif
            // The main queue may already have jobs of other tests, which the loop runs first.
            if MainQueue.isPending, delayCount < Self.mostDelays {
                delayCount += 1
                return performNext()
            }
            delayCount = 0
            #if os(Linux)
                OtherTasks.beginHost()
            #endif
            let job = lock.withLock { waiting.removeFirst() }
            job.runSynchronously(on: asUnownedSerialExecutor())
            #if os(Linux)
                OtherTasks.letIn()
            #endif
            let isMore = lock.withLock {
                isBusy = !waiting.isEmpty
                return isBusy
            }
            if isMore { performNext() }
        }
        CFRunLoopWakeUp(CFRunLoopGetMain())
    }
}
