import Foundation
import PlainText

/// The three streams that a process is given.
package enum StandardStreams {
    /// Sees that nothing else gets the number of a stream that was closed: what is written to the stream would stand in the next
    /// file that is opened. What stands in its place can be read only, so that a write to it fails.
    package static func open() {
        for descriptor in [STDIN_FILENO, STDOUT_FILENO, STDERR_FILENO] where fcntl(descriptor, F_GETFD) < 0 {
            // The lowest number that is free is this one.
            _ = Foundation.open("/dev/null", O_RDONLY)
        }
    }
}

/// The stream for everything that is not the result.
package enum StandardError {
    /// The program, as what it prints begins with it.
    package static let program =
        CommandLine.arguments.first.map { URL(fileURLWithPath: $0).lastPathComponent } ?? "bindfuzz"

    /// Writes a text and the end of a line. Where it cannot be written, as after the terminal has gone, the work goes on.
    ///
    /// What is hidden in the text is spelled out, whoever it came from.
    package static func print(_ text: String) {
        write(text.visibleLines + "\n")
    }

    /// Writes a text as it is.
    package static func write(_ text: String) {
        FileDescriptor.write(Array(text.utf8), to: STDERR_FILENO)
    }
}

/// The stream for the result.
package enum StandardOutput {
    /// Writes one line. What is hidden in it is spelled out, whoever it came from.
    package static func print(_ line: String) {
        write(line.visible + "\n")
    }

    /// Writes a text as it is.
    package static func write(_ text: String) {
        write(Array(text.utf8))
    }

    /// Writes the text of a file: as it is, since that is what is kept, but where a terminal would obey what is hidden in it.
    package static func write(file text: String) {
        write(isatty(STDOUT_FILENO) == 1 ? text.visibleLines : text)
    }

    /// Writes all of the bytes; ends the process quietly where nobody reads them any more, as `head` does, and with a message
    /// where they cannot be written, since a result that is lost must not look like one that was told.
    package static func write(_ bytes: [UInt8]) {
        guard !FileDescriptor.write(bytes, to: STDOUT_FILENO) else { return }
        let number = errno
        if number == EPIPE { ExitStatus.asExpected.exit() }
        StandardError.print(
            "\(StandardError.program): error: expected standard output that can be written; \(String(cString: strerror(number)))"
        )
        ExitStatus.unusableFile.exit()
    }
}
