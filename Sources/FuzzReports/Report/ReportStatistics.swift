import Foundation
import FuzzCampaign
import FuzzCorpus

/// How a campaign went, as it wrote it down: `statistics.jsonl`, a JSON object a line.
package enum ReportStatistics {
    /// The name of the file, directly in the campaign's directory.
    package static let fileName = "statistics.jsonl"

    /// Reads the statistics of a directory.
    ///
    /// - Returns: no points where there is no such file.
    /// - Throws: `CorpusError` with the path and the line.
    package static func read(directory: String) throws(CorpusError) -> [CampaignStatisticsLine] {
        let path = "\(directory)/\(fileName)"
        guard let text = try TextFile.read(path: path) else { return [] }
        return try points(text: text, file: path)
    }

    /// Reads the text of the file.
    static func points(text: String, file: String) throws(CorpusError) -> [CampaignStatisticsLine] {
        var points: [CampaignStatisticsLine] = []
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
        for (number, line) in lines.enumerated() where !line.isEmpty {
            guard let point = try? JSONDecoder().decode(CampaignStatisticsLine.self, from: Data(line.utf8)) else {
                // A campaign that runs, or was killed, leaves its last line unfinished.
                if number == lines.count - 1 { break }
                throw CorpusError(problems: [
                    "\(file):\(number + 1): error: expected a line of statistics as a campaign writes them; "
                        + "delete the line, or the file to do without growth curves"
                ])
            }
            points.append(point)
        }
        return points
    }
}
