import FilesAndProcesses
import Foundation
import FuzzCorpus

/// The location of a new package: a directory that does not exist, or is empty.
struct PackagePlace {
    /// The path that the command line gives.
    let asked: String
    /// The last component of the path.
    let name: String
    /// The path of the directory that the package is written to.
    private let path: String
    /// The permissions of the existing empty directory; `nil` if there is none.
    private let mode: mode_t?

    /// Checks the location.
    ///
    /// - Throws: `FileError` with the path, if the location is occupied.
    init(_ asked: String) throws(FileError) {
        self.asked = asked
        guard !asked.isEmpty else {
            throw FileError(problems: ["error: expected a directory, as in Inbox; found no name"])
        }
        let expected = "\(asked): error: expected a new or empty directory"
        var plain = asked[...]
        while plain.count > 1, plain.hasSuffix("/") { plain.removeLast() }
        let last = Self.lastPart(of: plain)
        guard StoredFile.isThere(asked) else {
            // A dangling link counts as missing, too. Writing the package then fails with the system's error.
            path = String(plain)
            name = last
            mode = nil
            return
        }
        guard StoredFile.isDirectory(asked), let resolved = realpath(asked, nil) else {
            throw FileError(problems: ["\(expected); found a file; use another one"])
        }
        defer { free(resolved) }
        path = String(cString: resolved)
        name = [".", ".."].contains(last) ? Self.lastPart(of: path[...]) : last
        do {
            if let found = try FileManager.default.contentsOfDirectory(atPath: path).min() {
                throw FileError(problems: ["\(expected); found '\(found)' in it; use another one"])
            }
        } catch let error as FileError {
            throw error
        } catch {
            throw FileError(problems: ["\(expected) that can be read; \(error.reason)"])
        }
        var status = stat()
        mode = stat(path, &status) == 0 ? status.st_mode & 0o7777 : nil
    }

    /// Writes the files to a temporary directory beside the location, then renames it.
    ///
    /// - Parameter files: The files, with their paths in the directory and their texts.
    /// - Throws: `FileError` with the path. Nothing changes then, except that the parent directories may exist.
    func write(_ files: [PackageFile]) throws(FileError) {
        let expected = "\(asked): error: expected a directory that can be written"
        let slash = path.lastIndex(of: "/")
        let parent = slash.map { $0 == path.startIndex ? "/" : String(path[..<$0]) } ?? "."
        guard StoredFile.makeFolder(parent), let temporary = TemporaryFile.makeFolder(in: parent) else {
            // A file occupies one of the parent directories' paths.
            let reason = errno == EEXIST ? "found a file on the way to it" : String(cString: strerror(errno))
            throw FileError(problems: ["\(expected); \(reason)"])
        }
        var isMoved = false
        defer { if !isMoved { try? FileManager.default.removeItem(atPath: temporary) } }
        for file in files { try TextFile.write(file.text, path: "\(temporary)/\(file.path)") }
        if let mode { chmod(temporary, mode) }
        guard rename(temporary, path) == 0 else {
            throw FileError(problems: ["\(expected); \(String(cString: strerror(errno)))"])
        }
        isMoved = true
    }

    /// The command that enters the directory. A shell in the replaced empty directory must enter it again by its path.
    var enteringCommand: String {
        let isHere = asked.split(separator: "/").allSatisfy { [".", ".."].contains($0) }
        return ShellCommand.text(["cd", isHere ? path : asked.hasPrefix("-") ? "./\(asked)" : asked])
    }

    private static func lastPart(of path: Substring) -> String {
        path.split(separator: "/").last.map(String.init) ?? ""
    }
}
