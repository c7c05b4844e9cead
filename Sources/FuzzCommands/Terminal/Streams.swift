import Foundation
import FuzzCorpus
import FuzzReports

/// The three streams that a process is given.
enum StandardStreams {
    /// Sees that nothing else gets the number of a stream that was closed: what is written to the stream would stand in the next
    /// file that is opened. What stands in its place can be read only, so that a write to it fails.
    static func open() {
        for descriptor in [STDIN_FILENO, STDOUT_FILENO, STDERR_FILENO] where fcntl(descriptor, F_GETFD) < 0 {
            // The lowest number that is free is this one.
            _ = Foundation.open("/dev/null", O_RDONLY)
        }
    }
}

/// The stream for everything that is not the result.
package enum StandardError {
    /// The program, as what it prints begins with it.
    static let program = CommandLine.arguments.first.map { URL(fileURLWithPath: $0).lastPathComponent } ?? "bindfuzz"

    /// Writes a text and the end of a line. Where it cannot be written, as after the terminal has gone, the work goes on.
    ///
    /// What is hidden in the text is spelled out, whoever it came from.
    package static func print(_ text: String) {
        write(text.visibleLines + "\n")
    }

    /// Writes a text as it is.
    static func write(_ text: String) {
        FileDescriptor.write(Array(text.utf8), to: STDERR_FILENO)
    }
}

/// The stream for the result.
package enum StandardOutput {
    /// How a report is written to it: as wide as the terminal, and in colours where it shows them.
    package static var style: TextStyle {
        TextStyle(
            isColored: Terminal.obeysCodes(STDOUT_FILENO) && ProcessInfo.processInfo.environment["NO_COLOR"] == nil,
            width: Terminal.size(of: STDOUT_FILENO)?.columns ?? TextStyle.usualWidth)
    }

    /// How wide a table of numbers is folded to: nil where no terminal reads along, since a program takes a line for a row.
    static var tableWidth: Int? { Terminal.size(of: STDOUT_FILENO)?.columns }

    /// Writes one line. What is hidden in it is spelled out, whoever it came from.
    package static func print(_ line: String) {
        write(line.visible + "\n")
    }

    /// Writes a text as it is.
    package static func write(_ text: String) {
        write(Array(text.utf8))
    }

    /// Writes the text of a file: as it is, since that is what is kept, but where a terminal would obey what is hidden in it.
    static func write(file text: String) {
        write(isatty(STDOUT_FILENO) == 1 ? text.visibleLines : text)
    }

    /// Writes all of the bytes; ends the process quietly where nobody reads them any more, as `head` does, and with a message
    /// where they cannot be written, since a result that is lost must not look like one that was told.
    package static func write(_ bytes: [UInt8]) {
        guard !FileDescriptor.write(bytes, to: STDOUT_FILENO) else { return }
        let number = errno
        if number == EPIPE { exit(ExitStatus.asExpected.rawValue) }
        StandardError.print(
            "\(StandardError.program): error: expected standard output that can be written; \(String(cString: strerror(number)))"
        )
        exit(ExitStatus.unusableFile.rawValue)
    }
}
