import Foundation
import Locks

/// A process, and the processes that it has started. A build has many, and none ends the others soon.
final class ProcessTree: Sendable {
    /// The time between asking processes to end, and ending them.
    private static let patience = Duration.milliseconds(300)

    private let root: pid_t
    private let isOfThisProcess: Bool
    /// The processes that were asked to end, and when that was.
    private let asked = Locked<(processes: Set<pid_t>, since: ContinuousClock.Instant?)>(([], nil))

    /// - Parameter root: the process, which this one has started.
    init(_ root: pid_t) {
        self.root = root
        isOfThisProcess = root == getpid()
    }

    /// The processes that this one has started, without it.
    static var ofThisProcess: ProcessTree { ProcessTree(getpid()) }

    /// Asks all processes to end. Ends those that a later call still finds. Does not wait.
    func end() {
        let processes = Self.descendants(of: root) + (isOfThisProcess ? [] : [root])
        asked.withLock { asked in
            let isLate = asked.since.map { ContinuousClock.now - $0 > Self.patience } ?? false
            if asked.since == nil { asked.since = .now }
            // Those whose parent has ended are found no longer.
            for process in asked.processes.union(processes).sorted() {
                if isLate {
                    kill(process, SIGKILL)
                } else if asked.processes.insert(process).inserted {
                    kill(process, SIGTERM)
                }
            }
        }
    }

    /// Ends all processes at once.
    func endNow() {
        for process in Self.descendants(of: root) + (isOfThisProcess ? [] : [root]) { kill(process, SIGKILL) }
    }

    /// Returns the processes that a process has started, and those that these have started.
    private static func descendants(of root: pid_t) -> [pid_t] {
        let parents = parents
        var (found, next) = ([pid_t](), [root])
        while let process = next.popLast() {
            let children = parents.filter { $0.value == process }.map(\.key)
            found += children
            next += children
        }
        return found
    }

    /// The parent of each process.
    private static var parents: [pid_t: pid_t] {
        #if os(Linux)
            let names = (try? FileManager.default.contentsOfDirectory(atPath: "/proc")) ?? []
            return names.reduce(into: [:]) { parents, name in
                guard let process = pid_t(name),
                    let status = FileManager.default.contents(atPath: "/proc/\(name)/stat"),
                    // The name of the program may have blanks and brackets.
                    let end = status.lastIndex(of: UInt8(ascii: ")"))
                else { return }
                let fields = String(decoding: status[end...].dropFirst(2), as: UTF8.self).split(separator: " ")
                if fields.count > 1 { parents[process] = pid_t(fields[1]) }
            }
        #else
            return [:]
        #endif
    }
}
