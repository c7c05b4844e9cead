import Foundation

/// A directory that is there for one test, with an empty corpus in it, where commands look for one. It is deleted, with all
/// that was written in it, when nobody holds on to it any more.
package final class TemporaryDirectory {
    /// Where commands run.
    package let url: URL
    /// What tests need for themselves is beside that directory, so that its files are those of commands only.
    private let root: URL

    package init() throws {
        root = FileManager.default.temporaryDirectory.appending(path: "bindfuzz-\(UUID().uuidString)")
        url = root.appending(path: "test")
        try FileManager.default.createDirectory(at: url.appending(path: "corpus"), withIntermediateDirectories: true)
    }

    deinit {
        try? FileManager.default.removeItem(at: root)
    }

    /// The path of a file or a directory in it, from the root of the file system.
    package func path(_ name: String) -> String { url.appending(path: name).path() }

    /// A new empty file that no command sees.
    func hiddenFile() throws -> URL {
        let file = root.appending(path: UUID().uuidString)
        try Data().write(to: file)
        return file
    }

    /// Writes a file, and the directories that it is in.
    package func write(_ text: String, to path: String) throws {
        try write(Data(text.utf8), to: path)
    }

    /// Writes a file, and the directories that it is in.
    package func write(_ data: Data, to path: String) throws {
        let file = url.appending(path: path)
        try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try data.write(to: file)
    }

    /// The text of a file.
    package func read(_ path: String) throws -> String {
        String(decoding: try Data(contentsOf: url.appending(path: path)), as: UTF8.self)
    }

    /// Deletes a file, or a directory with what is in it.
    package func delete(_ path: String) throws {
        try FileManager.default.removeItem(at: url.appending(path: path))
    }

    /// Whether there is a file or a directory.
    package func has(_ path: String) -> Bool {
        FileManager.default.fileExists(atPath: self.path(path))
    }

    /// The names in a directory, in order; none where there is no directory.
    package func files(in path: String) throws -> [String] {
        guard has(path) else { return [] }
        return try FileManager.default.contentsOfDirectory(atPath: self.path(path)).sorted()
    }

    /// The text of every file in a directory, by name.
    package func texts(in path: String) throws -> [String: String] {
        var texts: [String: String] = [:]
        for name in try files(in: path) { texts[name] = try read("\(path)/\(name)") }
        return texts
    }
}
