import Foundation
import Locks

/// Runs code on a thread of its own, and returns its result. The time that the test waits for its turn does not count, as it does for
/// a time limit of a test.
///
/// - Throws: the error of the code, or `TimeIsOver`. The code goes on then.
package func finished<Value: Sendable>(
    within limit: Duration, _ body: @escaping @Sendable () throws -> Value
) throws -> Value {
    let result = Locked<Result<Value, any Error>?>(nil)
    let end = DispatchSemaphore(value: 0)
    let thread = Thread {
        let value = Result { try body() }
        result.withLock { $0 = value }
        end.signal()
    }
    thread.stackSize = 8 << 20
    thread.start()
    let seconds = Double(limit.components.seconds)
    guard end.wait(timeout: .now() + seconds) == .success, let result = result.withLock({ $0 }) else {
        throw TimeIsOver(limit: limit)
    }
    return try result.get()
}

/// Code that has not finished in its time.
package struct TimeIsOver: Error {
    let limit: Duration
}
