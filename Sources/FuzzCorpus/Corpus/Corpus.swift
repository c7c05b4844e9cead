import FilesAndProcesses
import FuzzEngine
import Foundation

/// A case that is kept, with the path it was read from.
package struct CorpusEntry<S: Subject>: Sendable {
    /// The path, as it begins with the directory that was asked for.
    package let path: String
    /// The path below that directory.
    package let name: String
    /// The case, as it is kept.
    package let file: CaseFile<S>
    /// Where the file says what.
    package let lines: CaseFileLines
    /// The file as it was read.
    let version: FileVersion
    /// Whether the case must fail its expectations, so that a harness that detects nothing is found out.
    package var isCanary: Bool { CorpusLayout.isCanary(name: name) }

    /// Whether the case is in a folder directly below the corpus, or further down in it.
    package func isBelow(_ folder: String) -> Bool { CorpusLayout.isName(name, below: folder) }

    /// Reads a case.
    ///
    /// - Parameters:
    ///   - name: the path below the directory. The table of verdicts has it in a line.
    ///   - directory: the directory of the corpus.
    /// - Throws: `CorpusError` with the path.
    init(name: String, below directory: String) throws(CorpusError) {
        self.name = name
        path = "\(directory)/\(name)"
        // A name whose bytes are no text is told with signs in their place, under which there is no file.
        guard !name.unicodeScalars.contains("\u{FFFD}") || StoredFile.isThere(path) else {
            throw CorpusError(problems: ["\(path): error: expected a file's name that is UTF-8 text; rename the file"])
        }
        guard !name.unicodeScalars.contains(where: { $0.properties.generalCategory.breaksLines }) else {
            throw CorpusError(problems: [
                "\(path.visible): error: expected a file's name without control characters, which the table of "
                    + "verdicts can name; rename the file"
            ])
        }
        // A file that is passed over would seem to be held.
        guard CorpusLayout.isCase(name) else {
            throw CorpusError(problems: [
                "\(path): error: expected a file's name that ends with '.\(CorpusLayout.fileExtension)', in lower case; "
                    + "rename the file"
            ])
        }
        if let verb = S.Verdict.liveness?.starves, " \(name)".utf8.firstRange(of: " \(verb) ".utf8) != nil {
            throw CorpusError(problems: [
                "\(path): error: expected a file's name without the word '\(verb)', which parts the names of a line in the table "
                    + "of verdicts; rename the file"
            ])
        }
        (file, lines, version) = try CaseFile<S>.read(path: path)
    }
}

extension Unicode.GeneralCategory {
    /// Whether characters of this kind may end a line, or do something else to it than stand in it.
    fileprivate var breaksLines: Bool { self == .control || self == .lineSeparator || self == .paragraphSeparator }
}

