import FilesAndProcesses
import Locks

extension IsolatedExecutor {
    /// Whether Ctrl-C or the clock has ended a run before its end. It is set where a task ends.
    static let isCut = Locked(false)

    /// Whether Ctrl-C or the clock has ended a run before its end. Its outcome says nothing.
    static var wasInterrupted: Bool { isCut.withLock { $0 } }

    /// The executors of a program that no runner uses. A runner that is needed only for a moment thus starts no process. All runners
    /// of a program have the same subject.
    private struct Idle {
        /// Their children have performed tasks.
        var used: [IsolatedExecutor] = []
        /// Each of their children performs one task. They take turns.
        var single: [IsolatedExecutor] = []
    }

    private static let idle = Locked<[String: Idle]>([:])
    /// The number of executors that take turns. The children of a fork server have equal addresses, but code that depends on its
    /// addresses must not repeat in two fresh processes.
    private static let singlesInTurn = 2

    /// Takes an unused executor, or creates one.
    static func take(_ program: String, timeLimit: Duration) -> IsolatedExecutor {
        idle.withLock { $0[program]?.used.popLast() } ?? IsolatedExecutor(program, timeLimit: timeLimit)
    }

    /// Performs a task in a child that has performed nothing before and performs nothing after.
    ///
    /// - Parameters:
    ///   - isLikelyToHang: whether a similar task has hung; the time limit is shorter then.
    ///   - take: receives each answer as it arrives.
    /// - Returns: nil if the task was completed; otherwise how the child ended.
    /// - Throws: if the system has had no room for a child for a long time.
    static func performAfresh<Task: IsolatedTask>(
        _ task: Task, of program: String, timeLimit: Duration, isLikelyToHang: Bool = false,
        _ take: (Task.Answer) -> Void
    ) throws(FileError) -> RunEnd? {
        let executor =
            idle.withLock { idle in
                guard let waiting = idle[program]?.single, waiting.count >= singlesInTurn else { return nil }
                return idle[program]?.single.removeFirst()
            } ?? IsolatedExecutor(program, timeLimit: timeLimit, childrenPerformOneTask: true)
        defer { idle.withLock { $0[program, default: Idle()].single.append(executor) } }
        return try executor.perform(task, isLikelyToHang: isLikelyToHang, take)
    }

    /// Releases the unused executors.
    static func dismissIdle(of program: String) {
        idle.withLock { $0[program] = nil }
    }

    /// Returns the executor for use by the next runner.
    func giveBack() {
        Self.idle.withLock { $0[program, default: Idle()].used.append(self) }
    }
}
