import Foundation

/// The end of a run that did not complete, because the code ended its process or never returned.
public enum RunEnd: Codable, Hashable, Sendable {
    /// A signal that the process caused itself, such as a trap. The note is the `trapNote` of the subject. The message is that of the
    /// runtime, such as `App/Model.swift:93: Fatal error: Index out of range`.
    case trapped(signal: Int32, note: String? = nil, message: String? = nil)
    /// The run exceeded the time limit.
    case hung
    /// The code exited the process with this status.
    case exited(status: Int32)
    /// The code wrote to, or closed, a file descriptor that it does not own: the one for the answers of its process.
    case meddled
}

extension RunEnd: CustomStringConvertible {
    /// The end as the last part of a sentence.
    public var description: String {
        switch self {
        // The signal of a Swift trap depends on the processor.
        case .trapped(SIGILL, _, _), .trapped(SIGTRAP, _, _): "the code traps and ends its process"
        case .trapped(let signal, _, _): "signal \(signal) ends the process"
        case .hung: "the code hangs, and its process is killed"
        case .meddled:
            "the app wrote to a file descriptor that it does not own, or closed it, and its process is killed"
        case .exited(let status): "the code ends its process, with status \(status)"
        }
    }

    /// The end as a complete sentence, with the message of the runtime if there is one.
    package var sentence: String {
        let message = if case .trapped(_, _, let message?) = self { ": " + message } else { "" }
        let text = description.prefix(1).uppercased() + description.dropFirst() + message
        return text.hasSuffix(".") || text.hasSuffix("!") ? text : text + "."
    }
}
