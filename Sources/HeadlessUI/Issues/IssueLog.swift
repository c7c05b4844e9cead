import Foundation

/// The issues of one host, which come from whichever thread.
final class IssueLog: @unchecked Sendable {
    private(set) var issues: [RuntimeIssue] = []
    var step = 0
    private var unseenFrom = 0

    /// All issues, which count as looked at from now on.
    func seen() -> [RuntimeIssue] {
        unseenFrom = issues.count
        return issues
    }

    /// Those that came up since; they count as looked at from now on, too.
    func takeUnseen() -> [RuntimeIssue] {
        defer { unseenFrom = issues.count }
        return Array(issues[unseenFrom...])
    }

    func append(_ kind: RuntimeIssue.Kind, _ access: RuntimeIssue.Access?) {
        let issue = RuntimeIssue(
            kind: kind, access: access, action: ViewAction.current, place: MainLoop.place, step: step,
            isOnMainThread: Thread.isMainThread)
        // Who writes a part of a value reads the whole of it first: `item.isDone = true` is one mistake.
        if access == .write, let last = issues.last, last.access == .read, last.isOfSameMoment(as: issue) {
            issues[issues.count - 1].access = .write
            unseenFrom = min(unseenFrom, issues.count - 1)
        } else {
            issues.append(issue)
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
