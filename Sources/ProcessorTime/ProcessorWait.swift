import Foundation

/// Measures how long a process and its children wait for a processor.
///
/// A process that waits for a processor does not hang. On a busy machine, processes wait most of the time.
package struct ProcessorWait {
    /// The nanoseconds that each thread had waited for a processor at the last look; nil before the first one.
    private var waited_ns: [pid_t: UInt64]?

    /// Begins to measure.
    ///
    /// - Parameter process: A process to look at now, so that the first call of `usable` leaves out what it waits, too.
    package init(from process: pid_t? = nil) {
        guard let process else { return }
        var now: [pid_t: UInt64] = [:]
        Self.look(at: process, into: &now)
        waited_ns = now
    }

    /// Returns the time since the last call, without the time for which the process has waited for a processor.
    ///
    /// The result is at least a tenth of the time, so that a limit ends an endless loop on any machine. The first call returns all of
    /// the time, and so does every call on a system without `/proc`.
    ///
    /// - Parameters:
    ///   - passed: The time since the last call.
    ///   - process: The process, or the parent of the processes that work for it.
    ///   - isInVain: Whether the process has made no progress. If it has, the result is all of the time, and the next call leaves out
    ///     what the process waits from now on.
    package mutating func usable(of passed: Duration, by process: pid_t, isInVain: Bool = true) -> Duration {
        // Reading takes longer than many tasks, and no long wait is hidden in a short time.
        if !isInVain, passed < .milliseconds(50) { return passed }
        var now: [pid_t: UInt64] = [:]
        Self.look(at: process, into: &now)
        defer { waited_ns = now }
        guard isInVain, let waited_ns else { return passed }
        // A process and its children wait for each other, and so for a processor one after the other. A thread without an earlier
        // number has begun since.
        let sum_ns = now.reduce(0) { sum, thread in sum + thread.value - min(thread.value, waited_ns[thread.key] ?? 0) }
        return max(passed / 10, passed - .nanoseconds(sum_ns))
    }

    /// Reads the second number of each thread's `schedstat` (sched-stats in the documentation of the Linux kernel).
    private static func look(at process: pid_t, into waited_ns: inout [pid_t: UInt64]) {
        let folder = "/proc/\(process)/task"
        guard let names = try? FileManager.default.contentsOfDirectory(atPath: folder) else { return }
        for thread in names.compactMap({ pid_t($0) }) {
            let numbers = words(of: "\(folder)/\(thread)/schedstat")
            if numbers.count > 1, let time = UInt64(numbers[1]) { waited_ns[thread] = time }
            for child in words(of: "\(folder)/\(thread)/children").compactMap({ pid_t($0) }) {
                look(at: child, into: &waited_ns)
            }
        }
    }

    private static func words(of path: String) -> [Substring] {
        guard let content = FileManager.default.contents(atPath: path) else { return [] }
        return String(decoding: content, as: UTF8.self).split { $0 == " " || $0 == "\n" }
    }
}
