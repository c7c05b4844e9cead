import FilesAndProcesses
import FuzzEngine

/// A file that a command is to write when it has done its work, which may take long. What others write there meanwhile is not
/// overwritten.
package struct PlannedFile: Sendable {
    private let path: String
    /// What is to be replaced; nil where nothing could be read.
    private let version: FileVersion?
    private let isThere: Bool

    /// Takes down what is there.
    package init(path: String) {
        self.path = path
        isThere = StoredFile.isName(path)
        version = isThere ? try? StoredFile.readVersion(path: path, upTo: StoredFile.maximumBytes) : nil
    }

    /// Takes down what is there, for a case that is made of what was read until now.
    ///
    /// - Throws: `CorpusError` where it is one of the files that were read, or no case.
    package init(resultAt path: String) throws(CorpusError) {
        try StoredFile.checkResult(Array("bindfuzz 1\n".utf8), path: path)
        self.init(path: path)
    }

    /// A file that was read.
    init(path: String, _ version: FileVersion) {
        self.path = path
        self.version = version
        isThere = true
    }

    /// Writes the file, while nobody else changes the corpus that it is in.
    ///
    /// - Throws: `CorpusError` with the path, also where something else is there than was.
    package func write(_ text: String) throws {
        let bytes = Array(text.utf8)
        try CorpusLock.changing(CorpusLock.directory(of: path)) {
            TemporaryFile.removeLeftovers(in: StoredFile.parent(of: path))
            if let version {
                try StoredFile.write(bytes, path: path, replacing: version)
            } else if isThere {
                try StoredFile.write(bytes, path: path)
            } else if try !StoredFile.create(bytes, path: path) {
                throw StoredFile.changed(path)
            }
        }
    }
}
