import Foundation

/// A temporary directory for one test. It contains an empty corpus in the default location. Deinitialization deletes it with all
/// its contents.
package final class TemporaryDirectory {
    /// The working directory of commands.
    package let url: URL
    /// The parent of the working directory. It also contains the hidden files of the tests, so that the working directory contains
    /// only files of commands.
    private let root: URL

    package init() throws {
        root = FileManager.default.temporaryDirectory.appending(path: "bindfuzz-\(UUID().uuidString)")
        url = root.appending(path: "test")
        try FileManager.default.createDirectory(at: url.appending(path: "corpus"), withIntermediateDirectories: true)
    }

    deinit {
        try? FileManager.default.removeItem(at: root)
    }

    /// Returns the absolute path of a file or directory.
    package func path(_ name: String) -> String { url.appending(path: name).path() }

    /// Creates an empty file outside the working directory of commands.
    func hiddenFile() throws -> URL {
        let file = root.appending(path: UUID().uuidString)
        try Data().write(to: file)
        return file
    }

    /// Writes a text file, and creates the directories on its path.
    package func write(_ text: String, to path: String) throws {
        try write(Data(text.utf8), to: path)
    }

    /// Writes a file, and creates the directories on its path.
    package func write(_ data: Data, to path: String) throws {
        let file = url.appending(path: path)
        try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try data.write(to: file)
    }

    /// Returns the text of a file.
    package func read(_ path: String) throws -> String {
        String(decoding: try Data(contentsOf: url.appending(path: path)), as: UTF8.self)
    }

    /// Returns the lines of a file that are not empty.
    package func readLines(_ path: String) throws -> [String] {
        try Data(contentsOf: url.appending(path: path)).split(separator: UInt8(ascii: "\n"))
            .map { String(decoding: $0, as: UTF8.self) }
    }

    /// Writes a file of lines.
    package func write(lines: [String], to path: String) throws {
        try write(lines.map { $0 + "\n" }.joined(), to: path)
    }

    /// Deletes a file, or a directory with its contents.
    package func delete(_ path: String) throws {
        try FileManager.default.removeItem(at: url.appending(path: path))
    }

    /// Returns whether a file or directory exists.
    package func has(_ path: String) -> Bool {
        FileManager.default.fileExists(atPath: self.path(path))
    }

    /// Returns the sorted names in a directory; empty if the directory does not exist.
    package func files(in path: String) throws -> [String] {
        guard has(path) else { return [] }
        return try FileManager.default.contentsOfDirectory(atPath: self.path(path)).sorted()
    }

    /// Returns the texts of all files in a directory, by name.
    package func texts(in path: String) throws -> [String: String] {
        var texts: [String: String] = [:]
        for name in try files(in: path) { texts[name] = try read("\(path)/\(name)") }
        return texts
    }
}
