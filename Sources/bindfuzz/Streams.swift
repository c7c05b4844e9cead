import BindingFuzz
import Foundation

/// The stream for everything that is not the result.
enum StandardError {
    /// Writes a text and the end of a line. Where it cannot be written, as after the terminal has gone, the work goes on.
    static func print(_ text: String) {
        write(text + "\n")
    }

    /// Writes a text as it is.
    static func write(_ text: String) {
        FileDescriptor.write(Array(text.utf8), to: STDERR_FILENO)
    }
}

/// The stream for the result.
enum StandardOutput {
    /// Whether it is a terminal that shows colours.
    static var showsColor: Bool {
        isatty(STDOUT_FILENO) == 1 && ProcessInfo.processInfo.environment["NO_COLOR"] == nil
            && ProcessInfo.processInfo.environment["TERM"] != "dumb"
    }

    /// Writes all of the bytes; ends the process quietly where nobody reads them any more, as `head` does.
    static func write(_ bytes: [UInt8]) {
        guard !FileDescriptor.write(bytes, to: STDOUT_FILENO) else { return }
        exit(errno == EPIPE ? ExitStatus.asExpected.rawValue : ExitStatus.unusableFile.rawValue)
    }
}
