import Foundation

/// How a run ended that did not come to its own end, since the code that was run ended its process or never came back.
public enum RunEnd: Codable, Hashable, Sendable {
    /// By a signal of its own making, as a trap is one. The note is what the subject said of it: `trapNote`.
    case trapped(signal: Int32, note: String? = nil)
    /// It took longer than the time limit.
    case hung
    /// It ended the process, with this status.
    case exited(status: Int32)
    /// It wrote to a file descriptor that is none of its own, or closed it: that by which its process answers.
    case meddled
}

extension RunEnd: CustomStringConvertible {
    /// As a sentence can end.
    public var description: String {
        switch self {
        // What a trap of Swift is differs between processors.
        case .trapped(SIGILL, _), .trapped(SIGTRAP, _): "the code traps, which ends its process"
        case .trapped(let signal, _): "signal \(signal) ends the process"
        case .hung: "the code does not come back, and its process is killed"
        case .meddled:
            "the app wrote to a file descriptor that it does not own, or closed it, and its process is killed"
        case .exited(let status): "the code ends its process, with status \(status)"
        }
    }

    /// As a sentence of its own.
    package var sentence: String { description.prefix(1).uppercased() + description.dropFirst() + "." }
}
