import Foundation

/// What the exit status of every command means; `--help` says the same.
package enum ExitStatus: Int32, Encodable, Sendable {
    /// All is as expected.
    case asExpected = 0
    /// A failure that nothing expects.
    case unexpectedFailure = 1
    /// Some other expectation was not met.
    case brokenExpectation = 2
    /// A file cannot be read or written.
    case unusableFile = 3
    /// The command line, or a variable of the environment, means nothing.
    case usage = 64
    /// A defect of the program itself.
    case defect = 70
    /// A signal has kept the command from its answer: the status of a process that the signal has ended, as shells have it.
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
