import FilesAndProcesses
import Foundation

/// The lock on a directory for build products. Two ports that build in one directory at the same time would take each other's plan of
/// the build, and each other's modules.
///
/// The system releases the lock when the process ends, for any reason.
final class BuildFolderLock {
    private let descriptor: Int32

    /// Takes the lock. Creates the directory, and waits for the port that holds the lock.
    ///
    /// - Parameter report: receives a line if there is another port to wait for.
    /// - Throws: `FileError` if the directory cannot be created or written.
    init(_ folder: String, reporting report: (String) -> Void) throws {
        let path = "\(folder)/bindfuzz-port/lock"
        let place = URL(filePath: path).deletingLastPathComponent()
        // Why it cannot be created shows when the lock is opened.
        try? FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
        descriptor = open(path, O_RDWR | O_CREAT | O_NOFOLLOW | O_CLOEXEC, 0o644)
        guard descriptor >= 0 else {
            let reason = String(cString: strerror(errno))
            throw FileError(problems: ["\(path): error: expected a directory for build products; \(reason)"])
        }
        if flock(descriptor, LOCK_EX | LOCK_NB) == 0 { return }
        if errno == EWOULDBLOCK {
            report("waiting for another port, which builds in \(folder)")
            while flock(descriptor, LOCK_EX) != 0 {
                if errno != EINTR { throw Self.problem(path) }
            }
        } else {
            throw Self.problem(path)
        }
    }

    private static func problem(_ path: String) -> FileError {
        FileError(problems: ["\(path): error: expected a file that can be locked; \(String(cString: strerror(errno)))"])
    }

    deinit { close(descriptor) }
}
