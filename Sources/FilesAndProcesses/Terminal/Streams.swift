import Foundation
import PlainText

/// The three standard streams of a process.
package enum StandardStreams {
    /// Opens each closed standard stream, so that no other file gets its number and receives the stream's output. The replacement
    /// is read-only, so that a write to it fails.
    package static func open() {
        for descriptor in [STDIN_FILENO, STDOUT_FILENO, STDERR_FILENO] where fcntl(descriptor, F_GETFD) < 0 {
            // `open` returns the lowest free number, which is this one.
            _ = Foundation.open("/dev/null", O_RDONLY)
        }
    }
}

/// The stream for everything except the result.
package enum StandardError {
    /// The name of the program, which begins each message.
    package static let program =
        CommandLine.arguments.first.map { URL(fileURLWithPath: $0).lastPathComponent } ?? "bindfuzz"

    /// Writes a text and a line feed. A failure, for example after the terminal is gone, is ignored.
    ///
    /// Hidden characters in the text are spelled out.
    package static func print(_ text: String) {
        write(text.visibleLines + "\n")
    }

    /// Writes a text unchanged.
    package static func write(_ text: String) {
        FileDescriptor.write(Array(text.utf8), to: STDERR_FILENO)
    }
}

/// The stream for the result.
package enum StandardOutput {
    /// Writes one line. Hidden characters in it are spelled out.
    package static func print(_ line: String) {
        write(line.visible + "\n")
    }

    /// Writes a text unchanged.
    package static func write(_ text: String) {
        write(Array(text.utf8))
    }

    /// Writes the text of a file: unchanged, except that hidden characters are spelled out on a terminal.
    package static func write(file text: String) {
        write(isatty(STDOUT_FILENO) == 1 ? text.visibleLines : text)
    }

    /// Writes all bytes. Ends the process silently if the reader has closed the stream, as `head` does, with the status that shells
    /// use for a process that SIGPIPE has ended. Ends it with a message if the write fails otherwise. A lost result must not look like
    /// success.
    package static func write(_ bytes: [UInt8]) {
        guard !FileDescriptor.write(bytes, to: STDOUT_FILENO) else { return }
        let number = errno
        if number == EPIPE { Foundation.exit(128 + SIGPIPE) }
        StandardError.print(
            "\(StandardError.program): error: expected standard output that can be written; \(String(cString: strerror(number)))"
        )
        ExitStatus.unusableFile.exit()
    }
}
