import FilesAndProcesses
import FuzzEngine
import Foundation

/// A case of a corpus, with its path.
package struct CorpusEntry<S: Subject>: Sendable {
    /// The path, including the directory of the corpus.
    package let path: String
    /// The path relative to the directory of the corpus.
    package let name: String
    /// The contents of the file.
    package let file: CaseFile<S>
    /// The line numbers of the case's parts.
    package let lines: CaseFileLines
    /// The version of the file that was read.
    let version: FileVersion
    /// Whether the case must fail its expectations, which exposes a harness that detects nothing.
    package var isCanary: Bool { CorpusLayout.isCanary(name: name) }

    /// Returns whether the case is below a folder at the top level of the corpus.
    package func isBelow(_ folder: String) -> Bool { CorpusLayout.isName(name, below: folder) }

    /// Reads a case.
    ///
    /// - Parameters:
    ///   - name: the path relative to the directory, on one line, so that the table of verdicts can name the case.
    ///   - directory: the directory of the corpus.
    /// - Throws: `FileError` with the path.
    init(name: String, below directory: String) throws(FileError) {
        self.name = name
        path = "\(directory)/\(name)"
        // A name that is not UTF-8 is listed with replacement characters, and no file has that name.
        guard !name.unicodeScalars.contains("\u{FFFD}") || StoredFile.isThere(path) else {
            throw FileError(problems: ["\(path): error: expected a file name in UTF-8; rename the file"])
        }
        guard !name.unicodeScalars.contains(where: { $0.properties.generalCategory.breaksLines }) else {
            throw FileError(problems: [
                "\(path.visible): error: expected a file name without control characters, so that the table of "
                    + "verdicts can contain it; rename the file"
            ])
        }
        // The gate would seem to check a file that it skips.
        guard CorpusLayout.isCase(name) else {
            throw FileError(problems: [
                "\(path): error: expected a file name that ends with '.\(CorpusLayout.fileExtension)', in lower case; "
                    + "rename the file"
            ])
        }
        if let verb = S.Verdict.liveness?.starves, " \(name)".utf8.firstRange(of: " \(verb) ".utf8) != nil {
            throw FileError(problems: [
                "\(path): error: expected a file name without the word '\(verb)', which separates the names of a "
                    + "line in the table "
                    + "of verdicts; rename the file"
            ])
        }
        (file, lines, version) = try CaseFile<S>.read(path: path)
    }
}

extension Unicode.GeneralCategory {
    /// Whether characters of this category may end a line or change how it is displayed.
    fileprivate var breaksLines: Bool { self == .control || self == .lineSeparator || self == .paragraphSeparator }
}

/// The reserved names below the directory of a corpus.
package enum CorpusLayout {
    /// The file extension of cases.
    package static let fileExtension = "case"
    /// Returns whether a name has the file extension of cases.
    static func isCase(_ name: String) -> Bool {
        name.utf8.reversed().starts(with: ".\(fileExtension)".utf8.reversed())
    }
    /// The top-level folder for cases that must fail.
    package static let canaryFolder = "canary"
    /// The top-level folder for findings.
    package static let foundFolder = "found"
    /// The top-level folder for sequences of cases, which the gate does not replay.
    package static let sequencesFolder = "sequences"
    /// The file name of the table of verdicts, at the top level.
    package static let table = "verdicts.txt"

    /// Returns whether a relative path is below a top-level folder.
    ///
    /// Compares bytes: as characters, a slash or a dot would merge with a combining mark after it.
    static func isName(_ name: String, below folder: String) -> Bool { name.utf8.starts(with: "\(folder)/".utf8) }

    /// Returns whether a relative path is that of a canary.
    static func isCanary(name: String) -> Bool { isName(name, below: canaryFolder) }

    /// Returns whether a file is a canary of any corpus: its folder is named `canary`, or it is further down in a `canary` folder
    /// with a table of verdicts beside it.
    package static func isCanary(path: String) -> Bool {
        var folder = URL(fileURLWithPath: path).standardizedFileURL.deletingLastPathComponent()
        if folder.lastPathComponent == canaryFolder { return true }
        while folder.pathComponents.count > 1 {
            let parent = folder.deletingLastPathComponent()
            let table = parent.appendingPathComponent(table).path
            if folder.lastPathComponent == canaryFolder, FileManager.default.fileExists(atPath: table) { return true }
            folder = parent
        }
        return false
    }
}

