import FilesAndProcesses
import Locks

extension IsolatedExecutor {
    /// Whether Ctrl-C or the clock has ended a run before its end. It is set where a task ends.
    static let isCut = Locked(false)

    /// Whether Ctrl-C or the clock has ended a run before its end. Its outcome says nothing.
    static var wasCut: Bool { isCut.withLock { $0 } }

    /// The executors of a program that no runner uses. A runner that is needed only for a moment thus starts no process. All runners
    /// of a program have the same subject.
    private struct Idle {
        /// Their children have performed tasks.
        var used: [IsolatedExecutor] = []
        /// Each of their children performs one task.
        var fresh: [FreshServer: IsolatedExecutor] = [:]
    }

    private static let idle = Locked<[String: Idle]>([:])

    /// Takes an unused executor, or creates one.
    static func take(_ program: String, timeLimit: Duration) -> IsolatedExecutor {
        idle.withLock { $0[program]?.used.popLast() } ?? IsolatedExecutor(program, timeLimit: timeLimit)
    }

    /// Performs a task in a child that has performed nothing before and performs nothing after.
    ///
    /// - Parameters:
    ///   - server: the fork server whose child it is.
    ///   - likelihood: how likely the task is to hang.
    ///   - take: receives each answer as it arrives.
    /// - Returns: nil if the task was completed; otherwise how the child ended.
    /// - Throws: if the system has had no room for a child for a long time.
    static func performAfresh<Task: IsolatedTask>(
        _ task: Task, of program: String, on server: FreshServer = .first, timeLimit: Duration,
        hang likelihood: HangLikelihood = .unlikely, _ take: (Task.Answer) -> Void
    ) throws(FileError) -> RunEnd? {
        let executor =
            idle.withLock { $0[program]?.fresh.removeValue(forKey: server) }
            ?? IsolatedExecutor(program, timeLimit: timeLimit, childrenPerformOneTask: true)
        // If another thread has given one back meanwhile, that one ends here, outside the lock.
        defer {
            let surplus = idle.withLock { $0[program, default: Idle()].fresh.updateValue(executor, forKey: server) }
            withExtendedLifetime(surplus) {}
        }
        return try executor.perform(task, hang: likelihood, take)
    }

    /// Releases the unused executors.
    static func dismissIdle(of program: String) {
        // They end outside the lock.
        let dismissed = idle.withLock { $0.removeValue(forKey: program) }
        withExtendedLifetime(dismissed) {}
    }

    /// Returns the executor for use by the next runner.
    func giveBack() {
        Self.idle.withLock { $0[program, default: Idle()].used.append(self) }
    }
}

/// A fork server whose children each perform one task, and run nothing before.
///
/// The children of one server have similar addresses, and those of two servers do not. Two fresh runs that are compared use different
/// servers, so that code that depends on its addresses shows that it does not repeat.
package enum FreshServer: Sendable {
    case first, second
}
