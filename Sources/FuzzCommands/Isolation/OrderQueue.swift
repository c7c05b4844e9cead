import Foundation

/// The lines that come from the process that started this one. They are read on a thread of their own, which ends the process
/// when the other one is gone, even in the middle of a case that never ends.
final class OrderQueue: Sendable {
    private let condition = NSCondition()
    private nonisolated(unsafe) var lines: [Data] = []

    func fill() {
        while let line = readLine() {
            condition.lock()
            lines.append(Data(line.utf8))
            condition.signal()
            condition.unlock()
        }
        _exit(0)
    }

    /// Waits for the next line.
    func next() -> Data? {
        condition.lock()
        defer { condition.unlock() }
        while lines.isEmpty { condition.wait() }
        return lines.removeFirst()
    }
}
