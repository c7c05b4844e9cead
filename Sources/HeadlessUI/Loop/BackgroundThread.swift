import Dispatch
import Foundation

/// Another thread, on which code runs while the main thread waits for it.
final class BackgroundThread: @unchecked Sendable {
    static let shared = BackgroundThread()

    /// Whether the main thread waits for code on the other thread just now, so that this code has the views to itself.
    nonisolated(unsafe) private(set) static var mainThreadWaits = false

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

    /// Runs the code, and returns when it is done.
    func run(_ body: @escaping @Sendable () -> Void) {
        self.body = body
        BackgroundThread.mainThreadWaits = true
        begin.signal()
        end.wait()
        BackgroundThread.mainThreadWaits = false
    }
}
