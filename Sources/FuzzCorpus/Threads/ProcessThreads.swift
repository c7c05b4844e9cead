import FuzzEngine
import Foundation

extension SearchThreads {
    /// The stack size of the main thread on most systems, because the code of a subject may be recursive.
    private static let stackSize_bytes = 8 << 20

    /// The number of cores that this process may use.
    package static var cores: Int { ProcessInfo.processInfo.activeProcessorCount }

    /// Creates a set of threads of this process; the calling thread is the first one. Each piece of work starts the others again.
    ///
    /// It uses Foundation's threads rather than a pool, whose threads block signals. The processes that an isolated subject starts
    /// from them would inherit the blocked signals.
    package init(ofProcess count: Int) {
        self.init(count: count) { body in
            let attendance = Attendance()
            for number in 1..<count {
                let thread = Thread {
                    guard attendance.begin() else { return }
                    body(number)
                    attendance.end()
                }
                thread.stackSize = Self.stackSize_bytes
                thread.start()
            }
            body(0)
            attendance.close()
        }
    }
}

/// Counts the threads at work. It does not wait for a thread that arrives after the work is done, or that never starts because the
/// system is busy or has no room.
private final class Attendance: Sendable {
    private let condition = NSCondition()
    private nonisolated(unsafe) var present = 0
    private nonisolated(unsafe) var isClosed = false

    /// Registers the calling thread.
    ///
    /// - Returns: whether there is work left.
    func begin() -> Bool {
        condition.withLock {
            if !isClosed { present += 1 }
            return !isClosed
        }
    }

    func end() {
        condition.withLock {
            present -= 1
            condition.signal()
        }
    }

    /// Waits for the registered threads, and turns away later ones.
    func close() {
        condition.withLock {
            isClosed = true
            while present > 0 { condition.wait() }
        }
    }
}
