import BindingFuzz
import FuzzCorpus
import FuzzReports
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
    ///
    /// - Parameters:
    ///   - known: the corpus to compare with; an empty one where none is given.
    ///   - sinceLast: whether what was told by the last report that was marked is left out.
    func report(knowing known: FindingsDirectory? = nil, sinceLast: Bool = false, all: Bool = false) throws -> Report {
        let corpus = try known.map { CorpusSurvey(try Corpus(directory: $0.path)) }
        return Report(
            try Corpus(directory: path), campaign: try ReportCampaign.read(directory: path),
            baseline: ReportBaseline(
                corpus: corpus ?? CorpusSurvey([], directory: "corpus"),
                told: sinceLast ? try ReportMemory(directory: path) : nil),
            growth: try ReportStatistics.read(directory: path), showsAll: all)
    }

    /// Marks what a report tells as told, as the command does.
    func mark(_ report: Report) throws {
        var memory = try ReportMemory(directory: path)
        memory.remember(report)
        try memory.write(directory: path)
    }

    /// A text without the path, which differs from run to run.
    func anonymous(_ text: String) -> String {
        text.replacing(path, with: "findings")
    }
}
