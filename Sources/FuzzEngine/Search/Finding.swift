/// A case that fails, or starves, by a mechanism under a configuration: the record of one finding from the search to the report.
public struct Finding<S: Subject>: Hashable, Sendable {
    /// How the case fails.
    public let mechanism: S.Mechanism
    /// The case.
    public let testCase: S.Case
    /// The configuration that the case breaks in this way.
    public let configuration: S.Configuration
    /// How far the case was shrunk.
    public let shrinking: ShrinkProgress
    /// The index of the first case of the search that showed the mechanism under the configuration.
    public let firstIndex: UInt64
    /// Why the case does not reproduce the finding; nil if it does, or if nobody has tried.
    package let flakiness: Flakiness?

    /// Creates a finding of its parts.
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

    /// Whether every smaller case was tried under the configuration.
    public var isSmallest: Bool { shrinking == .smallest }

    /// Whether the finding shows a defect for certain: a finding that does not repeat fails nobody's build.
    package var isCertain: Bool { flakiness?.kind.isFailure ?? true }

    /// The same finding, verified.
    ///
    /// A case that was shrunk in a process that had run other cases need not be the smallest once it is flaky.
    ///
    /// - Parameter flakiness: why the case does not reproduce it; nil if it does.
    package func verified(_ flakiness: Flakiness?) -> Finding {
        Finding(
            mechanism: mechanism, testCase: testCase, configuration: configuration,
            shrinking: flakiness != nil && isSmallest ? .minimal : shrinking, firstIndex: firstIndex,
            flakiness: flakiness)
    }
}

/// How far the case of a finding was shrunk.
public enum ShrinkProgress: Hashable, Sendable {
    /// Every smaller case was tried.
    case smallest
    /// No step can be dropped and no number lowered.
    case minimal
    /// The case is as it was found, and waits to be shrunk.
    case pending
    /// The case is as it was found: each process that was to shrink it was lost.
    case failed(WorkerLoss)

    /// How the processes were lost that were to shrink the case; nil if none was.
    package var loss: WorkerLoss? {
        if case .failed(let loss) = self { loss } else { nil }
    }
}

/// How a process ended that ran a case.
public enum WorkerLoss: String, Codable, Hashable, Sendable {
    /// By a signal of its own making, as a trap sends it.
    case trapped
    /// The case did not end.
    case hung
    /// By a signal from outside, again and again: most likely the system had no memory left.
    case killed

    /// The loss of the workers that were to shrink a case, as a clause.
    package var clause: String { "workers that were to shrink it \(self == .killed ? "were killed" : rawValue)" }
}

extension Finding {
    /// Returns the smallest finding of each mechanism, in the order of mechanisms.
    ///
    /// Of findings with the same case the one of the first configuration is taken. Each has the least index of its mechanism.
    package static func smallest(of findings: [Finding]) -> [Finding] {
        Dictionary(grouping: findings, by: \.mechanism).values.compactMap { alike in
            let smallest = alike.dropFirst().reduce(alike[0]) { smallest, finding in
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
}
