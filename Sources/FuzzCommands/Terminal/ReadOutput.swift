import Foundation
import FuzzCorpus

extension StandardOutput {
    /// Writes all of the bytes, and waits until whoever is at the other end of a pipe has taken them.
    ///
    /// What a pipe holds may never be read: `head` ends after its first lines, and a pager when it is left. So the last byte
    /// is held back until everything before it was taken, and must be taken, too.
    ///
    /// - Returns: whether everything was written, and read where a pipe is.
    static func writeToReader(_ bytes: [UInt8]) -> Bool {
        let last = bytes.suffix(1)
        return write(bytes.dropLast()) && write(last)
    }

    private static func write(_ bytes: ArraySlice<UInt8>) -> Bool {
        signal(SIGPIPE, SIG_IGN)
        return FileDescriptor.write(Array(bytes), to: STDOUT_FILENO) && isTaken() && isStored()
    }

    /// Waits while a pipe holds bytes; false where nobody is left to read them.
    private static func isTaken() -> Bool {
        var status = stat()
        guard fstat(STDOUT_FILENO, &status) == 0, status.st_mode & S_IFMT == S_IFIFO else { return true }
        while true {
            var waiting: Int32 = 0
            guard ioctl(STDOUT_FILENO, UInt(FIONREAD), &waiting) == 0, waiting > 0 else { return true }
            var end = pollfd(fd: STDOUT_FILENO, events: 0, revents: 0)
            if poll(&end, 1, 20) > 0 { return false }
        }
    }

    /// Whether a file has what was written to it: a full disk may only be noticed here.
    private static func isStored() -> Bool {
        fsync(STDOUT_FILENO) == 0 || errno == EINVAL || errno == EROFS || errno == ENOTSUP
    }
}
