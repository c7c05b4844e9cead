import BindingFuzz
import FuzzCampaign
import FuzzCorpus

/// What the reports of a directory that were marked have told: for each mechanism the case it was told with. Kept as text, one
/// line a mechanism, `out-of-range-event-live 1 item: clear · post`, so that a person can delete what should be told again.
package struct ReportMemory<S: TellableSubject>: Hashable, Sendable {
    /// The name of the file, directly in the directory.
    package static var fileName: String { CampaignFile.reportMemory }
    private static var comment: String {
        "# What '\(S.program) report --mark' has told. Delete a line to be told of its mechanism again."
    }

    /// The cases that were told, on one line each, by their mechanism.
    private var told: [S.Mechanism: String] = [:]

    /// Remembers nothing.
    package init() {}

    /// Reads the memory of a directory.
    ///
    /// - Returns: one that remembers nothing, where no report was marked.
    /// - Throws: `CorpusError` where the file cannot be read, or a line is none of its.
    package init(directory: String) throws(CorpusError) {
        let path = Self.path(in: directory)
        try self.init(text: try TextFile.read(path: path) ?? "", file: path)
    }

    /// Reads the text of the file.
    ///
    /// - Throws: `CorpusError` with the path and the line.
    init(text: String, file: String) throws(CorpusError) {
        for (number, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
            if line.isEmpty || line.hasPrefix("#") { continue }
            let words = line.split(separator: " ", maxSplits: 1).map(String.init)
            guard words.count == 2, let mechanism = S.Mechanism(words[0]) else {
                throw CorpusError(problems: [
                    "\(file):\(number + 1): error: expected a mechanism and the case it was told with; found '\(line)'. "
                        + "Delete the line, or the file to be told of everything again"
                ])
            }
            told[mechanism] = words[1]
        }
    }

    /// The text of the file, in the order of mechanisms.
    package var text: String {
        let lines = told.sorted { $0.key < $1.key }.map { "\($0.key) \($0.value)" }
        return ([Self.comment] + lines).joined(separator: "\n") + "\n"
    }

    /// Writes the memory of a directory, to a temporary file that is then renamed.
    ///
    /// - Throws: `CorpusError` with the path.
    package func write(directory: String) throws(CorpusError) {
        try TextFile.write(text, path: Self.path(in: directory))
    }

    /// Remembers what a report tells in full.
    package mutating func remember(_ report: Report<S>) {
        for item in report.shown { told[item.mechanism] = item.file.interleaving.description }
    }

    /// The case that a mechanism was told with; nil where it was not told.
    func interleaving(of mechanism: S.Mechanism) -> String? { told[mechanism] }

    private static func path(in directory: String) -> String { "\(directory)/\(fileName)" }
}
