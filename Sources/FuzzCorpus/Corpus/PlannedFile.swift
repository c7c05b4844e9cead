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
    /// - Throws: `FileError` with the path, also if the file has changed in the meantime, unless the new contents are the same.
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

    /// Refuses to replace a recorded file with lines that a person has added.
    ///
    /// - Parameters:
    ///   - text: the new version. Numbers may differ in it.
    ///   - isGenerated: whether a line may be part of an earlier version although the new one does not have it.
    /// - Throws: `FileError` with the first line that would be lost.
    package func refuseAddedLines(to text: String, besides isGenerated: (Substring) -> Bool) throws(FileError) {
        guard let line = firstAddedLine(to: text, besides: isGenerated) else { return }
        throw FileError(problems: [
            "\(path):\(line): error: expected a line that 'gate --record' writes; found another one, which would be lost. "
                + "Nothing was recorded. Move the line to another file"
        ])
    }

    /// Returns the position of the first line that a person has added to an earlier version of a text, counted from 1.
    ///
    /// - Parameters:
    ///   - text: the new version. Numbers may differ in it.
    ///   - isGenerated: whether a line may be part of an earlier version although the new one does not have it.
    package func firstAddedLine(to text: String, besides isGenerated: (Substring) -> Bool) -> Int? {
        func normal(_ line: Substring) -> String { String(line.map { $0.isNumber ? "0" : $0 }) }
        guard let version else { return nil }
        let known = Set(text.split(separator: "\n").map(normal))
        let lines = String(decoding: version.bytes, as: UTF8.self).split(
            separator: "\n", omittingEmptySubsequences: false)
        return lines.firstIndex { !$0.isEmpty && !isGenerated($0) && !known.contains(normal($0)) }.map { $0 + 1 }
    }
}