/// The names that mean something below a corpus's directory.
package enum CorpusLayout {
    /// The ending of a case's name.
    package static let fileExtension = "case"
    /// Whether a name ends as that of a case does.
    static func isCase(_ name: String) -> Bool {
        name.utf8.reversed().starts(with: ".\(fileExtension)".utf8.reversed())
    }
    /// The folder, directly below the corpus, of cases that must fail.
    package static let canaryFolder = "canary"
    /// The folder, directly below the corpus, that findings are written to.
    package static let foundFolder = "found"
    /// The folder, directly below the corpus, of sequences of cases; no gate replays what is in it.
    package static let sequencesFolder = "sequences"
    /// The table of verdicts, directly below the corpus.
    package static let table = "verdicts.txt"

    /// Whether a path below the corpus is in a folder directly below it, or further down in that.
    ///
    /// Names are compared by their bytes: as characters, a slash or a dot is one with a sign that combines with it.
    static func isName(_ name: String, below folder: String) -> Bool { name.utf8.starts(with: "\(folder)/".utf8) }

    /// Whether a path below the corpus is that of a canary.
    static func isCanary(name: String) -> Bool { isName(name, below: canaryFolder) }

    /// Whether a file is a canary of some corpus: in a folder of that name, or below one that has a table of verdicts beside
    /// it.
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

/// The cases below a directory: every file that ends in `.case`, in the order of their paths.
package struct Corpus<S: Subject>: Sendable {
    /// The directory.
    package let directory: String
    /// The cases, in the order of their paths.
    package let entries: [CorpusEntry<S>]

    /// Reads a corpus.
    ///
    /// - Parameter directory: a path; `./corpus/` is the same as `corpus`.
    /// - Throws: `CorpusError`, with everything that is wrong in all of its files; also where there is no such directory, since
    ///   a mistyped one would pass for an empty corpus.
    package init(directory: String) throws(CorpusError) {
        let directory = try StoredFile.named(Self.plain(directory), "the directory of a corpus")
        var entries: [CorpusEntry<S>] = []
        var problems: [String] = []
        for name in try Self.names(below: directory) {
            do {
                entries.append(try CorpusEntry<S>(name: name, below: directory))
            } catch {
                // Another process may have dropped it since its name was read. A link that leads nowhere is still there, and
                // so is a file whose name is no text, which is told with signs in its place.
                let isText = !name.unicodeScalars.contains("\u{FFFD}")
                if isText && !StoredFile.isName("\(directory)/\(name)") { continue }
                problems.append(contentsOf: error.problems)
            }
        }
        guard problems.isEmpty else {
            if entries.isEmpty, try Self.isForeign(directory) { throw Self.foreign(directory, problems) }
            throw CorpusError(problems: problems)
        }
        self.directory = directory
        self.entries = entries
    }

    /// Reads a corpus in which a command is to change something.
    ///
    /// - Throws: `CorpusError` also where a case or the table of verdicts is a link. What it leads to may be no part of the corpus,
    ///   and is nobody's to change.
    package init(toChange directory: String) throws(CorpusError) {
        try self.init(directory: directory)
        try Self.refuseLinks(entries.map(\.path) + ["\(self.directory)/\(CorpusLayout.table)"])
    }

    /// Throws where a file that a command is to change is a link.
    package static func refuseLinks(_ paths: [String]) throws(CorpusError) {
        let problems = paths.filter(StoredFile.isLink).map { path in
            "\(path): error: expected a file of the corpus; found a link, which may lead to a file outside of it. Put the file itself "
                + "there, or delete the link"
        }
        guard problems.isEmpty else { throw CorpusError(problems: problems) }
    }

    /// The folders that the cases are in, and the directory itself, each once.
    private var folders: Set<String> { Set(entries.map { StoredFile.parent(of: $0.path) } + [directory]) }

    /// Removes what killed processes have left beside the cases. Needs the lock on the corpus.
    package func removeLeftovers() { for folder in folders { TemporaryFile.removeLeftovers(in: folder) } }

    /// A path without empty parts and without `.`, since CI servers take only plain paths for files of the repository.
    private static func plain(_ path: String) -> String {
        if path.isEmpty { return path }
        let parts = path.split(separator: "/").filter { $0 != "." }
        return (path.hasPrefix("/") ? "/" : "") + (parts.isEmpty ? "." : parts.joined(separator: "/"))
    }

    /// Whether all is still as it was read.
    ///
    /// - Throws: `CorpusError` where the directory cannot be read.
    package func isCurrent() throws(CorpusError) -> Bool {
        let names = try Self.names(below: directory)
        return names.elementsEqual(entries.map(\.name)) { $0.utf8.elementsEqual($1.utf8) }
            && entries.allSatisfy { StoredFile.isCurrent($0.version, path: $0.path) }
    }

    static func names(below directory: String) throws(CorpusError) -> [String] {
        guard StoredFile.isThere(directory) else {
            throw CorpusError(problems: [
                "\(directory): error: expected the directory of a corpus; there is none. "
                    + "For an empty one, run: \(ShellCommand.text(["mkdir", directory]))"
            ])
        }
        guard StoredFile.isDirectory(directory) else {
            throw CorpusError(problems: ["\(directory): error: expected the directory of a corpus; found a file"])
        }
        var names: [String] = []
        for entry in try FolderWalk.entries(below: directory) {
            if CorpusLayout.isCase(entry.name.lowercased()) {
                names.append(entry.name)
            } else if entry.isLink, StoredFile.leadsToNoFile("\(directory)/\(entry.name)") {
                throw CorpusError(problems: [
                    "\(directory)/\(entry.name): error: expected a directory; found a link, below which no cases are read. "
                        + "Put the directory itself there, or name it as a corpus"
                ])
            }
        }
        return names.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    }
}

extension CaseFile {
    /// Reads a case from a file, no more of it than a case can be long.
    ///
    /// - Throws: `CorpusError` with the path, and with line and column where the text is no case.
    package init(path: String) throws(CorpusError) {
        self = try Self.read(path: path).case
    }

    /// Reads a case as `init(path:)` does, to write another one in its place.
    package static func readToReplace(path: String) throws(CorpusError) -> (case: CaseFile<S>, place: PlannedFile) {
        let (file, _, version) = try read(path: path)
        return (file, PlannedFile(path: path, version))
    }

    /// Reads a case as `init(path:)` does.
    ///
    /// - Returns: the case, where its text says what, and the file as it is now.
    static func read(path: String) throws(CorpusError) -> (case: CaseFile<S>, lines: CaseFileLines, FileVersion) {
        let version = try StoredFile.readVersion(path: path, upTo: CaseFileReader<S>.maximumBytes + 1)
        do {
            let (file, lines) = try CaseFileReader<S>.read(version.bytes[...], file: path)
            return (file, lines, version)
        } catch {
            throw CorpusError(problems: [error.description])
        }
    }

}

extension CorpusEntry {
    /// Whether the file is, byte for byte, as this program writes the case. A file with comments is not.
    var isCanonical: Bool { version.bytes.elementsEqual(file.text.utf8) }

    /// Whether the file says something that a person wrote: a comment, or a note that no command generates.
    var isAnnotated: Bool {
        !isCanonical
            || file.notes.contains { note in !CaseFile<S>.generatedNotes.contains(where: note.hasPrefix) }
    }

    /// Rewrites the file in its canonical form.
    ///
    /// - Parameter isDryRun: only see whether it would change.
    /// - Returns: whether it was not in its canonical form.
    /// - Throws: `CorpusError` with the path, also where the file was changed since it was read.
    package func format(isDryRun: Bool) throws(CorpusError) -> Bool {
        let text = Array(file.text.utf8)
        guard version.bytes != text else { return false }
        if !isDryRun { try StoredFile.write(text, path: path, replacing: version) }
        return true
    }
}
