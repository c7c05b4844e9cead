import BindingFuzz
import Foundation
import FuzzCampaign
import FuzzCorpus
import FuzzReports
import TestSupport

/// A directory of findings.
struct FindingsDirectory {
    /// The directory that it is in, for what else a test writes.
    let parent: TemporaryDirectory
    let path: String

    /// Makes a directory.
    ///
    /// - Parameter files: the texts of files by their names; the steps alone for a case.
    init(_ files: [String: String]) throws {
        parent = try TemporaryDirectory()
        path = parent.path("findings")
        for (name, text) in files { try write(name, text) }
    }

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

    /// Statistics as a campaign writes them.
    static func statistics(_ points: [(cases: UInt64, mechanisms: Int, elapsed_s: Double)]) -> String {
        points.map { point in
            let line = CampaignStatisticsLine(
                elapsed_s: point.elapsed_s, cases: point.cases, mechanisms: point.mechanisms, incidents: 0, restarts: 0)
            return String(decoding: JSONText.line(line), as: UTF8.self) + "\n"
        }.joined()
    }
}
