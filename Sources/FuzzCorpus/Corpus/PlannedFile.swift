import FilesAndProcesses
import FuzzEngine

/// A file that a command writes at the end of its work, which may take long. Changes that others make in the meantime are not
/// overwritten.
package struct PlannedFile: Sendable {
    /// The path of the file.
    package let path: String
    /// The version to replace; `nil` if the file could not be read.
    private let version: FileVersion?
    private let isThere: Bool

    /// Records the current file at a path.
    package init(path: String) {
        self.path = path
        isThere = StoredFile.isName(path)
        version = isThere ? try? StoredFile.readVersion(path: path, upTo: StoredFile.maximumBytes) : nil
    }

    /// Records the current file at the path of a result, which is a case made from the files that were read so far.
    ///
    /// - Throws: `FileError` if the path leads to one of those files, or to a file of another kind.
    package init(resultAt path: String) throws(FileError) {
        try StoredFile.checkResult(Array("bindfuzz 1\n".utf8), path: path)
        self.init(path: path)
        if let version, version.bytes.contains(UInt8(ascii: "#")) {
            throw FileError(problems: [
                "\(path): error: expected a file for the result; found a case with comments, which would be lost. "
                    + "Use another name"
            ])
        }
    }

    /// Plans to replace a file that was read.
    init(path: String, _ version: FileVersion) {
        self.path = path
        self.version = version
        isThere = true
    }

    /// Writes the file under the lock of its corpus.
    ///
    /// - Throws: `FileError` with the path, also if the file has changed in the meantime.
    package func write(_ text: String) throws {
        try CorpusLock.changing(CorpusLock.directory(of: path)) {
            TemporaryFile.removeLeftovers(in: StoredFile.parent(of: path))
            try writeLocked(text)
        }
    }

    /// Writes the file. The caller holds the lock of its corpus.
    ///
    /// - Throws: `FileError` with the path, also if the file has changed in the meantime, unless somebody has written the same.
    package func writeLocked(_ text: String) throws(FileError) {
        let bytes = Array(text.utf8)
        if (try? StoredFile.readVersion(path: path, upTo: bytes.count + 1))?.bytes == bytes { return }
        if let version {
            try StoredFile.write(bytes, path: path, replacing: version)
        } else if isThere {
            try StoredFile.write(bytes, path: path)
        } else if try !StoredFile.create(bytes, path: path) {
            throw StoredFile.changed(path)
        }
    }

    /// Whether the file that is there begins with the same line as a new text, or there is none to lose.
    package func isOfKind(_ text: String) -> Bool {
        guard let version, !version.bytes.isEmpty else { return true }
        return version.bytes.starts(with: text.prefix { $0 != "\n" }.utf8)
    }
}
