import FilesAndProcesses
import FuzzEngine
import Foundation
import Synchronization

/// The lock on a corpus, which a process has while it changes the corpus, and the system takes back however the process ends.
///
/// What is locked is the directory itself. So a link to the corpus comes to the same lock as its real path, nothing has to be
/// written into a corpus that can only be read, and no file is left over. On a file system that knows no locks nothing is held: there
/// a finding's name is still given once, and a file that was changed is not overwritten, since both are seen to without the lock.
///
/// Two processes cannot wait for each other: a process waits for a lock only while it holds no other one of a corpus. Nobody asks
/// for a second one within `changing`, which refuses it. The lock of a campaign is another one. Its holder writes into the
/// campaign's directory alone, and takes the lock of no corpus.
package enum CorpusLock {
    /// How long a process waits before it says so, and how long it waits at once.
    private static let patience = Duration.seconds(1)
    private static let longestPause_us: UInt32 = 20_000
    /// How long a process still waits that was told to end. A corpus is held for a fraction of that at once.
    private static let lastPatience = Duration.seconds(2)

    @TaskLocal private static var isHeld = false
    /// Whether the process was told to end. Commands that notice signals set it; others are ended by them.
    private static let asks = Mutex<@Sendable () -> Bool> { false }

    /// Says how it is noticed that this process was told to end.
    package static func giveUp(when isInterrupted: @escaping @Sendable () -> Bool) {
        asks.withLock { $0 = isInterrupted }
    }

    /// Changes a corpus while no other process does.
    ///
    /// Others wait meanwhile: no case is searched for or run in here.
    ///
    /// - Parameters:
    ///   - directory: that of the corpus, or any other that files are changed in. Where there is none, nothing is held.
    ///   - change: what is done.
    /// - Throws: what `change` throws; `CorpusError` where the process is told to end while it waits.
    package static func changing<Value>(_ directory: String, _ change: () throws -> Value) throws -> Value {
        guard !isHeld else { throw Defect("a second lock was asked for, on \(directory)") }
        guard let descriptor = try take(directory) else { return try change() }
        // The end of the lock: nobody inherits the descriptor.
        defer { close(descriptor) }
        let note = HolderNote.write(in: directory)
        defer { note?.remove() }
        return try $isHeld.withValue(true) { try change() }
    }

    /// The corpus that a file belongs to: the nearest directory above it that has a table of verdicts, or a folder of findings or
    /// canaries; without those the one that the file is in.
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
    /// - Returns: the directory, opened and locked; nil where there are no locks, or no directory.
    private static func take(_ directory: String) throws(CorpusError) -> Int32? {
        let start = ContinuousClock.now
        var isTold = false
        var pause_us: UInt32 = 500
        var endsAt: ContinuousClock.Instant?
        while true {
            let descriptor = open(directory, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
            guard descriptor >= 0 else { return nil }
            if flock(descriptor, LOCK_EX | LOCK_NB) == 0 {
                // What was waited for may have been deleted, and made again.
                if isStill(directory, descriptor) { return descriptor }
                close(descriptor)
                continue
            }
            let reason = errno
            close(descriptor)
            guard reason == EWOULDBLOCK || reason == EINTR else { return nil }
            unblockSignals()
            let now = ContinuousClock.now
            if !isTold, start.duration(to: now) >= patience {
                isTold = true
                tell("\(directory): waits for \(HolderNote.holder(of: directory)), which changes this corpus")
            }
            if asks.withLock({ $0() }) {
                let end = endsAt ?? now.advanced(by: lastPatience)
                endsAt = end
                guard now < end else {
                    throw CorpusError(problems: [
                        "\(directory): error: expected a corpus that can be changed; stopped while waiting for "
                            + "\(HolderNote.holder(of: directory)), which changes it. Nothing was written; run the command again"
                    ])
                }
            }
            usleep(pause_us)
            pause_us = min(pause_us * 2, longestPause_us)
        }
    }

    /// Whoever waits can be ended, also where the process was started from a thread with signals blocked.
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

    private static func tell(_ text: String) {
        FileDescriptor.write(Array((text.visible + "\n").utf8), to: STDERR_FILENO)
    }
}

/// Which process has the lock on a corpus, and since when: the name of an empty directory in the corpus. Git sees no empty
/// directories, so that what is left of a killed process is in nobody's way; the next that takes the lock takes it away.
private struct HolderNote {
    private static let beginning = ".bindfuzz-lock,"
    private static let separator: Character = ","

    let path: String

    /// Writes down that this process has the lock, and takes away what was left of others.
    ///
    /// - Returns: nil where it cannot be written down. The lock is held all the same.
    static func write(in directory: String) -> HolderNote? {
        for name in names(in: directory) { rmdir("\(directory)/\(name)") }
        let words = [host, "\(getpid())", "\(time(nil))"]
        let path = "\(directory)/\(beginning)\(words.joined(separator: String(separator)))"
        return mkdir(path, 0o755) == 0 ? HolderNote(path: path) : nil
    }

    func remove() { rmdir(path) }

    /// Who has the lock, in words.
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

    /// The name of this machine, of which signs are left that a file's name may have anywhere.
    private static var host: String {
        var name = [CChar](repeating: 0, count: 256)
        guard gethostname(&name, name.count - 1) == 0 else { return "unknown" }
        let signs = name.prefix { $0 != 0 }.prefix(100).map { Character(Unicode.Scalar(UInt8(bitPattern: $0))) }
        let plain = signs.map { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == ".") ? $0 : "-" }
        return plain.isEmpty ? "unknown" : String(plain)
    }
}
