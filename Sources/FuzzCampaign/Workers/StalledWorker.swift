/// A stalled worker: it was stopped from outside, or has been at one case for a long time.
package struct StalledWorker: Codable, Hashable, Sendable {
    /// The number of the worker, counted from 1.
    package let number: Int
    /// The process ID of the worker.
    package let process: Int32
    /// Whether the system has stopped the worker, for example by SIGSTOP.
    package let isStopped: Bool
    /// The case in its progress marker; nil if there is none.
    package let index: UInt64?
    /// The time since its last progress, in seconds.
    package let stalled_s: Double

    /// The file keeps the names that it has always had.
    private enum CodingKeys: String, CodingKey {
        case number, process, isStopped, index
        case stalled_s = "stood_s"
    }

    /// Creates the description of a stalled worker.
    package init(number: Int, process: Int32, isStopped: Bool, index: UInt64?, stalled_s: Double) {
        self.number = number
        self.process = process
        self.isStopped = isStopped
        self.index = index
        self.stalled_s = stalled_s
    }

    /// The worker and its state, in words.
    package var state: String {
        let place = index.map { " at case \($0)" } ?? ""
        return "worker \(number) (process \(process)) \(isStopped ? "is stopped" : "makes no progress")\(place)"
    }
}
