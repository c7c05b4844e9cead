import Locks

extension IsolatedExecutor {
    /// Whether a run was cut off. It is set where a task ends.
    static let isCut = Locked(false)

    /// Whether Ctrl-C or the clock has ended a run before its end. Its outcome says nothing.
    static var wasInterrupted: Bool { isCut.withLock { $0 } }

    /// The executors that no runner uses. A runner that is needed only for a moment thus starts no process. All runners of a
    /// program have the same subject.
    private static let idle = Locked<[String: [IsolatedExecutor]]>([:])

    /// Takes an unused executor, or creates one.
    static func take(_ program: String, timeLimit: Duration) -> IsolatedExecutor {
        idle.withLock { $0[program]?.popLast() } ?? IsolatedExecutor(program, timeLimit: timeLimit)
    }

    /// Releases the unused executors.
    static func dismissIdle(of program: String) {
        idle.withLock { $0[program] = nil }
    }

    /// Returns the executor for use by the next runner.
    func giveBack() {
        Self.idle.withLock { $0[program, default: []].append(self) }
    }
}
