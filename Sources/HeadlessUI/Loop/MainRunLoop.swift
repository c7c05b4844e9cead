import CoreFoundation
import Foundation

/// Runs code that makes hosts on the main thread, where the main run loop can be run: a whole test of XCTest, or the main thread's
/// part of a program.
///
/// A host that is still open at the end is closed. A method of a test class that is isolated (`@MainActor`) does not get here on Linux:
/// XCTest aborts before it calls one, so that the method is not isolated, and the closure is.
///
/// - Parameter body: what is run.
/// - Returns: what the closure returns.
/// - Throws: what the closure throws; `UnseenIssues` where a host had issues that nobody looked at; `MainRunLoopError` where this is
///   not the main thread, or is a block of the main queue.
public func onMainRunLoop<Result: Sendable>(_ body: @MainActor () throws -> Result) throws -> Result {
    if let error = MainRunLoopError.here { throw error }
    return try MainActor.assumeIsolated { try Host.closing(after: body) }
}

/// Runs code that makes hosts on the main thread, where the main run loop can be run: a whole test of Swift Testing.
///
/// The code is a block of the main run loop, in which a host can run the loop; one after the other, where tests are run side by side.
/// A host that is still open at the end is closed. The runtime of Linux has the main thread of an asynchronous program end in
/// `dispatch_main`; where this library is linked it runs the run loop instead.
///
/// - Parameter body: what is run.
/// - Returns: what the closure returns.
/// - Throws: what the closure throws; `UnseenIssues` where a host had issues that nobody looked at; `MainRunLoopError` where the main
///   thread does not run the loop.
public func onMainRunLoop<Result: Sendable>(
    _ body: @MainActor @Sendable () throws -> Result
) async throws -> Result {
    guard MainThread.runsLoop || CFRunLoopCopyCurrentMode(CFRunLoopGetMain()) != nil else {
        throw MainRunLoopError.notRunning
    }
    return try await LoopActor.shared.run(body)
}

/// Why the main run loop cannot be run.
public enum MainRunLoopError: Error, CustomStringConvertible {
    /// The code runs on another thread.
    case onAnotherThread
    /// The code runs in a block of the main queue, in which the loop does not serve the queue.
    case inBlockOfMainQueue
    /// The main thread does something else.
    case notRunning

    /// Why the calling code cannot run the loop; nil where it can.
    static var here: MainRunLoopError? {
        if !Thread.isMainThread { return .onAnotherThread }
        return MainQueue.isBeingServed ? .inBlockOfMainQueue : nil
    }

    /// What is wrong, and what to do, in a sentence.
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

/// Performs its work as blocks of the main run loop, one after the other: a block that runs the loop is not interrupted by the next.
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
            let job = lock.withLock { waiting.removeFirst() }
            job.runSynchronously(on: asUnownedSerialExecutor())
            let isMore = lock.withLock {
                isBusy = !waiting.isEmpty
                return isBusy
            }
            if isMore { performNext() }
        }
        CFRunLoopWakeUp(CFRunLoopGetMain())
    }
}
