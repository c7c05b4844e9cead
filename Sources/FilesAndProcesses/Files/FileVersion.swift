import Foundation

/// A file as it was read, to be held against what has its name later.
package struct FileVersion: Hashable, Sendable {
    /// What was in it.
    package let bytes: [UInt8]
    /// Which file it was, and when it was changed last.
    package let stamp: FileStamp
}

/// Which file has a name, and when it was changed last.
package struct FileStamp: Hashable, Sendable {
    /// The file that the name leads to.
    private let file: FileIdentity
    /// What has the name itself, which is a link where a link leads to the file.
    private let name: FileIdentity
    private let size: Int
    /// When the bytes changed, and when anything of the file did, in seconds and nanoseconds.
    private let times: [Int]

    /// Asks the system.
    ///
    /// - Parameters:
    ///   - path: the name.
    ///   - descriptor: the file that was opened under it, where one was.
    /// - Returns: nil where there is no such file.
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

    /// Whether the name still leads to the same file in the same way. What is in the file may be something else.
    func isSameFile(as other: FileStamp) -> Bool { file == other.file && name == other.name }
}

/// What tells files apart, whatever their names: the device and the number that a file has there.
package struct FileIdentity: Hashable, Sendable {
    private let device: UInt64
    private let number: UInt64

    /// Asks the system of an open file; nil where it does not say.
    package init?(_ descriptor: Int32) {
        var status = stat()
        guard fstat(descriptor, &status) == 0 else { return nil }
        self.init(status)
    }

    /// Asks the system of what a name leads to; nil where there is nothing.
    package init?(_ path: String) {
        var status = stat()
        guard stat(path, &status) == 0 else { return nil }
        self.init(status)
    }

    /// Asks the system which file has a name itself, without following a link; nil where there is nothing.
    package init?(ofName path: String) {
        var status = stat()
        guard lstat(path, &status) == 0 else { return nil }
        self.init(status)
    }

    /// What the system has said.
    package init(_ status: stat) {
        device = UInt64(truncatingIfNeeded: status.st_dev)
        number = UInt64(truncatingIfNeeded: status.st_ino)
    }
}

extension StoredFile {
    /// Reads a file from its start, and takes down which one it is.
    ///
    /// - Parameter count: how many bytes at most.
    /// - Throws: `CorpusError` as `read` does.
    package static func readVersion(path: String, upTo count: Int) throws(CorpusError) -> FileVersion {
        var stamp: FileStamp?
        let bytes = try readIfThere(path: path, upTo: count) { stamp = FileStamp(path, of: $0) }
        guard let bytes, let stamp else { throw missing(path) }
        return FileVersion(bytes: bytes, stamp: stamp)
    }

    /// Whether a name still leads to the file that was read, and nobody has changed it since. The bytes are compared: a clock
    /// that ticks a few hundred times a second does not tell of every change.
    package static func isCurrent(_ version: FileVersion, path: String) -> Bool {
        guard let now = try? readVersion(path: path, upTo: version.bytes.count + 1) else { return false }
        return now.stamp.isSameFile(as: version.stamp) && now.bytes == version.bytes
    }

    /// Writes a file in the place of the one that was read, as `write` does.
    ///
    /// - Throws: `CorpusError` with the path, also where the file is another one by now, or was changed: nobody's work is
    ///   overwritten that this program has not seen.
    package static func write(_ bytes: [UInt8], path: String, replacing version: FileVersion) throws(CorpusError) {
        guard isCurrent(version, path: path) else { throw changed(path) }
        try write(bytes, path: path)
    }

    /// The error of a file that is not as it was read.
    package static func changed(_ path: String) -> CorpusError {
        CorpusError(problems: [
            "\(path): error: expected the file that was there before; it has been changed since, and is left as it is. "
                + "Run the command again"
        ])
    }
}
