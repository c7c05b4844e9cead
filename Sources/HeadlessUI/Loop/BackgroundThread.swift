import Dispatch
import Foundation

/// Another thread, on which code runs while the main thread waits for it.
final class BackgroundThread: @unchecked Sendable {
    /// The one that is used. One that does not come back is left to itself, and another taken.
    nonisolated(unsafe) private static var current = BackgroundThread()

    /// Whether the main thread waits for code on the other thread just now, so that this code has the views to itself.
    nonisolated(unsafe) private(set) static var mainThreadWaits = false

    /// How long the main thread waits: code that waits for the main thread would never come back.
    private static let patience = DispatchTimeInterval.seconds(1)

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
        if thread.end.wait(timeout: .now() + patience) == .timedOut { current = BackgroundThread() }
        mainThreadWaits = false
    }
}
