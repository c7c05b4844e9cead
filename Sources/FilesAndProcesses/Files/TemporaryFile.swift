import Foundation

/// A file that was written under a name of its own, and is about to get its real one.
///
/// What a killed process leaves of these is no case and no part of a campaign, since its name ends otherwise.
package struct TemporaryFile: Sendable {
    /// Why a file could not be made, as the system numbers it.
    struct Failure: Error {
        let number: Int32
    }

    /// What the names end in.
    static let ending = ".new"
    private static let beginning = ".bindfuzz-"
    /// More than one name is only tried where something planted files, or the system's chance is none.
    private static let mostNames = 100
    private static let usualMode: mode_t = 0o666

    /// How many digits of a name come from each of two numbers of 64 bits, in base 16.
    private static let digitsOfNumber = 16

    private let path: String
    /// The descriptor that holds the lock; negative where there is none.
    private let lock: Int32

    /// Whether a name is exactly as the names that are given here.
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

    /// Removes what killed processes have left in a folder: regular files with a name of this form that no process is writing.
    package static func removeLeftovers(in folder: String) {
        for name in (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? [] where isName(name) {
            let path = "\(folder)/\(name)"
            // A pipe is not waited for, and a link stays.
            let descriptor = open(path, O_RDONLY | O_NONBLOCK | O_NOFOLLOW | O_CLOEXEC)
            guard descriptor >= 0 else { continue }
            defer { close(descriptor) }
            var status = stat()
            guard fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG else { continue }
            // Who writes the file has it locked; a file system without locks leaves all of them.
            guard flock(descriptor, LOCK_EX | LOCK_NB) == 0, FileIdentity(ofName: path) == FileIdentity(status) else {
                continue
            }
            unlink(path)
        }
    }

    /// Writes a file that nothing has been before.
    ///
    /// - Parameters:
    ///   - folder: where it is made: in the directory of the file whose place it takes.
    ///   - mode: its permissions; nil for the usual ones.
    ///   - outlivesPowerCut: whether the bytes are brought to the disk.
    static func write(
        _ bytes: [UInt8], in folder: String, mode: mode_t? = nil, outlivesPowerCut: Bool = true
    ) -> Result<TemporaryFile, Failure> {
        var made: Int32 = -1
        let path = unusedPath(in: folder) { path in
            // What is there is not touched, and a link is not followed, which somebody may have planted.
            made = open(path, O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, usualMode)
            return made >= 0 && isLocked(made)
        }
        guard let path else { return .failure(Failure(number: errno)) }
        // The lock lasts until the file has its real name. What cannot be copied has none, and is only less safe.
        let lock = fcntl(made, F_DUPFD_CLOEXEC, 0)
        if let mode { fchmod(made, mode) }
        var reason: Int32?
        if !FileDescriptor.write(bytes, to: made) { reason = errno }
        // What cannot be brought to a disk, as a file in memory, says that it is no valid request.
        if reason == nil, outlivesPowerCut, fsync(made) != 0, errno != EINVAL { reason = errno }
        if close(made) != 0 { reason = reason ?? errno }
        guard let reason else { return .success(TemporaryFile(path: path, lock: lock)) }
        unlink(path)
        if lock >= 0 { close(lock) }
        return .failure(Failure(number: reason))
    }

    /// Locks a file that was just made, so that nobody takes it for a leftover.
    ///
    /// - Returns: whether the file is still there; it is closed otherwise, and `errno` asks for another name.
    private static func isLocked(_ descriptor: Int32) -> Bool {
        var status = stat()
        // Another process that has the lock takes the file for a leftover, and is about to remove it.
        while flock(descriptor, LOCK_EX) != 0 && errno == EINTR {}
        if fstat(descriptor, &status) != 0 || status.st_nlink > 0 { return true }
        close(descriptor)
        errno = EEXIST
        return false
    }

    private func unlock() { if lock >= 0 { close(lock) } }

    /// Makes an empty directory that nothing has been before, and that is about to get its real name.
    ///
    /// - Returns: its path; nil where it cannot be made, and `errno` says why.
    package static func makeFolder(in folder: String) -> String? {
        unusedPath(in: folder) { mkdir($0, 0o777) == 0 }
    }

    /// Makes something under a name that nothing has.
    ///
    /// The names come from the system's chance and not from the seeded generator: no result depends on them, and the number of a
    /// process would not do, since two machines that share a volume give the same ones.
    ///
    /// - Parameter make: makes it; where it cannot, `errno` says why, and that something has the name is no reason to give up.
    /// - Returns: the path; nil where it cannot be made, and `errno` says why.
    static func unusedPath(in folder: String, making make: (String) -> Bool) -> String? {
        for _ in 0..<mostNames {
            let path = "\(folder)/\(unusedName())"
            if make(path) { return path }
            guard errno == EEXIST else { return nil }
        }
        return nil
    }

    /// Takes the place of a file.
    ///
    /// - Returns: nil, or why what was there is unchanged, as the system numbers it; this file is gone then.
    func replace(_ target: String) -> Int32? {
        defer { unlock() }
        return rename(to: target)
    }

    private func rename(to target: String) -> Int32? {
        guard Foundation.rename(path, target) != 0 else { return nil }
        let reason = errno
        unlink(path)
        return reason
    }

    /// Takes a name that nothing has.
    ///
    /// - Returns: nil, or why not, as the system numbers it: `EEXIST` where something has the name. This file is gone then.
    func take(_ target: String) -> Int32? {
        defer { unlock() }
        // A second name is refused where there is one already, whatever the file system, and on whichever machine it was given.
        guard link(path, target) != 0 else {
            unlink(path)
            return nil
        }
        let reason = errno
        guard [EPERM, ENOTSUP, EOPNOTSUPP, ENOSYS, EMLINK].contains(reason) else {
            unlink(path)
            return reason
        }
        // A file system without second names, as that of a memory card: an empty file keeps the place.
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