/// The cases below a directory: all files that end in `.case`, in the order of their paths.
package struct Corpus<S: Subject>: Sendable {
    /// The directory.
    package let directory: String
    /// The cases, in the order of their paths.
    package let entries: [CorpusEntry<S>]

    /// Reads a corpus.
    ///
    /// - Parameter directory: a path; `./corpus/` is the same as `corpus`.
    /// - Throws: `FileError` with the problems of all files. It also throws if the directory is missing, because a mistyped path
    ///   would pass for an empty corpus.
    package init(directory: String) throws(FileError) {
        let directory = try StoredFile.named(Self.plain(directory), "the directory of a corpus")
        var entries: [CorpusEntry<S>] = []
        var problems: [String] = []
        for name in try Self.names(below: directory) {
            do {
                entries.append(try CorpusEntry<S>(name: name, below: directory))
            } catch {
                // Another process may have deleted the file since it was listed. That does not excuse a link that leads nowhere, or
                // a file whose name is not UTF-8 and is listed with replacement characters.
                let isText = !name.unicodeScalars.contains("\u{FFFD}")
                if isText && !StoredFile.isName("\(directory)/\(name)") { continue }
                problems.append(contentsOf: error.problems)
            }
        }
        guard problems.isEmpty else {
            if entries.isEmpty, try Self.isForeign(directory) { throw Self.foreign(directory, problems) }
            throw FileError(problems: problems)
        }
        self.directory = directory
        self.entries = entries
    }

    /// Returns the corpus without the cases that assume something else than these assumptions.
    package func agreeing(with assumptions: [String]) -> Corpus {
        guard !assumptions.isEmpty, let steerable = S.steerable else { return self }
        let agreeing = entries.filter { entry in
            let testCase = entry.file.testCase
            return testCase.withFewerAssumptions.isEmpty || steerable.assuming(assumptions, in: testCase) == testCase
        }
        return Corpus(directory: directory, entries: agreeing)
    }

    private init(directory: String, entries: [CorpusEntry<S>]) {
        self.directory = directory
        self.entries = entries
    }

    /// Reads a corpus that a command is about to change.
    ///
    /// - Throws: `FileError` also if a case or the table of verdicts is a link. Its target may be outside of the corpus, and must
    ///   not be changed.
    package init(toChange directory: String) throws(FileError) {
        try self.init(directory: directory)
        try Self.refuseLinks(entries.map(\.path) + ["\(self.directory)/\(CorpusLayout.table)"])
    }

    /// Throws if a file that a command is about to change is a link.
    package static func refuseLinks(_ paths: [String]) throws(FileError) {
        let problems = paths.filter(StoredFile.isLink).map { path in
            "\(path): error: expected a file of the corpus; found a link, which may lead outside of it. Put the file itself "
                + "there, or delete the link"
        }
        guard problems.isEmpty else { throw FileError(problems: problems) }
    }

    /// Throws if no finding can be written below `found`: a search that begins otherwise ends at its first finding.
    package func checkFolderOfFindings() throws(FileError) {
        let found = "\(directory)/\(CorpusLayout.foundFolder)"
        let folder = StoredFile.isName(found) ? found : directory
        let isFolder = StoredFile.isDirectory(folder)
        let reason = isFolder ? TemporaryFile.problem(in: folder) : "found something else"
        guard let reason else { return }
        throw FileError(problems: [
            "\(folder): error: expected a directory for findings that can be written; \(reason). "
                + "\(isFolder ? "Make room or change its permissions" : "Move it away"), name another corpus with --corpus, "
                + "or pass --dry-run, which writes nothing"
        ])
    }

    /// The folders of the cases and the directory of the corpus, each once.
    private var folders: Set<String> { Set(entries.map { StoredFile.parent(of: $0.path) } + [directory]) }

    /// Removes the temporary files that killed processes have left beside the cases. Needs the lock on the corpus.
    package func removeLeftovers() { for folder in folders { TemporaryFile.removeLeftovers(in: folder) } }

    /// Returns a path without empty components and without `.`, because CI servers accept only plain paths for files of a
    /// repository.
    private static func plain(_ path: String) -> String {
        if path.isEmpty { return path }
        let parts = path.split(separator: "/").filter { $0 != "." }
        return (path.hasPrefix("/") ? "/" : "") + (parts.isEmpty ? "." : parts.joined(separator: "/"))
    }

    /// Returns whether all files are still as they were read.
    ///
    /// - Throws: `FileError` if the directory cannot be read.
    package func isCurrent() throws(FileError) -> Bool {
        let names = try Self.names(below: directory)
        return names.elementsEqual(entries.map(\.name)) { $0.utf8.elementsEqual($1.utf8) }
            && entries.allSatisfy { StoredFile.isCurrent($0.version, path: $0.path) }
    }

    static func names(below directory: String) throws(FileError) -> [String] {
        guard StoredFile.isThere(directory) else {
            throw FileError(problems: [
                "\(directory): error: expected the directory of a corpus; found none. Run the command in the package "
                    + "that has the corpus, or name the corpus with --corpus. "
                    + "To create an empty one, run: \(ShellCommand.text(["mkdir", directory]))"
            ])
        }
        guard StoredFile.isDirectory(directory) else {
            throw FileError(problems: ["\(directory): error: expected the directory of a corpus; found a file"])
        }
        var names: [String] = []
        for entry in try FolderWalk.entries(below: directory) {
            if CorpusLayout.isCase(entry.name.lowercased()) {
                names.append(entry.name)
            } else if entry.isLink, StoredFile.leadsToNoFile("\(directory)/\(entry.name)") {
                throw FileError(problems: [
                    "\(directory)/\(entry.name): error: expected a directory; found a link, which is not followed. "
                        + "Put the directory itself there, or pass it as a corpus"
                ])
            }
        }
        return names.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    }
}

