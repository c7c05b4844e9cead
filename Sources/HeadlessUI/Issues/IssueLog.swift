import Foundation
import Locks

/// The issues of one host. Any thread may add an issue.
final class IssueLog: Sendable {
    private struct State {
        var issues: [RuntimeIssue] = []
        var unseenFrom = 0
    }

    private let state = Locked(State())
    private let lastStep = Locked(0)

    /// The current step of the script.
    var step: Int { lastStep.withLock { $0 } }

    func beginStep() { lastStep.withLock { $0 += 1 } }

    /// Returns all issues, and marks them as seen.
    func seen() -> [RuntimeIssue] {
        state.withLock { state in
            state.unseenFrom = state.issues.count
            return state.issues
        }
    }

    /// Returns the issues that have not been seen, and marks them as seen.
    func takeUnseen() -> [RuntimeIssue] {
        state.withLock { state in
            defer { state.unseenFrom = state.issues.count }
            return Array(state.issues[state.unseenFrom...])
        }
    }

    func append(_ kind: RuntimeIssue.Kind, _ access: RuntimeIssue.Access?, _ binding: BindingSource?) {
        let issue = RuntimeIssue(
            kind: kind, access: access, binding: binding, action: ViewAction.current, place: MainLoop.place, step: step,
            isOnMainThread: MainThread.isCurrent)
        state.withLock { state in
            // A write to a part of a value first reads the whole value. For example, `item.isDone = true` is one mistake.
            if access == .write, let last = state.issues.last, last.access == .read, last.isOfSameMoment(as: issue) {
                state.issues[state.issues.count - 1].access = .write
                state.unseenFrom = min(state.unseenFrom, state.issues.count - 1)
            } else {
                state.issues.append(issue)
            }
        }
    }
}

/// Issues that a test has not read, and therefore has not checked.
public struct UnseenIssues: Error, CustomStringConvertible {
    /// The issues, in order.
    public let issues: [RuntimeIssue]

    /// A description with one line for each issue.
    public var description: String {
        let count = issues.count == 1 ? "an issue" : "\(issues.count) issues"
        return "the host was closed with \(count) that the test did not read (`host.issues`):\n"
            + issues.map { "- \($0)" }.joined(separator: "\n")
    }
}
