/// A worker that does not go on: it was stopped from outside, or has been at one case for long.
package struct StalledWorker: Codable, Hashable, Sendable {
    /// Counted from 1.
    package let number: Int
    package let process: Int32
    /// Whether the system has stopped it, as with SIGSTOP.
    package let isStopped: Bool
    /// The case that it is at; nil where it has noted none.
    package let index: UInt64?
    /// For how long.
    package let stood_s: Double

    package init(number: Int, process: Int32, isStopped: Bool, index: UInt64?, stood_s: Double) {
        self.number = number
        self.process = process
        self.isStopped = isStopped
        self.index = index
        self.stood_s = stood_s
    }

    /// Which worker, and what is the matter with it.
    package var state: String {
        let place = index.map { " at case \($0)" } ?? ""
        return "worker \(number) (process \(process)) \(isStopped ? "is stopped" : "stands")\(place)"
    }
}
