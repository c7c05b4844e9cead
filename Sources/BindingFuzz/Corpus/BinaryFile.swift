import Foundation

/// Files of bytes that only a fuzzer reads.
public enum BinaryFile {
    /// Reads the start of a file.
    ///
    /// - Parameter count: how many bytes at most.
    /// - Throws: `CorpusError` with the path.
    public static func read(path: String, upTo count: Int) throws(CorpusError) -> [UInt8] {
        do {
            let handle = try FileHandle(forReadingFrom: URL(fileURLWithPath: path))
            defer { try? handle.close() }
            return [UInt8](try handle.read(upToCount: count) ?? Data())
        } catch {
            throw CorpusError(problems: ["\(path): error: expected a file that can be read; \(error.reason)"])
        }
    }

    /// Writes bytes to a temporary file and renames it; makes the directories on the way.
    ///
    /// - Throws: `CorpusError` with the path.
    public static func write(_ bytes: [UInt8], path: String) throws(CorpusError) {
        let url = URL(fileURLWithPath: path)
        do {
            try FileManager.default.createDirectory(
                at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
            try Data(bytes).write(to: url, options: .atomic)
        } catch {
            throw CorpusError(problems: ["\(path): error: expected a file that can be written; \(error.reason)"])
        }
    }
}
