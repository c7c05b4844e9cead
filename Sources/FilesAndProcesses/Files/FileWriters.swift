import Foundation

/// Finds out whether a program writes to a file, which would be lost if the file was replaced.
enum FileWriters {
    #if canImport(Darwin)
        /// Whether a program has a file open for writing. Darwin has no way to ask, so the answer is always `false`.
        static func exist(_ path: String) -> Bool { false }
    #else
        /// `F_SETLEASE` and `F_SETSIG` of Linux, which Swift does not import.
        private static let (setLease, setSignal): (Int32, Int32) = (1024, 10)

        /// Whether a program has a file open for writing: then Linux grants no read lease on it.
        ///
        /// The answer is `false` for a file of another user, and on a file system without leases.
        static func exist(_ path: String) -> Bool {
            let descriptor = open(path, O_RDONLY | O_NONBLOCK | O_NOFOLLOW | O_CLOEXEC)
            guard descriptor >= 0 else { return false }
            // This gives the lease back.
            defer { close(descriptor) }
            // A program that opens the file meanwhile has the system send a signal. By default it is one that ends the process.
            guard fcntl(descriptor, setSignal, SIGURG) == 0 else { return false }
            return fcntl(descriptor, setLease, Int32(F_RDLCK)) != 0 && errno == EAGAIN
        }
    #endif
}
