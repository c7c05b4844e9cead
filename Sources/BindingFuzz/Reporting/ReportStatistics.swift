import Foundation

/// How a campaign went, as it wrote it down: `statistics.jsonl`, a JSON object a line.
public enum ReportStatistics {
    /// The name of the file, directly in the campaign's directory.
    public static let fileName = "statistics.jsonl"

    /// How much had been found after so many cases.
    public struct Point: Hashable, Sendable {
        /// How many cases had been run.
        public let cases: UInt64
        /// How many mechanisms were found.
        public let mechanisms: Int
        /// Since the campaign began; nil where the line does not say.
        public let seconds: Double?
    }

    /// Reads the statistics of a directory.
    ///
    /// - Returns: no points where there is no such file.
    /// - Throws: `CorpusError` with the path and the line.
    public static func read(directory: String) throws(CorpusError) -> [Point] {
        let path = "\(directory)/\(fileName)"
        guard let text = try TextFile.read(path: path) else { return [] }
        return try points(text: text, file: path)
    }

    /// Reads the text of the file.
    static func points(text: String, file: String) throws(CorpusError) -> [Point] {
        var points: [Point] = []
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
        for (number, line) in lines.enumerated() where !line.isEmpty {
            guard let entry = try? JSONDecoder().decode(Line.self, from: Data(line.utf8)) else {
                // A campaign that runs, or was killed, leaves its last line unfinished.
                if number == lines.count - 1 { break }
                throw CorpusError(problems: [
                    "\(file):\(number + 1): error: expected a JSON object with 'cases' and 'mechanisms'; "
                        + "delete the line, or the file to do without growth curves"
                ])
            }
            guard let mechanisms = entry.mechanisms ?? entry.findings else { continue }
            points.append(Point(cases: entry.cases, mechanisms: mechanisms, seconds: entry.elapsed_s ?? entry.seconds))
        }
        return points
    }

    private struct Line: Decodable {
        let cases: UInt64
        let mechanisms: Int?
        let findings: Int?
        /// As a campaign spells it.
        let elapsed_s: Double?
        /// As anybody else might.
        let seconds: Double?
    }
}
