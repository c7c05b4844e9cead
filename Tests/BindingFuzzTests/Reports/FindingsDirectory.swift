import BindingFuzz
import Foundation

/// A directory of findings that is gone when the test is over.
final class FindingsDirectory {
    let path: String

    /// Makes a directory.
    ///
    /// - Parameter files: the texts of files by their names; the steps alone for a case.
    init(_ files: [String: String]) throws {
        path = FileManager.default.temporaryDirectory.appending(path: "bindfuzz-report-\(UUID().uuidString)").path()
        for (name, text) in files { try write(name, text) }
    }

    deinit { try? FileManager.default.removeItem(atPath: path) }

    func write(_ name: String, _ text: String) throws {
        let isSteps = name.hasSuffix(".case") && !text.hasPrefix("bindfuzz")
        try TextFile.write(isSteps ? "bindfuzz 1\nitems 2\n\n\(text)\n" : text, path: "\(path)/\(name)")
    }

    /// The report of what is there now.
    func report(all: Bool = false) throws -> Report {
        Report(
            try Corpus(directory: path), memory: try ReportMemory(directory: path),
            growth: try ReportStatistics.read(directory: path), showsAll: all)
    }

    /// Remembers what a report tells, as the command does.
    func remember(_ report: Report) throws {
        var memory = try ReportMemory(directory: path)
        memory.remember(report)
        try memory.write(directory: path)
    }

    /// A text without the path, which differs from run to run.
    func anonymous(_ text: String) -> String { text.replacing(path, with: "findings") }
}
