import Foundation

/// Results of a command in files that the user names. A result replaces neither its own input nor a file of another kind.
extension StoredFile {
    /// Writes a result to a file that the user named, as `write` does. Names each directory that it creates.
    ///
    /// - Throws: `FileError` with the path, also if this process has read the file or if the file is of another kind.
    package static func writeResult(_ bytes: [UInt8], path: String) throws(FileError) {
        try checkResult(bytes, path: path)
        try namingNewFolder(of: path) { () throws(FileError) in try write(bytes, path: path) }
    }

    /// Writes a result, and then names the outermost directory that was created for it: a misspelled path must not go unnoticed.
    static func namingNewFolder<Value>(
        of path: String, _ write: () throws(FileError) -> Value
    ) throws(FileError) -> Value {
        var missing: String?
        var folder = parent(of: path)
        while !isName(folder), parent(of: folder) != folder {
            missing = folder
            folder = parent(of: folder)
        }
        let value = try write()
        if let missing { StandardError.print("\(missing): created this directory for \(path)") }
        return value
    }

    /// Throws if a result's path leads to a file that this process has read, or to a file of another kind.
    ///
    /// - Parameter bytes: the result, or at least its start.
    package static func checkResult(_ bytes: [UInt8], path: String) throws(FileError) {
        try checkResult(path: path)
        try checkKind(of: bytes, path: path)
    }

    /// Throws if a result's path leads to a file that this process has read.
    package static func checkResult(path: String) throws(FileError) {
        guard let identity = FileIdentity(path), inputs.withLock({ $0.contains(identity) }) else { return }
        throw FileError(problems: [
            "\(path): error: expected a file for the result; found one of the inputs, and left it as it is. "
                + "Use another name"
        ])
    }

    /// Throws if a result's path leads to a file of another kind, whose contents would be lost.
    ///
    /// A file is of the same kind if it begins as the result does. A command that runs again may replace its earlier result.
    private static func checkKind(of bytes: [UInt8], path: String) throws(FileError) {
        if path.hasSuffix(".case") {
            throw FileError(problems: [
                "\(path): error: expected a file for the result; found the name of a case, which a corpus would read. "
                    + "Use another name"
            ])
        }
        // `write` reports what is no ordinary file, without waiting for a pipe here.
        guard let old = start(of: path), !old.isEmpty, !old.starts(with: bytes.prefix(commonStart)) else { return }
        throw FileError(problems: [
            "\(path): error: expected a file for the result; found a different kind of file, and left it as it "
                + "is. Delete it, or use "
                + "another name"
        ])
    }

    /// The number of bytes that all results of one kind begin with, and that files of other programs do not: an XML declaration with
    /// `<testsuites name=`, the head of a page, the schema of SARIF.
    private static let commonStart = 72

    /// Returns the first bytes of an ordinary file, or nil if they cannot be read. The file does not count as an input.
    private static func start(of path: String) -> [UInt8]? {
        var status = stat()
        guard stat(path, &status) == 0, status.st_mode & S_IFMT == S_IFREG else { return nil }
        let descriptor = open(path, O_RDONLY | O_NONBLOCK | O_NOCTTY | O_CLOEXEC)
        guard descriptor >= 0 else { return nil }
        defer { close(descriptor) }
        var bytes = [UInt8](repeating: 0, count: commonStart)
        let count = Foundation.read(descriptor, &bytes, commonStart)
        return count < 0 ? nil : Array(bytes[..<count])
    }
}
