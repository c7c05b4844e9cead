import FilesAndProcesses
import FuzzEngine

/// A document beside the corpus that presents its findings to people. The gate checks that the document is up to date.
public struct CorpusDocument: Sendable {
    /// The file name, at the top level of the corpus.
    package let name: String
    private let text: @Sendable () -> String

    /// Creates a document.
    ///
    /// - Parameters:
    ///   - name: the file name, at the top level of the corpus.
    ///   - text: computes the current contents.
    public init(name: String, text: @escaping @Sendable () -> String) {
        self.name = name
        self.text = text
    }

    /// Returns whether a corpus has the document.
    package func isThere(in directory: String) -> Bool { StoredFile.isThere("\(directory)/\(name)") }

    /// Returns the first line in which the file differs from the current contents, counted from 1; `nil` if they are equal.
    ///
    /// - Throws: `FileError` if the file cannot be read.
    package func firstDifference(in directory: String) throws(FileError) -> Int? {
        guard let kept = try TextFile.read(path: "\(directory)/\(name)") else { return nil }
        let text = text()
        guard kept != text else { return nil }
        let lines = [kept, text].map { $0.split(separator: "\n", omittingEmptySubsequences: false) }
        return
            (zip(lines[0], lines[1]).enumerated().first { $1.0 != $1.1 }?.offset ?? min(lines[0].count, lines[1].count))
            + 1
    }

    /// The current contents, computed on each access.
    package var contents: String { text() }
}

extension Gate {
    /// A document beside the corpus that is missing or out of date.
    package struct OutdatedDocument: Hashable, Sendable {
        /// The file name.
        package let name: String
        /// The first line that differs, counted from 1; `nil` if the file is missing.
        package let line: Int?

        /// Creates the record of a document.
        package init(name: String, line: Int?) {
            self.name = name
            self.line = line
        }
    }
}
