import BindingFuzz
import FilesAndProcesses
import Foundation
import FuzzCorpus

/// The checks on every byte string as the files of a corpus. Either the corpus is read completely, and what was read is the same
/// after it is written and read again; or every problem names one of its files.
///
/// The bytes are up to four files with a zero byte between them. Each file is a line with its name, then its contents. The check
/// writes them to a directory, since the corpus reader handles names, folders and ends of files besides cases.
package struct CorpusCheck: ~Copyable {
    private let directory: String
    /// The folders that names may begin with. Every other slash is removed, so that no file is written elsewhere.
    private static let folders = [CorpusLayout.canaryFolder, CorpusLayout.foundFolder]
    private static let separator = UInt8(ascii: "/")

    /// Makes a directory inside the temporary directory.
    package init() {
        directory = FileManager.default.temporaryDirectory.appendingPathComponent("bindfuzz-corpus-\(UUID())").path
        for folder in Self.folders {
            try? FileManager.default.createDirectory(
                atPath: "\(directory)/\(folder)", withIntermediateDirectories: true)
        }
    }

    deinit {
        try? FileManager.default.removeItem(atPath: directory)
    }

    /// Returns the problem with an input, or nil if there is none.
    package func problem(of bytes: [UInt8]) -> String? {
        var names: Set<[UInt8]> = []
        for part in bytes.split(separator: 0, maxSplits: 3) {
            let line = part.prefix { $0 != UInt8(ascii: "\n") }
            guard let name = fileName(line), write(part.dropFirst(line.count + 1), name) else { continue }
            names.insert(name)
        }
        defer { for name in names { unlink(path(name)) } }
        let cases = names.filter { $0.reversed().starts(with: ".\(CorpusLayout.fileExtension)".utf8.reversed()) }
        _ = try? VerdictTable<RowModel>(path: "\(directory)/\(CorpusLayout.table)")
        do throws(FileError) {
            return problem(ofRead: try Corpus<RowModel>(directory: directory), cases: cases.count)
        } catch {
            // A name that is not valid text is shown with replacement characters, so only the directory can be compared.
            let isNamed = error.problems.allSatisfy { $0.utf8.starts(with: "\(directory)/".utf8) }
            return isNamed && !error.problems.isEmpty ? nil : "problems that do not name their file: \(error)"
        }
    }

    private func problem(ofRead corpus: Corpus<RowModel>, cases: Int) -> String? {
        guard corpus.entries.count == cases else { return "\(corpus.entries.count) cases read of \(cases)" }
        let paths = corpus.entries.map(\.path)
        guard zip(paths, paths.dropFirst()).allSatisfy({ $0.utf8.lexicographicallyPrecedes($1.utf8) }) else {
            return "not in the order of paths: \(paths)"
        }
        for entry in corpus.entries {
            if let problem = ParserCheck.problem(ofRead: entry.file) { return "\(entry.path): \(problem)" }
            let canaries = "\(directory)/\(CorpusLayout.canaryFolder)/"
            if entry.isCanary != entry.path.utf8.starts(with: canaries.utf8) {
                return "\(entry.path): taken for \(entry.isCanary ? "a" : "no") canary"
            }
        }
        return nil
    }

    /// Returns a name that stays in the directory, or nil if there is none.
    private func fileName(_ line: ArraySlice<UInt8>) -> [UInt8]? {
        let folder = Self.folders.first { line.starts(with: "\($0)/".utf8) }.map { Array("\($0)/".utf8) } ?? []
        let name = line.dropFirst(folder.count).prefix(100).filter { $0 != Self.separator && $0 != 0 }
        return name.isEmpty || name == Array(".".utf8) || name == Array("..".utf8) ? nil : folder + name
    }

    private func path(_ name: [UInt8]) -> [CChar] {
        (Array("\(directory)/".utf8) + name + [0]).map { CChar(bitPattern: $0) }
    }

    private func write(_ bytes: ArraySlice<UInt8>, _ name: [UInt8]) -> Bool {
        let descriptor = open(path(name), O_WRONLY | O_CREAT | O_TRUNC, 0o600)
        guard descriptor >= 0 else { return false }
        defer { close(descriptor) }
        return FileDescriptor.write(Array(bytes), to: descriptor)
    }
}
