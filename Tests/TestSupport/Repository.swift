import Foundation

/// The files of this repository as they are in the work tree.
package struct Repository {
    /// A file of text, with its lines.
    package struct File {
        /// From the root of the repository.
        package let path: String
        package let lines: [String]

        package var name: String { path.split(separator: "/").last.map(String.init) ?? path }
    }

    private let root: URL

    /// The repository that this file is in.
    package init() {
        let here = URL(filePath: #filePath)
        root = (0..<3).reduce(here) { url, _ in url.deletingLastPathComponent() }
    }

    /// Where a file or folder is.
    package func url(_ path: String) -> URL { root.appending(path: path) }

    /// What is at the top level.
    package func topLevel() throws -> [String] {
        try FileManager.default.contentsOfDirectory(atPath: root.path()).sorted()
    }

    /// The folders directly below one.
    package func folders(in folder: String) throws -> [String] {
        let below = root.appending(path: folder)
        return try FileManager.default.contentsOfDirectory(at: below, includingPropertiesForKeys: [.isDirectoryKey])
            .filter { try $0.resourceValues(forKeys: [.isDirectoryKey]).isDirectory == true }
            .map(\.lastPathComponent).sorted()
    }

    /// The text of a file.
    package func text(of path: String) throws -> String {
        try String(contentsOf: root.appending(path: path), encoding: .utf8)
    }

    /// Writes the text of a file anew.
    package func write(_ text: String, to path: String) throws {
        try Data(text.utf8).write(to: root.appending(path: path))
    }

    /// Whether there is a file or a folder.
    package func has(_ path: String) -> Bool {
        FileManager.default.fileExists(atPath: root.appending(path: path).path())
    }

    /// The paths of the files below a folder, in order.
    package func files(in folder: String) throws -> [String] {
        let paths = try FileManager.default.subpathsOfDirectory(atPath: root.appending(path: folder).path())
        return paths.map { "\(folder)/\($0)" }.sorted().filter { path in
            var isDirectory: ObjCBool = false
            let exists = FileManager.default.fileExists(
                atPath: root.appending(path: path).path(), isDirectory: &isDirectory)
            return exists && !isDirectory.boolValue
        }
    }

    /// The Swift files below a folder, by path.
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
