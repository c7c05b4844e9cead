/// A case that fails or starves by a mechanism under a configuration. The search creates it, and reports show it.
public struct Finding<S: Subject>: Hashable, Sendable {
    /// The mechanism by which the case fails or starves.
    public let mechanism: S.Mechanism
    /// The test case.
    public let testCase: S.Case
    /// The configuration under which the case fails or starves.
    public let configuration: S.Configuration
    /// How far the case was shrunk.
    package let shrinking: ShrinkProgress
    /// The index of the first case in the search that showed the mechanism under the configuration.
    public let firstIndex: UInt64
    /// The reason why the case does not reproduce the finding; `nil` if it does, or if the finding is not verified.
    package let flakiness: Flakiness?

    /// Creates a finding.
    package init(
        mechanism: S.Mechanism, testCase: S.Case, configuration: S.Configuration, shrinking: ShrinkProgress,
        firstIndex: UInt64, flakiness: Flakiness? = nil
    ) {
        self.mechanism = mechanism
        self.testCase = testCase
        self.configuration = configuration
        self.shrinking = shrinking
        self.firstIndex = firstIndex
        self.flakiness = flakiness
    }

    /// Whether every smaller case with the same assumptions has been tried under the configuration.
    public var isSmallest: Bool { shrinking == .smallest }

    /// A failing case and its mechanism. Findings of many configurations often have the same ones.
    package struct Reproducer: Hashable, Sendable {
        private let testCase: S.Case
        private let mechanism: S.Mechanism

        /// Takes the case and the mechanism of a finding.
        fileprivate init(_ finding: Finding) {
            testCase = finding.testCase
            mechanism = finding.mechanism
        }
    }

    /// The case and its mechanism, without the configuration.
    package var reproducer: Reproducer { Reproducer(self) }

    /// Whether the finding certainly shows a defect. A finding that does not repeat must not fail a build.
    package var isCertain: Bool { flakiness?.kind.isFailure ?? true }

    /// Returns the same finding, verified.
    ///
    /// A flaky case need not be the smallest, if it was shrunk in a process that had run other cases.
    ///
    /// - Parameters:
    ///   - flakiness: the reason why the case does not reproduce the finding; `nil` if it does.
    ///   - spelling: the same case in another spelling; `nil` if it keeps its own.
    package func verified(_ flakiness: Flakiness?, as spelling: S.Case? = nil) -> Finding {
        Finding(
            mechanism: mechanism, testCase: spelling ?? testCase, configuration: configuration,
            shrinking: flakiness != nil && isSmallest ? .minimal : shrinking, firstIndex: firstIndex,
            flakiness: flakiness)
    }
}

/// The extent to which the case of a finding was shrunk.
package enum ShrinkProgress: Hashable, Sendable {
    /// Every smaller case has been tried.
    case smallest
    /// No step can be dropped and no number lowered.
    case minimal
    /// The case has not been shrunk yet.
    case pending
    /// The case has not been run again, because the search ended before.
    case unconfirmed
    /// The case was not shrunk: every worker that tried was lost.
    case failed(WorkerLoss)

    /// The way in which the workers were lost; `nil` if none was.
    package var loss: WorkerLoss? {
        if case .failed(let loss) = self { loss } else { nil }
    }
}

/// The way in which a worker ended while it ran a case.
package enum WorkerLoss: String, Codable, Hashable, Sendable {
    /// The code raised a signal, as a trap does.
    case trapped
    /// The case did not end.
    case hung
    /// Another process sent a signal, again and again: most likely the system had run out of memory.
    case killed

    /// The loss of the workers that shrank a case, as a clause.
    package var clause: String { "the workers that shrank it \(self == .killed ? "were killed" : rawValue)" }
}

extension Finding {
    /// Returns the smallest finding of each mechanism, in the order of mechanisms. A finding that is not flaky has precedence.
    ///
    /// Among findings with the same case, the one of the first configuration is returned. Each has the lowest index of its
    /// mechanism.
    package static func smallest(of findings: [Finding]) -> [Finding] {
        Dictionary(grouping: findings, by: \.mechanism).values.compactMap { alike in
            let reproducible = alike.filter { $0.flakiness == nil }
            let candidates = reproducible.isEmpty ? alike : reproducible
            let smallest = candidates.dropFirst().reduce(candidates[0]) { smallest, finding in
                if finding.testCase != smallest.testCase {
                    return finding.testCase < smallest.testCase ? finding : smallest
                }
                return finding.configuration < smallest.configuration ? finding : smallest
            }
            return Finding(
                mechanism: smallest.mechanism, testCase: smallest.testCase, configuration: smallest.configuration,
                shrinking: smallest.shrinking, firstIndex: alike.map(\.firstIndex).min() ?? smallest.firstIndex,
                flakiness: smallest.flakiness)
        }.sorted { $0.mechanism < $1.mechanism }
    }

    /// Returns the finding that a table shows for each configuration: one that fails before one that starves, among these one that
    /// is not flaky, and among these the one with the smallest case.
    package static func smallestOfConfigurations(_ findings: [Finding]) -> [S.Configuration: Finding] {
        Dictionary(grouping: findings, by: \.configuration).compactMapValues { alike in
            alike.min { left, right in
                if left.mechanism.isFailure != right.mechanism.isFailure { return left.mechanism.isFailure }
                if (left.flakiness == nil) != (right.flakiness == nil) { return left.flakiness == nil }
                return left.testCase < right.testCase
            }
        }
    }
}
