import FilesAndProcesses
import Foundation
import FuzzCorpus
import FuzzEngine

/// The numbers of a campaign at one time. A line has a checksum of its numbers, so that an altered line is detected.
package struct CampaignStatisticsLine: Hashable, Sendable {
    /// The running time of the campaign over all of its runs, in seconds.
    package let elapsed_s: Double
    /// The number of cases that had run.
    package let cases: UInt64
    /// The number of mechanisms that had been found.
    package let mechanisms: Int
    /// The number of cases that a worker did not survive.
    package let incidents: Int
    /// The number of times that a worker was restarted.
    package let restarts: Int

    /// Creates a line.
    package init(elapsed_s: Double, cases: UInt64, mechanisms: Int, incidents: Int, restarts: Int) {
        self.elapsed_s = elapsed_s
        self.cases = cases
        self.mechanisms = mechanisms
        self.incidents = incidents
        self.restarts = restarts
    }
}

extension CampaignStatisticsLine: Codable {
    private enum CodingKeys: String, CodingKey {
        case elapsed_s, cases, mechanisms, incidents, restarts, checksum
    }

    private var checksum: String {
        var sum = Checksum()
        sum.add(elapsed_s.bitPattern)
        sum.add(cases)
        for count in [mechanisms, incidents, restarts] { sum.add(UInt64(bitPattern: Int64(count))) }
        return sum.text
    }

    package init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        elapsed_s = try container.decode(Double.self, forKey: .elapsed_s)
        cases = try container.decode(UInt64.self, forKey: .cases)
        mechanisms = try container.decode(Int.self, forKey: .mechanisms)
        incidents = try container.decode(Int.self, forKey: .incidents)
        restarts = try container.decode(Int.self, forKey: .restarts)
        guard try container.decode(String.self, forKey: .checksum) == checksum, isPossible else {
            throw DecodingError.dataCorruptedError(
                forKey: .checksum, in: container, debugDescription: "the checksum does not match the numbers")
        }
    }

    package func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(elapsed_s, forKey: .elapsed_s)
        try container.encode(cases, forKey: .cases)
        try container.encode(mechanisms, forKey: .mechanisms)
        try container.encode(incidents, forKey: .incidents)
        try container.encode(restarts, forKey: .restarts)
        try container.encode(checksum, forKey: .checksum)
    }
}

/// The progress of a campaign in a bounded number of lines. The longer the campaign runs, the further apart they are. A line with a
/// new mechanism always stays.
package struct CampaignStatistics: Sendable {
    /// The greatest number of lines; it exceeds the number of mechanisms.
    package static let capacity = 512

    /// The lines, ascending in time. Each interval has at most one line without a new mechanism.
    package private(set) var lines: [CampaignStatisticsLine] = []
    /// The time between two lines, in seconds: a power of two.
    package private(set) var interval_s = 1.0

    /// Creates statistics without lines.
    package init() {}

    /// Adds a line, unless its interval already has a line with as many mechanisms.
    ///
    /// - Returns: whether anything changed.
    package mutating func add(_ line: CampaignStatisticsLine) -> Bool {
        guard isNeeded(line, after: lines.last) else { return false }
        lines.append(line)
        while lines.count > Self.capacity {
            interval_s *= 2
            var kept: [CampaignStatisticsLine] = []
            for line in lines where isNeeded(line, after: kept.last) { kept.append(line) }
            lines = kept
        }
        return true
    }

    private func isNeeded(_ line: CampaignStatisticsLine, after last: CampaignStatisticsLine?) -> Bool {
        guard let last else { return true }
        return slot(last) < slot(line) || last.mechanisms < line.mechanisms
    }

    private func slot(_ line: CampaignStatisticsLine) -> Double { (line.elapsed_s / interval_s).rounded(.down) }
}

/// The file of the statistics, with one JSON object on each line.
extension CampaignStatistics {
    /// A line of a file, if it is not blank.
    package struct FileLine {
        /// The number of the line, counted from 1.
        package let number: Int
        /// The parsed line; nil if its bytes differ from what a campaign writes.
        package let content: CampaignStatisticsLine?
        /// Whether a line feed ends the line. A running or killed campaign leaves its last line without one.
        package let isFinished: Bool
    }

    /// The content of the file.
    var file: Data { Self.file(of: lines) }

    private static func file(of lines: [CampaignStatisticsLine]) -> Data {
        lines.reduce(into: Data()) { $0 += JSONText.line($1) + Data("\n".utf8) }
    }

    /// Parses the lines of a file.
    package static func lines(ofFile file: Data) -> [FileLine] {
        let texts = file.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
        return texts.enumerated().filter { !$1.isEmpty }.map { position, text in
            let line = try? JSONDecoder().decode(CampaignStatisticsLine.self, from: text)
            let content = line.flatMap { JSONText.line($0) == Data(text) ? $0 : nil }
            return FileLine(number: position + 1, content: content, isFinished: position < texts.count - 1)
        }
    }

    /// Returns whether a file has only complete lines as a campaign writes them.
    static func isWhole(file: Data) -> Bool { self.file(of: lines(ofFile: file).compactMap(\.content)) == file }
}
