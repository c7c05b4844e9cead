/// The smallest case that was found for a mechanism under a configuration: one that goes wrong, or that starves.
public struct Finding<S: Subject>: Hashable, Sendable {
    /// How it goes wrong.
    public let mechanism: S.Mechanism
    /// The case.
    public let testCase: S.Case
    /// The configuration that the case breaks in this way.
    public let configuration: S.Configuration
    /// Whether every smaller case was tried under that configuration.
    public let isSmallest: Bool
    /// The index of the first case that showed it.
    public let firstIndex: UInt64

    /// Makes it of its parts.
    package init(
        mechanism: S.Mechanism, testCase: S.Case, configuration: S.Configuration, isSmallest: Bool,
        firstIndex: UInt64
    ) {
        self.mechanism = mechanism
        self.testCase = testCase
        self.configuration = configuration
        self.isSmallest = isSmallest
        self.firstIndex = firstIndex
    }
}

extension Finding {
    /// Of findings of several configurations the smallest for each mechanism, the first where they are the same case; in
    /// the order of mechanisms, each with the least index of all.
    package static func smallest(of findings: [Finding]) -> [Finding] {
        Dictionary(grouping: findings, by: \.mechanism).values.compactMap { alike in
            let smallest = alike.dropFirst().reduce(alike[0]) { smallest, finding in
                if finding.testCase != smallest.testCase {
                    return finding.testCase < smallest.testCase ? finding : smallest
                }
                return finding.configuration < smallest.configuration ? finding : smallest
            }
            return Finding(
                mechanism: smallest.mechanism, testCase: smallest.testCase,
                configuration: smallest.configuration, isSmallest: smallest.isSmallest,
                firstIndex: alike.map(\.firstIndex).min() ?? smallest.firstIndex)
        }.sorted { $0.mechanism < $1.mechanism }
    }
}
