import FilesAndProcesses
import Foundation
import FuzzCampaign

/// The queue of order lines from the parent process. A separate thread reads them. It ends this process when the parent is gone,
/// even during a case that never ends.
final class OrderQueue: Sendable {
    private let condition = NSCondition()
    private nonisolated(unsafe) var lines: [Data] = []

    /// Reads lines until the end of the input. Uses `read` rather than C streams, whose locks would block an `exit` by the app's
    /// code.
    func fill(from descriptor: Int32 = STDIN_FILENO) {
        var unread = LineBuffer()
        var buffer = [UInt8](repeating: 0, count: 1 << 16)
        while true {
            let count = read(descriptor, &buffer, buffer.count)
            if count < 0 && errno == EINTR { continue }
            guard count > 0 else {
                // The parent has ended, or was killed, and does not remove it.
                PrivateHome.ofThisProcess?.remove()
                _exit(ExitStatus.asExpected.rawValue)
            }
            unread.take(buffer[..<count]).forEach(add)
            // An order this long does not come from this program.
            if unread.isOverfull { _exit(ExitStatus.usage.rawValue) }
        }
    }

    private func add(_ line: Data) {
        condition.lock()
        lines.append(line)
        condition.signal()
        condition.unlock()
    }

    /// Waits for the next line and returns it.
    func next() -> Data? {
        condition.lock()
        defer { condition.unlock() }
        while lines.isEmpty { condition.wait() }
        return lines.removeFirst()
    }
}
