import PlainText

/// Text files, written whole or not at all.
package enum TextFile {
    /// Reads a text.
    ///
    /// - Returns: `nil` if there is no such file.
    /// - Throws: `FileError` with the path if the file is not a UTF-8 text.
    package static func read(path: String) throws(FileError) -> String? {
        let limit = StoredFile.maximumBytes
        guard let bytes = try StoredFile.readIfThere(path: path, upTo: limit + 1) else { return nil }
        guard bytes.count <= limit else {
            throw FileError(problems: ["\(path): error: expected a text of at most \(limit >> 20) MiB; found more"])
        }
        if let mark = ByteOrderMark(bytes) {
            throw FileError(problems: ["\(path):1:1: error: expected a text; found \(mark.description)"])
        }
        guard let text = String(validating: bytes, as: UTF8.self) else {
            throw FileError(problems: ["\(path): error: expected UTF-8 text; found bytes that are not"])
        }
        return text
    }

    /// Writes a text to a temporary file and renames it. Creates missing directories.
    ///
    /// - Throws: `FileError` with the path.
    package static func write(_ text: String, path: String) throws(FileError) {
        try StoredFile.write(Array(text.utf8), path: path)
    }

    /// Writes a text to a file that the user named, as `write` does.
    ///
    /// - Throws: `FileError` with the path, also if this process has read the file.
    package static func writeResult(_ text: String, path: String) throws(FileError) {
        try StoredFile.writeResult(Array(text.utf8), path: path)
    }

    /// Appends a text to a file that the user named, and creates the file if it is missing.
    ///
    /// - Throws: `FileError` with the path, also if this process has read the file.
    package static func appendResult(_ text: String, path: String) throws(FileError) {
        try StoredFile.checkResult(path: path)
        let isLineOpen = StoredFile.lastByte(path: path).map { $0 != UInt8(ascii: "\n") } ?? false
        try StoredFile.namingNewFolder(of: path) { () throws(FileError) in
            try StoredFile.append(Array((isLineOpen ? "\n" + text : text).utf8), path: path)
        }
    }

    /// Deletes a file.
    ///
    /// - Throws: `FileError` with the path.
    package static func delete(path: String) throws(FileError) {
        try StoredFile.delete(path: path)
    }
}
