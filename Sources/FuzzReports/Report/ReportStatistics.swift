import FilesAndProcesses
import Foundation
import FuzzCampaign
import FuzzCorpus

/// The statistics of a campaign, from `statistics.jsonl`, with a JSON object on each line.
package enum ReportStatistics {
    /// Reads the statistics of a directory.
    ///
    /// - Returns: the points; none if the file does not exist.
    /// - Throws: `FileError` with the path and the line.
    package static func read(directory: String) throws(FileError) -> [CampaignStatisticsLine] {
        let path = "\(directory)/\(CampaignFile.statistics.rawValue)"
        guard let text = try TextFile.read(path: path) else { return [] }
        return try points(text: text, file: path)
    }

    /// Parses the text of the file.
    private static func points(text: String, file: String) throws(FileError) -> [CampaignStatisticsLine] {
        var points: [CampaignStatisticsLine] = []
        for line in CampaignStatistics.lines(ofFile: Data(text.utf8)) {
            if let point = line.content {
                points.append(point)
            } else if line.isFinished {
                throw FileError(problems: [
                    "\(file):\(line.number): error: expected a line of statistics, as a campaign writes it. "
                        + "Delete the line, or delete the file to omit the growth curves"
                ])
            }
        }
        return points
    }
}
