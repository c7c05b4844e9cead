import FilesAndProcesses
import Foundation
import FuzzCorpus

/// Where a new package is written: a directory that is not there, or is empty.
struct PackagePlace {
    /// The path as the person has written it.
    let asked: String
    /// The last part of the path.
    let name: String
    /// What is written.
    private let path: String
    /// The permissions of the empty directory that is there; nil where there is none.
    private let mode: mode_t?

    /// Looks at what is there.
    ///
    /// - Throws: `CorpusError` with the path, where something is in the way.
    init(_ asked: String) throws(CorpusError) {
        self.asked = asked
        guard !asked.isEmpty else {
            throw CorpusError(problems: ["error: expected a directory, as in Inbox; found no name"])
        }
        let expected = "\(asked): error: expected a directory that is not there, or is empty"
        var plain = asked[...]
        while plain.count > 1, plain.hasSuffix("/") { plain.removeLast() }
        let last = Self.lastPart(of: plain)
        guard StoredFile.isThere(asked) else {
            // A link that leads nowhere would be replaced by nothing but an error of the system's.
            path = String(plain)
            name = last
            mode = nil
            return
        }
        guard StoredFile.isDirectory(asked), let resolved = realpath(asked, nil) else {
            throw CorpusError(problems: ["\(expected); found a file; name another one"])
        }
        defer { free(resolved) }
        path = String(cString: resolved)
        name = [".", ".."].contains(last) ? Self.lastPart(of: path[...]) : last
        do {
            if let found = try FileManager.default.contentsOfDirectory(atPath: path).min() {
                throw CorpusError(problems: ["\(expected); found '\(found)' in it; name another one"])
            }
        } catch let error as CorpusError {
            throw error
        } catch {
            throw CorpusError(problems: ["\(expected), and can be read; \(error.reason)"])
        }
        var status = stat()
        mode = stat(path, &status) == 0 ? status.st_mode & 0o7777 : nil
    }

    /// Writes files into a directory beside it, which then takes its place.
    ///
    /// - Parameter files: their paths in the directory, and their texts.
    /// - Throws: `CorpusError` with the path; nothing is changed then, but that the directories on the way may be there.
    func write(_ files: [PackageFile]) throws(CorpusError) {
        let expected = "\(asked): error: expected a directory that can be written"
        let slash = path.lastIndex(of: "/")
        let parent = slash.map { $0 == path.startIndex ? "/" : String(path[..<$0]) } ?? "."
        guard StoredFile.makeFolder(parent), let temporary = TemporaryFile.makeFolder(in: parent) else {
            // It is another name that is taken.
            let reason = errno == EEXIST ? "found a file on the way to it" : String(cString: strerror(errno))
            throw CorpusError(problems: ["\(expected); \(reason)"])
        }
        var isMoved = false
        defer { if !isMoved { try? FileManager.default.removeItem(atPath: temporary) } }
        for file in files { try TextFile.write(file.text, path: "\(temporary)/\(file.path)") }
        if let mode { chmod(temporary, mode) }
        guard rename(temporary, path) == 0 else {
            throw CorpusError(problems: ["\(expected); \(String(cString: strerror(errno)))"])
        }
        isMoved = true
    }

    /// The command that goes there. Who is in an empty directory that was replaced has to enter it anew, by its path.
    var enteringCommand: String {
        let isHere = asked.split(separator: "/").allSatisfy { [".", ".."].contains($0) }
        return ShellCommand.text(["cd", isHere ? path : asked.hasPrefix("-") ? "./\(asked)" : asked])
    }

    private static func lastPart(of path: Substring) -> String {
        path.split(separator: "/").last.map(String.init) ?? ""
    }
}
