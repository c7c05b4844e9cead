import FilesAndProcesses
import Foundation
import PlainText

/// Writes the files of a port, and removes those of an earlier one.
struct PackageWriter {
    /// The absolute path of the package.
    let root: String
    /// The checksums of the port's own files as last written, by path. A link has that of its target's path.
    private var written: [String: String] = [:]
    /// The checksums of files that a port was about to write when it was interrupted, by path.
    private var begun: [String: String] = [:]

    /// The record of the files that were written.
    private static let record = "App/.written.json"
    /// The record of the files that are about to be written. It exists as long as they are not.
    private static let recordOfBegun = "App/.writing.json"

    /// Returns the path of the record of a port; nil if a folder has none, and so is no port.
    static func recordOfPort(in folder: String) -> String? {
        [record, recordOfBegun].first { StoredFile.isName("\(folder)/\($0)") }
    }

    /// The record of the files that a person may edit, as last written.
    private static let recordOfEditable = "App/.editable.json"

    /// Reads which files belong to the port.
    ///
    /// - Throws: `FileError` if the folder has something else than a port.
    init(root: String) throws(FileError) {
        self.root = root
        let (written, begun) = (try Self.read("\(root)/\(Self.record)"), try Self.read("\(root)/\(Self.recordOfBegun)"))
        if written != nil || begun != nil {
            self.written = written ?? [:]
            self.begun = begun ?? [:]
        } else if let found = (try? FileManager.default.contentsOfDirectory(atPath: root))?.min() {
            throw FileError(problems: [
                "\(root): error: expected a new or empty directory, or an earlier port; found '\(found)' in it; "
                    + "name another one with --to"
            ])
        }
    }

    /// Reads a record of files; nil if there is none.
    private static func read(_ path: String) throws(FileError) -> [String: String]? {
        guard StoredFile.isName(path) else { return nil }
        guard let kept = try? JSONDecoder().decode([String: String].self, from: try AppFile.contents(path)) else {
            throw FileError(problems: [
                "\(path): error: expected the list of files that an earlier port wrote; found another text"
            ])
        }
        if let outside = kept.keys.sorted().first(where: { !isBelow($0) }) {
            throw FileError(problems: [
                "\(path): error: expected paths of files in the package; found '\(outside.visible)'"
            ])
        }
        return kept
    }

    /// Returns whether a path leads to a file in the package, whatever there is.
    private static func isBelow(_ path: String) -> Bool {
        path.split(separator: "/", omittingEmptySubsequences: false).allSatisfy { !["", ".", ".."].contains($0) }
    }

    /// Refuses a file in a folder of the package that is a link, and so leads elsewhere.
    ///
    /// - Parameter leaving: the paths of links that will be removed.
    private func refuseLinks(to path: String, but leaving: Set<String> = []) throws(FileError) {
        var folder = root
        for name in path.split(separator: "/").dropLast() {
            folder += "/\(name)"
            var status = stat()
            guard lstat(folder, &status) == 0, status.st_mode & S_IFMT == S_IFLNK else { continue }
            if leaving.contains(String(folder.dropFirst(root.count + 1))) { return }
            throw FileError(problems: ["\(folder): error: expected a folder of the port; found a link"])
        }
    }

    /// Writes the port's own files, and removes those that are no longer part of it.
    ///
    /// An interruption at any moment loses nothing: before the first file is written, a record says which ones will be, so the next
    /// port knows them for its own.
    ///
    /// - Throws: `FileError` if a file was changed by another hand.
    mutating func write(_ files: [String: PortedFile]) throws {
        let paths = Set(files.keys)
        if let outside = paths.sorted().first(where: { !Self.isBelow($0) }) {
            throw FileError(problems: [
                "\(root): error: expected files of the app within its folder; found '\(outside.visible)'"
            ])
        }
        let leaving = Set(written.keys).union(begun.keys).subtracting(paths)
        for path in paths.union(leaving).union([Self.record]).sorted() { try refuseLinks(to: path, but: leaving) }
        let leavingLinks = leaving.filter { StoredFile.isLink("\(root)/\($0)") }
        /// What is below a link that leaves is not in the package.
        func isBelowLink(_ path: String) -> Bool { leavingLinks.contains { path.hasPrefix($0 + "/") } }
        /// An app may have written to the copy of a resource.
        func isCopy(_ path: String) -> Bool { if case .copy? = files[path] { true } else { false } }
        let edited = Set(written.keys).union(begun.keys).sorted().filter { path in
            guard !isBelowLink(path), !isCopy(path), let current = current(path) else { return false }
            return current != written[path] && current != begun[path]
        }
        guard edited.isEmpty else {
            throw FileError(
                problems: edited.map {
                    "\(root)/\($0): error: expected the file that 'bindfuzz port' wrote; found a changed one. Change the "
                        + "app's own file instead, and delete this one"
                })
        }
        let sums = files.mapValues(Self.checksum)
        let isComplete = written == sums && begun.isEmpty && sums.allSatisfy { current($0) == $1 }
        if isComplete { return }
        try write(sums.merging(begun.filter { sums[$0.key] == nil }) { $1 }, to: Self.recordOfBegun)
        for path in leaving where !isBelowLink(path) { unlink("\(root)/\(path)") }
        for (path, file) in files { try write(file, path) }
        try write(sums, to: Self.record)
        unlink("\(root)/\(Self.recordOfBegun)")
        (written, begun) = (sums, [:])
    }