extension CaseFile {
    /// Reads a case from a file, up to the maximum length of a case.
    ///
    /// - Throws: `FileError` with the path; for a syntax error, also with the line and the column.
    package init(path: String) throws(FileError) {
        self = try Self.read(path: path).case
    }

    /// Reads a case as `init(path:)` does, to replace it later.
    package static func readToReplace(path: String) throws(FileError) -> (case: CaseFile<S>, place: PlannedFile) {
        let (file, _, version) = try read(path: path)
        return (file, PlannedFile(path: path, version))
    }

    /// Reads a case as `init(path:)` does.
    ///
    /// - Returns: the case, the line numbers of its parts, and the version of the file.
    static func read(path: String) throws(FileError) -> (case: CaseFile<S>, lines: CaseFileLines, FileVersion) {
        let version = try StoredFile.readVersion(path: path, upTo: CaseFileReader<S>.maximumBytes + 1)
        do {
            let (file, lines) = try CaseFileReader<S>.read(version.bytes[...], file: path)
            return (file, lines, version)
        } catch {
            throw FileError(problems: [error.description])
        }
    }

}

extension CaseFile {
    /// Whether the bytes of the file seem to be cut off: they end within a line, or have no steps and are not what a command writes.
    package func seemsCutOff(in bytes: [UInt8]) -> Bool {
        bytes.last != UInt8(ascii: "\n") || testCase.steps.isEmpty && !bytes.elementsEqual(text.utf8)
    }
}

extension CorpusEntry {
    /// Whether the file equals the canonical text of the case, byte for byte. A file with comments does not.
    var isCanonical: Bool { version.bytes.elementsEqual(file.text.utf8) }

    /// Whether the file seems to be cut off.
    var seemsCutOff: Bool { file.seemsCutOff(in: version.bytes) }

    /// Whether the file contains text from a person: a comment, or a note that no command generates.
    var isAnnotated: Bool {
        !isCanonical
            || file.notes.contains { note in !CaseFile<S>.generatedNotes.contains(where: note.hasPrefix) }
    }

    /// Rewrites the file in its canonical form.
    ///
    /// - Parameter isDryRun: whether to check only, without writing.
    /// - Returns: whether the file was not in its canonical form.
    /// - Throws: `FileError` with the path, also if the file has changed since it was read.
    package func format(isDryRun: Bool) throws(FileError) -> Bool {
        let text = Array(file.text.utf8)
        guard version.bytes != text else { return false }
        if !isDryRun { try StoredFile.write(text, path: path, replacing: version) }
        return true
    }
}
