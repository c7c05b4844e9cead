/// What a campaign goes on from.
package struct CampaignCheckpoint: Codable, Sendable {
    package var state: CampaignState
    /// Tells versions of the model apart.
    package var fingerprint: UInt64
    /// How long the campaign ran, all of its runs together.
    package var elapsed_s: Double = 0
    /// When, in that time, the last new mechanism came.
    package var lastNew_s: Double = 0
    /// When, in that time, the campaign is to end; nil where time does not end it.
    package var limit_s: Double?
    /// How often a worker was started again.
    package var restarts = 0

    package init(state: CampaignState, fingerprint: UInt64) {
        self.state = state
        self.fingerprint = fingerprint
    }
}

/// How a campaign was going at one time.
public struct CampaignStatisticsLine: Codable, Hashable, Sendable {
    /// How long the campaign had run, all of its runs together, in seconds.
    public let elapsed_s: Double
    /// How many cases had been run.
    public let cases: UInt64
    /// How many mechanisms had been found.
    public let mechanisms: Int
    /// How many cases a worker did not survive.
    public let incidents: Int
    /// How often a worker was started again.
    public let restarts: Int

    /// Makes a line.
    public init(elapsed_s: Double, cases: UInt64, mechanisms: Int, incidents: Int, restarts: Int) {
        self.elapsed_s = elapsed_s
        self.cases = cases
        self.mechanisms = mechanisms
        self.incidents = incidents
        self.restarts = restarts
    }
}

/// The course of a campaign in a bounded number of lines: the longer it runs, the further they are apart. Whatever brings a
/// new mechanism keeps a line of its own.
package struct CampaignStatistics: Sendable {
    /// The most lines there are; more than there are mechanisms.
    package static let capacity = 512

    /// Ascending in time, with at most one in each interval that brings nothing new.
    package private(set) var lines: [CampaignStatisticsLine] = []
    /// The time between two lines, in seconds: a power of two.
    package private(set) var interval_s = 1.0

    package init() {}

    /// Adds a line, unless there is one for its interval that knows as many mechanisms.
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
