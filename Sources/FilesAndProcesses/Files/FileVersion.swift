import Foundation

/// The contents and identity of a file when it was read, for a comparison with the file that has its name later.
package struct FileVersion: Hashable, Sendable {
    /// The contents.
    package let bytes: [UInt8]
    /// The identity of the file, and its modification times.
    package let stamp: FileStamp
}

/// The identity of the file that a name leads to, and its modification times.
package struct FileStamp: Hashable, Sendable {
    /// The file that the name leads to.
    private let file: FileIdentity
    /// The file or link that has the name. It differs from `file` if the name is a link.
    private let name: FileIdentity
    private let size: Int
    /// The times of the last change of the contents and of the metadata, in seconds and nanoseconds.
    private let times: [Int]

    /// Reads the status of a file.
    ///
    /// - Parameters:
    ///   - path: the name.
    ///   - descriptor: the file that was opened under the name, if any.
    /// - Returns: `nil` if there is no such file.
    package init?(_ path: String, of descriptor: Int32? = nil) {
        var (file, name) = (stat(), stat())
        guard descriptor.map({ fstat($0, &file) }) ?? stat(path, &file) == 0, lstat(path, &name) == 0 else {
            return nil
        }
        self.file = FileIdentity(file)
        self.name = FileIdentity(name)
        size = Int(file.st_size)
        #if canImport(Darwin)
            let (written, changed) = (file.st_mtimespec, file.st_ctimespec)
        #else
            let (written, changed) = (file.st_mtim, file.st_ctim)
        #endif
        times = [written.tv_sec, written.tv_nsec, changed.tv_sec, changed.tv_nsec]
    }

    /// Whether the name leads to the same file in the same way. The contents may differ.
    func isSameFile(as other: FileStamp) -> Bool { file == other.file && name == other.name }

    /// Whether the name leads to the same file, in whichever way. The contents may differ.
    fileprivate func leadsToSameFile(as other: FileStamp) -> Bool { file == other.file }
}

extension FileVersion {
    /// Whether a name, which is no link, leads to the file that was read, with the same contents.
    func isOf(file path: String) -> Bool {
        guard let now = try? StoredFile.readVersion(path: path, upTo: bytes.count + 1) else { return false }
        return now.stamp.leadsToSameFile(as: stamp) && now.bytes == bytes
    }
}

/// The identity of a file, whatever its names: its device and its inode number.
package struct FileIdentity: Hashable, Sendable {
    private let device: UInt64
    private let number: UInt64

    /// Reads the identity of an open file; `nil` if the system call fails.
    package init?(_ descriptor: Int32) {
        var status = stat()
        guard fstat(descriptor, &status) == 0 else { return nil }
        self.init(status)
    }

    /// Reads the identity of the file that a name leads to; `nil` if there is none.
    package init?(_ path: String) {
        var status = stat()
        guard stat(path, &status) == 0 else { return nil }
        self.init(status)
    }

    /// Reads the identity of the file or link that has a name, without following a link; `nil` if there is none.
    package init?(ofName path: String) {
        var status = stat()
        guard lstat(path, &status) == 0 else { return nil }
        self.init(status)
    }

    /// Takes the identity from a status.
    package init(_ status: stat) {
        device = UInt64(truncatingIfNeeded: status.st_dev)
        number = UInt64(truncatingIfNeeded: status.st_ino)
    }
}

extension StoredFile {
    /// Reads a file from its start and records its identity.
    ///
    /// - Parameter count: the most bytes to read.
    /// - Throws: `FileError` as `read` does.
    package static func readVersion(path: String, upTo count: Int) throws(FileError) -> FileVersion {
        var stamp: FileStamp?
        let bytes = try readIfThere(path: path, upTo: count) { stamp = FileStamp(path, of: $0) }
        guard let bytes, let stamp else { throw missing(path) }
        return FileVersion(bytes: bytes, stamp: stamp)
    }

    /// Whether a name still leads to the file that was read, with the same contents. Compares the bytes, because the clock of a
    /// file system, which ticks a few hundred times a second, misses some changes.
    package static func isCurrent(_ version: FileVersion, path: String) -> Bool {
        guard let now = try? readVersion(path: path, upTo: version.bytes.count + 1) else { return false }
        return now.stamp.isSameFile(as: version.stamp) && now.bytes == version.bytes
    }

    /// Replaces the file that was read, as `write` does.
    ///
    /// - Throws: `FileError` with the path, also if the file has been replaced or changed: this program never overwrites work
    ///   that it has not read.
    package static func write(_ bytes: [UInt8], path: String, replacing version: FileVersion) throws(FileError) {
        guard isCurrent(version, path: path) else { throw changed(path) }
        var old = stat()
        guard stat(path, &old) == 0 else { throw changed(path) }
        let target = resolved(path)
        let reason: Int32? =
            switch TemporaryFile.write(bytes, in: parent(of: target), mode: old.st_mode & 0o7777) {
            case .failure(let failure): failure.number
            case .success(let temporary): temporary.replace(target) { version.isOf(file: $0) }
            }
        if reason == ESTALE { throw changed(path) }
        if let reason { throw unwritable(path, reason) }
        noteReplaced(old, by: target)
    }

    /// Returns the error for a file that has changed since it was read, or that another program is about to change.
    package static func changed(_ path: String) -> FileError {
        FileError(problems: [
            "\(path): error: expected an unchanged file; it has been changed since it was read, or another program has it "
                + "open for writing; it was left as it is. Run the command again"
        ])
    }
}
