import Foundation

/// The files of this repository in the work tree.
package struct Repository {
    /// A text file with its lines.
    package struct File {
        /// The path from the root of the repository.
        package let path: String
        package let lines: [String]

        package var name: String { path.split(separator: "/").last.map(String.init) ?? path }
    }

    private let root: URL

    /// Finds the repository of this source file.
    package init() {
        let here = URL(filePath: #filePath)
        root = (0..<3).reduce(here) { url, _ in url.deletingLastPathComponent() }
    }

    /// Returns the URL of a file or folder.
    package func url(_ path: String) -> URL { root.appending(path: path) }

    /// Returns the names at the top level.
    package func topLevel() throws -> [String] {
        try FileManager.default.contentsOfDirectory(atPath: root.path()).sorted()
    }

    /// Returns the folders directly below a folder.
    package func folders(in folder: String) throws -> [String] {
        let below = root.appending(path: folder)
        return try FileManager.default.contentsOfDirectory(at: below, includingPropertiesForKeys: [.isDirectoryKey])
            .filter { try $0.resourceValues(forKeys: [.isDirectoryKey]).isDirectory == true }
            .map(\.lastPathComponent).sorted()
    }

    /// Returns the text of a file.
    package func text(of path: String) throws -> String {
        try String(contentsOf: root.appending(path: path), encoding: .utf8)
    }

    /// Replaces the text of a file.
    package func write(_ text: String, to path: String) throws {
        try Data(text.utf8).write(to: root.appending(path: path))
    }

    /// Returns whether a file or folder exists.
    package func has(_ path: String) -> Bool {
        FileManager.default.fileExists(atPath: root.appending(path: path).path())
    }

    /// Returns the sorted paths of the files below a folder.
    package func files(in folder: String) throws -> [String] {
        let paths = try FileManager.default.subpathsOfDirectory(atPath: root.appending(path: folder).path())
        return paths.map { "\(folder)/\($0)" }.sorted().filter { path in
            var isDirectory: ObjCBool = false
            let exists = FileManager.default.fileExists(
                atPath: root.appending(path: path).path(), isDirectory: &isDirectory)
            return exists && !isDirectory.boolValue
        }
    }

    /// Returns the Swift files below a folder, sorted by path.
    package func swiftFiles(in folder: String) throws -> [File] {
        let paths = try FileManager.default.subpathsOfDirectory(atPath: root.appending(path: folder).path())
        return try paths.filter { $0.hasSuffix(".swift") }.sorted().map { path in
            let text = try String(contentsOf: root.appending(path: "\(folder)/\(path)"), encoding: .utf8)
            var lines = text.components(separatedBy: "\n")
            if lines.last == "" { lines.removeLast() }
            return File(path: "\(folder)/\(path)", lines: lines)
        }
    }
}
