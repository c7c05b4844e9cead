import Foundation

/// The standard error of a process: a file without a name. Only its last part is read.
package final class ErrorOutput {
    /// The most bytes that are read.
    private static let mostBytes = 1 << 14

    /// The descriptor of the file.
    let descriptor: Int32

    /// Creates the file.
    ///
    /// - Parameter folder: the directory that has the file for a moment.
    /// - Returns: `nil` if it cannot be created.
    init?(in folder: String) {
        let path = "\(folder)/errors"
        descriptor = open(path, O_RDWR | O_CREAT | O_EXCL | O_APPEND | O_NOFOLLOW | O_CLOEXEC, 0o600)
        guard descriptor >= 0 else { return nil }
        unlink(path)
    }

    deinit { close(descriptor) }

    /// The last lines of the file.
    private var text: String {
        var bytes = [UInt8](repeating: 0, count: Self.mostBytes)
        let start = max(0, lseek(descriptor, 0, SEEK_END) - off_t(Self.mostBytes))
        let count = pread(descriptor, &bytes, bytes.count, start)
        return String(decoding: bytes.prefix(max(0, count)), as: UTF8.self)
    }

    /// The message of the runtime on the error that ended the process, such as `App/Model.swift:93: Fatal error: Index out of range`;
    /// `nil` if there is none.
    ///
    /// Positions in the standard library are left out.
    package var fatalError: String? {
        let line = text.split(separator: "\n").last { line in Self.beginnings.contains { line.contains($0) } }
        guard let line else { return nil }
        guard line.hasPrefix("Swift/"), let position = line.firstRange(of: ": ") else { return String(line) }
        return String(line[position.upperBound...])
    }

    /// How the runtimes of Swift and of C begin their messages.
    private static let beginnings = [
        "Fatal error", "Precondition failed", "Assertion failed", "Simultaneous accesses", "Could not cast value",
        "*** stack smashing", "malloc(): ", "free(): ", "double free",
    ]

    /// Forgets what this process has written to its standard error, if that is such a file, so that no error is taken for one of a
    /// later run.
    package static func empty() {
        var status = stat()
        guard fstat(STDERR_FILENO, &status) == 0, status.st_mode & S_IFMT == S_IFREG, status.st_nlink == 0 else {
            return
        }
        if status.st_size > 0 { ftruncate(STDERR_FILENO, 0) }
    }
}
