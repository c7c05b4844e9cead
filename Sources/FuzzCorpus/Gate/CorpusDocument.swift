import FilesAndProcesses
import FuzzEngine

/// A text beside the corpus that says for people what was found, which a gate holds to what is found anew.
public struct CorpusDocument: Sendable {
    /// The name of its file, directly below the corpus.
    public let name: String
    private let text: @Sendable () -> String

    /// Names a document.
    ///
    /// - Parameters:
    ///   - name: the name of its file, directly below the corpus.
    ///   - text: finds anew what it has to say.
    public init(name: String, text: @escaping @Sendable () -> String) {
        self.name = name
        self.text = text
    }

    /// Whether a corpus has it.
    package func isThere(in directory: String) -> Bool { StoredFile.isThere("\(directory)/\(name)") }

    /// The first line in which the file of a corpus differs, counted from 1; nil where it says the same.
    ///
    /// - Throws: `CorpusError` where it cannot be read.
    package func firstDifference(in directory: String) throws(CorpusError) -> Int? {
        guard let kept = try TextFile.read(path: "\(directory)/\(name)") else { return nil }
        let text = text()
        guard kept != text else { return nil }
        let lines = [kept, text].map { $0.split(separator: "\n", omittingEmptySubsequences: false) }
        return
            (zip(lines[0], lines[1]).enumerated().first { $1.0 != $1.1 }?.offset ?? min(lines[0].count, lines[1].count))
            + 1
    }

    /// Finds anew what it has to say.
    package var contents: String { text() }
}
