import FuzzEngine
import FuzzCorpus

/// What the case of a pair shrinks to.
package struct CampaignCase<S: Subject>: Codable, Hashable, Sendable {
    package let testCase: S.Case
    /// Whether every smaller case was tried.
    package let isSmallest: Bool
    /// Why nothing could be held to it; nil where it goes wrong again as it did, or that was not tried.
    package let doubt: Flakiness?
    /// How workers ended that were to shrink it; then it is as it was found. Nil where it was shrunk.
    package let obstacle: CampaignIncident.Kind?

    init(testCase: S.Case, isSmallest: Bool, doubt: Flakiness? = nil) {
        self.testCase = testCase
        // What was tried in a process that had run others says nothing of what could not be seen again.
        self.isSmallest = isSmallest && doubt == nil
        self.doubt = doubt
        obstacle = nil
    }

    /// A case that no worker could shrink.
    init(unshrunk testCase: S.Case, by obstacle: CampaignIncident.Kind) {
        self.testCase = testCase
        isSmallest = false
        doubt = nil
        self.obstacle = obstacle
    }

    private enum CodingKeys: String, CodingKey {
        case text = "case"
        case isSmallest, doubt, obstacle
    }

    /// The case is kept as the text of a case file.
    package init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        testCase = try CaseFile<S>(text: container.decode(String.self, forKey: .text)).testCase
        isSmallest = try container.decode(Bool.self, forKey: .isSmallest)
        doubt = try container.decodeIfPresent(Flakiness.self, forKey: .doubt)
        obstacle = try container.decodeIfPresent(CampaignIncident.Kind.self, forKey: .obstacle)
    }

    package func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(CaseFile<S>(testCase).text, forKey: .text)
        try container.encode(isSmallest, forKey: .isSmallest)
        try container.encodeIfPresent(doubt, forKey: .doubt)
        try container.encodeIfPresent(obstacle, forKey: .obstacle)
    }
}
