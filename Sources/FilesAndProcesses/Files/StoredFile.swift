import Foundation
import Locks

/// Reads and writes every file of this project: ordinary files only, within a size limit, whole or not at all. Errors quote the
/// system's own words.
package enum StoredFile {
    /// The most bytes that are read from a file whose kind has no other limit.
    package static let maximumBytes = 64 << 20
    /// The most bytes that are read from standard input.
    package static let maximumInputBytes = 256 << 20

    private static let readable = "a file that can be read"
    /// The files that this process has read.
    static let inputs = Locked<Set<FileIdentity>>([])
    private static let writable = "a file that can be written"

    // MARK: Reading

    /// Reads a file from its start.
    ///
    /// - Parameters:
    ///   - count: the most bytes to read.
    ///   - inspect: receives the descriptor before the first byte is read.
    /// - Returns: `nil` if there is no such file.
    /// - Throws: `FileError` with the path. For a pipe, a device or a socket it throws at once, without waiting for input.
    package static func readIfThere(
        path: String, upTo count: Int, inspecting inspect: (Int32) -> Void = { _ in }
    ) throws(FileError) -> [UInt8]? {
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
    /// - Throws: `FileError` also if there is no such file.
    package static func read(path: String, upTo count: Int) throws(FileError) -> [UInt8] {
        guard let bytes = try readIfThere(path: path, upTo: count) else {
            throw missing(path)
        }
        return bytes
    }

    /// Returns the error for a missing file.
    static func missing(_ path: String) -> FileError { problem(path, readable, ENOENT) }

    /// Reads all of standard input.
    ///
    /// - Throws: `FileError` if standard input cannot be read or is too long.
    package static func readStandardInput() throws(FileError) -> [UInt8] {
        guard let bytes = read(STDIN_FILENO, upTo: maximumInputBytes + 1) else {
            throw problem("-", "standard input that can be read", errno)
        }
        guard bytes.count <= maximumInputBytes else {
            throw FileError(problems: [
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

    /// Writes a temporary file beside the path and renames it. Creates missing directories.
    ///
    /// Another hard link to the replaced file keeps the old contents.
    ///
    /// - Throws: `FileError` with the path; the old file is unchanged then. Only ordinary files are replaced.
    package static func write(_ bytes: [UInt8], path: String) throws(FileError) {
        var old = stat()
        let isThere = stat(path, &old) == 0
        if isThere { try checkKind(path, expected: writable) }
        // Replaces the target of a link and keeps the link.
        let target = isThere ? resolved(path) : path
        guard makeFolder(parent(of: target)) else { throw problem(path, writable, errno) }
        if let reason = replace(target, with: bytes, mode: isThere ? old.st_mode & 0o7777 : nil) {
            throw problem(path, writable, reason)
        }
        if isThere { noteReplaced(old, by: target) }
    }

    /// Notes that a file has replaced another one: a result must not replace the successor of an input of this process, either.
    static func noteReplaced(_ old: stat, by path: String) {
        guard let new = FileIdentity(path) else { return }
        inputs.withLock { if $0.contains(FileIdentity(old)) { $0.insert(new) } }
    }

    /// Returns the error for a file that cannot be written.
    static func unwritable(_ path: String, _ number: Int32) -> FileError { problem(path, writable, number) }

    /// Creates a file under an unused name, whole or not at all. Creates missing directories.
    ///
    /// - Returns: `false` if the name is taken, even by a link that leads nowhere; nothing changes then.
    /// - Throws: `FileError` with the path.
    package static func create(_ bytes: [UInt8], path: String) throws(FileError) -> Bool {
        guard makeFolder(parent(of: path)) else { throw problem(path, writable, errno) }
        switch TemporaryFile.write(bytes, in: parent(of: path)) {
        case .failure(let failure): throw problem(path, writable, failure.number)
        case .success(let temporary):
            guard let reason = temporary.take(path) else { return true }
            if reason == EEXIST { return false }
            throw problem(path, writable, reason)
        }
    }

    /// Writes a temporary file in the same directory and renames it.
    ///
    /// - Parameters:
    ///   - mode: the permissions of the file; `nil` for the default ones.
    ///   - outlivesPowerCut: whether the bytes are flushed to the disk before the rename. Otherwise a file system may write the new
    ///     name first, and a power cut leaves an empty file. The end of the process never does, flushed or not.
    /// - Returns: `nil` on success; otherwise the `errno` value that explains why the old file is unchanged.
    package static func replace(
        _ path: String, with bytes: [UInt8], mode: mode_t? = nil, outlivesPowerCut: Bool = true
    ) -> Int32? {
        switch TemporaryFile.write(bytes, in: parent(of: path), mode: mode, outlivesPowerCut: outlivesPowerCut) {
        case .failure(let failure): failure.number
        case .success(let temporary): temporary.replace(path)
        }
    }

    /// Appends bytes to a file, which it creates if it is missing.
    ///
    /// - Throws: `FileError` with the path.
    package static func append(_ bytes: [UInt8], path: String) throws(FileError) {
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

    /// Returns the last byte of a file; `nil` for an empty or missing file, and for a pipe or another special file.
    static func lastByte(path: String) -> UInt8? {
        let descriptor = open(path, O_RDONLY | O_NONBLOCK | O_NOCTTY | O_CLOEXEC)
        guard descriptor >= 0 else { return nil }
        defer { close(descriptor) }
        var byte: UInt8 = 0
        guard lseek(descriptor, -1, SEEK_END) >= 0, Foundation.read(descriptor, &byte, 1) == 1 else { return nil }
        return byte
    }

    /// Deletes a file.
    ///
    /// - Throws: `FileError` with the path.
    package static func delete(path: String) throws(FileError) {
        guard unlink(path) == 0 else { throw problem(path, "a file that can be deleted", errno) }
    }

    // MARK: Inspecting

    /// Whether a name belongs to a link.
    package static func isLink(_ path: String) -> Bool {
        var status = stat()
        return lstat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFLNK
    }

    /// Whether a link leads to a directory, or nowhere.
    package static func leadsToNoFile(_ path: String) -> Bool { isDirectory(path) || !isThere(path) }

    /// Whether a path leads to a directory or to something below it, after all links are resolved.
    package static func isBelow(_ directory: String, _ path: String) -> Bool {
        guard isThere(directory), isThere(path) else { return false }
        let (above, below) = (resolved(directory), resolved(path))
        return below == above || below.hasPrefix(above == "/" ? "/" : above + "/")
    }

    /// Returns a path that every command accepts as it is printed.
    ///
    /// - Parameters:
    ///   - path: the path that the user typed.
    ///   - expected: what the path should name, for the error.
    /// - Returns: the path; `./-name` for one that looks like an option.
    /// - Throws: `FileError` for an empty path: paths below it would lead into the root directory.
    package static func named(_ path: String, _ expected: String) throws(FileError) -> String {
        guard !path.isEmpty else {
            throw FileError(problems: [
                "'': error: expected \(expected); found an empty name. Is a shell variable unset?"
            ])
        }
        return path.hasPrefix("-") ? "./" + path : path
    }

    /// Whether a path leads to a directory, directly or through a link.
    package static func isDirectory(_ path: String) -> Bool {
        var status = stat()
        return stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
    }

    /// Whether a path leads to anything.
    package static func isThere(_ path: String) -> Bool {
        var status = stat()
        return stat(path, &status) == 0
    }

    /// Whether a name is taken, even by a link that leads nowhere.
    package static func isName(_ path: String) -> Bool {
        var status = stat()
        return lstat(path, &status) == 0
    }

    /// Throws if the path leads to anything but an ordinary file.
    private static func checkKind(
        _ path: String, of descriptor: Int32? = nil, expected: String
    ) throws(FileError) {
        var status = stat()
        guard descriptor.map({ fstat($0, &status) }) ?? stat(path, &status) == 0 else { return }
        let hint = expected == readable ? "; to read standard input, pass '-' to a command that supports it" : ""
        let found: String
        switch status.st_mode & S_IFMT {
        case S_IFREG: return
        case S_IFDIR: found = "a directory"
        case S_IFIFO: found = "a pipe" + hint
        case S_IFSOCK: found = "a socket"
        default: found = "a device" + hint
        }
        throw FileError(problems: ["\(path): error: expected \(expected); found \(found)"])
    }

    static func problem(_ path: String, _ expected: String, _ number: Int32) -> FileError {
        FileError(problems: ["\(path): error: expected \(expected); \(String(cString: strerror(number)))"])
    }

    /// Returns the path of the directory that a name is in.
    package static func parent(of path: String) -> String {
        guard let slash = path.utf8.lastIndex(of: UInt8(ascii: "/")) else { return "." }
        return slash == path.startIndex ? "/" : String(path[..<slash])
    }

    /// Creates a directory and its missing parents.
    ///
    /// - Returns: whether the directory exists now; if not, `errno` has the reason.
    package static func makeFolder(_ path: String) -> Bool {
        if isDirectory(path) { return true }
        if mkdir(path, 0o777) == 0 { return true }
        if errno == ENOENT, parent(of: path) != path, makeFolder(parent(of: path)), mkdir(path, 0o777) == 0 {
            return true
        }
        // Another process may have created it in the meantime.
        let reason = errno
        if isDirectory(path) { return true }
        errno = reason
        return false
    }

    /// Returns the path with all links resolved; the same path if it leads nowhere.
    package static func resolved(_ path: String) -> String {
        guard let resolved = realpath(path, nil) else { return path }
        defer { free(resolved) }
        return String(cString: resolved)
    }
}
