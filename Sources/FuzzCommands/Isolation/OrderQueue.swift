import FilesAndProcesses
import Foundation
import FuzzCampaign

/// The lines that come from the process that started this one. They are read on a thread of their own, which ends the process
/// when the other one is gone, even in the middle of a case that never ends.
final class OrderQueue: Sendable {
    private let condition = NSCondition()
    private nonisolated(unsafe) var lines: [Data] = []

    /// Reads lines until there are no more. Nothing of C's streams is used, whose locks would hold up an `exit` of the code
    /// that runs meanwhile.
    func fill(from descriptor: Int32 = STDIN_FILENO) {
        var unread = LineBuffer()
        var buffer = [UInt8](repeating: 0, count: 1 << 16)
        while true {
            let count = read(descriptor, &buffer, buffer.count)
            if count < 0 && errno == EINTR { continue }
            guard count > 0 else { _exit(ExitStatus.asExpected.rawValue) }
            unread.take(buffer[..<count]).forEach(add)
            // Who asks for this is no part of this program.
            if unread.isOverfull { _exit(ExitStatus.usage.rawValue) }
        }
    }

    private func add(_ line: Data) {
        condition.lock()
        lines.append(line)
        condition.signal()
        condition.unlock()
    }

    /// Waits for the next line.
    func next() -> Data? {
        condition.lock()
        defer { condition.unlock() }
        while lines.isEmpty { condition.wait() }
        return lines.removeFirst()
    }
}
