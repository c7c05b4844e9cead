import Foundation
import Synchronization

/// The station that every file is read and written at: ordinary files only, within bounds, whole or not at all, and what is
/// wrong in the system's own words.
package enum StoredFile {
    /// The most that is read of a file whose kind has no bound of its own, in bytes.
    package static let maximumBytes = 64 << 20
    /// The most that is read of standard input, in bytes.
    package static let maximumInputBytes = 256 << 20

    private static let readable = "a file that can be read"
    /// The files that this process has read.
    private static let inputs = Mutex<Set<FileIdentity>>([])
    private static let writable = "a file that can be written"

    // MARK: Reading

    /// Reads a file from its start.
    ///
    /// - Parameters:
    ///   - count: how many bytes at most.
    ///   - inspect: looks at the descriptor before anything is read.
    /// - Returns: nil where there is no such file.
    /// - Throws: `CorpusError` with the path; for a pipe, a device or a socket at once, without waiting for it.
    package static func readIfThere(
        path: String, upTo count: Int, inspecting inspect: (Int32) -> Void = { _ in }
    ) throws(CorpusError) -> [UInt8]? {
        let descriptor = open(path, O_RDONLY | O_NONBLOCK | O_NOCTTY | O_CLOEXEC)
        guard descriptor >= 0 else {
            let number = errno
            if number == ENOENT || number == ENOTDIR { return nil }
            try checkKind(path, expected: readable)
            throw problem(path, readable, number)
        }
        defer { close(descriptor) }
        try checkKind(path, of: descriptor, expected: readable)
        if let identity = FileIdentity(descriptor) { inputs.withLock { _ = $0.insert(identity) } }
        inspect(descriptor)
        guard let bytes = read(descriptor, upTo: count) else { throw problem(path, readable, errno) }
        return bytes
    }

    /// Reads a file from its start, as `readIfThere` does.
    ///
    /// - Throws: `CorpusError` also where there is no such file.
    package static func read(path: String, upTo count: Int) throws(CorpusError) -> [UInt8] {
        guard let bytes = try readIfThere(path: path, upTo: count) else {
            throw missing(path)
        }
        return bytes
    }

    /// The error of a file that is not there.
    static func missing(_ path: String) -> CorpusError { problem(path, readable, ENOENT) }

    /// Reads all of standard input.
    ///
    /// - Throws: `CorpusError` where it cannot be read, or does not end.
    package static func readStandardInput() throws(CorpusError) -> [UInt8] {
        guard let bytes = read(STDIN_FILENO, upTo: maximumInputBytes + 1) else {
            throw problem("-", "standard input that can be read", errno)
        }
        guard bytes.count <= maximumInputBytes else {
            throw CorpusError(problems: [
                "-: error: expected at most \(maximumInputBytes >> 20) MiB of cases; found more"
            ])
        }
        return bytes
    }

    private static func read(_ descriptor: Int32, upTo count: Int) -> [UInt8]? {
        var bytes: [UInt8] = []
        var buffer = [UInt8](repeating: 0, count: 1 << 16)
        while bytes.count < count {
            let read = Foundation.read(descriptor, &buffer, min(buffer.count, count - bytes.count))
            if read < 0 && errno == EINTR { continue }
            if read < 0 { return nil }
            if read == 0 { break }
            bytes += buffer[..<read]
        }
        return bytes
    }

    // MARK: Writing

    /// Writes a file: to a temporary one beside it, which is then renamed. Makes the directories on the way.
    ///
    /// Another name of the same file, as a hard link is, keeps what it had.
    ///
    /// - Throws: `CorpusError` with the path; what was there is unchanged then. What is there and is no ordinary file is not
    ///   replaced.
    package static func write(_ bytes: [UInt8], path: String) throws(CorpusError) {
        var old = stat()
        let isThere = stat(path, &old) == 0
        if isThere { try checkKind(path, expected: writable) }
        // A link stays, and what it leads to is replaced.
        let target = isThere ? resolved(path) : path
        guard makeFolder(parent(of: target)) else { throw problem(path, writable, errno) }
        if let reason = replace(target, with: bytes, mode: isThere ? old.st_mode & 0o7777 : nil) {
            throw problem(path, writable, reason)
        }
        // The file that takes the place of one that was read is not the place for a result, either.
        guard isThere, let new = FileIdentity(target) else { return }
        inputs.withLock { if $0.contains(FileIdentity(old)) { $0.insert(new) } }
    }

    /// Writes a file that somebody has named for a result, as `write` does.
    ///
    /// - Throws: `CorpusError` with the path, also where this process has read the file, or where the file is of another kind: a
    ///   result takes the place neither of what it was made from nor of somebody's work.
    package static func writeResult(_ bytes: [UInt8], path: String) throws(CorpusError) {
        try checkResult(bytes, path: path)
        try write(bytes, path: path)
    }

    /// Throws if the path of a result leads to a file that this process has read, or to one of another kind.
    ///
    /// - Parameter bytes: the result, or at least how it begins.
    package static func checkResult(_ bytes: [UInt8], path: String) throws(CorpusError) {
        try checkResult(path: path)
        try checkKind(of: bytes, path: path)
    }

    /// Throws if the path of a result names a file of another kind, whose contents would be lost.
    ///
    /// A file is of the same kind if it begins as the result does. A result in the place of an earlier one is what a command
    /// that runs again is expected to write.
    private static func checkKind(of bytes: [UInt8], path: String) throws(CorpusError) {
        let isCase = bytes.starts(with: "bindfuzz ".utf8)
        if !isCase && path.hasSuffix(".case") {
            throw CorpusError(problems: [
                "\(path): error: expected a file for the result; found the name of a case, which a corpus would read. "
                    + "Take another name"
            ])
        }
        guard let old = try readIfThere(path: path, upTo: leastCommonStart), !old.isEmpty else { return }
        guard !old.starts(with: bytes.prefix(leastCommonStart)) else { return }
        throw CorpusError(problems: [
            "\(path): error: expected a file for the result; found one of another kind, and left it as it is. Delete it, or take "
                + "another name"
        ])
    }

    /// How many bytes results of one kind have in common: `bindfuzz 1`, `<!doctype html>`, `<?xml version`, `{\n  "$schema"`.
    private static let leastCommonStart = 10

    /// Throws where a path that somebody has named for a result leads to a file that this process has read.
    package static func checkResult(path: String) throws(CorpusError) {
        guard let identity = FileIdentity(path), inputs.withLock({ $0.contains(identity) }) else { return }
        throw CorpusError(problems: [
            "\(path): error: expected a file for the result; found one that was read to make it, and left it as it is. "
                + "Take another name"
        ])
    }

    /// Writes a file under a name that nothing has yet: whole, or not at all. Makes the directories on the way.
    ///
    /// - Returns: false where something has the name, be it a link that leads nowhere; it is unchanged.
    /// - Throws: `CorpusError` with the path.
    package static func create(_ bytes: [UInt8], path: String) throws(CorpusError) -> Bool {
        guard makeFolder(parent(of: path)) else { throw problem(path, writable, errno) }
        switch TemporaryFile.write(bytes, in: parent(of: path)) {
        case .failure(let failure): throw problem(path, writable, failure.number)
        case .success(let temporary):
            guard let reason = temporary.take(path) else { return true }
            if reason == EEXIST { return false }
            throw problem(path, writable, reason)
        }
    }

    /// Writes a temporary file in the same directory, and renames it.
    ///
    /// - Parameters:
    ///   - mode: the permissions of the file; nil for the usual ones.
    ///   - outlivesPowerCut: whether the bytes are on the disk before they take the place of the old ones. Without that a file
    ///     system may bring the new name to the disk first, and an empty file is found after a power cut; the end of a
    ///     process, of whatever kind, is outlived anyway.
    /// - Returns: nil, or why what was there is unchanged, as the system numbers it.
    package static func replace(
        _ path: String, with bytes: [UInt8], mode: mode_t? = nil, outlivesPowerCut: Bool = true
    ) -> Int32? {
        switch TemporaryFile.write(bytes, in: parent(of: path), mode: mode, outlivesPowerCut: outlivesPowerCut) {
        case .failure(let failure): failure.number
        case .success(let temporary): temporary.replace(path)
        }
    }

    /// Adds bytes to the end of a file, which is made where there is none.
    ///
    /// - Throws: `CorpusError` with the path.
    package static func append(_ bytes: [UInt8], path: String) throws(CorpusError) {
        guard makeFolder(parent(of: path)) else { throw problem(path, writable, errno) }
        let descriptor = open(path, O_WRONLY | O_CREAT | O_APPEND | O_NONBLOCK | O_NOCTTY | O_CLOEXEC, 0o666)
        guard descriptor >= 0 else {
            let number = errno
            try checkKind(path, expected: writable)
            throw problem(path, writable, number)
        }
        defer { close(descriptor) }
        try checkKind(path, of: descriptor, expected: writable)
        guard FileDescriptor.write(bytes, to: descriptor) else { throw problem(path, writable, errno) }
    }

    /// Deletes a file.
    ///
    /// - Throws: `CorpusError` with the path.
    package static func delete(path: String) throws(CorpusError) {
        guard unlink(path) == 0 else { throw problem(path, "a file that can be deleted", errno) }
    }

    // MARK: What is there

    /// Whether a name is that of a link.
    package static func isLink(_ path: String) -> Bool {
        var status = stat()
        return lstat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFLNK
    }

    /// Whether a link leads to a directory, or nowhere.
    package static func leadsToNoFile(_ path: String) -> Bool { isDirectory(path) || !isThere(path) }

    /// Whether a path leads to a directory, or to something below it, whatever links are on the way.
    package static func isBelow(_ directory: String, _ path: String) -> Bool {
        guard isThere(directory), isThere(path) else { return false }
        let (above, below) = (resolved(directory), resolved(path))
        return below == above || below.hasPrefix(above == "/" ? "/" : above + "/")
    }

    /// A path that every command can take as it is printed.
    ///
    /// - Parameters:
    ///   - path: as somebody has typed it.
    ///   - expected: what it is to name, for the error.
    /// - Returns: the path; `./-name` for one that looks like an option.
    /// - Throws: `CorpusError` for an empty one: what is below it would be in the root directory.
    package static func named(_ path: String, _ expected: String) throws(CorpusError) -> String {
        guard !path.isEmpty else {
            throw CorpusError(problems: [
                "'': error: expected \(expected); found an empty name. Is a variable of the shell not set?"
            ])
        }
        return path.hasPrefix("-") ? "./" + path : path
    }

    /// Whether there is a directory, or a link that leads to one.
    package static func isDirectory(_ path: String) -> Bool {
        var status = stat()
        return stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
    }

    /// Whether there is anything.
    package static func isThere(_ path: String) -> Bool {
        var status = stat()
        return stat(path, &status) == 0
    }

    /// Whether anything has a name, be it a link that leads nowhere.
    package static func isName(_ path: String) -> Bool {
        var status = stat()
        return lstat(path, &status) == 0
    }

    /// Throws where there is something else than an ordinary file.
    private static func checkKind(
        _ path: String, of descriptor: Int32? = nil, expected: String
    ) throws(CorpusError) {
        var status = stat()
        guard descriptor.map({ fstat($0, &status) }) ?? stat(path, &status) == 0 else { return }
        let hint = expected == readable ? "; where a command takes standard input, that is '-'" : ""
        let found: String
        switch status.st_mode & S_IFMT {
        case S_IFREG: return
        case S_IFDIR: found = "a directory"
        case S_IFIFO: found = "a pipe" + hint
        case S_IFSOCK: found = "a socket"
        default: found = "a device" + hint
        }
        throw CorpusError(problems: ["\(path): error: expected \(expected); found \(found)"])
    }

    private static func problem(_ path: String, _ expected: String, _ number: Int32) -> CorpusError {
        CorpusError(problems: ["\(path): error: expected \(expected); \(String(cString: strerror(number)))"])
    }

    /// The directory that a name is in.
    package static func parent(of path: String) -> String {
        guard let slash = path.utf8.lastIndex(of: UInt8(ascii: "/")) else { return "." }
        return slash == path.startIndex ? "/" : String(path[..<slash])
    }

    /// Makes a directory, and those on the way to it, where there is none.
    ///
    /// - Returns: whether there is one now; if not, `errno` says why.
    package static func makeFolder(_ path: String) -> Bool {
        if isDirectory(path) { return true }
        if mkdir(path, 0o777) == 0 { return true }
        if errno == ENOENT, parent(of: path) != path, makeFolder(parent(of: path)), mkdir(path, 0o777) == 0 {
            return true
        }
        // Another process may have made it in the meantime.
        return isDirectory(path)
    }

    /// The path without links, where there is anything.
    package static func resolved(_ path: String) -> String {
        guard let resolved = realpath(path, nil) else { return path }
        defer { free(resolved) }
        return String(cString: resolved)
    }
}
