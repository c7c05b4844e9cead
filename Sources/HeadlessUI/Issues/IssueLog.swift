import Foundation
import Synchronization

/// The issues of one host, which come from whichever thread.
final class IssueLog: Sendable {
    private struct State {
        var issues: [RuntimeIssue] = []
        var unseenFrom = 0
    }

    private let state = Mutex(State())
    private let lastStep = Atomic(0)

    /// The step of the script that is being executed.
    var step: Int { lastStep.load(ordering: .relaxed) }

    func beginStep() { lastStep.add(1, ordering: .relaxed) }

    /// All issues, which count as looked at from now on.
    func seen() -> [RuntimeIssue] {
        state.withLock { state in
            state.unseenFrom = state.issues.count
            return state.issues
        }
    }

    /// Those that came up since; they count as looked at from now on, too.
    func takeUnseen() -> [RuntimeIssue] {
        state.withLock { state in
            defer { state.unseenFrom = state.issues.count }
            return Array(state.issues[state.unseenFrom...])
        }
    }

    func append(_ kind: RuntimeIssue.Kind, _ access: RuntimeIssue.Access?) {
        let issue = RuntimeIssue(
            kind: kind, access: access, action: ViewAction.current, place: MainLoop.place, step: step,
            isOnMainThread: MainThread.isCurrent)
        state.withLock { state in
            // Who writes a part of a value reads the whole of it first: `item.isDone = true` is one mistake.
            if access == .write, let last = state.issues.last, last.access == .read, last.isOfSameMoment(as: issue) {
                state.issues[state.issues.count - 1].access = .write
                state.unseenFrom = min(state.unseenFrom, state.issues.count - 1)
            } else {
                state.issues.append(issue)
            }
        }
    }
}

/// Issues that nobody has looked at, so that the test in which they came up says nothing of them.
public struct UnseenIssues: Error, CustomStringConvertible {
    /// The issues, in order.
    public let issues: [RuntimeIssue]

    /// The issues, a line each.
    public var description: String {
        let count = issues.count == 1 ? "an issue" : "\(issues.count) issues"
        return "the host was closed with \(count) that nobody looked at (`host.issues`):\n"
            + issues.map { "- \($0)" }.joined(separator: "\n")
    }
}