    private func write(_ sums: [String: String], to record: String) throws {
        let text = String(decoding: try JSONEncoder.sorted.encode(sums), as: UTF8.self)
        try TextFile.write(text, path: "\(root)/\(record)")
    }

    /// Writes files that a person may edit, if they are not there, or as an earlier port wrote them.
    func writeEditable(_ files: [String: String]) throws {
        let record = "\(root)/\(Self.recordOfEditable)"
        let kept = (try Self.read(record)) ?? [:]
        var sums = kept
        for (path, text) in files {
            let isThere = StoredFile.isName("\(root)/\(path)")
            if isThere, current(path) != kept[path] || current(path) == Self.checksum(.text(text)) { continue }
            try refuseLinks(to: path)
            try TextFile.write(text, path: "\(root)/\(path)")
            sums[path] = Self.checksum(.text(text))
        }
        if sums != kept { try write(sums, to: Self.recordOfEditable) }
    }

    /// Writes PORT.md, which belongs to the port alone.
    static func write(report: String, below root: String) throws {
        let path = "\(root)/PORT.md"
        guard !StoredFile.isLink(path) else {
            throw FileError(problems: ["\(path): error: expected the report of a port; found a link"])
        }
        try TextFile.write(report, path: path)
    }

    private func write(_ file: PortedFile, _ path: String) throws {
        let full = "\(root)/\(path)"
        if current(path) == Self.checksum(file) { return }
        if written[path] == nil, begun[path] == nil, StoredFile.isName(full) {
            throw FileError(problems: ["\(full): error: expected no file there; found one that the port did not write"])
        }
        switch file {
        case .text(let text):
            unlink(full)
            try TextFile.write(text, path: full)
        case .link(let target):
            try replace(full, by: "link to", target) {
                try FileManager.default.createSymbolicLink(atPath: full, withDestinationPath: target)
            }
        case .copy(let source):
            try replace(full, by: "copy of", source) {
                try FileManager.default.copyItem(atPath: source, toPath: full)
            }
        }
    }

    private func replace(_ full: String, by what: String, _ other: String, _ make: () throws -> Void) throws {
        unlink(full)
        do {
            try FileManager.default.createDirectory(
                atPath: (full as NSString).deletingLastPathComponent, withIntermediateDirectories: true)
            try make()
        } catch {
            throw FileError(problems: [
                "\(full): error: expected a place for a \(what) '\(other)'; \(error.reason)"
            ])
        }
    }

    /// Returns the checksum of what is at a path; nil if there is nothing.
    private func current(_ path: String) -> String? {
        let full = "\(root)/\(path)"
        if let target = try? FileManager.default.destinationOfSymbolicLink(atPath: full) {
            return Self.checksum(.link(target))
        }
        return Self.checksum(ofContentsAt: full)
    }

    static func checksum(_ file: PortedFile) -> String {
        switch file {
        case .text(let text): "text " + Checksum(text.utf8).text
        case .link(let target): "link " + target
        // A file that cannot be read has none, and its copy fails.
        case .copy(let source): checksum(ofContentsAt: source) ?? "copy " + source
        }
    }

    private static func checksum(ofContentsAt path: String) -> String? {
        (try? AppFile.contents(path)).map { "text " + Checksum($0).text }
    }
}

extension JSONEncoder {
    fileprivate static var sorted: JSONEncoder {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
        return encoder
    }
}
