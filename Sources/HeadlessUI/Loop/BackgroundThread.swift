import Dispatch
import Foundation
import Locks

/// A thread that runs code while the main thread waits for it.
final class BackgroundThread: @unchecked Sendable {
    /// The thread in use. If its code does not return, the thread is abandoned and replaced.
    nonisolated(unsafe) private static var current = BackgroundThread()

    /// Whether the main thread is waiting for the calling code, so that this code has exclusive access to the views. Code of any
    /// other thread does not, although the main thread waits.
    static var mainThreadWaitsForCaller: Bool {
        let caller = ObjectIdentifier(Thread.current)
        return waitedFor.withLock { $0 == caller }
    }

    /// The thread for which the main thread is waiting; nil if it waits for none.
    private static let waitedFor = Locked<ObjectIdentifier?>(nil)

    /// The time for which the main thread waits for an idle process. Code that waits for the main thread would never return.
    private static let patience = DispatchTimeInterval.seconds(1)
    /// The maximum processor time, in seconds, that a waiting process uses in that time. A process that is only slow, because
    /// other processes use the processor, uses more.
    private static let idleness = 0.002
    /// The number of waits for a busy process, which may be waiting for the main thread by polling.
    private static let mostWaits = 5

    private let begin = DispatchSemaphore(value: 0)
    private let end = DispatchSemaphore(value: 0)
    private var body: (@Sendable () -> Void)?
    private var thread = Thread()

    private init() {
        thread = Thread { [self] in
            while true {
                begin.wait()
                body?()
                body = nil
                end.signal()
            }
        }
        thread.start()
    }

    /// Runs the code. Returns when the code is done, or when it waits for an event that only the main thread can cause.
    static func run(_ body: @escaping @Sendable () -> Void) {
        let thread = current
        thread.body = body
        let waited = ObjectIdentifier(thread.thread)
        waitedFor.withLock { $0 = waited }
        thread.begin.signal()
        if !thread.comesBack() { current = BackgroundThread() }
        waitedFor.withLock { $0 = nil }
    }

    /// Waits for the end of the code; returns false if the code does not end.
    private func comesBack() -> Bool {
        for _ in 0..<Self.mostWaits {
            let start = Self.processorTime
            if end.wait(timeout: .now() + Self.patience) == .success { return true }
            if Self.processorTime - start < Self.idleness { return false }
        }
        return false
    }

    /// The processor time that the process has used so far, in seconds.
    private static var processorTime: Double {
        var time = timespec()
        clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
        return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
    }
}
