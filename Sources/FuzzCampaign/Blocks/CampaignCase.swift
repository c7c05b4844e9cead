import FuzzEngine
import FuzzCorpus

/// The part of a finding that a checkpoint keeps: the shrunk case of one configuration and mechanism.
package struct CampaignCase<S: Subject>: Codable, Hashable, Sendable {
    let testCase: S.Case
    let shrinking: ShrinkProgress
    let flakiness: Flakiness?

    /// Keeps the case of a finding that a worker has shrunk and verified.
    init(_ finding: Finding<S>) {
        testCase = finding.testCase
        shrinking = finding.shrinking
        flakiness = finding.flakiness
    }

    /// Keeps a case that no worker could shrink.
    init(unshrunk testCase: S.Case, by loss: WorkerLoss) {
        self.testCase = testCase
        shrinking = .failed(loss)
        flakiness = nil
    }

    private enum CodingKeys: String, CodingKey {
        case text = "case"
        case isSmallest
        case flakiness = "doubt"
        case loss = "obstacle"
    }

    /// Reads the case as the text of a case file.
    package init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        testCase = try CaseFile<S>(text: container.decode(String.self, forKey: .text)).testCase
        let isSmallest = try container.decode(Bool.self, forKey: .isSmallest)
        let loss = try container.decodeIfPresent(WorkerLoss.self, forKey: .loss)
        shrinking = loss.map { .failed($0) } ?? (isSmallest ? .smallest : .minimal)
        flakiness = try container.decodeIfPresent(Flakiness.self, forKey: .flakiness)
    }

    package func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(CaseFile<S>(testCase).text, forKey: .text)
        try container.encode(shrinking == .smallest, forKey: .isSmallest)
        try container.encodeIfPresent(flakiness, forKey: .flakiness)
        if case .failed(let loss) = shrinking { try container.encode(loss, forKey: .loss) }
    }
}
