import BindingFuzz
import FilesAndProcesses
import Foundation
import FuzzCampaign
import FuzzCorpus
import RowReports
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
    /// - Parameter known: the corpus to compare with; an empty one where none is given.
    func report(knowing known: FindingsDirectory? = nil, all: Bool = false) throws -> Report<RowModel> {
        let corpus = try known.map { CorpusSurvey<RowModel>(try Corpus<RowModel>(directory: $0.path)) }
        return Report<RowModel>(
            try Corpus<RowModel>(directory: path), campaign: try ReportCampaign<RowModel>.read(directory: path),
            baseline: ReportBaseline<RowModel>(corpus: corpus ?? CorpusSurvey<RowModel>([], directory: "corpus")),
            growth: try ReportStatistics.read(directory: path), showsAll: all)
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
