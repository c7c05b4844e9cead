import FuzzEngine
import Foundation

extension SearchThreads {
    /// As much as the main thread has on most systems: the code of a subject may call itself.
    private static let stackSize_bytes = 8 << 20

    /// How many cores there are for this process.
    package static var cores: Int { ProcessInfo.processInfo.activeProcessorCount }

    /// So many threads of this process, of which the one that calls is the first. Others are started for each work.
    ///
    /// Threads of Foundation rather than of a pool: those of a pool have signals blocked, and so would the processes that an
    /// isolated subject starts from them.
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

/// Who is at work. A thread that comes when there is no work left, or never, since the system is busy or has no room for one more,
/// is not waited for.
private final class Attendance: Sendable {
    private let condition = NSCondition()
    private nonisolated(unsafe) var present = 0
    private nonisolated(unsafe) var isClosed = false

    /// - Returns: whether there is work.
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

    /// Waits for those who are present, and lets nobody in any more.
    func close() {
        condition.withLock {
            isClosed = true
            while present > 0 { condition.wait() }
        }
    }
}
