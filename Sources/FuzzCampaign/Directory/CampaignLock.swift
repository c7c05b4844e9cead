import FilesAndProcesses
import FuzzEngine
import Foundation
import FuzzCorpus

/// The lock on the directory of a campaign. The system releases it when the process ends, for any reason.
package final class CampaignLock: Sendable {
    /// The holder of a lock, as another process sees it.
    package enum Holder: Hashable, Sendable {
        /// No process holds the lock.
        case none
        /// A process holds the lock and runs, as far as the system shows.
        case running
        /// A process holds the lock, and the system has stopped it, for example by SIGSTOP.
        case stopped(pid_t)
    }

    private let descriptor: Int32
    private let path: String

    private init(descriptor: Int32, path: String) {
        self.descriptor = descriptor
        self.path = path
    }

    deinit {
        close(descriptor)
    }

    private static func path<S>(_ directory: CampaignDirectory<S>) -> String {
        "\(directory.path)/\(CampaignDirectory<S>.lockName)"
    }

    /// Takes the lock and writes the process and the host into it.
    ///
    /// - Throws: `FileError` if another process holds it, or if the file cannot be written.
    package static func take<S>(_ directory: CampaignDirectory<S>) throws(FileError) -> CampaignLock {
        let path = path(directory)
        // The command `status` holds the lock for an instant while it looks. A killed process holds it until the system removes the
        // process.
        for _ in 0..<40 {
            let descriptor = open(path, O_RDWR | O_CREAT | O_NOFOLLOW | O_CLOEXEC, 0o644)
            guard descriptor >= 0 else { throw problem(path, "expected a directory that can be written") }
            let lock = CampaignLock(descriptor: descriptor, path: path)
            // Another process may have removed the file after this one opened it.
            guard flock(descriptor, LOCK_EX | LOCK_NB) == 0, lock.isInPlace else {
                usleep(50_000)
                continue
            }
            guard isLock(directory) else {
                throw FileError(problems: [
                    "\(path): error: expected the lock of a campaign; found another file. Use another directory"
                ])
            }
            let text = Array("\(getpid()) \(host)\n".utf8)
            guard ftruncate(descriptor, 0) == 0, FileDescriptor.write(text, to: descriptor) else {
                throw problem(path, "expected room for a file")
            }
            return lock
        }
        throw FileError(problems: [
            "\(directory.path): error: expected an unused directory; another campaign is running here. "
                + "To see its progress, run '\(S.invocation.command("status", directory.path))'"
        ])
    }

    /// Whether the name of the lock still leads to the file that this process has locked. If it does not, another process may lock
    /// the file that has the name now.
    package var isInPlace: Bool {
        guard let locked = FileIdentity(descriptor) else { return false }
        return FileIdentity(ofName: path) == locked
    }

    /// Returns whether the file with the name of the lock is a lock: empty, or with a process and a host in it, as `take` writes
    /// it.
    static func isLock<S>(_ directory: CampaignDirectory<S>) -> Bool {
        guard let bytes = try? StoredFile.readIfThere(path: path(directory), upTo: 513) else { return false }
        let text = String(decoding: bytes, as: UTF8.self)
        return text.isEmpty || (text.hasSuffix("\n") && words(text).count == 2 && pid_t(words(text)[0]) != nil)
    }

    private static func words(_ text: String) -> [Substring] { text.split { $0 == " " || $0 == "\n" } }

    /// Returns the holder of the lock.
    package static func holder<S>(_ directory: CampaignDirectory<S>) -> Holder {
        // `O_NONBLOCK` keeps `open` from waiting if a pipe has this name.
        let descriptor = open(path(directory), O_RDONLY | O_NONBLOCK | O_NOFOLLOW | O_CLOEXEC)
        guard descriptor >= 0 else { return .none }
        defer { close(descriptor) }
        guard flock(descriptor, LOCK_SH | LOCK_NB) != 0 else { return .none }
        var bytes = [UInt8](repeating: 0, count: 512)
        let count = read(descriptor, &bytes, bytes.count)
        let words = words(String(decoding: bytes.prefix(max(0, count)), as: UTF8.self))
        // A process number means nothing on another machine that shares the directory.
        guard words.count == 2, let process = pid_t(words[0]), words[1] == host, isStopped(process) else {
            return .running
        }
        return .stopped(process)
    }

    private static func isStopped(_ process: pid_t) -> Bool {
        // Only Linux shows the state of a process without further rights. On other systems, the age of the status file has to
        // suffice.
        let statistics = try? String(contentsOfFile: "/proc/\(process)/stat", encoding: .utf8)
        // The format is `1234 (the name, with any characters) T …`.
        let state = statistics?.split(separator: ")").last?.split(separator: " ").first
        return state == "T" || state == "t"
    }

    private static var host: String {
        var name = [CChar](repeating: 0, count: 256)
        guard gethostname(&name, name.count - 1) == 0 else { return "?" }
        return String(decoding: name.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self)
    }

    private static func problem(_ path: String, _ expected: String) -> FileError {
        FileError(problems: ["\(path): error: \(expected); \(String(cString: strerror(errno)))"])
    }
}
