import FilesAndProcesses
import FuzzEngine

/// A directory of cases of another subject, for example of another program that runs in the same directory.
extension Corpus {
    /// Returns whether the header of any file has lines that this subject's cases cannot have.
    ///
    /// - Parameter directory: a directory without a valid case of this subject.
    static func isForeign(_ directory: String) throws(FileError) -> Bool {
        for name in try names(below: directory) {
            guard let text = try? TextFile.read(path: "\(directory)/\(name)") else { continue }
            if isForeign(text: text) { return true }
        }
        return false
    }

    private static func isForeign(text: String) -> Bool {
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
        guard lines.first == "bindfuzz 1" else { return false }
        return lines.dropFirst().prefix { !$0.isEmpty }.contains { line in
            let words = line.split(separator: " ")
            guard let first = words.first, first.allSatisfy(\.isLetter) else { return false }
            if first == "expect" {
                return words.count == 3 && words[1].split(separator: "/").count != S.Configuration.partNames.count
            }
            return first != "note" && !S.Case.headerWords.contains(String(first))
        }
    }

    /// Returns a single error for all files.
    ///
    /// - Parameter problems: the errors of the files; at least one.
    static func foreign(_ directory: String, _ problems: [String]) -> FileError {
        FileError(problems: [
            "\(directory): error: expected a corpus of \(S.program); found \(problems.count.counted("case")) of another program, "
                + "and none of this one. Name another directory, as with --corpus; the first of them is at "
                + (problems.first ?? "")
        ])
    }
}
