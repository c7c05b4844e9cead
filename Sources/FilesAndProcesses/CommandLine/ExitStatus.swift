import Foundation

/// The exit statuses of every command, which `--help` lists too.
package enum ExitStatus: Int32, CaseIterable, Encodable, Sendable {
    /// Every expectation was met.
    case asExpected = 0
    /// A case fails and no expectation allows it.
    case unexpectedFailure = 1
    /// Some other expectation was not met.
    case brokenExpectation = 2
    /// A file cannot be read or written.
    case unusableFile = 3
    /// The command line or an environment variable is invalid.
    case usage = 64
    /// A defect in this program.
    case defect = 70
    /// A signal stopped the command before it had a result. Shells use this status for a process that SIGINT has ended.
    case interrupted = 130
}

extension ExitStatus: CustomStringConvertible {
    /// The number, for help texts.
    package var description: String { "\(rawValue)" }
}

extension ExitStatus {
    /// Ends the process with this status.
    package func exit() -> Never { Foundation.exit(rawValue) }
}
