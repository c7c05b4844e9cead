/// The outcome of one run.
public protocol TestOutcome: Hashable, Sendable {
    /// The ways in which a run can fail or starve.
    associatedtype Mechanism: FailureMechanism

    /// The mechanism by which the run failed or starved; `nil` if it did neither.
    var mechanism: Mechanism? { get }
    /// Whether the run is clean only because nothing in it could have failed.
    var isIdle: Bool { get }
    /// Returns the steps of a case, from 1, that had no effect in any of its runs, because their target was missing. The case has
    /// lost part of its meaning. Only these runs are considered.
    static func stepsWithoutEffect(in runs: [Self]) -> [Int]
}

extension TestOutcome {
    /// `false`.
    public var isIdle: Bool { false }
    /// No steps: every step has a target.
    public static func stepsWithoutEffect(in runs: [Self]) -> [Int] { [] }
    /// The verdict on the run.
    public var verdict: Mechanism.Verdict { mechanism?.verdict ?? .clean }
    /// Whether the run failed.
    public var isFailure: Bool { verdict.isFailure }
    /// Whether the run starved: it did not fail, but something that should have happened never did.
    public var isStarved: Bool { mechanism.map { !$0.isFailure } ?? false }
}

/// The way in which a run fails or starves, whatever the configuration. It distinguishes findings, and shrinking preserves it.
///
/// The description can be used as a file name and can be read back. Reports list mechanisms in their order.
public protocol FailureMechanism: Hashable, Comparable, Sendable, LosslessStringConvertible {
    /// The verdict on a run, as an `expect` line states it.
    associatedtype Verdict: TestVerdict

    /// The verdict on a run with this mechanism; never `clean`.
    var verdict: Verdict { get }
    /// A small number that is unique to this mechanism in this process, for counting.
    var index: Int { get }
}

extension FailureMechanism {
    /// Whether the mechanism is a failure. A run that starves is clean.
    public var isFailure: Bool { verdict.isFailure }
}

/// The verdict on a run in one word, as an `expect` line states it.
public protocol TestVerdict: RawRepresentable<String>, CaseIterable, Hashable, Sendable where AllCases == [Self] {
    /// The verdict on a run that neither fails nor starves.
    static var clean: Self { get }
    /// The word for any failure.
    static var anyFailure: String { get }
    /// The words for the liveness property; `nil` if the subject has none.
    static var liveness: Liveness<Self>? { get }
    /// The word for all verdicts that one cause can have, which are one finding: a stale binding, for example, crashes or corrupts.
    var group: String { get }
    /// Whether the run failed. It is a requirement so that a subject with many configurations can make it fast.
    var isFailure: Bool { get }
}

/// The words for a subject's liveness property: whether a clean run delivers what should happen, or starves.
public struct Liveness<Verdict: Sendable>: Sendable {
    /// The verdict on a clean run that starves: `starved`.
    public let verdict: Verdict
    /// The word for a clean run that does not starve: `delivered`.
    public let delivered: String
    /// The verb for a configuration under which a case starves: `starves`.
    public let starves: String
    /// The verb for a configuration under which no case starves: `delivers`.
    public let delivers: String

    /// Creates the words; each must be a single word.
    public init(_ verdict: Verdict, delivered: String, starves: String, delivers: String) {
        self.verdict = verdict
        self.delivered = delivered
        self.starves = starves
        self.delivers = delivers
    }
}

extension TestVerdict {
    /// `nil`: the subject has no liveness property.
    public static var liveness: Liveness<Self>? { nil }

    /// The verdict itself: another verdict has another cause.
    public var group: String { rawValue }

    /// Whether the run failed. A run that starves is clean.
    public var isFailure: Bool { self != .clean && self != Self.liveness?.verdict }

    /// The failing verdicts, in order.
    package static var failures: [Self] { allCases.filter(\.isFailure) }
    /// The groups of verdicts, in the order of their first verdicts.
    package static func groups(of verdicts: [Self]) -> [String] {
        verdicts.map(\.group).reduce(into: []) { groups, group in if !groups.contains(group) { groups.append(group) } }
    }
    /// All verdicts but clean, in the order of reports.
    package static var findings: [Self] { failures + (liveness.map { [$0.verdict] } ?? []) }
}
