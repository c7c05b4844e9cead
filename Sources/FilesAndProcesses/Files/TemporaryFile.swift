import Foundation

/// A file with a temporary name, about to get its final one.
///
/// A killed process may leave temporary files behind. Their names end in `.new`, so no command takes them for a case or for a part
/// of a campaign.
package struct TemporaryFile: Sendable {
    /// The `errno` value that explains why a file cannot be created.
    package struct Failure: Error {
        /// The value.
        package let number: Int32
    }

    /// The suffix of the names.
    static let ending = ".new"
    private static let beginning = ".bindfuzz-"
    /// A second name is needed only if something planted files, or if the system's random numbers repeat.
    private static let mostNames = 100
    private static let usualMode: mode_t = 0o666

    /// The number of hexadecimal digits for each of the two 64-bit numbers in a name.
    private static let digitsOfNumber = 16

    private let path: String
    /// The descriptor that holds the lock; negative if there is none.
    private let lock: Int32

    /// Whether a name has exactly the form that this type gives to names.
    package static func isName(_ name: String) -> Bool {
        let digits = name.utf8.dropFirst(beginning.utf8.count).dropLast(ending.utf8.count)
        return name.utf8.elementsEqual("\(beginning)\(Substring(digits))\(ending)".utf8)
            && digits.count == 2 * digitsOfNumber
            && digits.allSatisfy {
                (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0)
                    || (UInt8(ascii: "a")...UInt8(ascii: "f")).contains($0)
            }
    }

    private static func unusedName() -> String {
        let numbers = [UInt64.random(in: 0 ... .max), UInt64.random(in: 0 ... .max)].map { number in
            let digits = String(number, radix: 16)
            return String(repeating: "0", count: digitsOfNumber - digits.count) + digits
        }
        return "\(beginning)\(numbers.joined())\(ending)"
    }

    /// Removes the files that killed processes have left in a folder: regular files with a temporary name that no process is
    /// writing.
    package static func removeLeftovers(in folder: String) {
        for name in (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? [] where isName(name) {
            let path = "\(folder)/\(name)"
            // Neither waits for a pipe nor follows a link.
            let descriptor = open(path, O_RDONLY | O_NONBLOCK | O_NOFOLLOW | O_CLOEXEC)
            guard descriptor >= 0 else { continue }
            defer { close(descriptor) }
            var status = stat()
            guard fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG else { continue }
            // The process that writes the file holds its lock. On a file system without locks, all leftovers stay.
            guard flock(descriptor, LOCK_EX | LOCK_NB) == 0, FileIdentity(ofName: path) == FileIdentity(status) else {
                continue
            }
            unlink(path)
        }
    }

    /// Returns the reason why no file can be written in a folder, in the words of the system; `nil` if one can.
    package static func problem(in folder: String) -> String? {
        switch write([0], in: folder, outlivesPowerCut: false) {
        case .failure(let failure): return String(cString: strerror(failure.number))
        case .success(let file):
            unlink(file.path)
            file.unlock()
            return nil
        }
    }

    /// Writes a file under a name that has never been used.
    ///
    /// - Parameters:
    ///   - folder: the directory of the file to be replaced.
    ///   - mode: the permissions; `nil` for the default ones.
    ///   - outlivesPowerCut: whether the bytes are flushed to the disk.
    package static func write(
        _ bytes: [UInt8], in folder: String, mode: mode_t? = nil, outlivesPowerCut: Bool = true
    ) -> Result<TemporaryFile, Failure> {
        var made: Int32 = -1
        let path = unusedPath(in: folder) { path in
            // Never opens an existing file, and never follows a link that another user may have planted.
            made = open(path, O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, usualMode)
            return made >= 0 && isLocked(made)
        }
        guard let path else { return .failure(Failure(number: errno)) }
        // The lock lasts until the file has its final name. Without a copy of the descriptor there is no lock, so the file is less
        // safe.
        let lock = fcntl(made, F_DUPFD_CLOEXEC, 0)
        if let mode { fchmod(made, mode) }
        var reason: Int32?
        if !FileDescriptor.write(bytes, to: made) { reason = errno }
        // For a file that cannot be flushed to a disk, for example one in memory, `fsync` fails with `EINVAL`.
        if reason == nil, outlivesPowerCut, fsync(made) != 0, errno != EINVAL { reason = errno }
        if close(made) != 0 { reason = reason ?? errno }
        guard let reason else { return .success(TemporaryFile(path: path, lock: lock)) }
        unlink(path)
        if lock >= 0 { close(lock) }
        return .failure(Failure(number: reason))
    }

    /// Locks a new file, so that no process takes it for a leftover.
    ///
    /// - Returns: whether the file still exists. Otherwise the descriptor is closed, and `errno` asks for another name.
    private static func isLocked(_ descriptor: Int32) -> Bool {
        var status = stat()
        // Another process that holds the lock takes the file for a leftover and is about to remove it.
        while flock(descriptor, LOCK_EX) != 0 && errno == EINTR {}
        if fstat(descriptor, &status) != 0 || status.st_nlink > 0 { return true }
        close(descriptor)
        errno = EEXIST
        return false
    }

    private func unlock() { if lock >= 0 { close(lock) } }

    /// Creates an empty directory with a temporary name.
    ///
    /// - Returns: its path; `nil` if it cannot be created, and `errno` has the reason.
    package static func makeFolder(in folder: String) -> String? {
        unusedPath(in: folder) { mkdir($0, 0o777) == 0 }
    }

    /// Creates something under an unused name.
    ///
    /// The names come from the system's random numbers, not from the seeded generator: no result depends on them. A process
    /// identifier would not do, because two machines that share a volume can have the same one.
    ///
    /// - Parameter make: creates it and returns whether it succeeded. It is called again with another name as long as `errno` is
    ///   `EEXIST`.
    /// - Returns: the path; `nil` if it cannot be created, and `errno` has the reason.
    static func unusedPath(in folder: String, making make: (String) -> Bool) -> String? {
        for _ in 0..<mostNames {
            let path = "\(folder)/\(unusedName())"
            if make(path) { return path }
            guard errno == EEXIST else { return nil }
        }
        return nil
    }

    /// Replaces a file with this one.
    ///
    /// - Returns: `nil` on success; otherwise the `errno` value that explains why the old file is unchanged. This file is removed
    ///   then.
    func replace(_ target: String) -> Int32? {
        defer { unlock() }
        return rename(to: target)
    }

    /// Replaces a file with this one if the file is the expected one, even if another program changes it at the same moment.
    ///
    /// The two exchange their names, so that the displaced file can be compared; if it is another one, they change back.
    ///
    /// - Parameter isExpected: whether the file with a name is the one to be replaced.
    /// - Returns: `nil` on success; otherwise an `errno` value: `ESTALE` if the file is another one, or if a
    ///   program has it open for writing. This file is removed then.
    package func replace(_ target: String, if isExpected: (String) -> Bool) -> Int32? {
        defer { unlock() }
        guard isExpected(target) else {
            unlink(path)
            return ESTALE
        }
        let own = FileIdentity(ofName: path)
        // A file system that cannot exchange names has the check right before the rename.
        guard FileExchange.exchange(path, target) == nil else { return rename(to: target) }
        // A program that has the displaced file open would continue to write to it, and its changes would be lost.
        guard FileWriters.exist(path) || !isExpected(path) else {
            unlink(path)
            return nil
        }
        if let reason = FileExchange.exchange(path, target) { return reason }
        // A third file, which came in between, keeps the temporary name.
        if FileIdentity(ofName: path) == own { unlink(path) }
        return ESTALE
    }

    private func rename(to target: String) -> Int32? {
        guard Foundation.rename(path, target) != 0 else { return nil }
        let reason = errno
        unlink(path)
        return reason
    }

    /// Gives this file an unused name.
    ///
    /// - Returns: `nil` on success; otherwise an `errno` value: `EEXIST` if the name is taken. This file is removed then.
    func take(_ target: String) -> Int32? {
        defer { unlock() }
        // `link` fails if the name is taken, on every file system, even if another machine took it.
        guard link(path, target) != 0 else {
            unlink(path)
            return nil
        }
        let reason = errno
        guard [EPERM, ENOTSUP, EOPNOTSUPP, ENOSYS, EMLINK].contains(reason) else {
            unlink(path)
            return reason
        }
        // On a file system without hard links, as on a memory card, an empty file reserves the name.
        let place = open(target, O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, Self.usualMode)
        guard place >= 0 else {
            let reason = errno
            unlink(path)
            return reason
        }
        close(place)
        guard let reason = rename(to: target) else { return nil }
        unlink(target)
        return reason
    }
}
