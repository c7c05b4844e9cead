import Foundation

/// The end of a run that did not complete, because the code ended its process or never returned.
public enum RunEnd: Codable, Hashable, Sendable {
    /// A signal that the process caused itself, such as a trap.
    case trapped(signal: Int32, CrashReport = CrashReport())
    /// The run exceeded the time limit. The report says what it was doing then.
    case hung(CrashReport = CrashReport())
    /// The code exited the process with this status.
    case exited(status: Int32, CrashReport = CrashReport())
    /// The code wrote to, or closed, a file descriptor that it does not own: the one for the answers of its process.
    case meddled
}

extension RunEnd: CustomStringConvertible {
    /// The end as the last part of a sentence.
    public var description: String {
        switch self {
        // The signal of a Swift trap depends on the processor.
        case .trapped(SIGILL, _), .trapped(SIGTRAP, _): "the code traps and ends its process"
        case .trapped(let signal, _): "signal \(signal) ends the process"
        case .hung: "the code hangs, and its process is killed"
        case .meddled:
            "the app wrote to a file descriptor that it does not own, or closed it, and its process is killed"
        case .exited(let status, _): "the code ends its process, with status \(status)"
        }
    }

    /// Whether the run exceeded the time limit.
    package var isHang: Bool {
        if case .hung = self { true } else { false }
    }

    /// What is known of code that ended its process, or never returned.
    package var report: CrashReport? {
        switch self {
        case .trapped(_, let report), .exited(_, let report), .hung(let report): report
        case .meddled: nil
        }
    }

    /// The end as a complete sentence, with the position in the app's code and the message of the runtime as far as they are known.
    /// For code that never returns, the position is chance, and left out.
    package var sentence: String {
        let headline = isHang ? nil : report?.headline
        let text = description.prefix(1).uppercased() + description.dropFirst() + (headline.map { ": " + $0 } ?? "")
        return text.hasSuffix(".") || text.hasSuffix("!") ? text : text + "."
    }
}

extension RunEnd {
    /// Whether another process may have ended this one.
    var isFromOutside: Bool {
        if case .trapped(let signal, _) = self {
            [SIGKILL, SIGTERM, SIGINT, SIGHUP].contains(signal)
        } else {
            false
        }
    }
}
