import FilesAndProcesses
import FuzzEngine
import Foundation
import Locks

/// The lock that a process holds while it changes a corpus. The system releases it when the process ends, in whichever way.
///
/// The process locks the directory itself. So a link to the corpus and its real path share one lock, a read-only corpus needs no
/// lock file, and no file is left over. On a file system without locks, nothing is locked. Even there each name is given to a
/// single finding, and no changed file is overwritten, because neither depends on the lock.
///
/// There is no deadlock: a process waits for a lock only while it holds no other corpus lock, and `changing` refuses to nest. The
/// lock of a campaign is separate. Its holder writes only into the campaign's directory, and takes no corpus lock.
package enum CorpusLock {
    /// The wait before the process reports that it waits, and the longest pause between two attempts.
    private static let patience = Duration.seconds(1)
    private static let longestPause_us: UInt32 = 20_000
    /// The time that an interrupted process continues to wait. Processes hold the lock for a fraction of it.
    private static let lastPatience = Duration.seconds(2)

    @TaskLocal private static var isHeld = false
    /// Whether the process was asked to end. Commands that handle signals set this function; a signal ends the others at once.
    private static let end = Locked(End { false })

    /// See `Locked` for why the function is in a structure.
    private struct End: Sendable {
        let isAskedFor: @Sendable () -> Bool
    }

    /// Sets the function that detects whether this process was asked to end.
    package static func giveUp(when isInterrupted: @escaping @Sendable () -> Bool) {
        end.withLock { $0 = End(isAskedFor: isInterrupted) }
    }

    /// Changes a corpus while no other process does.
    ///
    /// Other processes wait in the meantime, so `change` must not search or run cases.
    ///
    /// - Parameters:
    ///   - directory: the corpus, or any other directory of files that change. If it does not exist, nothing is locked.
    ///   - change: makes the changes.
    /// - Throws: the error of `change`; `FileError` if the process is asked to end while it waits.
    package static func changing<Value>(_ directory: String, _ change: () throws -> Value) throws -> Value {
        guard !isHeld else { throw Defect("tried to take a second lock, on \(directory)") }
        guard let descriptor = try take(directory) else { return try change() }
        // This releases the lock: no other process inherits the descriptor.
        defer { close(descriptor) }
        let note = HolderNote.write(in: directory)
        defer { note?.remove() }
        return try $isHeld.withValue(true) { try change() }
    }

    /// Returns the corpus that a file belongs to: the nearest parent directory with a table of verdicts, a folder of findings, or a
    /// folder of canaries; otherwise the directory of the file.
    package static func directory(of path: String) -> String {
        let nearest = StoredFile.parent(of: StoredFile.resolved(path))
        var folder = StoredFile.resolved(nearest)
        while folder != "/", folder != "." {
            let parts = [CorpusLayout.table, CorpusLayout.foundFolder, CorpusLayout.canaryFolder]
            if parts.contains(where: { StoredFile.isThere("\(folder)/\($0)") }) { return folder }
            folder = StoredFile.parent(of: folder)
        }
        return nearest
    }

    /// Waits for the lock.
    ///
    /// - Returns: the opened and locked directory; `nil` if there is no such directory or no lock support.
    private static func take(_ directory: String) throws(FileError) -> Int32? {
        let start = ContinuousClock.now
        var isReported = false
        var pause_us: UInt32 = 500
        var endsAt: ContinuousClock.Instant?
        while true {
            let descriptor = open(directory, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
            guard descriptor >= 0 else { return nil }
            if flock(descriptor, LOCK_EX | LOCK_NB) == 0 {
                // Another process may have deleted and recreated the directory in the meantime.
                if isStill(directory, descriptor) { return descriptor }
                close(descriptor)
                continue
            }
            let reason = errno
            close(descriptor)
            guard reason == EWOULDBLOCK || reason == EINTR else { return nil }
            unblockSignals()
            let now = ContinuousClock.now
            if !isReported, start.duration(to: now) >= patience {
                isReported = true
                report("\(directory): waiting for \(HolderNote.holder(of: directory)), which is changing this corpus")
            }
            if end.withLock({ $0.isAskedFor() }) {
                let end = endsAt ?? now.advanced(by: lastPatience)
                endsAt = end
                guard now < end else {
                    throw FileError(problems: [
                        "\(directory): error: expected a corpus that can be changed; interrupted while waiting for "
                            + "\(HolderNote.holder(of: directory)), which is changing it. Nothing was written. "
                            + "Run the command again"
                    ])
                }
            }
            usleep(pause_us)
            pause_us = min(pause_us * 2, longestPause_us)
        }
    }

    /// Makes sure that signals can end the wait, even if this process was started from a thread with blocked signals.
    private static func unblockSignals() {
        var signals = sigset_t()
        sigemptyset(&signals)
        for number in [SIGINT, SIGTERM, SIGHUP] { sigaddset(&signals, number) }
        pthread_sigmask(SIG_UNBLOCK, &signals, nil)
    }

    private static func isStill(_ directory: String, _ descriptor: Int32) -> Bool {
        var (named, opened) = (stat(), stat())
        return stat(directory, &named) == 0 && fstat(descriptor, &opened) == 0
            && FileIdentity(named) == FileIdentity(opened)
    }

    private static func report(_ text: String) {
        FileDescriptor.write(Array((text.visible + "\n").utf8), to: STDERR_FILENO)
    }
}

/// A record of the process that holds the lock and of the time when it took it: the name of an empty directory in the corpus.
///
/// Git ignores empty directories, so the record of a killed process does no harm. The next process that takes the lock removes it.
private struct HolderNote {
    private static let beginning = ".bindfuzz-lock,"
    private static let separator: Character = ","

    let path: String

    /// Records that this process holds the lock, and removes earlier records.
    ///
    /// - Returns: `nil` if the record cannot be created. The process holds the lock all the same.
    static func write(in directory: String) -> HolderNote? {
        for name in names(in: directory) { rmdir("\(directory)/\(name)") }
        let words = [host, "\(getpid())", "\(time(nil))"]
        let path = "\(directory)/\(beginning)\(words.joined(separator: String(separator)))"
        return mkdir(path, 0o755) == 0 ? HolderNote(path: path) : nil
    }

    func remove() { rmdir(path) }

    /// Returns a description of the process that holds the lock.
    static func holder(of directory: String) -> String {
        let words = (names(in: directory).max() ?? "").dropFirst(beginning.count).split(separator: separator)
        guard words.count == 3, let seconds = Double(words[2]) else { return "another process" }
        let place = words[0] == host ? "" : " on \(words[0])"
        return "process \(words[1])\(place), since \(Date(timeIntervalSince1970: seconds).formatted(.iso8601))"
    }

    private static func names(in directory: String) -> [String] {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: directory)) ?? []
        return names.filter { $0.hasPrefix(beginning) }
    }

    /// The name of this machine, reduced to characters that every file system allows in a name.
    private static var host: String {
        var name = [CChar](repeating: 0, count: 256)
        guard gethostname(&name, name.count - 1) == 0 else { return "unknown" }
        let signs = name.prefix { $0 != 0 }.prefix(100).map { Character(Unicode.Scalar(UInt8(bitPattern: $0))) }
        let plain = signs.map { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == ".") ? $0 : "-" }
        return plain.isEmpty ? "unknown" : String(plain)
    }
}
