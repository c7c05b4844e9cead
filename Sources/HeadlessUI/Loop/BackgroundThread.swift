import Dispatch
import Foundation

/// Another thread, on which code runs while the main thread waits for it.
final class BackgroundThread: @unchecked Sendable {
    /// The one that is used. One that does not come back is left to itself, and another taken.
    nonisolated(unsafe) private static var current = BackgroundThread()

    /// Whether the main thread waits for code on the other thread just now, so that this code has the views to itself.
    nonisolated(unsafe) private(set) static var mainThreadWaits = false

    /// How long the main thread waits for a process that does nothing: code that waits for the main thread would never come back.
    private static let patience = DispatchTimeInterval.seconds(1)
    /// What a process that waits takes of the processor in that time, at most, in seconds. One that is only slow, since others have
    /// the processor, takes more.
    private static let idleness = 0.002
    /// How often it waits for a process that does something: it may wait for the main thread by asking again and again.
    private static let mostWaits = 5

    private let begin = DispatchSemaphore(value: 0)
    private let end = DispatchSemaphore(value: 0)
    private var body: (@Sendable () -> Void)?

    private init() {
        Thread.detachNewThread { [self] in
            while true {
                begin.wait()
                body?()
                body = nil
                end.signal()
            }
        }
    }

    /// Runs the code, and returns when it is done, or waits for something that only the main thread can bring about.
    static func run(_ body: @escaping @Sendable () -> Void) {
        let thread = current
        thread.body = body
        mainThreadWaits = true
        thread.begin.signal()
        if !thread.comesBack() { current = BackgroundThread() }
        mainThreadWaits = false
    }

    /// Waits for the end of the code; returns false where it does not come.
    private func comesBack() -> Bool {
        for _ in 0..<Self.mostWaits {
            let start = Self.processorTime
            if end.wait(timeout: .now() + Self.patience) == .success { return true }
            if Self.processorTime - start < Self.idleness { return false }
        }
        return false
    }

    /// What the process has taken of the processor so far, in seconds.
    private static var processorTime: Double {
        var time = timespec()
        clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
        return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
    }
}
