/// Binary files, which only a fuzzer reads.
package enum BinaryFile {
    /// Reads the start of a file.
    ///
    /// - Parameters:
    ///   - path: the path of the file.
    ///   - count: the most bytes to read.
    /// - Throws: `FileError` with the path.
    package static func read(path: String, upTo count: Int) throws(FileError) -> [UInt8] {
        try StoredFile.read(path: path, upTo: count)
    }

    /// Writes bytes to a temporary file and renames it. Creates missing directories.
    ///
    /// - Throws: `FileError` with the path.
    package static func write(_ bytes: [UInt8], path: String) throws(FileError) {
        try StoredFile.write(bytes, path: path)
    }
}
